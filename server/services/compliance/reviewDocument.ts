import type { Prisma } from '../../db/generated/prisma/client'
import { documentInput, rejectDocumentInput, undoReviewInput } from '../../domain/compliance/input'
import { canReview, canUndoReview, undoMs } from '../../domain/compliance/rules'
import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { mustBeCurrent } from '../../domain/kernel/version'
import { addMessages } from '../inbox/addMessages'
import { takeBackReview } from '../inbox/takeBackReview'
import { fieldChanges } from '../kernel/audit'
import { command, type CommandContext } from '../kernel/command'
import type { Request } from '../kernel/request'
import { mustFind, stopIf } from '../kernel/refused'
import { visibleDocuments } from './visibility'

const facts = {
  id: true,
  version: true,
  userId: true,
  state: true,
  rejectionReason: true,
  uploadedAt: true,
  reviewedAt: true,
  reviewedById: true,
  expirationDate: true,
  requirement: { select: { id: true, name: true } },
} satisfies Prisma.ComplianceDocumentSelect
type LockedDocument = Prisma.ComplianceDocumentGetPayload<{ select: typeof facts }>

/** Locks the document, so that of two reviews at once the second one finds the first. */
const lockDocument = (context: CommandContext, documentId: string): Promise<LockedDocument> =>
  mustFind('document', documentId, async (id) => {
    const { tx, actor, about, notBefore } = context
    await tx.$executeRaw`select from compliance_document where id = ${id}::uuid for no key update`
    const row = await tx.complianceDocument.findFirst({
      where: { AND: [visibleDocuments(actor), { id }] },
      select: facts,
    })
    if (!row) return null
    about({ kind: 'complianceDocument', id })
    notBefore(row.reviewedAt ?? row.uploadedAt)
    return row
  })

type Patch = Pick<LockedDocument, 'state' | 'rejectionReason' | 'reviewedAt' | 'reviewedById'>

/** The only way to change a document: raises its version, records the change and tells the screens. */
const change = async ({ tx, record, changed }: CommandContext, row: LockedDocument, patch: Patch) => {
  await tx.complianceDocument.update({ where: { id: row.id }, data: { ...patch, version: row.version + 1 } })
  record({ kind: 'complianceDocument', id: row.id }, fieldChanges(row, patch))
  changed({ kind: 'compliance', id: row.userId }, [])
  return { documentId: row.id, personId: row.userId }
}

type Target = { documentId: string; expectedVersion?: number | null | undefined }

/** Tells the person (rules 6.8). It is mailed when the review can no longer be undone. */
const tell = async (context: CommandContext, row: LockedDocument, rejectedFor: string | null, canMail: boolean) => {
  const { id: documentId, userId, requirement, expirationDate } = row
  const facts = {
    documentId,
    name: requirement.name,
    expirationDate: expirationDate && fromDatabaseDate(expirationDate),
    rejectedFor,
    asksFor: rejectedFor === null ? [] : [requirement.id],
  }
  const mailedFrom = new Date(context.now.getTime() + undoMs + 1)
  const { providerId } = context.actor
  await addMessages(context, [{ kind: 'documentReviewed', facts, userId, providerId }], { canMail, mailedFrom })
}

const review = async (
  context: CommandContext,
  { documentId, expectedVersion }: Target,
  outcome: Pick<Patch, 'state' | 'rejectionReason'>,
  canMail: boolean,
) => {
  const row = await lockDocument(context, documentId)
  stopIf(canReview(row, context.actor))
  stopIf(mustBeCurrent(row, expectedVersion, 'document'))
  await tell(context, row, outcome.rejectionReason, canMail)
  return change(context, row, { ...outcome, reviewedAt: context.now, reviewedById: context.actor.userId })
}

const mailing = (_input: unknown, { canMail = false }: Request): Promise<boolean> => Promise.resolve(canMail)

/** From then on the document counts for `inCompliance` (rules 6.4). */
export const approveDocument = command({
  name: 'approveDocument',
  permission: 'compliance:review',
  on: 'document',
  input: documentInput,
  description: "Approves another person's compliance document, which waits for a review.",
  refusals: ['STALE', 'OWN_DOCUMENT', 'ALREADY_REVIEWED'],
  rule: canReview,
  viewerCan: { viewerCanReview: { description: 'Whether you may approve or reject it.' } },
  prepare: mailing,
  run: (context, input, canMail) => review(context, input, { state: 'APPROVED', rejectionReason: null }, canMail),
})

export const rejectDocument = command({
  name: 'rejectDocument',
  permission: 'compliance:review',
  on: 'document',
  input: rejectDocumentInput,
  description:
    "Rejects another person's compliance document, which waits for a review. The document before it counts again.",
  refusals: ['STALE', 'OWN_DOCUMENT', 'ALREADY_REVIEWED'],
  rule: canReview,
  prepare: mailing,
  run: (context, { reason, ...input }, canMail) =>
    review(context, input, { state: 'REJECTED', rejectionReason: reason }, canMail),
})

export const undoReview = command({
  name: 'undoReview',
  permission: 'compliance:review',
  on: 'document',
  input: undoReviewInput,
  description: 'Undoes your review of a document within ten seconds: it waits for a review again.',
  refusals: ['NOTHING_TO_UNDO'],
  rule: canUndoReview,
  viewerCan: { viewerCanUndoReview: { description: 'Whether you reviewed it within the last ten seconds.' } },
  run: async (context, { documentId }) => {
    const row = await lockDocument(context, documentId)
    stopIf(canUndoReview(row, context.actor, context.now))
    await takeBackReview(context, { documentId: row.id, userId: row.userId })
    return change(context, row, { state: 'PENDING', rejectionReason: null, reviewedAt: null, reviewedById: null })
  },
})
