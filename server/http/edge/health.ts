import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from './send'

/**
 * `/health/live`: the process runs. `/health/ready`: a write would work, through the same connections as requests;
 * otherwise 503 and the reason. Null for any other request.
 */
export const serveHealth = (
  req: IncomingMessage,
  res: ServerResponse,
  pathname: string,
  whyNotReady: () => Promise<string | null>,
): Promise<void> | null => {
  if (pathname === '/health/live') {
    sendJson(req, res, 200, { status: 'live' })
    return Promise.resolve()
  }
  if (pathname === '/health/ready') {
    return whyNotReady().then((reason) =>
      reason === null
        ? sendJson(req, res, 200, { status: 'ready' })
        : sendJson(req, res, 503, { status: 'not ready', reason }),
    )
  }
  return null
}
