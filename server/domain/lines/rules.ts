import { refuse, type Refusal } from '../kernel/refusal'

/** What the rules need to know of a line. */
export type LineFacts = { completedAt: Date | null; completedBy?: { fullName: string } | null }

/** A closed line is read-only: it is neither changed, nor closed again, nor called for (administration, section 2). */
const mustBeOpen = ({ completedAt, completedBy }: LineFacts): Refusal | null =>
  completedAt
    ? refuse('LINE_CLOSED', `${completedBy?.fullName ?? 'Somebody'} closed this line. Reopen it first.`)
    : null

export const canSaveLine = mustBeOpen
export const canCloseLine = mustBeOpen
export const canCreateLineCall = mustBeOpen

export const canReopenLine = ({ completedAt }: LineFacts): Refusal | null =>
  completedAt ? null : refuse('LINE_OPEN', 'This line is open, so there is nothing to reopen.')
