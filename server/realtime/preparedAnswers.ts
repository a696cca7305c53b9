import type { IncomingMessage, ServerResponse } from 'node:http'
import { getOperationAST, Kind, parse, TypeInfo, visit, visitWithTypeInfo, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { feedPositionIn } from '../auth/sessions'
import { isNews, type FeedPosition } from '../domain/kernel/feedPosition'
import { denial } from '../domain/kernel/permissions'
import { schema } from '../schema/index'
import type { Context } from '../schema/kernel/context'
import { limits, tooLong } from '../schema/kernel/plugins/cost'
import { isPersonal } from '../schema/kernel/plugins/personal'
import type { SentFile } from '../services/kernel/files/sentFile'
import { queueView } from '../services/calls/queue/readQueue'
import type { Authenticated } from '../http/doors/authentication'

/** Where a GraphQL request came from: a Node request, or a websocket that is already authenticated. */
export type Incoming = {
  req: IncomingMessage
  res?: ServerResponse
  authenticated?: Authenticated
  /** The files of a form, by the names of their parts. */
  files?: ReadonlyMap<string, SentFile>
  /** Its answer is for all who see the same. */ isPreparing?: boolean
}

/** Stands for the time of the answer in a kept answer; no real clock shows it. */
export const stamp = new Date(8.64e15)

/** These fields are the same for everybody with the same visibility, and change only with the provider's version. */
const shareable: Record<string, readonly string[]> = {
  Query: ['provider', 'requireableCallFields', '__typename'],
  Provider: ['id', 'databaseId', 'name', 'queue', 'facilities', 'purposes', 'statusCodes', '__typename'],
}

const isShareable = (query: string, operationName: string | undefined): boolean => {
  try {
    const document = parse(query, { maxTokens: limits.tokens })
    if (getOperationAST(document, operationName)?.operation !== 'query') return false
    if (isPersonal(document, schema)) return false
    const types = new TypeInfo(schema)
    let shared = true
    const look = visitWithTypeInfo(types, {
      [Kind.FIELD]: ({ name: { value } }) => {
        const allowed = shareable[types.getParentType()?.name ?? '']
        if (allowed && !allowed.includes(value)) shared = false
      },
    })
    visit(document, look)
    return shared
  } catch {
    return false
  }
}

/** The bytes of an answer; between two parts stands the time of the answer. */
export type AnswerParts = readonly Buffer<ArrayBuffer>[]

type Prepared = { position: FeedPosition; parts: AnswerParts }

/** An answer that is being made, or waits until the one before it is made. */
type Making = { position: FeedPosition; hasBegun: boolean; prepared: Promise<Prepared> }

/**
 * Answers as bytes. Each one is kept until the provider's feed passes its position, and made once for all concurrent
 * callers. Who needs a newer one than is being made waits for that, and all who wait then share the next: while changes
 * come faster than answers are made, each costs its own time, not that of every position. An answer is at least as new
 * as the caller's position.
 */
export const keepAnswers = () => {
  const kept = new LRUCache<string, Prepared>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ parts }, key) => sizeOf(parts) + key.length,
  })
  const lastInLine = new Map<string, Making>()

  const prepare = async (key: string, position: FeedPosition, make: () => Promise<AnswerParts>): Promise<Prepared> => {
    const prepared = { position, parts: await make() }
    const before = kept.get(key)
    if (!before || isNews(position, before.position)) kept.set(key, prepared)
    return prepared
  }

  return {
    /** `key` names the answer and who may get it. */
    answer: async (key: string, position: FeedPosition, make: () => Promise<AnswerParts>): Promise<Prepared> => {
      const before = kept.get(key)
      if (before && !isNews(position, before.position)) return before
      const last = lastInLine.get(key)
      const isNewer = last && isNews(position, last.position)
      if (last && isNewer && !last.hasBegun) last.position = position
      if (last && !(isNewer && last.hasBegun)) return last.prepared
      const begin = (): Promise<Prepared> => {
        mine.hasBegun = true
        return prepare(key, mine.position, make)
      }
      const itsTurn = Promise.allSettled([last?.prepared])
      const mine: Making = { position, hasBegun: false, prepared: itsTurn.then(begin) }
      lastInLine.set(key, mine)
      try {
        return await mine.prepared
      } finally {
        if (lastInLine.get(key) === mine) lastInLine.delete(key)
      }
    },
  }
}

export type KeptAnswers = ReturnType<typeof keepAnswers>

const sizeOf = (parts: AnswerParts): number => parts.reduce((sum, part) => sum + part.length, 0)

const partsOf = (result: unknown): AnswerParts =>
  JSON.stringify(result)
    .split(stamp.toISOString())
    .map((part) => Buffer.from(part))

/** The answer as it is sent at that time. */
const sentAt = (now: Date, parts: AnswerParts): Buffer => {
  const time = Buffer.from(now.toISOString())
  return Buffer.concat(parts.flatMap((part, place) => (place === 0 ? [part] : [time, part])))
}

/** An answer with errors, which all waiting callers get and which is not kept. */
class Broken extends Error {
  constructor(readonly result: ExecutionResult) {
    super()
  }
}

/**
 * Keeps the answers to documents about the provider's rows, one for each document and view of permissions. The session,
 * which the first statement of every request reads, holds the position of the feed, before the rows are read.
 */
export const preparedAnswers = (
  authenticate: (incoming: Incoming) => Promise<Authenticated>,
  answers: KeptAnswers,
): Plugin<Context, Incoming> => {
  const shapes = new LRUCache<string, { shared: boolean }>({ max: 1_000 })

  const shapeOf = (query: string, operationName: string | undefined): boolean => {
    const key = `${operationName ?? ''}\n${query}`
    const known = shapes.get(key) ?? { shared: isShareable(query, operationName) }
    shapes.set(key, known)
    return known.shared
  }

  return {
    onParams: async ({ params, context, paramsHandler, setParamsHandler }) => {
      // A document that is too long is refused when it is parsed, and never kept.
      if (
        !params.query ||
        tooLong(params.query + (params.operationName ?? '')) ||
        !shapeOf(params.query, params.operationName)
      )
        return
      // Problems with the caller are reported when the context is made.
      const authenticated = await authenticate(context).catch(() => null)
      const actor = authenticated?.request.actor
      if (!authenticated || !actor || denial(actor, 'call:see')) return
      const { request, session } = authenticated
      context.authenticated = authenticated
      const key = JSON.stringify([params.query, params.operationName, params.variables, queueView(request)])
      // Yoga hands what this answers to the response as it is, which takes bytes as well as a text.
      const sent = (parts: AnswerParts) => sentAt(request.now(), parts) as unknown as string

      setParamsHandler(async (payload) => {
        const make = async (): Promise<AnswerParts> => {
          context.isPreparing = true
          const result = (await paramsHandler(payload)) as ExecutionResult
          if (result.errors || !result.data) throw new Broken(result)
          return partsOf({ data: result.data })
        }
        try {
          const { parts } = await answers.answer(key, feedPositionIn(session!, actor.providerId), make)
          return { stringify: () => sent(parts) } as ExecutionResult
        } catch (error) {
          if (!(error instanceof Broken)) throw error
          return { ...error.result, stringify: (result: unknown) => sent(partsOf(result)) } as ExecutionResult
        }
      })
    },
  }
}
