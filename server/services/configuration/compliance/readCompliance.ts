import type { Prisma } from '../../../db/generated/prisma/client'
import { usualOnboardingGracePeriod } from '../../../domain/configuration/compliance/rules'
import type { Actor } from '../../../domain/kernel/actor'
import { byName } from '../../../domain/kernel/input/names'
import { authorize, type Request } from '../../kernel/request'
import { visibleCategories, visiblePlaces, visibleRequirements } from './visibility'

/** A requirement with the facilities in which the actor sees that it applies. */
export const withPlaces = (actor: Actor) =>
  ({
    facilities: { where: visiblePlaces(actor), select: { facilityId: true }, orderBy: { facilityId: 'asc' } },
  }) satisfies Prisma.ComplianceRequirementInclude

export type RequirementRow = Prisma.ComplianceRequirementGetPayload<{ include: ReturnType<typeof withPlaces> }>

/** The actor's requirements by weight, then name. */
export const readRequirements = async (request: Request): Promise<RequirementRow[]> => {
  const actor = authorize(request, 'catalogue:see')
  return request.clients.forProvider(actor.providerId).complianceRequirement.findMany({
    where: visibleRequirements(actor),
    include: withPlaces(actor),
    orderBy: [{ weight: 'asc' }, { name: 'asc' }],
  })
}

/** The categories by name (rules 6.9). */
export const readCategories = async (request: Request) => {
  const actor = authorize(request, 'catalogue:see')
  return byName(
    await request.clients
      .forProvider(actor.providerId)
      .complianceCategory.findMany({ where: visibleCategories(actor) }),
  )
}

export type ComplianceConfiguration = { gracePeriod: number; version: number }

/** The configuration of a provider that never changed it. */
export const usualConfiguration: ComplianceConfiguration = { gracePeriod: usualOnboardingGracePeriod, version: 0 }

export const readComplianceConfiguration = async (request: Request): Promise<ComplianceConfiguration> => {
  const { providerId } = authorize(request, 'catalogue:see')
  return (
    (await request.clients.forProvider(providerId).complianceSettings.findUnique({ where: { providerId } })) ??
    usualConfiguration
  )
}
