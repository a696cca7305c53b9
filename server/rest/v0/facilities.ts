import { requireableCallFields } from '../../domain/calls/requiredFields'
import { readFacilities } from '../../services/facilities/readFacilities'
import type { Route } from './kernel/route'

type FacilityRow = Awaited<ReturnType<typeof readFacilities>>[number]

const showFacility = ({ id, name, timeZone, followUpsEnabled, weight, requiredCallFields, rooms }: FacilityRow) => ({
  id,
  name,
  timeZone,
  followUpsEnabled,
  weight,
  requiredCallFields: showRequired(requiredCallFields),
  rooms: rooms.map((room) => ({ id: room.id, name: room.name })),
})

const showRequired = (keys: string[]) => requireableCallFields.filter(({ key }) => keys.includes(key))

export const facilityRoutes: Route[] = [
  { method: 'GET', path: '/providers/{providerId}/facilities', permission: 'call:see', handle: async ({ request }) => (await readFacilities(request)).map(showFacility) },
  { method: 'GET', path: '/requireablecallfields', permission: 'call:see', handle: () => Promise.resolve(requireableCallFields) },
]
