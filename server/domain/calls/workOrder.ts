/** A stretch of work as the rules see it. */
export type WorkFacts = { userId: string; isLead: boolean; isTraining: boolean; isAssisting: boolean; end: Date | null }

/** Training, Assisting, or otherwise Lead (calls, section 2). */
export const roleLabel = (work: Pick<WorkFacts, 'isTraining' | 'isAssisting'>): 'Training' | 'Assisting' | 'Lead' =>
  work.isTraining ? 'Training' : work.isAssisting ? 'Assisting' : 'Lead'

export const isUnfinished = (work: Pick<WorkFacts, 'end'>): boolean => work.end === null
