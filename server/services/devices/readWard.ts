import { needsCustomName } from '../../domain/configuration/purposes/purpose'
import { byName } from '../../domain/kernel/input/names'
import { isInUnit } from '../../domain/configuration/facilities/unit'
import type { PairedDevice } from '../../domain/devices/device'
import type { Db, Tx } from '../../db/access/client'
import { readRequests, type MyRequest } from '../calls/queue/readMyRequests'
import { authorizeDevice, type Request } from '../kernel/request'
import { standInOf } from './visibility'

export type Ward = {
  deviceName: string
  facilityName: string
  unit: string | null
  timeZone: string
  readAt: Date
  rooms: { id: string; name: string }[]
  needs: { id: string; name: string; isCustom: boolean }[]
  requests: MyRequest[]
}

/** The rooms in which a ward's device may ask for help: of its facility, and of its unit if it has one. */
export const readWardRooms = async (
  db: Db | Tx,
  { facilityId, unit }: Pick<PairedDevice, 'facilityId' | 'unit'>,
): Promise<{ id: string; name: string }[]> => {
  const rooms = await db.room.findMany({
    where: { facilityId: facilityId!, hiddenAt: null, facility: { deletedAt: null } },
    select: { id: true, name: true },
  })
  return byName(rooms.filter(({ name }) => isInUnit(name, unit)))
}

/** What a ward's device shows: what it may ask for, and the calls that it created, without their patients (rules 10.16). */
export const readWard = async (request: Request): Promise<Ward> => {
  const device = authorizeDevice(request, 'ward')!
  const db = request.clients.forProvider(device.providerId)
  const readAt = request.now()
  const [facility, rooms, needs, requests] = await Promise.all([
    db.facility.findUniqueOrThrow({ where: { id: device.facilityId! }, select: { name: true, timeZone: true } }),
    readWardRooms(db, device),
    db.purpose.findMany({
      where: { providerId: device.providerId, deletedAt: null },
      select: { id: true, name: true },
      orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    }),
    readRequests(request, standInOf(device), { createdByDeviceId: device.id }),
  ])
  return {
    deviceName: device.name,
    facilityName: facility.name,
    unit: device.unit,
    timeZone: facility.timeZone,
    readAt,
    rooms,
    needs: needs.map((need) => ({ ...need, isCustom: needsCustomName(need.name) })),
    requests,
  }
}
