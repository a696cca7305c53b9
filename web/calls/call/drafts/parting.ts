import { readStored, writeStored } from '../../../ui/browser/stored'

// What is typed in the last moment goes after the page has gone, and the page that comes next may read its draft before
// that has arrived. So the one leaves word for the other that something is on its way: the call and a number, and nothing
// of what was typed.

const keyOf = (callId: string): string => `parting.${callId}`

/** Words are on their way that raise the draft above this revision. */
export const markParting = (callId: string, revision: number): void =>
  writeStored(keyOf(callId), String(revision), 'sessionStorage')

export const forgetParting = (callId: string): void => writeStored(keyOf(callId), null, 'sessionStorage')

/** The revision above which the draft is whole; null: nothing is on its way. */
export const readParting = (callId: string): number | null => {
  const mark = readStored(keyOf(callId), 'sessionStorage')
  return mark === null ? null : Number(mark)
}
