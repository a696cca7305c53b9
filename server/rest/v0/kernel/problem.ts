import { troubleWords, type Trouble } from '../../../db/access/trouble'
import { refusals, type FieldRefusal } from '../../../domain/kernel/refusal'
import { Refused } from '../../../services/kernel/refused'
import { Denied } from '../../../services/kernel/request'

/** A refusal as RFC 9457 describes it, with the fields of rules 8.2. */
export type Problem = {
  type: 'about:blank'
  title: string
  status: number
  code: string
  message: string
  errors: FieldRefusal[]
  /** The record as it is now, when the refusal is about one. */
  current?: unknown
}

/** Problems that do not come from a command. */
const ownProblems = {
  MALFORMED: {
    status: 400,
    meaning:
      'The request cannot be read: the body is not a JSON object, not UTF-8, or incomplete, or the URL is invalid.',
  },
  UNAUTHENTICATED: {
    status: 401,
    meaning: 'You are not signed in: the session or token is missing, unknown or expired.',
  },
  FORBIDDEN: { status: 403, meaning: 'The role does not allow this.' },
  TOKEN_READ_ONLY: { status: 403, meaning: 'The token has the scope `read`.' },
  FOREIGN_ORIGIN: { status: 403, meaning: 'The request came from a page of another site.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'The URL does not support this method; `Allow` lists those that it supports.',
  },
  TOO_LARGE: { status: 413, meaning: 'The body is larger than 1 MiB, or the uploaded file is larger than 14 MiB.' },
  UNSUPPORTED_TYPE: {
    status: 415,
    meaning: 'The body is not `application/json`, or for an upload not `multipart/form-data`, or it is compressed.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    meaning:
      'Too many requests from this session, token or network address. `Retry-After` is the number of seconds to wait.',
  },
  PROVIDER_INACTIVE: { status: 403, meaning: 'The provider is inactive; its data is kept.' },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    meaning: 'Someone else set the password. Choose another one first; until then nothing else is answered.',
  },
  ACCOUNT_LOCKED: { status: 423, meaning: 'The account is locked for compliance and can only read itself.' },
  BROKEN: { status: 500, meaning: 'An error in the server. Check whether your change was made before you try again.' },
  UNAVAILABLE: {
    status: 503,
    meaning:
      'The database is unreachable, too busy or full, or your provider is being moved. The message says whether your change may have been made; `Retry-After` says when to try again.',
  },
} as const satisfies Record<string, { status: number; meaning: string }>

/** Every code of the contract with its status and its meaning (rules 8.2). */
export const problems = { ...refusals, ...ownProblems }

export type ProblemCode = keyof typeof problems

export const titles: Record<number, string> = {
  400: 'Malformed',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not here',
  409: 'Conflict with the current state',
  412: 'Changed in the meantime',
  413: 'Too large',
  415: 'Wrong type',
  422: 'Needs attention',
  423: 'Account locked',
  429: 'Too many',
  500: 'Something broke',
  503: 'Not just now',
}

export const problem = (code: ProblemCode, message: string, errors: FieldRefusal[] = []): Problem => {
  const { status } = problems[code]
  return { type: 'about:blank', title: titles[status]!, status, code, message, errors }
}

/** The problem for an error that nobody expected: trouble that passes, or something broken. */
export const unexpectedProblem = (trouble: Trouble | null): Problem =>
  trouble
    ? problem('UNAVAILABLE', troubleWords[trouble])
    : problem('BROKEN', 'Something broke on our side. Look whether your change is there before you try again.')

/** A request that is refused before it reaches a command. */
export class BadRequest extends Error {
  constructor(
    readonly code: 'MALFORMED' | 'UNSUPPORTED_TYPE' | 'TOO_LARGE' | 'TOO_MANY_REQUESTS',
    message: string,
    /** When to try again, in seconds, and the fields concerned, where that is known. */
    readonly more: { retryAfter?: number; errors?: FieldRefusal[] } = {},
  ) {
    super(message)
  }
}

/** The problem for an expected error; null for any other error. */
export const problemOf = (error: unknown): Problem | null => {
  if (error instanceof Refused) return problem(error.refusal.code, error.refusal.message, error.refusal.fields)
  if (error instanceof Denied) return problem(error.code, error.message)
  if (error instanceof BadRequest) return problem(error.code, error.message, error.more.errors)
  return null
}
