import type { FieldRefusal, RefusalCode } from '../../../domain/kernel/refusal'
import { refusalMeanings } from '../../../domain/kernel/refusalMeanings'
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

/** Why a request is turned down before or beside any service. */
type OwnCode =
  | Denied['code']
  | 'MALFORMED'
  | 'UNSUPPORTED_TYPE'
  | 'TOO_LARGE'
  | 'FOREIGN_ORIGIN'
  | 'TOO_MANY_REQUESTS'
  | 'METHOD_NOT_ALLOWED'
  | 'BROKEN'
  | 'UNAVAILABLE'

export type ProblemCode = RefusalCode | OwnCode

/** The one table from code to status (rules 8.2). */
export const statusOf: Record<ProblemCode, number> = {
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  SIGN_IN_FAILED: 401,
  FORBIDDEN: 403,
  TOKEN_READ_ONLY: 403,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CALL_COMPLETED: 409,
  CALL_DELETED: 409,
  CALL_NOT_COMPLETED: 409,
  CALL_CANNOT_BE_UPDATED: 409,
  LINE_CLOSED: 409,
  LINE_OPEN: 409,
  LINE_REQUIRED: 409,
  LINE_OF_ANOTHER_PATIENT: 409,
  FOLLOW_UP_REPLACED: 409,
  CALL_ALREADY_ASSIGNED: 409,
  WORKING_ANOTHER_CALL: 409,
  NOT_ONLINE: 409,
  NOT_ASSIGNEE: 409,
  LEAD_CANNOT_ASSIST: 409,
  NOT_ASSISTING: 409,
  NOT_WORKING: 409,
  NOT_IN_TRAINING: 409,
  NOT_DELETED: 409,
  NOT_YOURS: 403,
  STALE: 412,
  KEY_REUSED: 409,
  SIMILAR_CALL_OPEN: 409,
  NEEDED_BY_RULES: 409,
  NOT_SCHEDULED: 409,
  RESTRICTED_TO_FACILITIES: 403,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  VALIDATION: 422,
  ACCOUNT_LOCKED: 423,
  TOO_MANY_TRIES: 429,
  TOO_MANY_REQUESTS: 429,
  BROKEN: 500,
  UNAVAILABLE: 503,
}

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

const ownMeanings: Record<OwnCode, string> = {
  MALFORMED:
    'The request cannot be read: the body is not a JSON object, not UTF-8, or incomplete, or the URL is invalid.',
  UNAUTHENTICATED: 'Nobody is signed in: the session or the token is missing, unknown or over.',
  FORBIDDEN: 'The role does not allow this.',
  TOKEN_READ_ONLY: 'The token has the scope `read`.',
  FOREIGN_ORIGIN: 'A page of another site may not call.',
  METHOD_NOT_ALLOWED: 'The address has no such method; `Allow` says which it has.',
  TOO_LARGE: 'The body is larger than 1 MiB; of an upload, the file larger than 14 MiB.',
  UNSUPPORTED_TYPE: 'The body is not `application/json`; of an upload, not `multipart/form-data`.',
  TOO_MANY_REQUESTS:
    'Too many requests at once, of this session or token, or of this address. `Retry-After` says for how many seconds to wait.',
  ACCOUNT_LOCKED: 'The account is locked for compliance; it reaches itself and nothing else.',
  BROKEN: 'Our fault. Look whether your change is there before you try again.',
  UNAVAILABLE:
    'The database is away, too busy or full. The message says whether your change may be there; `Retry-After` says when to ask again.',
}

/** What each code says, for those who write programs against them. */
export const meanings: Record<ProblemCode, string> = { ...refusalMeanings, ...ownMeanings }

export const problem = (code: ProblemCode, message: string, errors: FieldRefusal[] = []): Problem => {
  const status = statusOf[code]
  return { type: 'about:blank', title: titles[status]!, status, code, message, errors }
}

/** A request that is refused before any service sees it. */
export class BadRequest extends Error {
  constructor(
    readonly code: 'MALFORMED' | 'UNSUPPORTED_TYPE' | 'TOO_LARGE' | 'TOO_MANY_REQUESTS',
    message: string,
  ) {
    super(message)
  }
}

/** The problem that an expected error is; null when it is not expected. */
export const problemOf = (error: unknown): Problem | null => {
  if (error instanceof Refused) return problem(error.refusal.code, error.refusal.message, error.refusal.fields)
  if (error instanceof Denied) return problem(error.code, error.message)
  if (error instanceof BadRequest) return problem(error.code, error.message)
  return null
}
