import { workingHourMeanings } from '../../../domain/configuration/facilities/input'
import { requireableCallFields, requiredFields } from '../../../domain/calls/entries/requiredFields'
import {
  createFacility,
  deleteFacility,
  reorderFacilities,
  updateFacility,
} from '../../../services/configuration/facilities/configureFacilities'
import { addRooms, hideRoom, renameRoom } from '../../../services/configuration/facilities/configureRooms'
import { readFacilities } from '../../../services/configuration/facilities/readFacilities'
import { choosableZones } from '../../../services/configuration/facilities/zones'
import type { Request } from '../../../services/kernel/request'
import { among, asRead, changing, deletion, place, requiredOfCalls } from './configuration'
import { answer, flag, list, orNull, pick, record, text, uuid, whole } from '../kernel/jsonSchema'
import { type Route, readRoute } from '../kernel/route'
import { orderRoute } from './order'
import { inOrder, requireableField, version } from '../calls/showCall'

const base = '/providers/{providerId}/facilities'

type FacilityRow = Awaited<ReturnType<typeof readFacilities>>[number]

const facility = answer(
  'Facility',
  'A site of the provider, with its rooms.',
  record({
    id: uuid(),
    name: text(),
    timeZone: text('IANA time zone.'),
    followUpsEnabled: flag(),
    workingFrom: orNull(text(workingHourMeanings.workingFrom)),
    workingTo: orNull(text(workingHourMeanings.workingTo)),
    workingDays: list(whole(), workingHourMeanings.workingDays),
    ...inOrder(),
    requiredCallFields: list(requireableField.schema, 'The call fields that must be filled in to close a call here.'),
    version,
    rooms: list(record({ id: uuid(), name: text(), version }), 'Rooms that are not hidden, by name.'),
  }),
  (row: FacilityRow) => ({
    ...pick(
      row,
      'id',
      'name',
      'timeZone',
      'followUpsEnabled',
      'workingFrom',
      'workingTo',
      'workingDays',
      'weight',
      'version',
    ),
    order: row.weight,
    requiredCallFields: requiredFields(row.requiredCallFields),
    rooms: row.rooms.map((room) => pick(room, 'id', 'name', 'version')),
  }),
)

export const showFacilities = async (request: Request) => (await readFacilities(request)).map(facility.show)

const showFacility = among(showFacilities)

const change = changing(facility.schema, (request, { facilityId }: { facilityId: string }) =>
  showFacility(request, facilityId),
)

const fields = { ...place, ...requiredOfCalls('The call fields that must be filled in to close a call here') }
const rooms = '/providers/{providerId}/rooms/{id}'

export const facilityRoutes: Route[] = [
  readRoute(
    'readFacilities',
    base,
    'Your facilities with their rooms, by weight',
    list(facility.schema),
    ({ request }) => showFacilities(request),
  ),
  readRoute(
    'timeZones',
    `${base}/timezones`,
    'The time zones that a facility may be in',
    list(text('IANA time zone.')),
    () => Promise.resolve(choosableZones()),
    'catalogue:see',
  ),
  change('POST', base, createFacility, { ...fields, ...asRead('id') }),
  orderRoute(base, reorderFacilities, list(facility.schema), showFacilities),
  change('PUT', `${base}/{id}`, updateFacility, { ...fields, ...asRead('id', 'version', 'rooms') }),
  deletion(`${base}/{id}`, deleteFacility),
  change('POST', `${base}/{id}/rooms`, addRooms),
  change('PUT', rooms, renameRoom, asRead('id', 'version')),
  change('DELETE', rooms, hideRoom),
  readRoute(
    'requireableCallFields',
    '/requireablecallfields',
    'The call fields that a facility may require',
    list(requireableField.schema),
    () => Promise.resolve(requireableCallFields),
  ),
]
