import { useEffect, useRef, useState } from 'react'
import { sendImage, wrongWithFile } from './sendImage'

export type Upload = {
  key: number
  file: File
  part: number
  state: 'waiting' | 'sending' | 'failed'
  reason: string | null
  isFinal: boolean
}

type Options = { providerId: string; onArrived: (image: { id: string; fileName: string }) => void }

/**
 * Sends the chosen files one after the other. A failed file stays, with the reason, until it is retried or discarded.
 */
export const useUploads = ({ providerId, onArrived }: Options) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastKey = useRef(0)
  const sending = useRef<{ key: number; controller: AbortController } | null>(null)

  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)))

  const send = async ({ key, file }: Upload, signal: AbortSignal) => {
    const wrong = await wrongWithFile(file)
    const sent =
      wrong === null
        ? await sendImage(providerId, file, { signal, onProgress: (part) => change(key, { part }) })
        : { ok: false as const, reason: wrong, isFinal: true }
    if (signal.aborted) return
    sending.current = null
    if (sent.ok) {
      setUploads((all) => all.filter((upload) => upload.key !== key))
      onArrived(sent.image)
    } else change(key, { state: 'failed', reason: sent.reason, isFinal: sent.isFinal })
  }

  useEffect(() => {
    const next = uploads.find(({ state }) => state === 'waiting')
    if (sending.current || !next) return
    const controller = new AbortController()
    sending.current = { key: next.key, controller }
    change(next.key, { state: 'sending', part: 0, reason: null })
    void send(next, controller.signal)
  })

  // Nobody waits for these uploads anymore.
  useEffect(() => () => sending.current?.controller.abort(), [])

  return {
    uploads,
    add: (files: readonly File[]) =>
      setUploads((all) => [
        ...all,
        ...files.map((file): Upload => ({
          key: ++lastKey.current,
          file,
          part: 0,
          state: 'waiting',
          reason: null,
          isFinal: false,
        })),
      ]),
    retry: (key: number) => change(key, { state: 'waiting' }),
    discard: (key: number) => {
      if (sending.current?.key === key) {
        sending.current.controller.abort()
        sending.current = null
      }
      setUploads((all) => all.filter((upload) => upload.key !== key))
    },
  }
}
