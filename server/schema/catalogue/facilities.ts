import {
  createFacility,
  deleteFacility,
  reorderFacilities,
  updateFacility,
} from '../../services/facilities/configureFacilities'
import { addRooms, hideRoom, renameRoom, showRoom } from '../../services/facilities/configureRooms'
import { visibleFacilities } from '../../services/facilities/visibility'
import { actorOf } from '../kernel/context'
import { databaseId } from '../kernel/globalId'
import { once, version, type InputFields, type SuccessFields } from '../kernel/inputs'
import { verb } from '../kernel/verb'
import { goneId, idsOf, order, providerAfter } from './inputs'

type Done = { facilityId: string }

const permission = 'catalogue:change'

const entries = (t: InputFields) => ({
  name: t.string({ description: 'As it is shown; no other has it. Required.' }),
  timeZone: t.string({ description: 'One of the time zones that begin with America/. Required.' }),
  followUpsEnabled: t.boolean({ description: 'Whether closing a call here schedules the next one for its line.' }),
  weight: t.int({ description: 'Place in the list, from 0. Required.' }),
  requiredCallFields: t.stringList({
    description: 'Keys of the call fields that must be filled in to close a call here.',
  }),
})

const whichFacility = (t: InputFields) => ({
  facilityId: t.id({ required: true, description: 'The facility.' }),
  ...version(t),
})
const whichRoom = (t: InputFields) => ({ roomId: t.id({ required: true, description: 'The room.' }), ...version(t) })

const facilityAfter = <S extends Done>(t: SuccessFields<S>) =>
  t.prismaField({
    type: 'Facility',
    description: 'The facility as it is now.',
    resolve: (query, { facilityId }, _args, context) =>
      context.db.facility.findUniqueOrThrow({
        ...query,
        where: { id: facilityId, AND: visibleFacilities(actorOf(context)) },
      }),
  })

const after = (t: SuccessFields<Done>) => ({ facility: facilityAfter(t), provider: providerAfter(t) })

const roomAfter = (t: SuccessFields<Done & { roomId: string }>) => ({
  room: t.prismaField({
    type: 'Room',
    description: 'The room as it is now.',
    resolve: (query, { roomId }, _args, context) =>
      context.db.room.findUniqueOrThrow({
        ...query,
        where: { id: roomId, AND: { facility: visibleFacilities(actorOf(context)) } },
      }),
  }),
  facility: facilityAfter(t),
})

verb('createFacility', {
  permission,
  description: 'Adds a facility. Refused to people who are restricted to some.',
  input: (t) => ({ ...entries(t), ...once(t) }),
  run: ({ request }, { clientMutationId, ...input }) =>
    createFacility({ ...request, idempotencyKey: clientMutationId }, input),
  success: (t) => after(t),
})

verb('updateFacility', {
  permission,
  description: 'Changes a facility. What is left out stays.',
  input: (t) => ({ ...whichFacility(t), ...entries(t) }),
  run: ({ request }, { facilityId, ...input }) =>
    updateFacility(request, { ...input, facilityId: databaseId('Facility', facilityId) }),
  success: (t) => after(t),
})

verb('deleteFacility', {
  permission,
  description: 'Takes a facility and its rooms out of new choices; calls and lines there keep them.',
  input: whichFacility,
  run: ({ request }, { facilityId, ...input }) =>
    deleteFacility(request, { ...input, facilityId: databaseId('Facility', facilityId) }),
  success: (t) => ({
    deletedFacilityId: goneId(t, 'Facility', ({ facilityId }) => facilityId),
    provider: providerAfter(t),
  }),
})

verb('reorderFacilities', {
  permission,
  description: 'Puts your facilities in order.',
  input: order,
  run: ({ request }, { ids }) => reorderFacilities(request, { ids: idsOf('Facility', ids) }),
  success: (t) => ({ provider: providerAfter(t) }),
})

verb('addRooms', {
  permission,
  description: 'Adds rooms to a facility. One that is there is left alone, one that was hidden is shown again.',
  input: (t) => ({
    facilityId: t.id({ required: true, description: 'The facility.' }),
    names: t.stringList({ required: true, description: 'Their names; an entry with several lines is as many rooms.' }),
  }),
  run: ({ request }, { facilityId, names }) =>
    addRooms(request, { facilityId: databaseId('Facility', facilityId), names }),
  success: (t) => ({ facility: facilityAfter(t) }),
})

verb('renameRoom', {
  permission,
  description: 'Renames a room, also for the calls and lines that have it.',
  input: (t) => ({
    ...whichRoom(t),
    name: t.string({ description: 'Its number or name; no other room of the facility has it. Required.' }),
  }),
  run: ({ request }, { roomId, ...input }) => renameRoom(request, { ...input, roomId: databaseId('Room', roomId) }),
  success: (t) => roomAfter(t),
})

verb('hideRoom', {
  permission,
  description: 'Takes a room out of new choices; calls and lines there keep it. Twice is the same as once.',
  input: whichRoom,
  run: ({ request }, { roomId, ...input }) => hideRoom(request, { ...input, roomId: databaseId('Room', roomId) }),
  success: (t) => roomAfter(t),
})

verb('showRoom', {
  permission,
  description: 'Makes a hidden room a choice again.',
  input: whichRoom,
  run: ({ request }, { roomId, ...input }) => showRoom(request, { ...input, roomId: databaseId('Room', roomId) }),
  success: (t) => roomAfter(t),
})
