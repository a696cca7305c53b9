import type { Barcode } from 'domain/kernel/input/barcode'
import { loadedDetector, ownDetector, type Detector } from './detector'

export type ScanFailure = 'blocked' | 'missing' | 'busy' | 'unread'

type ScanEvents = {
  onReady: () => void
  onFailed: (failure: ScanFailure) => void
  /** One barcode, read twice in a row, because some kinds have no check digit; or several at once. */
  onRead: (read: Barcode | 'several') => void
}

const lookEveryMs = 120

const failureOf = (error: unknown): ScanFailure => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'busy'
}

/** The browser's reader, and the loaded one when that is missing or, as on some phones, there but out of order. */
const createReader = async (): Promise<Detector> => {
  let detector = await ownDetector()
  const loaded = async () => (detector = await loadedDetector())
  if (!detector) return loaded()
  return {
    detect: async (picture) => {
      try {
        return await detector!.detect(picture)
      } catch {
        return (await loaded()).detect(picture)
      }
    },
  }
}

/** Shows the camera at the back in the video and looks for barcodes. Returns what ends it, and turns the camera off. */
export const scan = (video: HTMLVideoElement, { onReady, onFailed, onRead }: ScanEvents): (() => void) => {
  let isOver = false
  let stream: MediaStream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    isOver = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  const fail = (failure: ScanFailure) => {
    if (isOver) return
    end()
    onFailed(failure)
  }

  const look = async (detector: Detector, last: string) => {
    let text = ''
    if (video.readyState >= video.HAVE_CURRENT_DATA) {
      const found = await detector.detect(video)
      if (isOver) return
      const [first] = found
      if (found.some(({ rawValue }) => rawValue !== first!.rawValue)) onRead('several')
      else if (first) {
        text = first.rawValue
        if (text === last) onRead({ text, format: first.format })
      }
    }
    if (!isOver) timer = setTimeout(() => void look(detector, text).catch(() => fail('unread')), lookEveryMs)
  }

  const begin = async () => {
    const reader = createReader().catch(() => null)
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      })
      if (isOver) return end()
      video.srcObject = stream
      await video.play()
    } catch (error) {
      return fail(failureOf(error))
    }
    const detector = await reader
    if (isOver) return
    if (!detector) return fail('unread')
    onReady()
    await look(detector, '').catch(() => fail('unread'))
  }
  void begin()
  return end
}
