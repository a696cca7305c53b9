import { isReadable, unreadable } from './readable'
import type { Rest } from './rest'

/** The server's answer to a file, or why it was not taken. `isOfFile`: sending the same file again cannot help. */
export type Sent<Answer> = { ok: true; answer: Answer } | { ok: false; reason: string; isOfFile: boolean }

type Options = {
  /** Further fields of the form; without a value a field is left out. */
  fields?: Readonly<Record<string, string | null>>
  /** What to say when a proxy finds the file too large. */
  tooLarge: string
  signal: AbortSignal
  /** Is told which part has left, from 0 to 1. */
  onProgress: (part: number) => void
}

/** Uploads a file to an address of `/api/v0`; null after an abort. Not by fetch, which reports no progress. */
export const sendFile = <Answer>(
  rest: Rest,
  address: string,
  file: File,
  { fields = {}, tooLarge, signal, onProgress }: Options,
): Promise<Sent<Answer> | null> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(null)
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value)
    form.append('file', file, file.name)
    const request = new XMLHttpRequest()
    request.open('POST', address)
    for (const [name, value] of Object.entries(rest.headers())) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(answered(rest, request, tooLarge))
    request.onerror = () =>
      // The browser gives up in the same way on a file that it cannot read.
      void isReadable(file).then((isRead) => {
        if (!isRead) return resolve({ ok: false, reason: unreadable, isOfFile: true })
        const { message } = rest.unreached()
        resolve({ ok: false, reason: `${message} Try again when the connection is back.`, isOfFile: false })
      })
    signal.addEventListener('abort', () => {
      request.abort()
      resolve(null)
    })
    request.send(form)
  })

const answered = <Answer>(rest: Rest, { status, responseText }: XMLHttpRequest, tooLarge: string): Sent<Answer> => {
  try {
    if (status === 200) {
      const answer = JSON.parse(responseText) as Answer
      rest.reached()
      return { ok: true, answer }
    }
  } catch {
    // A proxy may have answered; what it said is no answer.
  }
  const { code, message } = rest.refused(status, responseText, status === 413 ? tooLarge : undefined)
  return {
    ok: false,
    reason: code === 'UNAUTHENTICATED' ? 'You are signed out. Sign in and try again.' : message,
    isOfFile: status === 413 || status === 422,
  }
}
