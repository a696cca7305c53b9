import { useEffect, useEffectEvent, useState } from 'react'
import { useWhenConnected } from '../../../relay/connection'
import { useAssignCallOnOpen } from './useAssignCallOnOpen'
import type { Refused } from './useCallVerbs'

/** How long the page waits for the person to count as Online before it asks anyway, and is told that they do not. */
const connectionWait = 3_000

/**
 * Opening an unassigned call gives it to the person who opened it, when they are active and free (rules 3.8). Asked
 * once, for the call as it was opened: one that is given back while somebody looks at it is not taken by the look.
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
