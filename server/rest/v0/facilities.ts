import { requireableCallFields, requiredFields } from '../../domain/calls/requiredFields'
import { addRoomsInput, createFacilityInput, renameRoomInput, updateFacilityInput } from '../../domain/facilities/input'
import { timeZones } from '../../domain/facilities/timeZones'
import {
  createFacility,
  deleteFacility,
  reorderFacilities,
  updateFacility,
} from '../../services/facilities/configureFacilities'
import { addRooms, hideRoom, renameRoom } from '../../services/facilities/configureRooms'
import { readFacilities } from '../../services/facilities/readFacilities'
import type { Request } from '../../services/kernel/request'
import { asRead, placeIn, requiredOfCalls, versioned } from './configuration'
import { list, named, text } from './kernel/jsonSchema'
import type { BodyFields, Route } from './kernel/route'
import { orderBody, orderIn } from './order'

const base = '/providers/{providerId}/facilities'

type FacilityRow = Awaited<ReturnType<typeof readFacilities>>[number]

const show = ({ id, name, timeZone, followUpsEnabled, weight, requiredCallFields, version, rooms }: FacilityRow) => ({
  id,
  name,
  timeZone,
  followUpsEnabled,
  weight,
  requiredCallFields: requiredFields(requiredCallFields),
  version,
  rooms: rooms.map((room) => ({ id: room.id, name: room.name, version: room.version })),
})

export const showFacilities = async (request: Request) => (await readFacilities(request)).map(show)

const showFacility = async (request: Request, id: string) =>
  (await showFacilities(request)).find((facility) => facility.id === id)

const fields: BodyFields = {
  name: { input: 'name', says: 'As it is shown.' },
  timeZone: { input: 'timeZone', says: 'One of `/facilities/timezones`.' },
  followUpsEnabled: {
    input: 'followUpsEnabled',
    says: 'Whether closing a call here schedules the next one for its line.',
  },
  ...placeIn('Place in the list, from 0.'),
  ...requiredOfCalls('What must be filled in to close a call here'),
  ...asRead('id'),
}

export const facilityRoutes: Route[] = [
  {
    name: 'readFacilities',
    summary: 'Your facilities with their rooms, by weight',
    method: 'GET',
    path: base,
    permission: 'call:see',
    answer: list(named('Facility')),
    handle: ({ request }) => showFacilities(request),
  },
  {
    name: 'timeZones',
    summary: 'The time zones that a facility may be in',
    method: 'GET',
    path: `${base}/timezones`,
    permission: 'catalogue:see',
    answer: list(text('IANA zone.')),
    handle: () => Promise.resolve(timeZones()),
  },
  {
    name: 'createFacility',
    summary: 'Add a facility',
    method: 'POST',
    path: base,
    permission: 'catalogue:change',
    takes: 'key',
    body: { fields, checkedBy: createFacilityInput },
    refusals: ['RESTRICTED_TO_FACILITIES'],
    answer: named('Facility'),
    handle: async ({ request, input }) => showFacility(request, (await createFacility(request, input)).facilityId),
  },
  {
    name: 'reorderFacilities',
    summary: 'Put your facilities in order; answers them',
    method: 'POST',
    path: `${base}/reorder`,
    permission: 'catalogue:change',
    body: orderBody,
    refusals: ['STALE'],
    answer: list(named('Facility')),
    handle: async ({ request, input }) => {
      await reorderFacilities(request, orderIn(input))
      return showFacilities(request)
    },
  },
  {
    name: 'updateFacility',
    summary: 'Change a facility; what is left out stays',
    method: 'PUT',
    path: `${base}/{id}`,
    permission: 'catalogue:change',
    takes: 'version',
    body: { fields: { ...fields, ...asRead('version', 'rooms') }, checkedBy: updateFacilityInput },
    answer: named('Facility'),
    handle: async (context) =>
      showFacility(
        context.request,
        (await updateFacility(context.request, versioned(context, 'facilityId'))).facilityId,
      ),
  },
  {
    name: 'deleteFacility',
    summary: 'Take a facility and its rooms out of new choices; calls and lines there keep them',
    method: 'DELETE',
    path: `${base}/{id}`,
    permission: 'catalogue:change',
    takes: 'version',
    answer: named('Nothing'),
    handle: async (context) => {
      await deleteFacility(context.request, versioned(context, 'facilityId'))
    },
  },
  {
    name: 'addRooms',
    summary: 'Add rooms to a facility; one that is there is left alone, one that was hidden is shown again',
    method: 'POST',
    path: `${base}/{id}/rooms`,
    permission: 'catalogue:change',
    body: {
      fields: { names: { input: 'names', says: 'Their names; an entry with several lines is as many rooms.' } },
      checkedBy: addRoomsInput,
    },
    answer: named('Facility'),
    handle: async ({ request, input, params }) =>
      showFacility(request, (await addRooms(request, { ...input, facilityId: params.id })).facilityId),
  },
  {
    name: 'renameRoom',
    summary: 'Rename a room; answers its facility',
    method: 'PUT',
    path: '/providers/{providerId}/rooms/{id}',
    permission: 'catalogue:change',
    takes: 'version',
    body: {
      fields: { name: { input: 'name', says: 'Its number or name in the facility.' }, ...asRead('id', 'version') },
      checkedBy: renameRoomInput,
    },
    answer: named('Facility'),
    handle: async (context) =>
      showFacility(context.request, (await renameRoom(context.request, versioned(context, 'roomId'))).facilityId),
  },
  {
    name: 'hideRoom',
    summary: 'Take a room out of new choices; calls and lines there keep it. Answers its facility',
    method: 'DELETE',
    path: '/providers/{providerId}/rooms/{id}',
    permission: 'catalogue:change',
    takes: 'version',
    answer: named('Facility'),
    handle: async (context) =>
      showFacility(context.request, (await hideRoom(context.request, versioned(context, 'roomId'))).facilityId),
  },
  {
    name: 'requireableCallFields',
    summary: 'The call fields that a facility may require',
    method: 'GET',
    path: '/requireablecallfields',
    permission: 'call:see',
    answer: list(named('RequireableCallField')),
    handle: () => Promise.resolve(requireableCallFields),
  },
]
