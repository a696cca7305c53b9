import { graphql } from 'react-relay'
import { useAssignCall } from '../verbs/useAssignCall'
import { useAssistCall } from '../verbs/useAssistCall'
import { useDeleteCall } from '../verbs/useDeleteCall'
import { useHoldCall } from '../verbs/useHoldCall'
import { useMakeCallNormal } from '../verbs/useMakeCallNormal'
import { useMakeCallStat } from '../verbs/useMakeCallStat'
import { useResumeCall } from '../verbs/useResumeCall'
import { useReturnCall } from '../verbs/useReturnCall'
import { useStopAssistingCall } from '../verbs/useStopAssistingCall'
import { useUndeleteCall } from '../verbs/useUndeleteCall'
import { useUpdateCallRole } from '../verbs/useUpdateCallRole'

// What most verbs change of a call: who works on it, how urgent it is, whether it is over, and what may be done next.
// Its entries are not among it: they are read anew when they changed (useCallRefresh), and come with the verbs that
// send them. Reading them is a reading of the patient's details, too.

graphql`
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
graphql`
  fragment useCallVerbs_refusal on Refusal {
    ...useAction_refusal @relay(mask: false)
    current {
      ... on Call @alias(as: "call") {
        ...useCallVerbs_call
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
  const [assign, isAssigning] = useAssignCall()
  const [assist, isAssisting] = useAssistCall()
  const [stopAssisting, isStopping] = useStopAssistingCall()
  const [giveBack, isReturning] = useReturnCall()
  const [hold, isHolding] = useHoldCall()
  const [resume, isResuming] = useResumeCall()
  const [makeStat, isMakingStat] = useMakeCallStat()
  const [makeNormal, isMakingNormal] = useMakeCallNormal()
  const [updateRole, isUpdatingRole] = useUpdateCallRole()
  const [remove, isDeleting] = useDeleteCall()
  const [undelete, isUndeleting] = useUndeleteCall()

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
    isBusy:
      isAssigning ||
      isAssisting ||
      isStopping ||
      isReturning ||
      isHolding ||
      isResuming ||
      isMakingStat ||
      isMakingNormal ||
      isUpdatingRole ||
      isDeleting ||
      isUndeleting,
    isAssigning,
    isAssisting,
    isStopping,
    isReturning,
    isHolding,
    isResuming,
    isMakingStat,
    isMakingNormal,
    isDeleting,
    isUndeleting,
    assign: () => hear(assign({ input })),
    takeOver: () => hear(assign({ input: { callId, force: true } })),
    assist: () => hear(assist({ input })),
    stopAssisting: () => hear(stopAssisting({ input })),
    giveBack: () => hear(giveBack({ input })),
    /** Answers the call as it is then, null when it was not done. */
    hold: () => hearData(hold({ input })),
    resume: () => hear(resume({ input })),
    makeStat: () => hear(makeStat({ input })),
    makeNormal: () => hear(makeNormal({ input })),
    updateRole: (role: { isTraining: boolean; isAssisting: boolean }) =>
      hear(updateRole({ input: { callId, ...role } })),
    /** Answers what the server has to say about it, null when it was not done. */
    remove: () => hearData(remove({ input })),
    undelete: () => hear(undelete({ input })),
  }
}

export type CallVerbs = ReturnType<typeof useCallVerbs>
