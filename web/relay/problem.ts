/**
 * Why a request has no answer. `OFFLINE`: the server was not reached; `TIMEOUT`: it did not answer in time; `UNAVAILABLE`: its
 * database was not reached; `BROKEN`: it failed; `VALIDATION`: the request is not valid.
 */
export type ProblemCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'ACCOUNT_LOCKED'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'PROVIDER_INACTIVE'
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
  'PASSWORD_CHANGE_REQUIRED',
  'PROVIDER_INACTIVE',
  'NOT_FOUND',
  'UNAVAILABLE',
  'VALIDATION',
] satisfies ProblemCode[]

/** A request that failed as a whole. A refusal is data, not a problem. */
export class Problem extends Error {
  override name = 'Problem'

  constructor(
    readonly code: ProblemCode,
    message: string,
  ) {
    super(message)
  }
}

/** Data that is null for people who may not see it: a page that needs it is replaced by one that says so. */
export const allowed = <Data>(data: Data | null | undefined): Data => {
  if (data == null) throw new Problem('FORBIDDEN', 'You are not allowed to see this page.')
  return data
}

type ErrorEntry = { message?: string; extensions?: { code?: unknown } }

/** The problem behind GraphQL errors: the first code that is known counts. */
export const problemFromErrors = (errors: readonly ErrorEntry[]): Problem => {
  const telling = errors.find(({ extensions }) => known.includes(String(extensions?.code)))
  if (telling) return new Problem(telling.extensions!.code as ProblemCode, telling.message ?? '')
  return new Problem('BROKEN', errors[0]?.message ?? 'The server failed.')
}

export const problemCode = (error: unknown): ProblemCode => (error instanceof Problem ? error.code : 'BROKEN')

const unreachable: readonly ProblemCode[] = ['OFFLINE', 'TIMEOUT']

/** Whether a page blames the network or the server. */
export const problemKind = (error: unknown): 'offline' | 'broken' =>
  unreachable.includes(problemCode(error)) ? 'offline' : 'broken'

const passing: readonly ProblemCode[] = ['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'BROKEN']

/** Whether the same request may succeed later. Asking again does not change a refusal. */
export const mayPass = (error: unknown): boolean => passing.includes(problemCode(error))
