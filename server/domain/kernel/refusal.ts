type Problem = { readonly status: number; readonly meaning: string }

/**
 * Every reason for refusing a permitted request, with its HTTP status and its meaning for API clients. The codes are
 * stable, because clients test for them.
 */
export const refusals = {
  NOT_FOUND: { status: 404, meaning: 'The record does not exist, or you may not see it; both are answered alike.' },
  STALE: {
    status: 412,
    meaning:
      'The record has changed since the version that the edit was made on, or the list holds other items than the new order. Look at it as it is now, then decide again.',
  },
  KEY_REUSED: { status: 409, meaning: 'The idempotency key was used for another request.' },
  VALIDATION: { status: 422, meaning: 'Entries are wrong or missing; each is listed with its problem.' },
  CALL_COMPLETED: { status: 409, meaning: 'Someone completed the call.' },
  CALL_DELETED: { status: 409, meaning: 'Someone deleted the call.' },
  CALL_NOT_COMPLETED: {
    status: 409,
    meaning: 'The call is still open, so there is nothing to correct afterwards. Correct or close it.',
  },
  CALL_CANNOT_BE_UPDATED: {
    status: 409,
    meaning:
      'A completed call can be corrected for 72 hours by the person who completed it, and by administrators at any time.',
  },
  LINE_REQUIRED: {
    status: 409,
    meaning: 'What was recorded needs a follow-up, so the call needs a line. Name a line, or create one when closing.',
  },
  LINE_OF_ANOTHER_PATIENT: {
    status: 409,
    meaning:
      'The call and the line both have an MRN, and they differ. Choose another line, or confirm this one with `confirm`.',
  },
  FOLLOW_UP_REPLACED: { status: 409, meaning: 'Another follow-up is scheduled for the line.' },
  LINE_CLOSED: { status: 409, meaning: 'The line is closed, so it is read-only. Reopen it first.' },
  LINE_OPEN: { status: 409, meaning: 'The line is open, so there is nothing to reopen.' },
  CALL_ALREADY_ASSIGNED: {
    status: 409,
    meaning: 'Someone else has the call. Take it over with `force`.',
  },
  WORKING_ANOTHER_CALL: { status: 409, meaning: 'You lead another call. Return or close that one first.' },
  NOT_ONLINE: { status: 409, meaning: 'You are not online, so calls are not assigned to you automatically.' },
  NOT_ASSIGNEE: { status: 409, meaning: 'Only the person who has the call can return it.' },
  LEAD_CANNOT_ASSIST: { status: 409, meaning: 'You lead the call, so you cannot assist on it.' },
  NOT_ASSISTING: { status: 409, meaning: 'You do not assist on the call.' },
  NOT_WORKING: { status: 409, meaning: 'You have no unfinished work on the call.' },
  NOT_IN_TRAINING: { status: 409, meaning: 'Only trainees work in training.' },
  NOT_DELETED: { status: 409, meaning: 'It is not deleted, so there is nothing to restore.' },
  NOT_YOURS: {
    status: 403,
    meaning: 'Your role deletes only calls that you created yourself, and restores only what you deleted a moment ago.',
  },
  SIMILAR_CALL_OPEN: {
    status: 409,
    meaning:
      'A call for the same need in the same place, or for the same patient, is open already. Create another one with `ifSimilar: CREATE`.',
  },
  NO_WARD_ASKED: { status: 409, meaning: 'No ward asked for the call, so no one would read an update.' },
  NOT_WHO_ASKED: { status: 403, meaning: 'Only whoever asked for the call writes to the team about it.' },
  TOO_MANY_UPDATES: {
    status: 429,
    meaning: 'The call has as many updates as it can have, or the device wrote many a moment ago.',
  },
  NEEDED_BY_RULES: { status: 409, meaning: 'The rules need this record, so it cannot be deleted.' },
  CATEGORY_IN_USE: { status: 409, meaning: 'Requirements use the category, so it cannot be deleted. They are named.' },
  OWN_DOCUMENT: { status: 403, meaning: 'No one reviews their own documents.' },
  ALREADY_REVIEWED: { status: 409, meaning: 'Someone approved or rejected the document already.' },
  NOTHING_TO_UNDO: {
    status: 409,
    meaning: 'A review can be undone by the person who made it, for ten seconds.',
  },
  ALREADY_HANDED_OVER: {
    status: 409,
    meaning: 'Someone else has handed over the shift since you read the page. It is named who and when.',
  },
  ALREADY_TAKEN_OVER: { status: 409, meaning: 'Someone has taken over the shift. It is named who and when.' },
  HANDOVER_REPLACED: { status: 409, meaning: 'A later hand-over followed, so this one cannot be taken over.' },
  OWN_HANDOVER: { status: 403, meaning: 'No one takes over from themselves.' },
  SHARED_VIEW: {
    status: 403,
    meaning:
      'Only managers and administrators make, change and delete shared views, and only who saved one makes it personal again.',
  },
  NOT_SCHEDULED: { status: 409, meaning: 'Nothing is scheduled for the job, so there is nothing to run.' },
  RESTRICTED_TO_FACILITIES: {
    status: 403,
    meaning: 'You are restricted to facilities. Only people who see all of them can do this.',
  },
  SIGN_IN_AGAIN: {
    status: 403,
    meaning: 'This needs a sign-in within the last 15 minutes. Confirm the password, then try again.',
  },
  WORKS_ELSEWHERE: {
    status: 403,
    meaning:
      'The account has a role in another provider, so only its person or a superadmin changes its name, e-mail, password, sessions and whether it is active.',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    meaning: 'The provider would have no active administrator left.',
  },
  OWN_ROLE: { status: 403, meaning: 'You cannot disable yourself or take away your own administrative role.' },
  ROLE_NOT_ALLOWED: { status: 403, meaning: 'Your role does not let you give or change this role.' },
  OWN_PROVIDER: {
    status: 409,
    meaning: 'You work in this provider. Switch to another one before you make it inactive.',
  },
  PROVIDER_MOVED: { status: 409, meaning: 'The provider has moved to another installation. Change it there.' },
  LINK_NOT_VALID: {
    status: 409,
    meaning: 'The link was used before, was altered or has expired, or its provider has moved.',
  },
  NOT_INVITABLE: {
    status: 409,
    meaning: 'The person has chosen a password already, or the account is disabled, so there is nothing to invite to.',
  },
  MAIL_NOT_CONFIGURED: {
    status: 409,
    meaning: 'This installation sends no mail. Ask an administrator to set a new password.',
  },
  SIGN_IN_FAILED: { status: 401, meaning: 'The e-mail address or the password is wrong, or the account is disabled.' },
  TOO_MANY_TRIES: { status: 429, meaning: 'Too many tries to sign in, or too many wrong codes. Wait ten minutes.' },
  CODE_NOT_VALID: {
    status: 409,
    meaning: 'No screen shows this code: it is wrong, was used, or is older than ten minutes.',
  },
  TOO_MANY_CALLS: { status: 429, meaning: 'The device has created many calls a moment ago. Wait a minute.' },
  TOO_MANY_SCREENS: {
    status: 429,
    meaning: 'Too many screens of this network wait to be paired. Wait ten minutes.',
  },
  TOO_MANY_SPREADSHEETS: {
    status: 429,
    meaning: 'Five spreadsheets of yours are being prepared. Wait until one is ready, then ask again.',
  },
} as const satisfies Record<string, Problem>

export type RefusalCode = keyof typeof refusals

/** One problem with one field of the input; `field` is the input's own name for it. */
export type FieldRefusal = { field: string; message: string }

/** An expected "no" is data. A command throws it only to roll back. */
export type Refusal = { code: RefusalCode; message: string; fields: FieldRefusal[] }

export const refuse = (code: RefusalCode, message: string, fields: FieldRefusal[] = []): Refusal => ({
  code,
  message,
  fields,
})

/** The refusal of invalid input, with all failures at once. */
export const invalid = (fields: FieldRefusal[]): Refusal =>
  refuse('VALIDATION', fields.length === 1 ? fields[0]!.message : `${fields.length} entries need attention.`, fields)

/** Unknown and invisible records are refused in the same words (rules 2.3). */
export const notFound = (what: string): Refusal => refuse('NOT_FOUND', `This ${what} does not exist.`)

/** A record that an input names and that does not exist, or not for the actor. */
export const doesNotExist = (field: string): FieldRefusal => ({ field, message: 'Does not exist' })
