import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import type { PairedDevice } from '../../domain/devices/device'
import { may } from '../../domain/kernel/permissions'
import { isRestricted } from '../../domain/kernel/actor'
import { nilUuid } from '../../domain/kernel/uuid'

/** The devices that exist for the actor: those of their facilities for administrators, none for others (rules 2.2). */
export const visibleDevices = (actor: Actor): Prisma.DeviceWhereInput => ({
  providerId: actor.providerId,
  ...(isRestricted(actor) ? { facilityId: { in: actor.allowedFacilityIds } } : {}),
  ...(may(actor, 'devices:manage') ? {} : { id: { in: [] } }),
})

/**
 * An actor for the visibility filters alone, who sees of the queue what the device may show. No door ever gets it as
 * the request's actor, so it may do nothing.
 */
export const standInOf = ({ providerId, facilityId, name }: PairedDevice): Actor => ({
  userId: nilUuid,
  fullName: name,
  providerId,
  role: 'External',
  superadmin: false,
  training: false,
  isLocked: false,
  mustChangePassword: false,
  readOnly: true,
  byToken: false,
  allowedFacilityIds: facilityId ? [facilityId] : [],
})
