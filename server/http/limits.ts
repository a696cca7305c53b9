import { GraphQLError, parse, type DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import type { Context } from '../schema/kernel/context'
import { limits, notTooDeep, tooCostly, tooLong, tooManyTokens } from '../schema/kernel/cost'

/** What asks for too much is refused before anything of it is executed. */
export const boundedRequests: Plugin<Context> = {
  onParse: ({ params, setParseFn }) => {
    const refusal = tooLong(String(params.source))
    if (refusal) throw refusal
    setParseFn((source: string, options: object) => {
      try {
        return parse(source, { ...options, maxTokens: limits.tokens })
      } catch (error) {
        throw error instanceof GraphQLError && error.message.includes('Parsing aborted') ? tooManyTokens() : error
      }
    })
  },
  onValidate: ({ addValidationRule }) => addValidationRule(notTooDeep),
  onExecute: ({ args, setResultAndStopExecution }) => {
    const refusal = tooCostly({ schema: args.schema, document: args.document, operationName: args.operationName, variables: args.variableValues })
    if (refusal) setResultAndStopExecution({ errors: [refusal] })
  },
}

/** A request that cannot be read is the caller's fault, whatever its reader threw; nothing of it is sent back. */
export const readableRequests: Plugin<Context> = {
  onRequestParse: ({ requestParser, setRequestParser }) => {
    if (!requestParser) return
    setRequestParser(async (request) => {
      try {
        return await requestParser(request)
      } catch (error) {
        const { message, extensions } = error instanceof GraphQLError ? error : new GraphQLError('The request cannot be read.')
        const { status = 400 } = (extensions.http ?? {}) as { status?: number }
        throw new GraphQLError(message, { extensions: { code: extensions.code, http: { status } } })
      }
    })
  },
}

/**
 * Where parsed documents are kept. Anybody may send documents, so what is kept is bounded by
 * their length and not by their number alone.
 */
export const documentCaches = () => {
  const cache = <V extends object>() => new LRUCache<string, V>({ max: 500, maxSize: 500_000, sizeCalculation: (_value, text) => text.length + 1, ttl: 3_600_000 })
  return { documentCache: cache<DocumentNode>(), errorCache: cache<Error>() }
}
