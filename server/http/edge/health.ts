import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from './send'

/**
 * `/health/live`: the process runs. `/health/ready`: a write would work, through the same connections as requests;
 * otherwise 503 and the reason. A server is ready, and says what is `limited`, while only files cannot be kept or scanned:
 * calls are worked on without them. Null for any other request.
 */
export const serveHealth = (
  req: IncomingMessage,
  res: ServerResponse,
  pathname: string,
  whyNotReady: () => Promise<string | null>,
  whyLimited: () => Promise<string[]> = () => Promise.resolve([]),
): Promise<void> | null => {
  if (pathname === '/health/live') {
    sendJson(req, res, 200, { status: 'live' })
    return Promise.resolve()
  }
  if (pathname === '/health/ready') {
    return whyNotReady().then(async (reason) => {
      if (reason !== null) return sendJson(req, res, 503, { status: 'not ready', reason })
      const limited = await whyLimited()
      sendJson(req, res, 200, { status: 'ready', ...(limited.length > 0 && { limited }) })
    })
  }
  return null
}
