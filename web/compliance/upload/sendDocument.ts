import { documentMessages } from 'domain/documents/file'
import { sendFile } from '../../relay/sendFile'

/** The id of the uploaded file, or why there is none. */
export type SentDocument =
  | { ok: true; uploadId: string }
  /** `isOfFile`: the file is refused, so that others may still be taken. */
  | { ok: false; reason: string; isOfFile: boolean }

type Dates = { issueDate: string | null; expirationDate: string | null }

type Said = { code?: string; message?: string; errors?: { message: string }[] } | string | null

const parsed = (text: string): Said => {
  try {
    return JSON.parse(text) as Said
  } catch {
    // A proxy may answer in place of a server that is down.
    return null
  }
}

const reasonOf = (status: number, said: Said): string => {
  const { code, message, errors } = typeof said === 'object' && said ? said : {}
  if (code === 'UNAUTHENTICATED') return 'You are signed out. Sign in and try again.'
  return (
    errors?.[0]?.message ??
    message ??
    (status === 413 ? documentMessages.size : `The server answered ${status}. Try again.`)
  )
}

/** Uploads a file, the first step of a new document (rules 6.6). The promise never settles after an abort. */
export const sendDocument = async (
  providerId: string,
  file: File,
  { issueDate, expirationDate }: Dates,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<SentDocument> => {
  const form = new FormData()
  if (issueDate) form.append('issueDate', issueDate)
  if (expirationDate) form.append('expirationDate', expirationDate)
  form.append('file', file, file.name)
  const answer = await sendFile(`/api/v0/providers/${providerId}/documents/upload`, form, options)
  if (!answer)
    return {
      ok: false,
      reason: 'The server cannot be reached. Try again when the connection is back.',
      isOfFile: false,
    }
  const said = parsed(answer.text)
  return answer.status === 200 && typeof said === 'string'
    ? { ok: true, uploadId: said }
    : { ok: false, reason: reasonOf(answer.status, said), isOfFile: answer.status === 413 || answer.status === 422 }
}
