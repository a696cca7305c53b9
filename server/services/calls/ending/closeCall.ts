import {
  closeCallAndCreateLineInput,
  closeCallInput,
  type CallFieldsInput,
  type CallInput,
  type RecordInput,
} from '../../../domain/calls/input'
import { missingRequiredFields } from '../../../domain/calls/entries/requiredFields'
import { canClose, notOpen } from '../../../domain/calls/rules'
import { doesNotExist, refuse } from '../../../domain/kernel/refusal'
import { canChooseLine } from '../../../domain/lines/match'
import { followUpInterval, requiresLine } from '../../../domain/configuration/procedures/followUp'
import { isOnHold, statusNames } from '../../../domain/configuration/statuses/status'
import { command, type CommandContext } from '../../kernel/command'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { flagInfection } from '../../records/flagInfection'
import { readCatalogue } from '../../configuration/procedures/readProcedures'
import { forgetDraft } from '../entries/callDraft'
import { changeCall } from '../../records/changeCall'
import { checkFields } from '../entries/checkFields'
import type { FoundCall } from '../../records/callRow'
import { readChoices } from '../../records/choices'
import { followCall, followLine } from '../../followUps/followUps'
import { createLine } from '../../followUps/line'
import { lockCallWithLine } from '../../followUps/locks'
import { missingInRecord, readRecord, writeRecord } from './recordValues'
import { writeImages } from '../entries/images/callImages'
import { addClosingWorkOrder, endWorkOrders } from '../../records/workOrders'

/** Completes the call when nothing is missing, with all effects on its line (rules 3.10, 3.11). */
export const closeCall = command({
  name: 'closeCall',
  permission: 'call:work',
  input: closeCallInput,
  tellsAll: true,
  edits: true,
  on: 'call',
  description:
    'Completes the call with what was done. Everything that is wrong or missing is refused at once, by field.',
  rule: canClose,
  refusals: [...notOpen, 'LINE_REQUIRED', 'LINE_OF_ANOTHER_PATIENT'],
  viewerCan: { viewerCanClose: { description: 'Whether you may close it.' } },
  history: 'Closed the call',
  run: (context, { lineId, confirm, ...input }) => complete(context, input, { lineId, confirm }),
})

/** Completes the call and creates its line in the same transaction; answers the id of the new line. */
export const closeCallAndCreateLine = command({
  name: 'closeCallAndCreateLine',
  permission: 'call:work',
  input: closeCallAndCreateLineInput,
  creates: true,
  tellsAll: true,
  edits: true,
  on: 'call',
  description: 'Completes the call and creates its line.',
  refusals: [...notOpen],
  history: 'Closed the call, and created its line',
  run: (context, { lineName, lineId, ...input }) => complete(context, input, { lineId, newName: lineName }),
})

/** A new line replaces a line that is named. */
type ChosenLine = { lineId?: string | null | undefined; newName?: string; confirm?: boolean }

const complete = async (
  context: CommandContext,
  {
    callId,
    expectedVersion,
    fields,
    followUpDays,
    infection,
    infectionNotes,
    statusCodeId,
    ...plain
  }: CallInput & CallFieldsInput & RecordInput,
  chosen: ChosenLine,
) => {
  const { sql, actor } = context
  const [{ call, ...named }, catalogue] = await Promise.all([
    lockCallWithLine(context, { callId, expectedVersion }, chosen.lineId),
    readCatalogue(sql, actor, { callId, fields }),
  ])
  const { now } = context
  stopIf(canClose(call) ?? named.moved)

  const { patch, facility, values, after, images, wrong } = await checkFields(context, call, plain, expectedVersion)
  const record = readRecord(catalogue, call, { fields, followUpDays })
  const facts = { ...record, facility }
  const status = await statusWhenClosed(context, call, statusCodeId)
  const hasLine = chosen.newName !== undefined || named.line !== null
  stopIfInvalid([
    ...wrong,
    ...record.wrong,
    ...named.wrong,
    ...(status ? [] : [doesNotExist('statusCodeId')]),
    ...missingRequiredFields(facility, values),
    ...missingInRecord(record, values),
    ...(infection && !hasLine
      ? [{ field: 'infection', message: 'An infection is noted on a line: select or create one' }]
      : []),
  ])
  if (chosen.newName === undefined && named.line) stopIf(canChooseLine(after, named.line, chosen.confirm ?? false))
  if (!hasLine && after.mrn && requiresLine({ lineId: null }, facts))
    stopIf(
      refuse('LINE_REQUIRED', 'What you recorded needs a follow-up, so the call needs a line. Select or create one.'),
    )

  const { roomId, roomDescription, mrn, orderingProvider } = after
  const ownInterval = followUpInterval({ ...facts, followUpDays: null }, { followUpInterval: null })
  const line = chosen.newName
    ? await createLine(context, facility?.id ?? null, {
        name: chosen.newName,
        roomId,
        roomDescription,
        mrn,
        orderingProvider,
        followUpInterval: ownInterval,
      })
    : named.line
  const recorded = { ...writeRecord(context, call, record), ...(await writeImages(context, call.id, images)) }
  addClosingWorkOrder(context, call)
  endWorkOrders(context, call.id)
  forgetDraft(context, call.id)
  changeCall(
    context,
    call,
    {
      ...patch,
      statusCodeId: status!.id,
      followUpDays: record.followUpDays,
      lineId: line?.id ?? null,
      completedAt: now,
      completedById: actor.userId,
    },
    recorded,
    facility?.id ?? null,
  )
  if (line) {
    await flagInfection(context, line, { infection, infectionNotes })
    // Nothing is scheduled for a closed line (rules 4.3).
    if (!line.completedAt) await followLine(context, line, { call: after, completedAt: now, facility }, facts)
  } else await followCall(context, { call: after, completedAt: now, facility }, facts)
  return { callId: call.id, lineId: line?.id ?? null }
}

/** A completed call cannot stay on hold. Null for a status that does not exist. */
const statusWhenClosed = async (
  context: CommandContext,
  call: FoundCall,
  sentId: string | null | undefined,
): Promise<{ id: string } | null> => {
  const status = sentId ? (await readChoices(context, { statusCodeId: sentId })).status : call.statusCode
  return status && isOnHold(status.name)
    ? (await readChoices(context, { statusName: statusNames.normal })).status
    : status
}
