import { useEffect, useRef, useState } from 'react'
import { imageLimit, imageMessages, imageTypeOf } from 'domain/calls/entries/images'
import { useRest } from '../../../relay/connection'
import { unreadable } from '../../../relay/files/readable'
import { sendFile, type Sent } from '../../../relay/files/sendFile'

export type Upload = {
  key: number
  file: File
  part: number
  state: 'waiting' | 'sending' | 'failed'
  reason: string | null
  /** Trying again cannot help. */
  isFinal: boolean
}

type Image = { id: string; fileName: string }

type Options = { providerId: string; onArrived: (image: Image) => void }

const refused = (reason: string): Sent<Image> => ({ ok: false, reason, isOfFile: true })

/** What the server would refuse is not sent. */
const wrongWithFile = async (file: File): Promise<Sent<Image> | null> => {
  if (file.size > imageLimit) return refused(imageMessages.size)
  const start = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => null)
  if (!start) return refused(unreadable)
  return imageTypeOf(new Uint8Array(start)) ? null : refused(imageMessages.type)
}

/**
 * Sends the chosen files one after the other. A failed file stays, with the reason, until it is retried or discarded.
 */
export const useUploads = ({ providerId, onArrived }: Options) => {
  const rest = useRest()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastKey = useRef(0)
  const sending = useRef<{ key: number; controller: AbortController } | null>(null)

  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)))

  const send = async ({ key, file }: Upload, signal: AbortSignal) => {
    const wrong = await wrongWithFile(file)
    if (signal.aborted) return
    const sent =
      wrong ??
      (await sendFile<Image>(rest, `/api/v0/providers/${providerId}/images`, file, {
        tooLarge: imageMessages.size,
        signal,
        onProgress: (part) => change(key, { part }),
      }))
    if (!sent) return
    sending.current = null
    if (sent.ok) {
      setUploads((all) => all.filter((upload) => upload.key !== key))
      onArrived(sent.answer)
    } else change(key, { state: 'failed', reason: sent.reason, isFinal: sent.isOfFile })
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
