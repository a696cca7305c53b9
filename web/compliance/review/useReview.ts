import { graphql, useFragment } from 'react-relay'
import { undoMs } from 'domain/compliance/rules'
import { useNotices } from '../../ui/notices/notices'
import type { LockedPerson } from '../../users/embeds/UnlockDialog'
import { useApproveDocument, useRejectDocument, useUndoReview } from './reviewVerbs'
import type { useReview_document$key } from './__generated__/useReview_document.graphql'

type Handlers = {
  onReviewed: () => void
  onUndone: () => void
  /** The person of an approved document has a locked account, which the viewer can unlock. */
  onLocked: (person: LockedPerson) => void
}

/** Approves or rejects a document, and offers to undo that for ten seconds (rules 6.4). */
export const useReview = (key: useReview_document$key, { onReviewed, onUndone, onLocked }: Handlers) => {
  const { id, version, person, requirement } = useFragment(
    graphql`
      fragment useReview_document on ComplianceDocument {
        id
        version
        person {
          fullName
        }
        requirement {
          name
        }
      }
    `,
    key,
  )
  const { notify, fail } = useNotices()
  const [approveDocument, isApproving] = useApproveDocument()
  const [rejectDocument, isRejecting] = useRejectDocument()
  const [undoReview] = useUndoReview()
  const description = `${requirement.name} of ${person.fullName}`

  const undo = async () => {
    const result = await undoReview({ input: { documentId: id } })
    if (result.ok) {
      notify({ kind: 'success', title: 'The document waits for review again', description })
      onUndone()
    } else if (result.refusal)
      notify({ kind: 'warning', title: 'This could not be undone.', description: result.refusal.message })
  }

  type Result = { ok: boolean; refusal?: { readonly code: string; readonly message: string } | null }
  /** Whether it was reviewed. A document that somebody else reviewed meanwhile leaves the queue as well. */
  const settle = (result: Result, title: string): boolean => {
    if (result.ok)
      notify({
        kind: 'success',
        title,
        description,
        seconds: undoMs / 1_000,
        action: { label: 'Undo', onClick: () => void undo() },
      })
    else if (result.refusal)
      fail({ kind: 'warning', title: `${description} was not reviewed`, description: result.refusal.message })
    if (result.ok || result.refusal) onReviewed()
    return result.ok
  }

  const input = { documentId: id, expectedVersion: version }
  return {
    isInFlight: isApproving || isRejecting,
    approve: async () => {
      const result = await approveDocument({ input })
      const approved = result.ok ? result.data.document?.person : null
      if (approved?.isLocked && approved.viewerCanUnlock) onLocked(approved)
      return settle(result, 'Document approved')
    },
    reject: async (reason: string) =>
      settle(await rejectDocument({ input: { ...input, reason } }), 'Document rejected'),
  }
}
