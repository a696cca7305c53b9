import { saveCallInput } from '../../../domain/calls/input'
import { doesNotExist } from '../../../domain/kernel/refusal'
import { missingRequiredFields } from '../../../domain/calls/entries/requiredFields'
import { canComeToLine, canSave, wrongCompletedStatus } from '../../../domain/calls/rules'
import { canChooseLine } from '../../../domain/lines/match'
import { command } from '../../kernel/command'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { flagInfection } from '../../records/flagInfection'
import { readCatalogue } from '../../configuration/procedures/readProcedures'
import { lockOwnDraft, settleDraft } from '../entries/callDraft'
import { changeCall } from '../../records/changeCall'
import { checkFields } from '../entries/checkFields'
import { readChoices } from '../../records/choices'
import { followCall, followLine, undoFollowUp } from '../../followUps/followUps'
import { lockCallWithLine } from '../../followUps/locks'
import { missingInRecord, readRecord, writeRecord } from './recordValues'
import { writeImages } from '../entries/images/callImages'
import { unfinishedFollowUps } from '../../records/lockVisibleCall'

/**
 * Corrects a completed call. What it schedules is calculated again while its follow-up is not in the queue and the line
 * has no later completed call (rules 3.12).
 */
export const saveCall = command({
  name: 'saveCall',
  permission: 'call:work',
  input: saveCallInput,
  tellsAll: true,
  edits: true,
  on: 'call',
  description:
    'Corrects a completed call. The person who completed it may do so for 72 hours, administrators always. What it schedules for its line is calculated again while its follow-up is not in the queue.',
  rule: canSave,
  refusals: [
    'CALL_DELETED',
    'CALL_NOT_COMPLETED',
    'CALL_CANNOT_BE_UPDATED',
    'LINE_OF_ANOTHER_PATIENT',
    'FOLLOW_UP_REPLACED',
  ],
  viewerCan: { viewerCanSave: { description: 'Whether you may correct it although it is completed.' } },
  history: 'Corrected the completed call',
  run: async (
    context,
    {
      callId,
      expectedVersion,
      fields,
      followUpDays,
      infection,
      infectionNotes,
      statusCodeId,
      lineId,
      confirm,
      ...plain
    },
  ) => {
    const { tx, sql, actor } = context
    const [{ call, line, moved, wrong: wrongLine }, catalogue, draft] = await Promise.all([
      lockCallWithLine(context, { callId, expectedVersion }, lineId),
      readCatalogue(sql, actor, { callId, fields }),
      lockOwnDraft(context, callId),
    ])
    const { now } = context
    stopIf(canSave(call, actor, now) ?? moved)
    const completedAt = call.completedAt!

    const { patch, facility, values, after, images, wrong } = await checkFields(context, call, plain, expectedVersion)
    const record = readRecord(catalogue, call, { fields, followUpDays })
    const status = statusCodeId ? (await readChoices(context, { statusCodeId })).status : null
    stopIfInvalid([
      ...wrong,
      ...record.wrong,
      ...wrongLine,
      ...(statusCodeId && !status ? [doesNotExist('statusCodeId')] : []),
      ...wrongCompletedStatus(call, status),
      ...missingRequiredFields(facility, values),
      ...missingInRecord(record, values),
      ...(infection && !line && wrongLine.length === 0
        ? [{ field: 'infection', message: 'An infection is noted on a line' }]
        : []),
    ])
    if (line && line.id !== call.lineId)
      stopIf(canChooseLine(after, line, confirm) ?? canComeToLine(call, await unfinishedFollowUps(context, line.id)))
    await settleDraft(context, call.id, draft, { ...plain, fields, followUpDays, infection, infectionNotes })
    const recorded = { ...writeRecord(context, call, record), ...(await writeImages(context, call.id, images)) }
    changeCall(
      context,
      call,
      {
        ...patch,
        ...(status ? { statusCodeId: status.id } : {}),
        lineId: line?.id ?? call.lineId,
        followUpDays: record.followUpDays,
      },
      recorded,
      facility?.id ?? null,
    )
    if (line && (infection !== undefined || infectionNotes !== undefined))
      await flagInfection(context, line, { infection, infectionNotes })
    const isTheLast = !(await tx.call.findFirst({
      where: {
        id: { not: call.id },
        deletedAt: null,
        OR: [
          ...(line ? [{ lineId: line.id, completedAt: { gt: completedAt } }] : []),
          { followUpFromId: call.id, aliveAt: { lte: now } },
        ],
      },
      select: { id: true },
    }))
    if (isTheLast) {
      await undoFollowUp(context, line, { id: call.id, completedAt })
      const done = { call: after, completedAt, facility }
      if (!line) await followCall(context, done, { ...record, facility })
      else if (!line.completedAt) await followLine(context, line, done, { ...record, facility })
    }
    return { callId: call.id }
  },
})
