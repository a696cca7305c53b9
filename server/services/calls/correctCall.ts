import { correctCallInput } from '../../domain/calls/input'
import { canCorrect } from '../../domain/calls/rules'
import { command } from '../kernel/command'
import { stopIf, stopIfInvalid } from '../kernel/refused'
import { lockOwnDraft, settleDraft } from './callDraft'
import { changeCall } from './changeCall'
import type { StatusChanged } from './changeStatus'
import { giveStatus } from './changeStatus'
import { checkFields } from './checkFields'
import { readChoices } from './choices'
import { writeImages } from './images/callImages'
import { lockStandingAndCall } from './standing'

/**
 * Corrects the plain fields of an open call; what is left out stays as it is. A status that is
 * sent along follows the rule of leaving On Hold.
 */
export const correctCall = command(
  { name: 'correctCall', permission: 'call:work', input: correctCallInput, tellsAll: true },
  async (context, { callId, expectedVersion, statusCodeId, ...fields }): Promise<StatusChanged> => {
    const [{ standing, call }, draft] = await Promise.all([lockStandingAndCall(context, { callId, expectedVersion }), lockOwnDraft(context, callId)])
    stopIf(canCorrect(call))
    const { patch, facility, images, wrong } = await checkFields(context, call, fields)
    const status = statusCodeId ? (await readChoices(context, { statusCodeId })).status : null
    stopIfInvalid([...wrong, ...(statusCodeId && !status ? [{ field: 'statusCodeId', message: 'Does not exist' }] : [])])
    await settleDraft(context, call.id, draft, fields)
    const changed = await writeImages(context, callId, images)
    if (status && status.id !== call.statusCodeId)
      return { callId, notAssigned: giveStatus(context, call, status.id, standing, patch, changed, facility?.id ?? null) }
    changeCall(context, call, patch, changed, facility?.id ?? null)
    return { callId, notAssigned: null }
  },
)
