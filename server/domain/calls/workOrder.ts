export type WorkFacts = { userId: string; isLead: boolean; isTraining: boolean; isAssisting: boolean; end: Date | null }

/** Training, Assisting, or otherwise Lead (calls, section 2). */
export const roleLabel = (work: Pick<WorkFacts, 'isTraining' | 'isAssisting'>): 'Training' | 'Assisting' | 'Lead' =>
  work.isTraining ? 'Training' : work.isAssisting ? 'Assisting' : 'Lead'

export const isUnfinished = (work: Pick<WorkFacts, 'end'>): boolean => work.end === null

/**
 * The finished work of the person who led the call last; null while somebody works on it, and when nobody led it.
 * Assisting does not count (rules 3.6a).
 */
export const lastToHaveIt = <W extends { role: string; end: string | null | undefined }>(
  workOrders: readonly W[],
): (W & { end: string }) | null => {
  if (workOrders.some(({ end }) => !end)) return null
  const had = workOrders.flatMap((work) => (work.role === 'Assisting' || !work.end ? [] : [{ ...work, end: work.end }]))
  return had.reduce<(typeof had)[number] | null>(
    (last, work) =>
      last && (Date.parse(last.end) > Date.parse(work.end) || (last.end === work.end && last.role === 'Lead'))
        ? last
        : work,
    null,
  )
}
