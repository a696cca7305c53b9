import { useCallback, useRef, useState } from 'react'
import { saveFile } from '../../ui/browser/saveFile'
import { useNotify } from '../../ui/notices/notices'
import { useRest } from '../connection'
import { usualLimitMs } from '../environment'
import { Problem } from '../problem'
import type { Rest } from './rest'

type Options = {
  /** Sent as JSON. */
  body?: object
  /** How long the server may take until the file begins. */
  limitMs?: number
}

/** The name that the server gave the file. */
const nameIn = (headers: Headers): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download')

/** Fetches a file from an address of `/api/v0`, and makes the browser save it. Throws a `Problem`. */
export const fetchFile = async (
  rest: Rest,
  address: string,
  { body, limitMs = usualLimitMs }: Options = {},
): Promise<void> => {
  const controller = new AbortController()
  const limit = setTimeout(() => controller.abort(), limitMs)
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    credentials: 'same-origin',
    headers: { ...rest.headers(), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: controller.signal,
  })
    .catch(() => {
      throw controller.signal.aborted ? new Problem('TIMEOUT', 'The server did not answer in time.') : rest.unreached()
    })
    .finally(() => clearTimeout(limit))
  if (!response.ok) throw rest.refused(response.status, await response.text().catch(() => ''))
  rest.reached()
  const file = await response.blob().catch(() => {
    throw new Problem('BROKEN', 'The file did not arrive whole. Try again.')
  })
  saveFile(nameIn(response.headers), file)
}

type Titles = { done?: string; failed: string }

/** Runs what makes a file for the person, once at a time, and tells how it ended. */
export const useDownload = ({ done, failed }: Titles) => {
  const notify = useNotify()
  const rest = useRest()
  const [isInFlight, setInFlight] = useState(false)
  // State changes with the next render; a double click is faster.
  const inFlight = useRef(false)

  const run = useCallback(
    async (make: (rest: Rest) => Promise<void>): Promise<void> => {
      if (inFlight.current) return
      inFlight.current = true
      setInFlight(true)
      try {
        await make(rest)
        if (done) notify({ kind: 'success', title: done })
      } catch (error) {
        notify({ kind: 'error', title: failed, description: (error as Error).message })
      } finally {
        inFlight.current = false
        setInFlight(false)
      }
    },
    [rest, notify, done, failed],
  )

  return [run, isInFlight] as const
}
