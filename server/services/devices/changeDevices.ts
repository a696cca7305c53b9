import { renameDeviceInput, revokeDeviceInput } from '../../domain/devices/input'
import { command, type CommandContext } from '../kernel/command'
import { mustFind } from '../kernel/refused'
import { visibleDevices } from './visibility'

/** Locks a device that the actor sees. One that was revoked is no longer there. */
const lockDevice = ({ tx, actor }: CommandContext, deviceId: string) =>
  mustFind('device', deviceId, async (id) => {
    await tx.$queryRaw`select from device where id = ${id}::uuid for no key update`
    return tx.device.findFirst({
      where: { ...visibleDevices(actor), revokedAt: null, AND: { id } },
      select: { id: true, name: true, facilityId: true },
    })
  })

export const renameDevice = command({
  name: 'renameDevice',
  permission: 'devices:manage',
  on: 'device',
  input: renameDeviceInput,
  description: 'Renames a device.',
  run: async (context, { deviceId, name }) => {
    const device = await lockDevice(context, deviceId)
    const { tx, actor, record, changed } = context
    if (name !== device.name) {
      await tx.device.update({ where: { id: device.id }, data: { name } })
      record({ kind: 'device', id: device.id }, { name: [device.name, name] })
      changed({ kind: 'device', id: device.id }, [device.facilityId])
    }
    return { deviceId: device.id, providerId: actor.providerId }
  },
})

/** The device reads nothing more, and shows that it can be paired. Its calls keep its name. */
export const revokeDevice = command({
  name: 'revokeDevice',
  permission: 'devices:manage',
  on: 'device',
  input: revokeDeviceInput,
  description: 'Revokes a device. It reads nothing more at once, and can only be paired again by a new code.',
  run: async (context, { deviceId }) => {
    const device = await lockDevice(context, deviceId)
    const { tx, actor, now, record, changed } = context
    await tx.device.update({ where: { id: device.id }, data: { revokedAt: now } })
    record({ kind: 'device', id: device.id }, { revokedAt: [null, now] })
    changed({ kind: 'device', id: device.id }, [device.facilityId])
    return { deviceId: device.id, providerId: actor.providerId }
  },
})
