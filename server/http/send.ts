import type { IncomingMessage, ServerResponse } from 'node:http'

export function sendJson(req: IncomingMessage, res: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  const bytes = Buffer.from(JSON.stringify(body))
  res.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': bytes.length,
    'cache-control': 'no-store',
  })
  res.end(req.method === 'HEAD' ? undefined : bytes)
}

/** A refusal as RFC 9457 describes it (rules 8.2). */
export function sendProblem(req: IncomingMessage, res: ServerResponse, status: number, code: string, message: string): void {
  sendJson(req, res, status, { type: 'about:blank', title: code, status, code, message, errors: [] }, 'application/problem+json')
}
