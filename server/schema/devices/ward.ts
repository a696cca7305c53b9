import { encodeGlobalID } from '@pothos/plugin-relay'
import { addWardUpdate } from '../../services/devices/addWardUpdate'
import { createWardCall } from '../../services/devices/createWardCall'
import { readWard, type Ward } from '../../services/devices/readWard'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { MyRequestRef } from '../kernel/requests'
import { verb } from '../kernel/verb'

const WardRoomRef = builder.objectRef<Ward['rooms'][number]>('WardRoom').implement({
  description: "A room of a ward's device.",
  fields: (t) => ({
    databaseId: t.exposeString('id', { description: 'The raw UUID of the room.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
  }),
})

const WardNeedRef = builder.objectRef<Ward['needs'][number]>('WardNeed').implement({
  description: "What a ward's device may ask for.",
  fields: (t) => ({
    databaseId: t.exposeString('id', { description: 'The raw UUID of the purpose.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    isCustom: t.exposeBoolean('isCustom', { description: 'Whether it needs a name of its own (`customJob`).' }),
  }),
})

const WardRef = builder.objectRef<Ward>('Ward').implement({
  description: "What a ward's device shows. It says nothing about patients.",
  fields: (t) => ({
    readAt: t.expose('readAt', { type: 'DateTime', description: "The server's time of this reading." }),
    deviceName: t.exposeString('deviceName', { description: 'The device.' }),
    facilityName: t.exposeString('facilityName', { description: 'Its facility.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Its unit; null: the whole facility.' }),
    timeZone: t.exposeString('timeZone', { description: 'The time zone of its facility.' }),
    rooms: t.field({
      type: [WardRoomRef],
      ...hints({ size: 100 }),
      description: 'The rooms in which it may ask for help.',
      resolve: ({ rooms }) => rooms,
    }),
    needs: t.field({
      type: [WardNeedRef],
      ...hints({ size: 20 }),
      description: 'What it may ask for.',
      resolve: ({ needs }) => needs,
    }),
    requests: t.field({
      type: [MyRequestRef],
      ...hints({ size: 20 }),
      description: 'The calls that it created, as `myRequests` of a person.',
      resolve: ({ requests }) => requests,
    }),
  }),
})

builder.queryField('ward', (t) =>
  t.field({
    type: WardRef,
    permission: 'ward',
    ...hints({ personal: true, cost: 100 }),
    description: "What a ward's device shows.",
    resolve: (_root, _args, { request }) => readWard(request),
  }),
)

verb(createWardCall, {
  success: (t) => ({
    callId: t.id({ description: 'The `id` of the call.', resolve: ({ callId }) => encodeGlobalID('Call', callId) }),
  }),
})

verb(addWardUpdate, {
  success: (t) => ({
    callId: t.id({ description: 'The `id` of the call.', resolve: ({ callId }) => encodeGlobalID('Call', callId) }),
  }),
})
