import { GraphQLError, parse, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../schema/kernel/context'
import {
  isCostly,
  limits,
  notTooDeep,
  tooCostly,
  tooLong,
  tooManyTokens,
  weigh,
} from '../../schema/kernel/plugins/cost'
import type { Incoming } from '../../realtime/preparedAnswers'
import { TooManyRequests, tooManyRequests, type RateLimit } from '../edge/rateLimit'

/**
 * Refuses documents beyond the limits before they are executed. Every other document counts for the rate limit by its
 * estimated cost, and each caller has few points in flight at once. Decision 0029 says why no library does this.
 */
export const boundedRequests = (rateLimit: Pick<RateLimit, 'chargeDocument' | 'inTurn' | 'hold'>): Plugin<Context> => ({
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
  onExecute: ({ args, executeFn, setExecuteFn, setResultAndStopExecution }) => {
    const weight = weigh({
      schema: args.schema,
      document: args.document,
      operationName: args.operationName,
      variables: args.variableValues,
    })
    const { cost } = weight
    const refusal = tooCostly(cost)
    if (refusal) return setResultAndStopExecution({ errors: [refusal] })
    ;(args.contextValue as Context).isCostly = isCostly(cost)
    const { req } = args.contextValue as unknown as Incoming
    setExecuteFn(async (again: ExecutionArgs) => {
      try {
        rateLimit.chargeDocument(req, cost)
        return await rateLimit.inTurn(req, weight, async () => executeFn(again) as ExecutionResult)
      } catch (error) {
        if (!(error instanceof TooManyRequests)) throw error
        await rateLimit.hold(req)
        return { errors: [tooManyRequestsError(error.seconds)] }
      }
    })
  },
})

/** The refusal by the rate limit, for costs that are known only after the document was read. */
export const tooManyRequestsError = (seconds: number): GraphQLError =>
  new GraphQLError(tooManyRequests(seconds), {
    extensions: { code: 'TOO_MANY_REQUESTS', http: { status: 429, headers: { 'retry-after': String(seconds) } } },
  })

/** A request that cannot be read is the caller's fault, whatever its reader threw; nothing of it is sent back. */
export const readableRequests: Plugin<Context> = {
  onRequestParse: ({ requestParser, setRequestParser }) => {
    if (!requestParser) return
    setRequestParser(async (request) => {
      try {
        return await requestParser(request)
      } catch (error) {
        const { message, extensions } =
          error instanceof GraphQLError ? error : new GraphQLError('The request cannot be read.')
        const { status = 400 } = (extensions.http ?? {}) as { status?: number }
        throw new GraphQLError(message, { extensions: { code: extensions.code, http: { status } } })
      }
    })
  },
}

/**
 * Caches of parsed documents. Anybody may send documents, so the caches are limited by length as well as by number.
 */
export const documentCaches = () => {
  const cache = <V extends object>() =>
    new LRUCache<string, V>({
      max: 500,
      maxSize: 500_000,
      sizeCalculation: (_value, text) => text.length + 1,
      ttl: 3_600_000,
    })
  return { documentCache: cache<DocumentNode>(), errorCache: cache<Error>() }
}
