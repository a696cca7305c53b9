import { correctCallInput } from '../../../domain/calls/input'
import { doesNotExist } from '../../../domain/kernel/refusal'
import { canComeToLine, canCorrect, notOpen } from '../../../domain/calls/rules'
import { canChooseLine } from '../../../domain/lines/match'
import { command } from '../../kernel/command'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { lockOwnDraft, settleDraft } from './callDraft'
import { changeCall } from '../../records/changeCall'
import type { StatusChanged } from '../working/changeStatus'
import { giveStatus } from '../working/changeStatus'
import { checkFields } from './checkFields'
import { readChoices } from '../../records/choices'
import { lockCallWithLine } from '../../followUps/locks'
import { writeImages } from './images/callImages'
import { lockVisibleCall, unfinishedFollowUps } from '../../records/lockVisibleCall'
import { lockAvailability } from '../working/availability'

/**
 * Corrects the plain fields of an open call; fields that are left out stay as they are. A status follows the rule of
 * leaving On Hold, a line the rule of adding one.
 */
export const correctCall = command({
  name: 'correctCall',
  permission: 'call:work',
  input: correctCallInput,
  tellsAll: true,
  edits: true,
  on: 'call',
  description: 'Corrects the plain fields of an open call. Fields that are left out stay as they are.',
  rule: canCorrect,
  refusals: [...notOpen, 'LINE_OF_ANOTHER_PATIENT', 'FOLLOW_UP_REPLACED'],
  viewerCan: { viewerCanCorrect: { description: 'Whether you may correct its fields.' } },
  history: 'Corrected entries',
  run: async (
    context,
    { callId, expectedVersion, statusCodeId, lineId, confirm, ...fields },
  ): Promise<StatusChanged> => {
    const target = { callId, expectedVersion }
    const [availability, { call, ...named }, draft] = await Promise.all([
      lockAvailability(context, callId),
      lineId
        ? lockCallWithLine(context, target, lineId)
        : lockVisibleCall(context, target).then((call) => ({ call, line: null, wrong: [], moved: null })),
      lockOwnDraft(context, callId),
    ])
    stopIf(canCorrect(call) ?? named.moved)
    const { patch: plain, facility, after, images, wrong } = await checkFields(context, call, fields, expectedVersion)
    const status = statusCodeId ? (await readChoices(context, { statusCodeId })).status : null
    stopIfInvalid([...wrong, ...named.wrong, ...(statusCodeId && !status ? [doesNotExist('statusCodeId')] : [])])
    if (named.line)
      stopIf(
        canChooseLine(after, named.line, confirm) ??
          canComeToLine(call, await unfinishedFollowUps(context, named.line.id)),
      )
    const patch = named.line ? { ...plain, lineId: named.line.id } : plain
    await settleDraft(context, call.id, draft, fields)
    const changed = await writeImages(context, callId, images)
    if (status && status.id !== call.statusCodeId)
      return {
        callId,
        notAssigned: giveStatus(context, call, status.id, availability, patch, changed, facility?.id ?? null),
      }
    changeCall(context, call, patch, changed, facility?.id ?? null)
    return { callId, notAssigned: null }
  },
})
