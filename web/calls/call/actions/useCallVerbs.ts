import { graphql } from 'react-relay'
import { useAssignCall } from './useAssignCall'
import { useAssistCall } from './useAssistCall'
import { useDeleteCall } from './useDeleteCall'
import { useHoldCall } from '../status/useHoldCall'
import { useMakeCallNormal } from '../status/useMakeCallNormal'
import { useMakeCallStat } from '../status/useMakeCallStat'
import { useResumeCall } from '../status/useResumeCall'
import { useReturnCall } from './useReturnCall'
import { useStopAssistingCall } from './useStopAssistingCall'
import { useUndeleteCall } from './useUndeleteCall'
import { useUpdateCallRole } from './useUpdateCallRole'

// What most verbs change of a call: who works on it, how urgent it is, whether it is over, and what may be done next.
// Its entries are not among it: they are read anew when they changed (useCallRefresh), and come with the verbs that
// send them. Reading them is a reading of the patient's details, too.

void graphql`
  fragment useCallVerbs_call on Call {
    version
    startTime
    completedAt
    deleted
    updatedAt
    viewerIsLead
    viewerCanUndelete
    viewerCanSave
    viewerSaveRefusal {
      message
    }
    assignedTo {
      ...PersonName_user
    }
    completedBy {
      fullName
    }
    updatedBy {
      id
      fullName
    }
    ...CallActions_call
    ...DeleteCall_call
    ...RoleChoice_call
    ...StatusSwitches_call
    ...WorkLog_call
    ...staffing_call
  }
`

/** What every verb on a call asks of a refusal: `...useCallVerbs_refusal @relay(mask: false)`. */
void graphql`
  fragment useCallVerbs_refusal on Refusal {
    ...useAction_refusal @relay(mask: false)
    current {
      ... on Call @alias(as: "call") {
        ...useCallVerbs_call
      }
    }
  }
`

/** The same of verbs that send entries, which are told as they are now. */
void graphql`
  fragment useCallVerbs_refusedEntries on Refusal {
    ...useAction_refusal @relay(mask: false)
    current {
      ... on Call @alias(as: "call") {
        ...CallView_call
      }
    }
  }
`

/** A verb's "no", as far as the page tells it. */
export type Refused = { readonly code: string; readonly message: string }

type Outcome =
  { ok: true; data: object & { readonly notAssigned?: Refused | null } } | { ok: false; refusal: Refused | null }

type Reports = { onStart: () => void; onRefused: (refusal: Refused) => void }

/**
 * The verbs of one call. Each answers whether it was done; a refusal, also that a call which left On Hold did not
 * become the person's own, goes to `onRefused`.
 */
export const useCallVerbs = (callId: string, { onStart, onRefused }: Reports) => {
  const verbs = {
    assign: useAssignCall(),
    assist: useAssistCall(),
    stopAssisting: useStopAssistingCall(),
    giveBack: useReturnCall(),
    hold: useHoldCall(),
    resume: useResumeCall(),
    makeStat: useMakeCallStat(),
    makeNormal: useMakeCallNormal(),
    updateRole: useUpdateCallRole(),
    remove: useDeleteCall(),
    undelete: useUndeleteCall(),
  }

  const hearData = async <Done extends Outcome>(running: Promise<Done>) => {
    onStart()
    const outcome = await running
    const refusal = outcome.ok ? outcome.data.notAssigned : outcome.refusal
    if (refusal) onRefused(refusal)
    return outcome.ok ? (outcome.data as Extract<Done, { ok: true }>['data']) : null
  }
  const hear = async (running: Promise<Outcome>): Promise<boolean> => (await hearData(running)) !== null

  const input = { callId }
  return {
    isBusy: Object.values(verbs).some(([, isInFlight]) => isInFlight),
    isAssigning: verbs.assign[1],
    isAssisting: verbs.assist[1],
    isStopping: verbs.stopAssisting[1],
    isReturning: verbs.giveBack[1],
    isHolding: verbs.hold[1],
    isResuming: verbs.resume[1],
    isMakingStat: verbs.makeStat[1],
    isMakingNormal: verbs.makeNormal[1],
    isDeleting: verbs.remove[1],
    isUndeleting: verbs.undelete[1],
    assign: () => hear(verbs.assign[0]({ input })),
    takeOver: () => hear(verbs.assign[0]({ input: { callId, force: true } })),
    assist: () => hear(verbs.assist[0]({ input })),
    stopAssisting: () => hear(verbs.stopAssisting[0]({ input })),
    giveBack: () => hear(verbs.giveBack[0]({ input })),
    /** Answers the call as it is then, null when it was not done. */
    hold: () => hearData(verbs.hold[0]({ input })),
    resume: () => hear(verbs.resume[0]({ input })),
    makeStat: () => hear(verbs.makeStat[0]({ input })),
    makeNormal: () => hear(verbs.makeNormal[0]({ input })),
    updateRole: (role: { isTraining: boolean; isAssisting: boolean }) =>
      hear(verbs.updateRole[0]({ input: { callId, ...role } })),
    /** Answers what the server has to say about it, null when it was not done. */
    remove: () => hearData(verbs.remove[0]({ input })),
    undelete: () => hear(verbs.undelete[0]({ input })),
  }
}

export type CallVerbs = ReturnType<typeof useCallVerbs>
