import { missingCustomJob, missingRoom } from '../../../domain/calls/rules'
import { doesNotExist } from '../../../domain/kernel/refusal'
import { createLineCallInput } from '../../../domain/lines/input'
import { patientOfNewCall, placeOfNewCall } from '../../../domain/lines/patient'
import { canCreateLineCall } from '../../../domain/lines/rules'
import { needsCustomName } from '../../../domain/configuration/purposes/purpose'
import { statusNames } from '../../../domain/configuration/statuses/status'
import { command, type CommandContext } from '../../kernel/command'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { lockVisibleLine } from '../../records/lockVisibleLine'
import { addCall } from '../../records/addCall'
import { readChoices } from '../../records/choices'
import { lockSimilar } from '../../calls/queue/similarCalls'
import { readLatestCalls } from './latestCalls'

/** Puts a call about the line into the queue, with patient, place and ordering provider of its latest call (rules 4.4). */
export const createLineCall = command({
  name: 'createLineCall',
  permission: 'lines:change',
  input: createLineCallInput,
  creates: true,
  tellsAll: true,
  on: 'line',
  description:
    "Puts a call about an open line into the queue, with patient, place and ordering provider of the line's latest call.",
  rule: canCreateLineCall,
  refusals: ['LINE_CLOSED'],
  viewerCan: { viewerCanCreateCall: { description: 'Whether you may create calls for it.' } },
  history: 'Created the call from its line',
  run: async (context, input) => {
    const line = await lockVisibleLine(context, input)
    const { tx, actor } = context
    stopIf(canCreateLineCall(line))
    const latest = (await readLatestCalls(tx, [line.id])).get(line.id)
    const place = placeOfNewCall(latest, line)
    const chosen = await readChoices(context, {
      purposeId: input.purposeId,
      roomId: input.roomId,
      ...(input.statusCodeId ? { statusCodeId: input.statusCodeId } : { statusName: statusNames.normal }),
    })
    const { purpose, status } = chosen
    const room = input.roomId === undefined ? await roomOf(context, place.roomIds) : chosen.room

    stopIfInvalid([
      ...(purpose ? missingCustomJob(purpose.name, input.customJob, 'Required.') : [doesNotExist('purposeId')]),
      ...(status ? [] : [doesNotExist('statusCodeId')]),
      ...(input.roomId && !room ? [doesNotExist('roomId')] : missingRoom(actor, room?.id ?? null)),
    ])

    const values = {
      purposeId: purpose!.id,
      customJob: needsCustomName(purpose!.name) ? input.customJob : null,
      statusCodeId: status!.id,
      roomId: room?.id ?? null,
      roomDescription: input.roomDescription === undefined ? place.roomDescription : input.roomDescription,
      ...patientOfNewCall(latest, line),
      lineId: line.id,
    }
    await lockSimilar(context, values)
    const callId = await addCall(context, values, room?.facilityId ?? null)
    return { lineId: line.id, callId }
  },
})

/** The first of the rooms that can be chosen now. */
const roomOf = async (context: CommandContext, ids: readonly string[]) => {
  for (const id of ids) {
    const { room } = await readChoices(context, { roomId: id })
    if (room) return room
  }
  return null
}
