/** What becomes of a line's infection history when its flag is set anew (administration, section 4). */
export type InfectionStep = { kind: 'begin'; start: string } | { kind: 'end'; stop: string } | null

/**
 * An infection that is over ends its open entry today; one that is new opens an entry today,
 * unless one is open. Days are calendar dates of the facility, `YYYY-MM-DD`.
 */
export const infectionStep = (was: boolean, is: boolean, open: { start: string } | null, today: string): InfectionStep => {
  if (was && !is && open) return { kind: 'end', stop: open.start > today ? open.start : today }
  if (!was && is && !open) return { kind: 'begin', start: today }
  return null
}
