import { requireableCallFields, requiredFields } from '../../domain/calls/requiredFields'
import { readFacilities } from '../../services/facilities/readFacilities'
import { list, named } from './kernel/jsonSchema'
import type { Route } from './kernel/route'

type FacilityRow = Awaited<ReturnType<typeof readFacilities>>[number]

const showFacility = ({ id, name, timeZone, followUpsEnabled, weight, requiredCallFields, rooms }: FacilityRow) => ({
  id,
  name,
  timeZone,
  followUpsEnabled,
  weight,
  requiredCallFields: requiredFields(requiredCallFields),
  rooms: rooms.map((room) => ({ id: room.id, name: room.name })),
})

export const facilityRoutes: Route[] = [
  {
    name: 'readFacilities',
    summary: 'Your facilities with their rooms, by weight',
    method: 'GET',
    path: '/providers/{providerId}/facilities',
    permission: 'call:see',
    answer: list(named('Facility')),
    handle: async ({ request }) => (await readFacilities(request)).map(showFacility),
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
