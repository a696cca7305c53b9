import { closeCallInput } from '../../domain/calls/input'
import { missingRequiredFields } from '../../domain/calls/requiredFields'
import { canClose } from '../../domain/calls/rules'
import { isOnHold, statusNames } from '../../domain/statuses/status'
import { command } from '../kernel/command'
import { stopIf, stopIfInvalid } from '../kernel/refused'
import { changeCall } from './changeCall'
import { checkFields } from './checkFields'
import { choosableStatus } from './choices'
import { lockVisibleCall } from './lockVisibleCall'
import { endWorkOrders } from './workOrders'

/** Completes the call with the fields as sent, once nothing is missing (rules 3.10). */
export const closeCall = command({ name: 'closeCall', permission: 'call:work', input: closeCallInput }, async (context, { callId, expectedVersion, ...fields }) => {
  const { actor, now } = context
  const call = await lockVisibleCall(context, { callId, expectedVersion })
  stopIf(canClose(call))
  const { patch, facility, values, wrong } = await checkFields(context, call, fields)
  stopIfInvalid([...wrong, ...missingRequiredFields(facility, values)])
  // What is closed was done, so it cannot stay on hold.
  const normal = isOnHold(call.statusCode.name) ? await choosableStatus(context, { name: statusNames.normal }) : null
  await endWorkOrders(context, call.id)
  await changeCall(
    context,
    call,
    { ...patch, ...(normal ? { statusCodeId: normal.id } : {}), completedAt: now, completedById: actor.userId },
    {},
    facility?.id ?? null,
  )
  return { callId: call.id }
})
