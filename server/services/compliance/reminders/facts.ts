import type { Db, Tx } from '../../../db/access/client'
import type { PersonFacts } from '../../../domain/compliance/due'
import type { AppliedRequirement } from '../../../domain/compliance/locking'
import { appliesTo } from '../../../domain/compliance/status'
import { fromDatabaseDate } from '../../../domain/kernel/time/calendarDate'
import { todayIn } from '../../../domain/kernel/time/facilityTime'
import { usualConfiguration } from '../../configuration/compliance/readCompliance'

export type Person = PersonFacts & { fullName: string; isAdministrator: boolean; allowedFacilityIds: string[] }

type Reader = Pick<
  Db | Tx,
  'providerRole' | 'complianceRequirement' | 'complianceSettings' | 'complianceStanding' | 'complianceDocument'
>
type Which = { providerId: string; timeZone: string; userId?: string }

/** The enabled people of a provider with what is asked of them, and the documents that their statuses go by (rules 6.4). */
export const readPeople = async (db: Reader, { providerId, timeZone, userId }: Which): Promise<Person[]> => {
  const one = userId ? { userId } : {}
  // One after the other: in a transaction they share a connection.
  const settings = await db.complianceSettings.findUnique({ where: { providerId } })
  const requirements = await db.complianceRequirement.findMany({
    where: { providerId, deletedAt: null },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    include: { facilities: { where: { facility: { deletedAt: null } }, select: { facilityId: true } } },
  })
  const roles = await db.providerRole.findMany({
    where: { providerId, ...one, user: { active: true } },
    orderBy: { userId: 'asc' },
    select: {
      userId: true,
      role: true,
      joinedAt: true,
      lock: { select: { userId: true } },
      user: {
        select: {
          fullName: true,
          allowedFacilities: { where: { providerId }, select: { facilityId: true } },
        },
      },
    },
  })
  const standings = await db.complianceStanding.findMany({
    where: { providerId, ...one, currentId: { not: null } },
    select: { userId: true, requirementId: true, currentId: true, currentExpiration: true },
  })
  const uploads = await db.complianceDocument.findMany({
    where: { providerId, ...one, state: { not: 'REJECTED' } },
    select: { id: true, uploadedAt: true },
  })
  const uploadedAt = new Map(uploads.map((document) => [document.id, document.uploadedAt]))
  const standingOf = new Map(standings.map((standing) => [`${standing.userId} ${standing.requirementId}`, standing]))
  const documentOf = (person: string, requirementId: string): AppliedRequirement['document'] => {
    const standing = standingOf.get(`${person} ${requirementId}`)
    const uploaded = standing && uploadedAt.get(standing.currentId!)
    // A document that was uploaded between the two readings is found by the next run.
    if (!standing || !uploaded) return null
    return {
      id: standing.currentId!,
      expirationDate: standing.currentExpiration && fromDatabaseDate(standing.currentExpiration),
      uploadedOn: todayIn(timeZone, uploaded),
    }
  }
  return roles.map(({ userId: id, role, joinedAt, lock, user: { fullName, allowedFacilities } }) => ({
    userId: id,
    fullName,
    isLocked: lock !== null,
    isAdministrator: role === 'Admin' || role === 'SystemAdmin',
    allowedFacilityIds: allowedFacilities.map(({ facilityId }) => facilityId),
    joinedOn: todayIn(timeZone, joinedAt),
    onboardingDays: (settings ?? usualConfiguration).gracePeriod,
    requirements: requirements
      .filter(({ isGlobal, facilities }) =>
        appliesTo(
          { isGlobal, facilityIds: facilities.map(({ facilityId }) => facilityId) },
          { allowedFacilityIds: allowedFacilities.map(({ facilityId }) => facilityId) },
        ),
      )
      .map((requirement) => ({
        id: requirement.id,
        name: requirement.name,
        gracePeriod: requirement.gracePeriod,
        doesNotExpire: requirement.doesNotExpire,
        appliesSince: todayIn(timeZone, requirement.appliesSince),
        document: documentOf(id, requirement.id),
      })),
  }))
}
