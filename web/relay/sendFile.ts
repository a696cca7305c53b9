/** The server's answer to a file, or null when it was not reached. */
export type FileAnswer = { status: number; text: string } | null

type Options = { signal: AbortSignal; onProgress: (part: number) => void }

/** Posts a form with a file. Not by fetch, which reports no progress. The promise never settles after an abort. */
export const sendFile = (address: string, form: FormData, { signal, onProgress }: Options): Promise<FileAnswer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => resolve(null)
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
