import { isInUnit } from '../../domain/configuration/facilities/unit'
import type { deviceKinds } from '../../domain/devices/device'
import { isSeenNow, type DeviceKind } from '../../domain/devices/device'
import { renameDevice, revokeDevice } from '../../services/devices/changeDevices'
import { pairDevice } from '../../services/devices/pairDevice'
import { visibleDevices } from '../../services/devices/visibility'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { enumOf } from '../kernel/enumOf'
import type { SuccessFields } from '../kernel/inputs'
import { foundAmong } from '../kernel/node'
import { hints } from '../kernel/plugins/cost'
import { ProviderChanged, recordAfter, verb } from '../kernel/verb'

export const DeviceKindRef = enumOf<DeviceKind>('DeviceKind', 'What a device is.', {
  wallBoard: 'A screen on a wall that shows the queue without anything about patients.',
  wardDevice: "A ward's device, which asks for help and sees how far that is.",
} satisfies Record<(typeof deviceKinds)[number], string>)

builder.prismaNode('Device', {
  description: 'A screen that no one signs in to: a wall board, or a ward’s device. It was paired by a code.',
  ...foundAmong(visibleDevices),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID.' }),
    kind: t.expose('kind', { type: DeviceKindRef, description: 'What it is.' }),
    name: t.exposeString('name', { description: 'What people call it.' }),
    facility: t.relation('facility', {
      nullable: true,
      description: 'Where it stands; null for a board of all facilities.',
    }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'The unit to whose rooms it is limited; null for the whole facility.',
    }),
    pairedBy: t.relation('pairedBy', { description: 'Who paired it.' }),
    pairedAt: t.expose('pairedAt', { type: 'DateTime', description: 'When it was paired.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last asked for something, to the minute; null before the first time.',
    }),
    isStopped: t.boolean({
      description: 'Whether its facility was deleted, so that it shows nothing.',
      select: { facility: { select: { deletedAt: true } } },
      resolve: ({ facility }) => facility !== null && facility.deletedAt !== null,
    }),
    hasNoRooms: t.boolean({
      description:
        "Whether it is a ward's device in whose facility and unit no room is left, because they were hidden or renamed, so that it can ask for nothing.",
      select: {
        kind: true,
        unit: true,
        facility: { select: { rooms: { where: { hiddenAt: null }, select: { name: true } } } },
      },
      resolve: ({ kind, unit, facility }) =>
        kind === 'wardDevice' && !facility?.rooms.some(({ name }) => isInUnit(name, unit)),
    }),
    isHere: t.boolean({
      description: 'Whether it was there within the last minutes.',
      select: { lastSeenAt: true },
      resolve: ({ lastSeenAt }, _args, { request }) => isSeenNow(lastSeenAt, request.now()),
    }),
  }),
})

/** The most devices that are listed. */
const devicesShown = 500

builder.prismaObjectField('Provider', 'devices', (t) =>
  t.prismaField({
    type: ['Device'],
    nullable: true,
    ...hints({ personal: true, size: 20 }),
    needs: 'devices:manage',
    description: `The paired devices by name, at most ${devicesShown}. Null for people who may not manage devices.`,
    resolve: (query, _provider, _args, context) =>
      context.db.device.findMany({
        ...query,
        where: { AND: [visibleDevices(actorOf(context)), { revokedAt: null }] },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: devicesShown,
      }),
  }),
)

const deviceAfter = <S extends { deviceId: string }>(t: SuccessFields<S>) => ({
  device: recordAfter(t, 'Device', ({ deviceId }) => deviceId, { description: 'The device as it is now.' }),
})

verb(pairDevice, { types: { kind: DeviceKindRef }, changes: [ProviderChanged], success: deviceAfter })
for (const command of [renameDevice, revokeDevice]) verb(command, { changes: [ProviderChanged], success: deviceAfter })
