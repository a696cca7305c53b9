/** The verb that sends the entries. */
export type Sending =
  | { verb: 'saveEntries' | 'saveCompleted' | 'close' }
  | { verb: 'closeWithLine'; lineId: string; confirm: boolean }
  | { verb: 'closeAndCreateLine'; lineName: string }

/** Whether the verb closes the call, after which the person leaves the page. */
export const closes = ({ verb }: Sending): boolean => verb !== 'saveEntries' && verb !== 'saveCompleted'
