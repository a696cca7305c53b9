/**
 * Why a request brought no answer. `OFFLINE`: the server was not reached; `TIMEOUT`: it did not answer in time; `UNAVAILABLE`: its
 * database was not reached; `BROKEN`: it failed; `VALIDATION`: the request makes no sense.
 */
export type ProblemCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'ACCOUNT_LOCKED'
  | 'NOT_FOUND'
  | 'OFFLINE'
  | 'TIMEOUT'
  | 'UNAVAILABLE'
  | 'VALIDATION'
  | 'BROKEN'

const known: readonly string[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ACCOUNT_LOCKED',
  'NOT_FOUND',
  'UNAVAILABLE',
  'VALIDATION',
] satisfies ProblemCode[]

/** A request that failed as a whole. An expected "no" is a Refusal, which is data. */
export class Problem extends Error {
  override name = 'Problem'

  constructor(
    readonly code: ProblemCode,
    message: string,
  ) {
    super(message)
  }
}

type ErrorEntry = { message?: string; extensions?: { code?: unknown } }

/** The problem that GraphQL errors tell of; the first code that means something counts. */
export const problemFromErrors = (errors: readonly ErrorEntry[]): Problem => {
  const telling = errors.find(({ extensions }) => known.includes(String(extensions?.code)))
  if (telling) return new Problem(telling.extensions!.code as ProblemCode, telling.message ?? '')
  return new Problem('BROKEN', errors[0]?.message ?? 'The server failed.')
}

export const problemCode = (error: unknown): ProblemCode => (error instanceof Problem ? error.code : 'BROKEN')

const unreachable: readonly ProblemCode[] = ['OFFLINE', 'TIMEOUT']

/** Whether the network or the server is to blame, as a page tells it. */
export const problemKind = (error: unknown): 'offline' | 'broken' =>
  unreachable.includes(problemCode(error)) ? 'offline' : 'broken'

const passing: readonly ProblemCode[] = ['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'BROKEN']

/** Whether the same request may succeed later. A refusal does not change by being asked for again. */
export const mayPass = (error: unknown): boolean => passing.includes(problemCode(error))
