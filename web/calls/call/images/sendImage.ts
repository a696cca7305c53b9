import { imageLimit, imageMessages, imageTypeOf } from 'domain/calls/entries/images'
import { sendFile } from '../../../relay/sendFile'

/** The stored image, or why there is none. `isFinal`: the file itself is not acceptable, so a retry cannot help. */
export type Sent =
  | { ok: true; image: { id: string; fileName: string } }
  | { ok: false; reason: string; isFinal: boolean }

/** Checks what the server would refuse, before sending. */
export const wrongWithFile = async (file: File): Promise<string | null> => {
  if (file.size > imageLimit) return imageMessages.size
  return imageTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer())) ? null : imageMessages.type
}

const noConnection = 'The server cannot be reached. Try again when the connection is back.'

type Problem = { code?: string; message?: string; errors?: { message: string }[] }

const parsed = (text: string): Problem & { id?: string; fileName?: string } => {
  try {
    return JSON.parse(text) as Problem
  } catch {
    // A proxy may answer in place of a server that is down.
    return {}
  }
}

const reasonOf = (status: number, { code, message, errors }: Problem): string => {
  if (code === 'UNAUTHENTICATED') return 'You are signed out. Sign in and try again.'
  return (
    errors?.[0]?.message ??
    message ??
    (status === 413 ? imageMessages.size : `The server answered ${status}. Try again.`)
  )
}

/** Uploads a file. The promise never settles after an abort. */
export const sendImage = async (
  providerId: string,
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<Sent> => {
  const form = new FormData()
  form.append('file', file, file.name)
  const answer = await sendFile(`/api/v0/providers/${providerId}/images`, form, options)
  if (!answer) return { ok: false, reason: noConnection, isFinal: false }
  const { status, text } = answer
  const said = parsed(text)
  const { id, fileName } = said
  if (status === 200 && id && fileName) return { ok: true, image: { id, fileName } }
  return { ok: false, reason: reasonOf(status, said), isFinal: status === 413 || status === 422 }
}
