import type { Prisma } from '../../db/generated/prisma/client'
import { isRestricted, type Actor } from '../../domain/kernel/actor'
import { may } from '../../domain/kernel/permissions'

const nothing = { id: { in: [] as string[] } }

/** The notes of the facilities that the actor sees; none for people who do not work calls. */
export const visibleHandoverNotes = (actor: Actor): Prisma.HandoverNoteWhereInput => ({
  providerId: actor.providerId,
  ...(isRestricted(actor) ? { id: { in: actor.allowedFacilityIds } } : {}),
  ...(may(actor, 'call:work') ? {} : nothing),
})

/** The hand-overs of the facilities that the actor sees; none for people who do not work calls. */
export const visibleHandovers = (actor: Actor): Prisma.HandoverWhereInput => ({
  providerId: actor.providerId,
  ...(isRestricted(actor) ? { facilityId: { in: actor.allowedFacilityIds } } : {}),
  ...(may(actor, 'call:work') ? {} : nothing),
})
