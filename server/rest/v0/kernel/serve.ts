import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { authorize, type Request } from '../../../services/kernel/request'
import { Refused } from '../../../services/kernel/refused'
import { BadRequest, problem, problemOf, type Problem } from './problem'
import type { Body, Route, RouteContext } from './route'

export type RestParts = {
  authenticate: (c: HonoContext, wanted: { providerId: string | null; isDeed: boolean; token?: string }) => Promise<Pick<RouteContext, 'request' | 'session'>>
  /** The session cookie of a request, and the headers that keep or clear it. */
  cookies: (headers: Headers) => RouteContext['cookies']
  /** The record that a refusal is about, as the contract shows it. */
  current: (refused: Refused, request: Request) => Promise<unknown>
  broken: (error: unknown) => void
}

const longestBody = 1024 * 1024

/** The contract's routes as one handler. Success is always 200 (rules 8.1). */
export const serveRoutes = (routes: Route[], parts: RestParts) => {
  const app = new Hono({ strict: false }).basePath('/api/v0')
  app.use('*', bodyLimit({ maxSize: longestBody, onError: (c) => refuse(c, problem('TOO_LARGE', 'The request is larger than 1 MiB.')) }))
  for (const route of routes) app.on(route.method, route.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => answer(c, route, parts))
  app.notFound((c) => refuse(c, problem('NOT_FOUND', 'There is nothing at this address.')))
  return app
}

const answer = async (c: HonoContext, route: Route, parts: RestParts): Promise<Response> => {
  let context: RouteContext | null = null
  try {
    const cookies = parts.cookies(c.req.raw.headers)
    const params = c.req.param() as Record<string, string>
    const providerId = params.providerId ?? null
    const authenticated = await parts.authenticate(c, { providerId, isDeed: !route.isPoll })
    const { session } = authenticated
    const request = { ...authenticated.request, idempotencyKey: c.req.header('idempotency-key') ?? null }
    context = {
      request,
      session,
      params,
      query: new URL(c.req.url).searchParams,
      body: {},
      expectedVersion: versionIn(c.req.header('if-match')),
      cookies,
      setCookie: (header) => c.header('set-cookie', header),
      sessionOf: (token) => parts.authenticate(c, { providerId, isDeed: true, token }),
    }
    if (route.permission !== 'anyone') authorize(request, route.permission)
    if (route.method !== 'GET') context.body = await readBody(c)
    const tag = await route.tag?.(context)
    if (tag !== undefined) {
      c.header('etag', tag)
      c.header('cache-control', 'private, no-cache')
      if (holdsTag(c.req.header('if-none-match'), tag)) return c.body(null, 304)
    } else c.header('cache-control', 'no-store')
    return c.json((await route.handle(context)) ?? {})
  } catch (error) {
    const known = problemOf(error)
    if (!known) {
      parts.broken(error)
      return refuse(c, problem('BROKEN', 'Something broke on our side. Look whether your change is there before you try again.'))
    }
    if (error instanceof Refused && error.subject && context) known.current = await parts.current(error, context.request)
    return refuse(c, known)
  }
}

const refuse = (c: HonoContext, it: Problem): Response =>
  c.body(JSON.stringify(it), it.status as ContentfulStatusCode, { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })

/** The version in an entity tag such as "v7"; one that was never given out matches nothing. */
const versionIn = (header: string | undefined): number | null => {
  if (header === undefined || header.trim() === '*') return null
  const version = /^(?:W\/)?"v(\d{1,9})"$/.exec(header.trim())?.[1]
  return version === undefined ? -1 : Number(version)
}

const holdsTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((held) => held.trim().replace(/^W\//, '') === tag || held.trim() === '*')

const readBody = async (c: HonoContext): Promise<Body> => {
  const text = await c.req.text()
  if (text === '') return {}
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new BadRequest('UNSUPPORTED_TYPE', 'The body must be application/json.')
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new BadRequest('MALFORMED', 'The body must be a JSON object.')
  return parsed as Body
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRequest('MALFORMED', 'The body is not well-formed JSON.')
  }
}

