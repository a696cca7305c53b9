import { closeCallInput } from '../../../domain/calls/input'
import { checkInput } from '../../../domain/kernel/input/input'
import { requiresLine } from '../../../domain/configuration/procedures/followUp'
import { mustFind, stopIf, stopIfInvalid } from '../../kernel/refused'
import { authorize, type Request } from '../../kernel/request'
import { readCatalogue } from '../../configuration/procedures/readProcedures'
import { checkFields } from '../entries/checkFields'
import { readRecord } from './recordValues'
import { findCallRow } from '../../records/callRow'
import { visibleCallRows } from '../../records/callVisibility'

/** Whether closing the call with this would need a line (rules 3.9). Changes nothing. */
export const callRequiresLine = async (request: Request, rawInput: unknown): Promise<boolean> => {
  const actor = authorize(request, 'call:work')
  const checked = checkInput(closeCallInput, rawInput)
  stopIf(checked.refusal)
  const {
    callId,
    fields,
    followUpDays,
    lineId,
    expectedVersion,
    infection: _infection,
    infectionNotes: _notes,
    statusCodeId: _status,
    ...plain
  } = checked.value
  const context = {
    tx: request.clients.forProvider(actor.providerId),
    sql: request.clients.sql(actor.providerId),
    actor,
    now: request.now(),
    kept: () => undefined,
  }
  const call = await mustFind('call', callId, (id) => findCallRow(context.sql, id, visibleCallRows(actor)))
  const { facility, wrong } = await checkFields(context, call, plain, expectedVersion)
  const record = readRecord(await readCatalogue(context.sql, actor, { callId, fields }), call, { fields, followUpDays })
  stopIfInvalid([...wrong, ...record.wrong])
  return requiresLine({ lineId: lineId ?? call.lineId }, { ...record, facility })
}
