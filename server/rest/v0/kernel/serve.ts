import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { feedPositionIn } from '../../../auth/sessions'
import { retryAfterSeconds, troubleOf, type Trouble } from '../../../db/access/trouble'
import { tagOf, type FeedPosition } from '../../../domain/kernel/feedPosition'
import { queueView } from '../../../services/calls/queue/readQueue'
import type { Weight } from '../../../heavyWork'
import { authorizeWrite } from '../../../services/kernel/command'
import { authorize, type Request } from '../../../services/kernel/request'
import { plainId, readVersion, tagsIn } from '../../../domain/kernel/input/lenient'
import { Refused, stopIfInvalid } from '../../../services/kernel/refused'
import { longestBody, readBody, readFile, tooLarge } from './body'
import { BadRequest, problem, problemOf, unexpectedProblem, type Problem } from './problem'
import { headerOf } from './bodyFields'
import { readQuery } from './query'
import { handleNamed, isWrite, readInput, type Route, type RouteContext } from './route'
import { Streamed } from './streamed'

export type RestParts = {
  authenticate: (
    c: HonoContext,
    caller: { providerId: string | null; isUserAction: boolean; token?: string },
  ) => Promise<Pick<RouteContext, 'request' | 'session'>>
  /** The session cookie of a request, and the headers that keep or clear it. */
  cookies: (c: HonoContext) => RouteContext['cookies']
  /** The bytes under the key, at least as new as the position: kept, or made once for all who ask at the same time. */
  shared: (
    key: string,
    position: FeedPosition,
    make: () => Promise<[Buffer<ArrayBuffer>]>,
  ) => Promise<{ position: FeedPosition; parts: readonly Buffer<ArrayBuffer>[] }>
  /** Counts the cost of a request for the rate limit. */
  charge: (c: HonoContext, cost: number) => Promise<void>
  /** Does work of this weight when it is its turn; `goesOn`: a part of an answer that was begun. */
  inTurn: <T>(c: HonoContext, weight: Weight, work: () => Promise<T>, how?: { goesOn: true }) => Promise<T>
  /** Does the work, which receives a file, when few enough files are in flight. */
  uploads: <T>(
    c: HonoContext,
    userId: string,
    work: (receive: Parameters<typeof readFile>[2]) => Promise<T>,
  ) => Promise<T>
  /** The record of a refusal, as the contract shows it. */
  current: (refused: Refused, request: Request) => Promise<unknown>
  /** Logs an unexpected error; `trouble` is a known problem of the database. */
  broken: (error: unknown, trouble: Trouble | null) => void
}

/** A public page about the contract. */
export type Page = { path: string; type: string; tag: string; text: Buffer<ArrayBuffer> }

