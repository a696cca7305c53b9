import type { Prisma } from '../../db/generated/prisma/client'

/** What rules and writes need to know of the facility of a call or a line. */
export const facilityFacts = {
  id: true,
  name: true,
  timeZone: true,
  followUpsEnabled: true,
  requiredCallFields: true,
  workingFrom: true,
  workingTo: true,
  workingDays: true,
} satisfies Prisma.FacilitySelect

export type FacilityFacts = Prisma.FacilityGetPayload<{ select: typeof facilityFacts }>

/** The same as JSON, for statements by hand. */
export const facilityAsJson = `json_build_object('id', facility.id, 'name', facility.name, 'timeZone', facility.time_zone, 'followUpsEnabled', facility.follow_ups_enabled,
        'requiredCallFields', coalesce(facility.required_call_fields, '{}'), 'workingFrom', facility.working_from, 'workingTo', facility.working_to, 'workingDays', facility.working_days)`
