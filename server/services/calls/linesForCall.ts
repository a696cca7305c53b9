import { isUuid } from '../../domain/kernel/input'
import { notFound } from '../../domain/kernel/refusal'
import { Refused } from '../kernel/refused'
import { authorize, type Request } from '../kernel/request'
import { matchingLines, type OfferedLine } from '../lines/matchingLines'
import { visibleCalls } from './visibility'

/** Open lines that the call may be about, best match first (rules 4.2). */
export const linesForCall = async (request: Request, callId: string): Promise<OfferedLine[]> => {
  const actor = authorize(request, 'lines:see')
  const select = { mrn: true, roomId: true, patientLastName: true }
  const call = isUuid(callId) ? await request.clients.forProvider(actor.providerId).call.findFirst({ where: { ...visibleCalls(actor), id: callId }, select }) : null
  if (!call) throw new Refused(notFound('call'))
  return matchingLines(request, call)
}
