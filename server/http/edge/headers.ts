import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../../env'
import { isSecure } from './origin'

const policy = [
  "default-src 'none'",
  // The reader of wristbands is WebAssembly, of browsers without their own.
  "script-src 'self' 'wasm-unsafe-eval'",
  // The component library inserts its styles at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "object-src 'none'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Only a development server shows GraphiQL, which loads from a public CDN and uses inline scripts. */
const graphiqlPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' https://unpkg.com",
  "style-src 'self' 'unsafe-inline' https://unpkg.com",
  "img-src 'self' data: https:",
  "font-src 'self' data: https://unpkg.com",
  "connect-src 'self' https://unpkg.com",
  'worker-src blob:',
].join('; ')

export const isGraphiqlRequest = (req: IncomingMessage): boolean =>
  req.method === 'GET' && /^[/]graphql([?]|$)/.test(req.url ?? '') && (req.headers.accept ?? '').includes('text/html')

/** Sets the security headers, which every answer has. No one stores an answer that does not say that they may. */
export const setSecurityHeaders = (
  req: IncomingMessage,
  res: ServerResponse,
  env: Pick<Env, 'trustProxy' | 'mode'>,
): void => {
  res.setHeader(
    'content-security-policy',
    env.mode === 'development' && isGraphiqlRequest(req) ? graphiqlPolicy : policy,
  )
  res.setHeader('cache-control', 'no-store')
  res.setHeader('x-content-type-options', 'nosniff')
  res.setHeader('x-frame-options', 'DENY')
  res.setHeader('referrer-policy', 'no-referrer')
  res.setHeader('cross-origin-opener-policy', 'same-origin')
  res.setHeader('cross-origin-resource-policy', 'same-origin')
  res.setHeader('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()')
  if (isSecure(req, env)) res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