/** The contract's routes as one handler. Success is always 200 (rules 8.1). */
export const serveRoutes = (routes: Route[], pages: Page[], parts: RestParts) => {
  const app = new Hono({ strict: false }).basePath('/api/v0')
  const limited = bodyLimit({
    maxSize: longestBody,
    onError: (c) => refuse(c, problemOf(tooLarge(undefined))!),
  })
  const fileTaken = fileOf(routes)
  // The body of a GET is never read, and checking for it costs as much as the rest of a poll. A body with a length
  // needs no counting. A file is counted when it is read, after its sender is authenticated.
  app.use('*', (c, next) =>
    c.req.method === 'GET' || hasKnownLength(c) || fileTaken(c.req.method, c.req.path) ? next() : limited(c, next),
  )
  for (const route of routes) app.on(route.method, pattern(route.path), (c) => answer(c, route, parts))
  for (const page of pages) app.get(page.path, (c) => show(c, page))
  for (const path of new Set([...routes, ...pages].map((it) => it.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method)
    app.all(pattern(path), (c) => otherMethod(c, methods.length > 0 ? methods : ['GET']))
  }
  app.notFound((c) => refuse(c, problem('NOT_FOUND', 'There is nothing at this address.')))
  app.onError((error, c) => refuse(c, unexpected(error, parts)))
  return app
}

/** Whether the body has a length, which Node.js enforces, and is not too large. */
const hasKnownLength = (c: HonoContext): boolean =>
  c.req.header('transfer-encoding') === undefined && Number(c.req.header('content-length') ?? Number.NaN) <= longestBody

/** Only conflicts and stale versions carry the current record: other refusals must not reveal the patient of a call. */
const carriesCurrent = new Set([409, 412])

/** `{name}` in the contract is `:name` for the router. */
const pattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** The file that a request takes, by its method and path. */
export const fileOf = (routes: Route[]) => {
  const uploads = routes
    .filter(({ file }) => file)
    .map((route) => ({ ...route, address: new RegExp(`^/api/v0${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) }))
  return (method: string | undefined, pathname: string): Route['file'] =>
    uploads.find((route) => route.method === method && route.address.test(pathname))?.file
}

/** A file is checked as a heavy answer is made. */
const weightOfAFile: Weight = { cost: 0, isHeavy: true }

const answer = async (c: HonoContext, route: Route, parts: RestParts): Promise<Response> => {
  let request: Request | null = null
  try {
    const context = await contextOf(c, route, parts)
    request = context.request
    if (route.permission !== 'anyone')
      await (isWrite(route)
        ? authorizeWrite(request, route.name, route.permission)
        : authorize(request, route.permission))
    context.query = readQuery(route.query ?? {}, new URL(c.req.url).searchParams)
    if (route.file) {
      const { file } = route
      return await parts.uploads(c, context.session?.user.id ?? '', async (receive) => {
        const sent = await readFile(c, file, receive)
        return await parts.inTurn(c, weightOfAFile, async () =>
          send(c, await handleNamed(route, { ...context, file: sent })),
        )
      })
    }
    if (route.method !== 'GET') {
      const { input, sentNames, ignored, wrong } = readInput(route, await readBody(c, route))
      if (ignored.length > 0) c.header('patency-ignored', headerOf(ignored))
      stopIfInvalid(wrong)
      Object.assign(context, { input, sentNames })
    }
    if (route.tag === 'queue') return await answerShared(c, route, context, parts)
    const tag = await route.tag?.(context)
    if (tag === undefined) c.header('cache-control', 'no-store')
    else if (holdsTag(c, tag)) return c.body(null, 304)
    return await sendInTurn(c, route, context, parts)
  } catch (error) {
    const known = problemOf(error)
    if (!known) return refuse(c, unexpected(error, parts))
    if (error instanceof Refused && error.subject && request && carriesCurrent.has(known.status))
      known.current = await parts.current(error, request)
    return refuse(c, known, error instanceof BadRequest ? error.more.retryAfter : undefined)
  }
}

/** Answers in the caller's turn; each further part of a streamed answer has a turn of its own. */
const sendInTurn = async (c: HonoContext, route: Route, context: RouteContext, parts: RestParts): Promise<Response> => {
  const cost = typeof route.cost === 'function' ? route.cost(context) : (route.cost ?? 0)
  const weight = {
    cost,
    isHeavy: typeof route.isHeavy === 'function' ? route.isHeavy(context) : route.isHeavy === true,
  }
  await parts.charge(c, cost)
  const answered = await parts.inTurn(c, weight, () => handleNamed(route, context))
  const kept = [...context.request.kept!].map((field) => context.sentNames.get(field) ?? field)
  if (kept.length > 0) c.header('patency-kept', headerOf(kept))
  if (context.request.asOf) c.header('patency-as-of', context.request.asOf.toISOString())
  if (!(answered instanceof Streamed)) return send(c, answered)
  const { contentType, fileName, size, isShown } = answered.kind
  const type = {
    'content-type': contentType,
    ...(size === undefined ? {} : { 'content-length': String(size) }),
    ...(fileName === null
      ? {}
      : { 'x-content-type-options': 'nosniff', ...(isShown ? inPlace : attachment)(fileName) }),
  }
  if (c.req.method === 'HEAD') {
    await answered.drop()
    return c.body(null, 200, type)
  }
  const bytes = answered.open({
    inTurn: (next) => parts.inTurn(c, weight, next, { goesOn: true }),
    // What ends while it is read is no fault.
    broken: (error) => void (problemOf(error) ?? parts.broken(error, troubleOf(error))),
  })
  return c.body(bytes, 200, type)
}

/** Answers with shared bytes; their tag contains the feed position and what the caller may see. */
const answerShared = async (
  c: HonoContext,
  route: Route,
  context: RouteContext,
  { shared }: RestParts,
): Promise<Response> => {
  const view = queueView(context.request)
  const tagAt = (position: FeedPosition): string => `"q${tagOf(position)}-${view}"`
  const current = feedPositionIn(context.session!, context.request.actor!.providerId)
  if (holdsTag(c, tagAt(current))) return c.body(null, 304)
  const { position, parts } = await shared(`${route.name} ${view}`, current, async () => [
    Buffer.from(JSON.stringify(await handleNamed(route, context))),
  ])
  c.header('etag', tagAt(position))
  return c.body(parts[0]!, 200, { 'content-type': 'application/json' })
}

const send = (c: HonoContext, answered: unknown): Response => c.json(answered ?? {})

/**
 * The headers of a file that is shown in place: nothing in it runs or loads anything, also where somebody opens its address
 * (decision 0051).
 */
const inPlace = (fileName: string) => ({
  'content-disposition': attachment(fileName)['content-disposition'].replace('attachment', 'inline'),
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
})

/** The header that makes a browser store the answer as a file of this name. */
const attachment = (fileName: string) => {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  return {
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`,
  }
}

const contextOf = async (c: HonoContext, route: Route, parts: RestParts): Promise<RouteContext> => {
  const cookies = parts.cookies(c)
  const params = Object.fromEntries(
    Object.entries(c.req.param() as Record<string, string>).map(([name, value]) => [name, String(plainId(value))]),
  )
  const providerId = params.providerId ?? null
  const { request, session } = await parts.authenticate(c, { providerId, isUserAction: !route.isPoll })
  return {
    request: {
      ...request,
      kept: new Set(),
      idempotencyKey: (route.takes === 'key' && c.req.header('idempotency-key')) || null,
    },
    session,
    params,
    input: {},
    sentNames: new Map(),
    file: null,
    query: {},
    expectedVersion: route.takes === 'version' ? versionIn(c.req.header('if-match'), session) : null,
    cookies,
    setCookie: (header) => c.header('set-cookie', header, { append: true }),
    sessionOf: (token) => parts.authenticate(c, { providerId, isUserAction: true, token }),
  }
}

/** Sets the tag of the answer; whether the caller already has the answer. */
const holdsTag = (c: HonoContext, tag: string): boolean => {
  c.header('etag', tag)
  c.header('cache-control', 'private, no-cache')
  return tagsIn(c.req.header('if-none-match')).some((held) => held === tag || `"${held}"` === tag || held === '*')
}

const show = (c: HonoContext, { type, tag, text }: Page): Response =>
  holdsTag(c, tag) ? c.body(null, 304) : c.body(text, 200, { 'content-type': `${type}; charset=utf-8` })

const otherMethod = (c: HonoContext, methods: string[]): Response => {
  c.header('allow', [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', '))
  return c.req.method === 'OPTIONS'
    ? c.body(null, 204)
    : refuse(c, problem('METHOD_NOT_ALLOWED', `There is no ${c.req.method} at this address.`))
}

const unexpected = (error: unknown, parts: RestParts): Problem => {
  const trouble = troubleOf(error)
  parts.broken(error, trouble)
  return unexpectedProblem(trouble)
}

const refuse = (c: HonoContext, it: Problem, retryAfter = retryAfterSeconds): Response =>
  c.body(JSON.stringify(it), it.status as ContentfulStatusCode, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    ...(it.code === 'UNAVAILABLE' || it.code === 'TOO_MANY_REQUESTS' ? { 'retry-after': String(retryAfter) } : {}),
  })

/**
 * The newest version among the tags of the header; null without one, or for any. A tag of something else, or of another
 * epoch, matches no version; what is no tag is refused.
 */
const versionIn = (header: string | undefined, session: RouteContext['session']): number | null => {
  const tags = tagsIn(header)
  if (tags.length === 0 || tags.includes('*')) return null
  const versions = tags.map((tag) => {
    const read = readVersion(tag)
    stopIfInvalid(read || /^".*"$/.test(tag) ? [] : [{ field: 'If-Match', message: unclearVersion }])
    return read && (read.epoch === undefined || read.epoch === session?.epoch) ? read.version : -1
  })
  return Math.max(...versions)
}

const unclearVersion = 'Must be the version that you read, such as "v7", or the ETag of the record'
