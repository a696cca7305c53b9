import { encodeGlobalID } from '@pothos/plugin-relay'
import { visibleCalls } from '../../services/calls/visibility'
import type { Types } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { databaseId } from '../kernel/globalId'

// What the verbs on a call are asked and answer alike.

export type Done = { callId: string }
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>
export type SuccessFields<S extends object> = PothosSchemaTypes.ObjectFieldBuilder<Types, S>

export const idOfCall = (globalId: string): string => databaseId('Call', globalId)
export const idOf = (typename: string, globalId: string | null | undefined): string | null | undefined =>
  globalId ? databaseId(typename, globalId) : globalId

/** The call as it is after the verb; null when that moved it out of the caller's sight. */
export const callAfter = <S extends Done>(t: SuccessFields<S>) =>
  t.prismaField({
    type: 'Call',
    nullable: true,
    description: 'The call as it is now; null when it moved out of your sight.',
    resolve: (query, { callId }, _args, context) =>
      context.db.call.findUnique({ ...query, where: { id: callId, AND: visibleCalls(actorOf(context)) } }),
  })

/** The call's global id when it left the queue, for lists that drop it. */
export const leftQueue = <S extends Done>(t: SuccessFields<S>) =>
  t.id({
    description: 'The id of the call, which has left the queue.',
    resolve: ({ callId }) => encodeGlobalID('Call', callId),
  })

export const callOnly = (t: InputFields) => ({
  callId: t.id({ required: true, description: 'The call.' }),
  expectedVersion: t.int({
    description: 'Refused with STALE, carrying the row as it is, when the call is no longer of this version.',
  }),
})

export const placeFields = (t: InputFields) => ({
  roomId: t.id({ description: 'The room. Required for people who are restricted to facilities.' }),
  roomDescription: t.string({ description: 'Where it is, in words.' }),
  contact: t.string({ description: 'How to reach whoever asks.' }),
})

/** Names pictures as a whole; what is wrong with them is told at `images`. */
export const imageIds = (t: InputFields) =>
  t.idList({
    description:
      'The pictures, as a whole; what is not among them is taken off. What is wrong with them is told at `images`.',
  })

/** The fields of the call's form; what is left out stays as it is. */
export const callFields = (t: InputFields) => ({
  ...callOnly(t),
  patientFirstName: t.string({ description: 'First name of the patient.' }),
  patientLastName: t.string({ description: 'Last name of the patient.' }),
  dob: t.field({ type: 'Date', description: 'Date of birth, not later than today at the facility.' }),
  mrn: t.string({ description: 'Medical record number of the patient, at most 64 characters.' }),
  orderingProvider: t.string({ description: 'Who ordered the procedure.' }),
  ...placeFields(t),
  purposeId: t.id({ description: 'Why the team is called.' }),
  customJob: t.string({ description: "The job's own name; required when the purpose is Custom." }),
  preComments: t.string({ description: 'Pre-Procedure Notes.' }),
  comments: t.string({ description: 'Additional Comments.' }),
  imageIds: imageIds(t),
})

type GlobalIds = {
  callId: string
  roomId?: string | null
  purposeId?: string | null
  statusCodeId?: string | null
  imageIds?: string[] | null
}

export const localImages = (globalIds: string[] | null | undefined) =>
  globalIds && globalIds.map((id) => databaseId('Image', id))

export const localIds = <I extends GlobalIds>({ imageIds, ...input }: I) => ({
  ...input,
  images: localImages(imageIds),
  callId: idOfCall(input.callId),
  roomId: idOf('Room', input.roomId),
  purposeId: idOf('Purpose', input.purposeId),
  statusCodeId: idOf('StatusCode', input.statusCodeId),
})
