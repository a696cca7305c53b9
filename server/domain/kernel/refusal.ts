/** Every reason for which a well-permitted request is turned down. Stable: clients test for these. */
export const refusalCodes = [
  'NOT_FOUND',
  'STALE',
  'KEY_REUSED',
  'VALIDATION',
  'CALL_COMPLETED',
  'CALL_DELETED',
  'CALL_NOT_COMPLETED',
  'CALL_CANNOT_BE_UPDATED',
  'LINE_REQUIRED',
  'LINE_OF_ANOTHER_PATIENT',
  'FOLLOW_UP_REPLACED',
  'LINE_CLOSED',
  'LINE_OPEN',
  'CALL_ALREADY_ASSIGNED',
  'WORKING_ANOTHER_CALL',
  'NOT_ONLINE',
  'NOT_ASSIGNEE',
  'LEAD_CANNOT_ASSIST',
  'NOT_ASSISTING',
  'NOT_WORKING',
  'NOT_IN_TRAINING',
  'NOT_DELETED',
  'NOT_YOURS',
  'SIMILAR_CALL_OPEN',
  'NEEDED_BY_RULES',
  'NOT_SCHEDULED',
  'RESTRICTED_TO_FACILITIES',
  'SIGN_IN_FAILED',
  'TOO_MANY_TRIES',
] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** One thing wrong with one field of the input; `field` is the input's own name for it. */
export type FieldRefusal = { field: string; message: string }

/** An expected "no": data, never an exception, until a command rolls back with it. */
export type Refusal = { code: RefusalCode; message: string; fields: FieldRefusal[] }

export const refuse = (code: RefusalCode, message: string, fields: FieldRefusal[] = []): Refusal => ({
  code,
  message,
  fields,
})

/** The refusal for input that is not well formed, all failures at once. */
export const invalid = (fields: FieldRefusal[]): Refusal =>
  refuse('VALIDATION', fields.length === 1 ? fields[0]!.message : `${fields.length} entries need attention.`, fields)

/** What does not exist and what somebody may not see are refused in the same words (rules 2.3). */
export const notFound = (what: string): Refusal => refuse('NOT_FOUND', `This ${what} does not exist.`)
