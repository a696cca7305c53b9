import type { Prisma } from '../../db/generated/prisma/client'
import type { PairedDevice } from '../../domain/devices/device'
import { may } from '../../domain/kernel/permissions'
import { isRestricted, standIn, type Actor } from '../../domain/kernel/actor'
import type { DeviceWrite } from '../kernel/deviceCommand'
import { Denied } from '../kernel/request'

/** The devices that exist for the actor: those of their facilities for administrators, none for others (rules 2.2). */
export const visibleDevices = (actor: Actor): Prisma.DeviceWhereInput => ({
  providerId: actor.providerId,
  ...(isRestricted(actor) ? { facilityId: { in: actor.allowedFacilityIds } } : {}),
  ...(may(actor, 'devices:manage') ? {} : { id: { in: [] } }),
})

/** Keeps the device that writes from being revoked meanwhile. What one device writes waits for what it wrote before. */
export const lockPaired = async ({ tx, device }: DeviceWrite): Promise<void> => {
  const [living] = await tx.$queryRaw<object[]>`
    select id from device where id = ${device.id}::uuid and revoked_at is null for no key update`
  if (!living) throw new Denied('UNAUTHENTICATED')
}

/** An actor for the visibility filters alone, who sees of the queue what the device may show. */
export const standInOf = ({ providerId, facilityId, name }: PairedDevice): Actor =>
  standIn({ providerId, fullName: name, role: 'External', allowedFacilityIds: facilityId ? [facilityId] : [] })
