import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../db/database'
import { sendJson } from './send'

/**
 * `/health/live`: the process is up. `/health/ready`: it can serve, because the database
 * answers and holds every migration. True when the request was one of them.
 */
export function serveHealth(req: IncomingMessage, res: ServerResponse, pathname: string, database: Database): boolean {
  if (pathname === '/health/live') {
    sendJson(req, res, 200, { status: 'live' })
    return true
  }
  if (pathname === '/health/ready') {
    void database.check().then((problem) =>
      problem === null
        ? sendJson(req, res, 200, { status: 'ready' })
        : sendJson(req, res, 503, { status: 'not ready', reason: problem }),
    )
    return true
  }
  return false
}
