import { correctCallInput } from '../../domain/calls/input'
import { canCorrect } from '../../domain/calls/rules'
import { command } from '../kernel/command'
import { stopIf, stopIfInvalid } from '../kernel/refused'
import { changeCall } from './changeCall'
import type { StatusChanged } from './changeStatus'
import { giveStatus } from './changeStatus'
import { checkFields } from './checkFields'
import { choosableStatus } from './choices'
import { lockVisibleCall } from './lockVisibleCall'
import { lockStanding } from './standing'

/**
 * Corrects the plain fields of an open call; what is left out stays as it is. A status that is
 * sent along follows the rule of leaving On Hold.
 */
export const correctCall = command(
  { name: 'correctCall', permission: 'call:work', input: correctCallInput, tellsAll: true },
  async (context, { callId, expectedVersion, statusCodeId, ...fields }): Promise<StatusChanged> => {
    const standing = await lockStanding(context, callId)
    const call = await lockVisibleCall(context, { callId, expectedVersion })
    stopIf(canCorrect(call))
    const { patch, facility, wrong } = await checkFields(context, call, fields)
    const status = statusCodeId ? await choosableStatus(context, { id: statusCodeId }) : null
    stopIfInvalid([...wrong, ...(statusCodeId && !status ? [{ field: 'statusCodeId', message: 'Does not exist' }] : [])])
    if (status && status.id !== call.statusCodeId)
      return { callId, notAssigned: await giveStatus(context, call, status.id, standing, patch, facility?.id ?? null) }
    await changeCall(context, call, patch, {}, facility?.id ?? null)
    return { callId, notAssigned: null }
  },
)
