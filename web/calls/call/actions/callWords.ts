import { correctionsEndAt } from 'domain/calls/rules'
import { serverNow } from '../../../relay/serverClock'
import { showMoment } from '../../../ui/browser/time'
import type { CallEnd, CallNotice } from '../entries/CallBar'
import type { Refused } from './useCallVerbs'
import type { Sending } from '../entries/sending'

export const becameYours: CallNotice = {
  kind: 'success',
  title: 'This call is now assigned to you.',
  text: 'If you cannot take it, return it to the queue.',
}

/** What a closed call has scheduled, after its name. */
export const scheduledInWords = (followUpAt: string | null): string =>
  followUpAt
    ? `. Follow-up scheduled for ${showMoment(new Date(followUpAt), serverNow())}.`
    : '. No follow-up was scheduled.'

export const saved: CallNotice = { kind: 'success', title: 'Saved' }

/** The label of the button that continues submitting, the same as on the button that started it. */
export const goingOn = ({ verb }: Sending, isLead: boolean): string => {
  if (verb === 'saveEntries') return 'Save Entries'
  if (verb === 'saveCompleted') return 'Save'
  return isLead ? 'Submit Procedure' : 'Close'
}

export const tookOver = (fullName: string): CallNotice => ({
  kind: 'info',
  title: `${fullName} took this call over.`,
  text: 'You can assist.',
})

/** The notice for a refusal. Offline and busy read the same wherever an assignment fails (rules 3.4). */
export const noticeOfRefusal = ({ code, message }: Refused): CallNotice => {
  switch (code) {
    case 'WORKING_ANOTHER_CALL':
      return { kind: 'warning', title: 'Call Not Assigned', text: message, offersOtherCall: true }
    case 'NOT_ONLINE':
      return { kind: 'warning', title: 'Call Not Assigned', text: message }
    case 'CALL_ALREADY_ASSIGNED':
      return { kind: 'info', title: message }
    case 'STALE':
      return {
        kind: 'warning',
        title: 'This call keeps changing.',
        text: 'Your own entries were kept. Send them again in a moment.',
      }
    default:
      return { kind: 'warning', title: message }
  }
}

type Person = { readonly fullName: string } | null | undefined

type Ended = {
  readonly completedAt: string | null | undefined
  readonly completedBy: Person
  readonly deleted: boolean
  readonly updatedAt: string
  readonly updatedBy: Person
  readonly viewerCanUndelete: boolean
  readonly viewerCanSave: boolean
  readonly viewerSaveRefusal: { readonly message: string } | null | undefined
}

/** Only for people who may undelete the call (calls, section 8). */
const deletedBanner =
  "This call was deleted, you're viewing its recycled status, if you want to undelete it click the button below."

/** How the call ended, by whom and when if known; null while it is open. */
export const howItEnded = (call: Ended, isGone: boolean, now: Date): CallEnd | null => {
  const at = (moment: string) => showMoment(new Date(moment), now)
  if (call.deleted) {
    const byWhom = `${call.updatedBy?.fullName ?? 'Someone'} deleted this call at ${at(call.updatedAt)}.`
    return call.viewerCanUndelete
      ? { kind: 'warning', title: deletedBanner, text: byWhom }
      : { kind: 'warning', title: byWhom }
  }
  if (call.completedAt) {
    const byWhom = `${call.completedBy?.fullName ?? 'Someone'} completed this call at ${at(call.completedAt)}.`
    const end = correctionsEndAt(new Date(call.completedAt))
    const isOver = now > end
    const window = `The time for corrections ${isOver ? 'ended' : 'ends'} ${showMoment(end, now)}.`
    if (call.viewerSaveRefusal)
      return {
        kind: 'warning',
        title: call.viewerSaveRefusal.message,
        text: `${byWhom} ${window} Administrators can ${isOver ? 'still correct it' : 'correct it afterwards as well'}.`,
      }
    return call.viewerCanSave
      ? { kind: 'info', title: byWhom, text: `You can still correct it. ${window}` }
      : { kind: 'warning', title: byWhom }
  }
  if (isGone)
    return {
      kind: 'warning',
      title: 'You no longer have access to this call.',
      text: 'Someone deleted it, or moved it to a facility that you cannot access.',
    }
  return null
}
