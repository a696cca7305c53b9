// What is read from answers, and what requests are about. Nothing here asks the server or the database.
import { randomUUID } from 'node:crypto'
import { globalId } from '../harness/doors'
import type { Place } from './callers'
import type { Expectation } from './expectations'
import type { Target } from './target'

export type Answer = { status: number; type: string | null; text: string }

/** What goes with the request besides the call. */
export const alsoOf = ({ also = {} }: Expectation, target: Target): Record<string, unknown> =>
  typeof also === 'function' ? also(target) : also

/** The same request about what does not exist; a purpose is in sight wherever its provider is. */
export const nothingLike = ({ purposeId, fieldId, ...target }: Target, { askedIn, recordIn }: Place): Target => ({
  ...target,
  facilityId: randomUUID(),
  procedureId: randomUUID(),
  deletedProcedureId: randomUUID(),
  hiddenRoomId: randomUUID(),
  radioId: randomUUID(),
  optionId: randomUUID(),
  categoryId: randomUUID(),
  requirementId: randomUUID(),
  targetId: randomUUID(),
  jobId: randomUUID(),
  userId: randomUUID(),
  sessionId: randomUUID(),
  pushSubscriptionId: randomUUID(),
  reportFileId: randomUUID(),
  invitedId: randomUUID(),
  tokenId: randomUUID(),
  roleInvitationId: randomUUID(),
  deviceId: randomUUID(),
  licenseId: randomUUID(),
  documentId: randomUUID(),
  handoverId: randomUUID(),
  savedViewId: randomUUID(),
  messageId: randomUUID(),
  documentUploadId: randomUUID(),
  reviewedId: randomUUID(),
  ownUploadId: randomUUID(),
  callId: randomUUID(),
  providerId: randomUUID(),
  purposeId: askedIn === recordIn ? purposeId : randomUUID(),
  roomId: randomUUID(),
  lineId: randomUUID(),
  closedLineId: randomUUID(),
  imageId: randomUUID(),
  fieldId: askedIn === recordIn ? fieldId : randomUUID(),
})

/** The answer without the ids of the request, so that any other difference is found. */
export const withoutIds = ({ status, type, text }: Answer, ids: string[]): Answer => {
  const names = ids.flatMap((id) => [
    id,
    ...['Call', 'Provider', 'Purpose', 'Room', 'Line', 'Image', 'User'].map((typename) => globalId(typename, id)),
  ])
  return { status, type, text: names.reduce((rest, name) => rest.replaceAll(name, 'ID'), text) }
}

/** `done`, or the code that an answer of either door carries. */
export const outcome = ({ status, type, text }: Answer): string => {
  if (status === 200 && /^(image\/|text\/csv|application\/vnd)/.test(type ?? '')) return 'done'
  const answer = JSON.parse(text) as {
    code?: string
    errors?: { extensions?: { code?: string } }[]
    data?: { it?: { code?: string } | null } | null
  }
  const code = answer.errors?.[0]?.extensions?.code ?? answer.code ?? answer.data?.it?.code
  return code ?? (status === 200 ? 'done' : `status ${status}`)
}

/** The outcome that the audit log must have for a write; nothing for a caller without an actor in this provider (rules 2.10). */
export const toldOf = (code: string, isHere: boolean): string[] => {
  if (!isHere) return []
  if (code === 'done') return ['done']
  return [`${['FORBIDDEN', 'ACCOUNT_LOCKED', 'TOKEN_READ_ONLY'].includes(code) ? 'denied' : 'refused'} ${code}`]
}

/** The names that one list has and the other lacks, as something to do. */
export const undeclared = (offered: string[], told: string[]): string[] => [
  ...offered
    .filter((name) => !told.includes(name))
    .map((name) => `${name} is new: say in server/test/matrix/expectations.ts who may use it`),
  ...told
    .filter((name) => !offered.includes(name))
    .map((name) => `${name} is gone: take it out of server/test/matrix/expectations.ts`),
]
