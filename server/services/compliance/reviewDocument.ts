import type { Prisma } from '../../db/generated/prisma/client'
import { documentInput, rejectDocumentInput, undoReviewInput } from '../../domain/compliance/input'
import { canReview, canUndoReview } from '../../domain/compliance/rules'
import { mustBeCurrent } from '../../domain/kernel/version'
import { fieldChanges } from '../kernel/audit'
import { command, type CommandContext } from '../kernel/command'
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

const review = async (
  context: CommandContext,
  { documentId, expectedVersion }: Target,
  outcome: Pick<Patch, 'state' | 'rejectionReason'>,
) => {
  const row = await lockDocument(context, documentId)
  stopIf(canReview(row, context.actor))
  stopIf(mustBeCurrent(row, expectedVersion, 'document'))
  return change(context, row, { ...outcome, reviewedAt: context.now, reviewedById: context.actor.userId })
}

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
  run: (context, input) => review(context, input, { state: 'APPROVED', rejectionReason: null }),
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
  run: (context, { reason, ...input }) => review(context, input, { state: 'REJECTED', rejectionReason: reason }),
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
    return change(context, row, { state: 'PENDING', rejectionReason: null, reviewedAt: null, reviewedById: null })
  },
})
