import type { IncomingMessage, ServerResponse } from 'node:http'
import { getOperationAST, Kind, parse, TypeInfo, visit, visitWithTypeInfo, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { denial } from '../domain/kernel/permissions'
import { schema } from '../schema/index'
import type { Context } from '../schema/kernel/context'
import { limits, tooLong } from '../schema/kernel/cost'
import { isPersonal } from '../schema/kernel/personal'
import { queueView } from '../services/calls/readQueue'
import type { Authenticated } from './authentication'

/** What a Node request, or a websocket that has authenticated already, brings along. */
export type Incoming = { req: IncomingMessage; res?: ServerResponse; authenticated?: Authenticated; preparing?: { key: string; version: number } | null }

/** Stands for the moment of answering in an answer that is kept; no clock shows it. */
export const stamp = new Date(8.64e15)

/** What everybody who may see the same is answered alike, and nothing of it outlives the provider's version. */
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

/**
 * Keeps the answers to documents about the provider's rows as text, one for each document and
 * permission view, until the provider's version moves: then the rows are read again. The version
 * is read with the session, in the one statement with which every request begins, so an answer
 * is never older than the request.
 */
export const preparedAnswers = (authenticate: (incoming: Incoming) => Promise<Authenticated>): Plugin<Context, Incoming> => {
  const shapes = new LRUCache<string, { shared: boolean }>({ max: 1_000 })
  const answers = new LRUCache<string, { version: number; text: string }>({ maxSize: 64 * 1024 * 1024, sizeCalculation: ({ text }, key) => text.length + key.length })

  const shapeOf = (query: string, operationName: string | undefined): boolean => {
    const key = `${operationName ?? ''}\n${query}`
    const known = shapes.get(key) ?? { shared: isShareable(query, operationName) }
    shapes.set(key, known)
    return known.shared
  }
  const answered = (text: string, { request }: Authenticated): string => text.replaceAll(stamp.toISOString(), request.now().toISOString())

  return {
    onParams: async ({ params, context, setResult }) => {
      // What is too long is refused when it is parsed, and kept by nobody.
      if (!params.query || tooLong(params.query + (params.operationName ?? '')) || !shapeOf(params.query, params.operationName)) return
      // What is wrong with the caller is told when the context is made.
      const authenticated = await authenticate(context).catch(() => null)
      const actor = authenticated?.request.actor
      if (!authenticated || !actor || denial(actor, 'call:see')) return
      context.authenticated = authenticated
      const version = authenticated.session!.versions[actor.providerId] ?? 0
      const key = JSON.stringify([params.query, params.operationName, params.variables, queueView(authenticated.request)])
      const kept = answers.get(key)
      if (kept?.version === version) setResult({ stringify: () => answered(kept.text, authenticated) } as ExecutionResult)
      else context.preparing = { key, version }
    },
    onExecutionResult: ({ context, result, setResult }) => {
      const { preparing, authenticated } = context as Incoming
      if (!preparing || !authenticated || !result || !('data' in result)) return
      const { data, errors } = result as ExecutionResult
      if (errors || !data) return
      const text = JSON.stringify({ data })
      answers.set(preparing.key, { version: preparing.version, text })
      setResult({ data, stringify: () => answered(text, authenticated) } as ExecutionResult)
    },
  }
}
