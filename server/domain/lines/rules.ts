import { refuse, type Refusal } from '../kernel/refusal'

export type LineFacts = { completedAt: Date | null; completedBy?: { fullName: string } | null }

/** A closed line is read-only: it cannot be changed or closed again, and gets no calls (administration, section 2). */
const mustBeOpen = ({ completedAt, completedBy }: LineFacts): Refusal | null =>
  completedAt ? refuse('LINE_CLOSED', `${completedBy?.fullName ?? 'Someone'} closed this line. Reopen it first.`) : null

export const canSaveLine = mustBeOpen
export const canCloseLine = mustBeOpen
export const canCreateLineCall = mustBeOpen

export const canReopenLine = ({ completedAt }: LineFacts): Refusal | null =>
  completedAt ? null : refuse('LINE_OPEN', 'This line is open, so there is nothing to reopen.')
