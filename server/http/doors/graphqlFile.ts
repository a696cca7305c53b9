import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import { headersOf } from '../../auth/cookie'
import { retryAfterSeconds } from '../../db/access/trouble'
import { documentLimit, documentMessages } from '../../domain/documents/file'
import type { FieldRefusal } from '../../domain/kernel/refusal'
import { readForm, type SentForm } from '../../files/sentForm'
import type { Incoming } from '../../realtime/preparedAnswers'
import { formEnvelope, type SentFile } from '../../services/kernel/files/sentFile'
import { sendJson } from '../edge/send'
import { TooManyFiles, type Uploads } from '../edge/uploads'
import type { Authenticated } from './authentication'

// A GraphQL request with a file, as the GraphQL multipart request specification describes it. Not by Yoga's own reader,
// which would hold the body before its sender is known (decision 0064).

/** The largest document with its variables, in bytes. */
const longestOperations = 1024 * 1024

/** The largest GraphQL request with a file, in bytes. */
const longestForm = documentLimit + formEnvelope + longestOperations

export const isFormRequest = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'POST' && /^multipart[/]form-data\s*;/i.test(headers['content-type'] ?? '')

type Json = Record<string, unknown>

const refuse = (status: number, code: string, message: string, fields?: FieldRefusal[]): never => {
  throw new GraphQLError(message, { extensions: { code, fields, http: { status } } })
}

/** As REST tells it. */
const tooLarge = (): never =>
  refuse(413, 'TOO_LARGE', `${documentMessages.size}.`, [{ field: 'file', message: documentMessages.size }])

const malformed = (message: string): never => refuse(400, 'MALFORMED', message)

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON object in a part of the form. */
const objectIn = ({ fields }: SentForm, part: string): Json => {
  const text = fields.find((field) => field.part === part)?.value
  if (text === undefined) return malformed(`The form has no part ${part}.`)
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch {
    // Refused below.
  }
  return malformed(`The part ${part} must be a JSON object.`)
}

/** Puts the name of a part where `operations` has null for its file. */
const place = (operations: Json, path: unknown, part: string): void => {
  const steps = typeof path === 'string' ? path.split('.') : []
  const last = steps.pop()
  const parent = steps.reduce<unknown>(
    (value, step) => (isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    operations,
  )
  if (steps[0] !== 'variables' || !isObject(parent) || !Object.hasOwn(parent, last!) || parent[last!] !== null)
    return malformed('The part map must name variables that are null in operations.')
  parent[last!] = part
}

/** The document with its variables, and the files that its variables name. */
const readOperations = (form: SentForm) => {
  const [operations, map] = [objectIn(form, 'operations'), objectIn(form, 'map')]
  const files = new Map<string, SentFile>()
  if (form.fields.some(({ part }) => part !== 'operations' && part !== 'map'))
    return malformed('Every other part must be a file of map.')
  for (const { part, name, bytes } of form.files) {
    const paths = Object.hasOwn(map, part) ? map[part] : undefined
    if (!Array.isArray(paths)) return malformed('Every other part must be a file of map.')
    if (!files.has(part)) for (const path of paths) place(operations, path, part)
    files.set(part, { name, bytes })
  }
  if (files.size > 1) return malformed(`${documentMessages.single}.`)
  if (Object.keys(map).some((part) => !files.has(part)))
    return malformed('The part map names a file that is not there.')
  const text = JSON.stringify(operations)
  if (Buffer.byteLength(text) > longestOperations) return refuse(413, 'TOO_LARGE', 'The request is larger than 1 MiB.')
  return { text, files }
}

type Parts = {
  authenticated: (incoming: Incoming) => Promise<Authenticated>
  uploads: Uploads
  /** Called before the limits refuse. */
  hold: (req: IncomingMessage) => Promise<void>
  execute: (request: Request, incoming: Incoming) => Promise<Response>
  /** The error that a caller sees. */
  masked: (error: unknown) => Error
}

/** A form or image of another site cannot send any of these headers. */
export const ownHeaders = ['patency-client', 'authorization']

/** Headers of the form, which do not describe the document in it. */
const ofForm = new Set(['content-type', 'content-length', 'transfer-encoding', 'connection', 'expect'])

const statusOf = (error: Error): number => {
  const { http, code } = (error as GraphQLError).extensions ?? {}
  const { status } = (http ?? {}) as { status?: number }
  return status ?? (code === 'UNAUTHENTICATED' ? 401 : code === 'BROKEN' ? 500 : 403)
}

/** Handles a GraphQL request with a file: its sender is authenticated, and counted, before the body is read. */
export const takingFiles = ({ authenticated, uploads, hold, execute, masked }: Parts) => {
  const answer = async (incoming: Incoming): Promise<Response> => {
    const { req } = incoming
    // Other types of bodies are asked about by a browser before it sends them for another site; forms are not.
    if (!ownHeaders.some((name) => name in req.headers))
      return refuse(403, 'FOREIGN_ORIGIN', `A form needs the header ${ownHeaders[0]}.`)
    const { session, request } = (incoming.authenticated = await authenticated(incoming))
    if (!session || !request.actor) return refuse(401, 'UNAUTHENTICATED', 'Sign in first.')
    if (Number(req.headers['content-length'] ?? 0) > longestForm) return tooLarge()
    return uploads(request.actor.userId, async (receive) => {
      const form = await readForm(receive(req), headersOf(req).get('content-type')!, { most: longestForm })
      if (form === 'endedEarly') return malformed('The body ended early.')
      if (form === 'malformed') return malformed('The body is not well-formed multipart/form-data.')
      if (form === 'tooLarge') return tooLarge()
      const { text, files } = readOperations(form)
      const headers = new Headers({ 'content-type': 'application/json' })
      for (const name of Object.keys(req.headers)) if (!ofForm.has(name)) headers.set(name, headersOf(req).get(name)!)
      const inner = new Request('http://localhost/graphql', { method: 'POST', headers, body: text })
      return execute(inner, { ...incoming, files })
    })
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      const response = await answer({ req, res })
      const bytes = Buffer.from(await response.arrayBuffer())
      res.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': bytes.length })
      res.end(bytes)
    } catch (error) {
      const shown =
        error instanceof TooManyFiles
          ? new GraphQLError(error.message, { extensions: { code: 'TOO_MANY_REQUESTS', http: { status: 429 } } })
          : masked(error)
      const { code, fields } = (shown as GraphQLError).extensions
      if (error instanceof TooManyFiles) {
        await hold(req)
        res.setHeader('retry-after', retryAfterSeconds)
      }
      sendJson(req, res, statusOf(shown), { errors: [{ message: shown.message, extensions: { code, fields } }] })
    }
  }
}
