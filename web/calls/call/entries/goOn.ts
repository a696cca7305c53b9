/** What entries were on their way to, when it showed that somebody else had changed the call. */
export type GoOn =
  | { verb: 'saveEntries' | 'saveCompleted' | 'close' }
  | { verb: 'closeWithLine'; lineId: string; confirm: boolean }
  | { verb: 'closeAndCreateLine'; lineName: string }

/** Whoever closes a call leaves it. */
export const closes = ({ verb }: GoOn): boolean => verb !== 'saveEntries' && verb !== 'saveCompleted'
