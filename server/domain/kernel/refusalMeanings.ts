import type { RefusalCode } from './refusal'

/** What each code says, for those who write programs against them. */
export const refusalMeanings: Record<RefusalCode, string> = {
  NOT_FOUND: 'The record does not exist, or not for you: the two are told alike.',
  STALE:
    'The record is no longer of the version that the edit was made on, or the list no longer holds what was put in order. Look at it as it is now, then decide again.',
  KEY_REUSED: 'The idempotency key was used for a request with another content.',
  VALIDATION: 'Entries are wrong or missing; each is named with what is wrong with it.',
  CALL_COMPLETED: 'Somebody completed the call.',
  CALL_DELETED: 'Somebody deleted the call.',
  CALL_NOT_COMPLETED: 'The call is still open, so there is nothing to correct afterwards. Correct or close it.',
  CALL_CANNOT_BE_UPDATED:
    'A completed call is corrected within 72 hours by whoever completed it, and by administrators at any time.',
  FOLLOW_UP_REPLACED: 'Another follow-up is scheduled for the line.',
  LINE_CLOSED: 'The line is closed, so it is read-only. Reopen it first.',
  LINE_OPEN: 'The line is open, so there is nothing to reopen.',
  LINE_REQUIRED: 'What was recorded needs a line to come back to. Name one, or create one with the closing.',
  LINE_OF_ANOTHER_PATIENT:
    'The call and the line both have an MRN, and they differ. Choose another line, or confirm this one with `confirm`.',
  CALL_ALREADY_ASSIGNED: 'Somebody else has the call. It can be taken over on purpose, with `force`.',
  WORKING_ANOTHER_CALL: 'You lead another call. Return or close that one first.',
  NOT_ONLINE: 'You are not online, so nothing is assigned to you unless you ask for it.',
  NOT_ASSIGNEE: 'Only the person who has the call can return it.',
  LEAD_CANNOT_ASSIST: 'You lead the call, so you cannot assist on it.',
  NOT_ASSISTING: 'You do not assist on the call.',
  NOT_WORKING: 'You have no unfinished work on the call.',
  NOT_IN_TRAINING: 'Only trainees work in training.',
  NOT_DELETED: 'It is not deleted, so there is nothing to restore.',
  NOT_YOURS: 'Your role deletes only calls that you created yourself, and restores only what you deleted a moment ago.',
  SIMILAR_CALL_OPEN:
    'A call for the same need in the same place, or for the same patient, is open already. Create another one on purpose, with `ifSimilar: CREATE`.',
  NEEDED_BY_RULES: 'The rules go by this record, so it stays.',
  NOT_SCHEDULED: 'Nothing is scheduled for the job, so there is nothing to run now either.',
  RESTRICTED_TO_FACILITIES: 'You are restricted to facilities. This takes somebody who sees all of them.',
  SIGN_IN_FAILED: 'The e-mail address or the password is wrong, or the account is disabled.',
  TOO_MANY_TRIES: 'Too many tries to sign in. Wait ten minutes.',
}
