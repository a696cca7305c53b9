import { useEffect, useEffectEvent, useState } from 'react'
import { useWhenConnected } from '../../../relay/connection'
import { useAssignCallOnOpen } from './callVerbs'
import type { Refused } from './useCallVerbs'

/** How long to wait until the person counts as online. After that, ask anyway and show the refusal. */
const connectionWait = 3_000

/**
 * Opening an unassigned call assigns it to the person, if they are active and free (rules 3.8). This runs only once,
 * for the call as it was when the page opened: a call that is returned while somebody looks at it stays unassigned.
 */
export const useAssignOnOpen = (
  call: { readonly id: string; readonly viewerCanAssign: boolean },
  onRefused: (refusal: Refused) => void,
): void => {
  const [mayAsk] = useState(call.viewerCanAssign)
  const [assignOnOpen] = useAssignCallOnOpen()
  const whenConnected = useWhenConnected()

  const ask = useEffectEvent(async () => {
    const result = await assignOnOpen({ input: { callId: call.id } })
    if (!result.ok && result.refusal) onRefused(result.refusal)
  })

  useEffect(() => {
    if (!mayAsk) return
    let hasLeft = false
    void whenConnected(connectionWait).then(() => {
      if (!hasLeft) void ask()
    })
    return () => {
      hasLeft = true
    }
  }, [mayAsk, whenConnected])
}
