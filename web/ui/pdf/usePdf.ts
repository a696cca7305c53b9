import { useEffect, useEffectEvent, useState } from 'react'
import { useIsOffline } from '../browser/offline'
import type { OpenedPdf } from './pdf'

/** `away`: the file or the viewer was not reached; `refused`: the server did not give the file. */
type Read = OpenedPdf | { is: 'loading' } | { is: 'away' } | { is: 'refused' }

const read = async (address: string, signal: AbortSignal): Promise<Read> => {
  try {
    // In one piece: the server records each reading of a document, and pdf.js would ask for many parts.
    const [response, { openPdf }] = await Promise.all([fetch(address, { signal }), import('./openPdf')])
    if (!response.ok) return { is: 'refused' }
    return await openPdf(await response.arrayBuffer())
  } catch {
    return { is: 'away' }
  }
}

/** Loads a PDF and, with the first, the viewer's code. Without a connection, it is loaded when that is back. */
export const usePdf = (address: string) => {
  const [attempt, setAttempt] = useState(0)
  const key = `${attempt} ${address}`
  const [last, setLast] = useState<{ key: string; result: Read } | null>(null)
  const result: Read = last?.key === key ? last.result : { is: 'loading' }
  const tryAgain = () => setAttempt(attempt + 1)

  useEffect(() => {
    const stopping = new AbortController()
    const reading = read(address, stopping.signal)
    void reading.then((result) => {
      if (!stopping.signal.aborted) setLast({ key, result })
    })
    return () => {
      stopping.abort()
      void reading.then((result) => {
        if (result.is === 'open') result.close()
      })
    }
  }, [address, key])

  const isOffline = useIsOffline()
  const [wasOffline, setWasOffline] = useState(isOffline)
  const connectionIsBack = () => {
    if (result.is === 'away') tryAgain()
  }
  if (wasOffline !== isOffline) {
    setWasOffline(isOffline)
    if (!isOffline) connectionIsBack()
  }
  const heardOnline = useEffectEvent(connectionIsBack)
  useEffect(() => {
    const back = () => heardOnline()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])

  return { result, tryAgain }
}
