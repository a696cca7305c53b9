import { comparePatients } from '../../../domain/lines/match'
import { createCallInput } from '../../../domain/calls/input'
import { missingCustomJob, missingRoom } from '../../../domain/calls/rules'
import { sideOf } from '../../../domain/calls/updates'
import { canCreateBeside } from '../../../domain/calls/queue/similar'
import { may } from '../../../domain/kernel/permissions'
import { doesNotExist } from '../../../domain/kernel/refusal'
import { needsCustomName } from '../../../domain/configuration/purposes/purpose'
import { statusNames } from '../../../domain/configuration/statuses/status'
import { command } from '../../kernel/command'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { addCall } from '../../records/addCall'
import { readChoices } from '../../records/choices'
import { readImages, writeImages } from './images/callImages'
import { lockSimilar, similarCalls } from '../queue/similarCalls'

/** Puts a call into the queue; whether a similar call prevents it is the caller's choice (rules 3.20). */
export const createCall = command({
  name: 'createCall',
  permission: 'call:create',
  input: createCallInput,
  creates: true,
  tellsAll: true,
  on: 'call',
  description: 'Puts a call into the queue.',
  refusals: ['SIMILAR_CALL_OPEN'],
  history: 'Created the call',
  run: async (context, { ifSimilar, images: sentImages, ...input }) => {
    const { tx, actor, about, learnt } = context
    // Only people who may search for patients find similar calls by MRN (rules 2.2).
    const like = { ...input, mrn: may(actor, 'lists:see') ? input.mrn : null }
    const choices = readChoices(context, {
      purposeId: input.purposeId,
      roomId: input.roomId,
      ...(input.statusCodeId ? { statusCodeId: input.statusCodeId } : { statusName: statusNames.normal }),
    })
    const [{ purpose, status, room }] = await Promise.all([choices, lockSimilar(context, like, ifSimilar)])
    const images = await readImages(context, [], sentImages)
    stopIfInvalid([
      ...(purpose ? missingCustomJob(purpose.name, input.customJob, 'Required.') : [doesNotExist('purposeId')]),
      ...(status ? [] : [doesNotExist('statusCodeId')]),
      ...(input.roomId && !room ? [doesNotExist('roomId')] : missingRoom(actor, input.roomId)),
      ...images.wrong,
    ])

    const newCall = { ...like, purpose: purpose! }
    const { now } = context
    const [similar = null] = ifSimilar === 'REFUSE' ? await similarCalls(tx, actor, now, newCall) : []
    if (similar) about({ kind: 'call', id: similar.id })
    if (similar && comparePatients(similar.mrn, newCall.mrn) === 'same') learnt(similar.id)
    stopIf(canCreateBeside(similar, ifSimilar))

    const values = {
      ...input,
      customJob: needsCustomName(purpose!.name) ? input.customJob : null,
      statusCodeId: status!.id,
    }
    const callId = await addCall(
      { ...context, now, actor: { ...actor, isWard: sideOf(actor) === 'ward' } },
      values,
      room?.facilityId ?? null,
      {
        also: (id) => writeImages(context, id, images),
      },
    )
    return { callId }
  },
})
