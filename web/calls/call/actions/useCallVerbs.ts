import {
  useAssignCall,
  useAssistCall,
  useDeleteCall,
  useHoldCall,
  useMakeCallNormal,
  useMakeCallStat,
  useResumeCall,
  useReturnCall,
  useStopAssistingCall,
  useUndeleteCall,
  useUpdateCallRole,
} from './callVerbs'

/** The part of a refusal that the page shows. */
export type Refused = { readonly code: string; readonly message: string }

type Outcome =
  | { ok: true; data: object & { readonly notAssigned?: Refused | null } }
  | { ok: false; refusal: Refused | null }

type Reports = { onStart: () => void; onRefused: (refusal: Refused) => void }

/**
 * The verbs of one call. Each returns whether it succeeded. Refusals go to `onRefused`, including the one for a call
 * that left On Hold but was not assigned to the person.
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
    /** Returns the call after the change; null if it failed. */
    hold: () => hearData(verbs.hold[0]({ input })),
    resume: () => hear(verbs.resume[0]({ input })),
    makeStat: () => hear(verbs.makeStat[0]({ input })),
    makeNormal: () => hear(verbs.makeNormal[0]({ input })),
    updateRole: (role: { isTraining: boolean; isAssisting: boolean }) =>
      hear(verbs.updateRole[0]({ input: { callId, ...role } })),
    /** Returns the server's result; null if it failed. */
    remove: () => hearData(verbs.remove[0]({ input })),
    undelete: () => hear(verbs.undelete[0]({ input })),
  }
}

export type CallVerbs = ReturnType<typeof useCallVerbs>
