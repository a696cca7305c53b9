import type { IncomingMessage, ServerResponse } from 'node:http'
import { retryAfterSeconds, troubleOf } from '../../db/access/trouble'
import type { Logger } from '../../log'
import { unexpectedProblem, type Problem } from '../../rest/v0/kernel/problem'

export const sendJson = (
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  body: unknown,
  type = 'application/json',
): void => {
  const bytes = Buffer.from(JSON.stringify(body))
  res.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': bytes.length,
    'cache-control': 'no-store',
  })
  res.end(req.method === 'HEAD' ? undefined : bytes)
}

/** A refusal as RFC 9457 describes it (rules 8.2). */
export const sendProblem = (req: IncomingMessage, res: ServerResponse, it: Problem): void =>
  sendJson(req, res, it.status, it, 'application/problem+json')

/** Runs the handler of a request. An error is logged and answered, and never ends the process. */
export const answering = (
  req: IncomingMessage,
  res: ServerResponse,
  log: Logger,
  handle: () => Promise<unknown> | void,
): void => {
  const broken = (error: unknown): void => {
    const trouble = troubleOf(error)
    if (trouble) log.warn({ err: error, request: true }, 'the database could not serve a request')
    else log.error({ err: error }, 'a request broke')
    // An answer that has started cannot be replaced; it is cut off.
    if (res.headersSent) return void res.destroy()
    if (trouble) res.setHeader('retry-after', retryAfterSeconds)
    sendProblem(req, res, unexpectedProblem(trouble))
  }
  void (async () => handle())()
    .catch(broken)
    .catch(() => res.destroy())
}
