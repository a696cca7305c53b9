import { encodeGlobalID } from '@pothos/plugin-relay'
import { alertKinds, type AlertSetting } from '../../domain/alerts/alert'
import { mostPushDevices } from '../../domain/alerts/push'
import {
  addPushSubscription,
  readPushDevices,
  removePushSubscription,
  type OwnPushDevice,
} from '../../services/alerts/push/pushSubscriptions'
import { readVapidKeys } from '../../services/alerts/push/vapidKeys'
import { changeAlert, readAlerts, readAudiences } from '../../services/alerts/alertSettings'
import { may } from '../../domain/kernel/permissions'
import { builder } from '../kernel/builder'
import { AudienceRef } from '../kernel/configurationTypes'
import { hints } from '../kernel/plugins/cost'
import { ViewerRef } from '../kernel/viewer'
import { verb } from '../kernel/verb'

const AlertKindRef = builder.enumType('AlertKind', {
  description: 'What may alert a person.',
  values: {
    STAT: { description: 'A Stat call waits for someone.' },
    ASSIGNED: { description: 'Someone else gave you a call.' },
    NEW_CALL: { description: 'A call was created. Line checks and follow-ups alert no one.' },
    ESCALATION: { description: 'A call has waited longer than its target allows.' },
  } satisfies Record<(typeof alertKinds)[number], unknown>,
})

const AlertsRef = builder.objectRef<{ userId: string }>('Alerts')

const AlertSettingRef = builder.objectRef<AlertSetting>('AlertSetting').implement({
  description: 'How one kind of alert reaches you in the provider you work in.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AlertKindRef, description: 'What alerts you.' }),
    facilityIds: t.idList({
      nullable: true,
      description: 'The ids of the facilities whose calls alert you; null for all that you may see.',
      resolve: ({ facilityIds }) => facilityIds?.map((id) => encodeGlobalID('Facility', id)) ?? null,
    }),
    sound: t.exposeBoolean('sound', { description: 'Whether an open browser makes a sound.' }),
    notification: t.exposeBoolean('notification', { description: 'Whether an open browser shows a notification.' }),
    push: t.exposeBoolean('push', { description: 'Whether your devices get a push notification.' }),
    pushAway: t.exposeBoolean('pushAway', {
      description: 'Whether they get it also while you are Away or Offline.',
    }),
  }),
})

const PushDeviceRef = builder.objectRef<OwnPushDevice>('PushDevice').implement({
  description: 'A browser of yours that gets push notifications.',
  fields: (t) => ({
    pushSubscriptionId: t.globalID({
      description: 'The id for `removePushSubscription`.',
      resolve: ({ id }) => ({ type: 'PushDevice', id }),
    }),
    device: t.exposeString('device', { description: 'The browser and its system, such as Chrome on Android.' }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When you added it.' }),
    seenAt: t.expose('seenAt', { type: 'DateTime', description: 'When you last opened Patency there.' }),
    refusedAt: t.expose('refusedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Since when its push service refuses what is sent there, so that nothing comes; null while it takes it.',
    }),
    endpoint: t.exposeString('endpoint', {
      description: 'Where its push service takes messages, by which a browser recognizes itself. Keep it secret.',
    }),
  }),
})

AlertsRef.implement({
  description: 'What alerts you. `callQueueChanged { people }` names you when your settings change.',
  fields: (t) => ({
    id: t.globalID({ description: 'Its id.', resolve: ({ userId }) => ({ type: 'Alerts', id: userId }) }),
    audiences: t.field({
      type: [AudienceRef],
      ...hints({ personal: true }),
      description: 'The audiences of escalations to which you belong now.',
      resolve: (_alerts, _args, { request }) => readAudiences(request),
    }),
    settings: t.field({
      type: [AlertSettingRef],
      ...hints({ personal: true, size: alertKinds.length, cost: 2 }),
      description: 'One for each kind, in the order of the screen.',
      resolve: (_alerts, _args, { request }) => readAlerts(request),
    }),
    devices: t.field({
      type: [PushDeviceRef],
      ...hints({ personal: true, size: mostPushDevices, cost: 2 }),
      description: 'The browsers that get push notifications, the one used last first.',
      resolve: (_alerts, _args, { request, session }) => readPushDevices(request, session!),
    }),
    pushPublicKey: t.string({
      nullable: true,
      ...hints({ cost: 1 }),
      description:
        'The key with which a browser subscribes to push notifications, as base64url; null when this installation sends none.',
      resolve: async (_alerts, _args, { request }) =>
        request.push ? (await readVapidKeys(request.clients)).publicKey : null,
    }),
  }),
})

builder.objectField(ViewerRef, 'alerts', (t) =>
  t.field({
    type: AlertsRef,
    nullable: true,
    description: 'What alerts you; null if you do not work on calls.',
    resolve: ({ user }, _args, { request }) =>
      request.actor && may(request.actor, 'call:work') ? { userId: user.id } : null,
  }),
)

verb(changeAlert, {
  types: { kind: AlertKindRef },
  success: (t) => ({
    alerts: t.field({ type: AlertsRef, description: 'Your settings as they are now.', resolve: (result) => result }),
  }),
})

for (const change of [addPushSubscription, removePushSubscription])
  verb(change, {
    success: (t) => ({
      alerts: t.field({ type: AlertsRef, description: 'Your devices as they are now.', resolve: (result) => result }),
    }),
  })
