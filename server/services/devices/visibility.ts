import type { Prisma } from '../../db/generated/prisma/client'
import type { PairedDevice } from '../../domain/devices/device'
import { may } from '../../domain/kernel/permissions'
import { isRestricted, standIn, type Actor } from '../../domain/kernel/actor'

/** The devices that exist for the actor: those of their facilities for administrators, none for others (rules 2.2). */
export const visibleDevices = (actor: Actor): Prisma.DeviceWhereInput => ({
  providerId: actor.providerId,
  ...(isRestricted(actor) ? { facilityId: { in: actor.allowedFacilityIds } } : {}),
  ...(may(actor, 'devices:manage') ? {} : { id: { in: [] } }),
})

/** An actor for the visibility filters alone, who sees of the queue what the device may show. */
export const standInOf = ({ providerId, facilityId, name }: PairedDevice): Actor =>
  standIn({ providerId, fullName: name, role: 'External', allowedFacilityIds: facilityId ? [facilityId] : [] })
