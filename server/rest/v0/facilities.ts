import { requireableCallFields, requiredFields } from '../../domain/calls/requiredFields'
import { timeZones } from '../../domain/facilities/timeZones'
import {
  createFacility,
  deleteFacility,
  reorderFacilities,
  updateFacility,
} from '../../services/facilities/configureFacilities'
import { addRooms, hideRoom, renameRoom } from '../../services/facilities/configureRooms'
import { readFacilities } from '../../services/facilities/readFacilities'
import type { Command } from '../../services/kernel/command'
import type { Request } from '../../services/kernel/request'
import { asRead, deletion, place, requiredOfCalls } from './configuration'
import { commandRoute } from './kernel/commandRoute'
import { list, named, text } from './kernel/jsonSchema'
import type { BodyFields, Route } from './kernel/route'
import { orderRoute } from './order'

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

const answers = named('Facility')

/** The route of a verb that answers the facility as it left it. */
const change = (
  method: Route['method'],
  path: string,
  command: Command<{ facilityId: string }>,
  fields: BodyFields = {},
): Route =>
  commandRoute(
    method,
    path,
    command,
    answers,
    async ({ request }, input) => showFacility(request, (await command(request, input)).facilityId),
    { fields },
  )

const fields = { ...place, ...requiredOfCalls('What must be filled in to close a call here') }
const rooms = '/providers/{providerId}/rooms/{id}'

export const facilityRoutes: Route[] = [
  {
    name: 'readFacilities',
    summary: 'Your facilities with their rooms, by weight',
    method: 'GET',
    path: base,
    permission: 'call:see',
    answer: list(answers),
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
  change('POST', base, createFacility, { ...fields, ...asRead('id') }),
  orderRoute(base, reorderFacilities, list(answers), showFacilities),
  change('PUT', `${base}/{id}`, updateFacility, { ...fields, ...asRead('id', 'version', 'rooms') }),
  deletion(`${base}/{id}`, deleteFacility),
  change('POST', `${base}/{id}/rooms`, addRooms),
  change('PUT', rooms, renameRoom, asRead('id', 'version')),
  change('DELETE', rooms, hideRoom),
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
