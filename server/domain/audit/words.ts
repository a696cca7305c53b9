import type { AuditOutcome } from './filter'
import { eventInWords, type ChangedFields, type HistoryWords } from '../calls/past/history'

/** The past tense of the verbs with which the names of actions begin. */
const pastTense: Record<string, string> = {
  accept: 'Accepted',
  add: 'Added',
  approve: 'Approved',
  assign: 'Assigned',
  assist: 'Assisted',
  change: 'Changed',
  clear: 'Cleared',
  close: 'Closed',
  confirm: 'Confirmed',
  correct: 'Corrected',
  create: 'Created',
  delete: 'Deleted',
  disable: 'Disabled',
  discard: 'Discarded',
  enable: 'Enabled',
  end: 'Ended',
  export: 'Exported',
  give: 'Gave',
  hide: 'Hid',
  hold: 'Held',
  import: 'Imported',
  invite: 'Invited',
  list: 'Listed',
  lock: 'Locked',
  look: 'Looked',
  make: 'Made',
  pair: 'Paired',
  prepare: 'Prepared',
  read: 'Read',
  reject: 'Rejected',
  remove: 'Removed',
  rename: 'Renamed',
  reopen: 'Reopened',
  reorder: 'Reordered',
  resend: 'Resent',
  reset: 'Reset',
  restore: 'Restored',
  resume: 'Resumed',
  return: 'Returned',
  revoke: 'Revoked',
  run: 'Ran',
  save: 'Saved',
  send: 'Sent',
  set: 'Set',
  show: 'Showed',
  sign: 'Signed',
  stop: 'Stopped',
  switch: 'Switched',
  undelete: 'Restored',
  unlock: 'Unlocked',
  update: 'Changed',
  upload: 'Uploaded',
  use: 'Used',
  verify: 'Verified',
  withdraw: 'Withdrew',
}

/** Actions that are no commands, and those whose name says too little. */
const others: Record<string, string> = {
  signIn: 'Signed in',
  signOut: 'Signed out',
  acceptLink: 'Chose a password by a link',
  requestPasswordReset: 'Asked for a new password',
  checkLines: 'Created a line check that was due',
  readPatient: "Read the patient's details",
  readPatients: 'Read the patients of a page',
  readImage: 'Read an image',
  readReport: 'Read a report',
  readAudit: 'Searched the audit trail for a patient',
  exportAudit: 'Exported the audit trail',
  prepareCallReport: 'Had a spreadsheet of calls prepared',
  markMessageRead: 'Marked a message as read',
  markMessagesRead: 'Marked messages as read',
  handOver: 'Handed over the shift',
  takeOverShift: 'Took over the shift',
  readHandover: 'Read a past hand-over',
  undoReview: 'Undid the review of a document',
  setPresence: 'Changed their presence',
  lookAtCall: 'Looked at the call',
}

/** The same of what did not come about, where the other words would say that it did. */
const tries: Record<string, string> = { signIn: 'Tried to sign in' }

/** The actions by which a person enters and leaves. */
export const accessActions = ['signIn', 'signOut', 'acceptLink', 'requestPasswordReset'] as const

/** The actions that read a patient's details. */
export const readActions = [
  'readPatient',
  'readPatients',
  'readImage',
  'readReport',
  'readAudit',
  'readHandover',
] as const

const acronyms: Record<string, string> = { api: 'API', mrn: 'MRN' }

const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ')
    .map((word) => acronyms[word] ?? word)

/** Whether the name of an action begins with a verb that has a past tense here. */
export const isWorded = (action: string): boolean => action in others || wordsIn(action)[0]! in pastTense

/** An action in words, by its name: `createPurpose` is "Created the purpose". */
export const actionInWords = (action: string, history?: HistoryWords): string => {
  if (typeof history === 'string') return history
  if (others[action]) return others[action]
  const [verb = '', ...about] = wordsIn(action)
  const done = pastTense[verb] ?? verb.replace(/^./, (first) => first.toUpperCase())
  return about.length > 0 ? `${done} the ${about.join(' ')}` : done
}

/** The calls and lines that a row names, when it is about several. */
export const namedIn = (fields: ChangedFields): { kind: 'call' | 'line'; id: string }[] =>
  (['call', 'line'] as const).flatMap((kind) => {
    const ids: unknown = fields[`${kind}s`]?.[1]
    return Array.isArray(ids) ? ids.map((id) => ({ kind, id: String(id) })) : []
  })

const countsInWords = (named: readonly { kind: string }[]): string => {
  const counted = (kind: string): string[] => {
    const count = named.filter((each) => each.kind === kind).length
    return count === 0 ? [] : [count === 1 ? `one ${kind}` : `${count} ${kind}s`]
  }
  return [...counted('call'), ...counted('line')].join(' and ') || 'no call'
}

/** What a row says was done: of a call as its history has it, otherwise by the action's name. */
export const rowInWords = (
  {
    action,
    entityKind,
    outcome,
    fields,
  }: { action: string; entityKind: string | null; outcome: AuditOutcome; fields: ChangedFields },
  history: HistoryWords | undefined,
): string => {
  if (entityKind === 'call' && history != null) return eventInWords(action, fields, history)
  if (action === 'readPatients') return `Read the patients of ${countsInWords(namedIn(fields))}`
  return (outcome === 'done' ? undefined : tries[action]) ?? actionInWords(action)
}

const kinds: Record<string, string> = {
  apiToken: 'API token',
  lineChecks: 'Line checks',
  procedureField: 'Field',
  procedureFieldOption: 'Option',
  user: 'Person',
}

/** The kind of a record, as a row names it. */
export const kindInWords = (kind: string): string => {
  const words = wordsIn(kind).join(' ')
  return kinds[kind] ?? words.replace(/^./, (first) => first.toUpperCase())
}

/** The name of a changed field: `fullName` is "Full name". A name in words stays. */
export const fieldInWords = (name: string): string =>
  /^[a-z]+([A-Z][a-z]*)*$/.test(name)
    ? wordsIn(name.replace(/Id$/, ''))
        .join(' ')
        .replace(/^./, (first) => first.toUpperCase())
    : name
