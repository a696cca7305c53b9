import { queueGroups, type QueueGroup } from '../../domain/calls/queue/queue'
import type { BoardCallState } from '../../domain/devices/board'
import { versionOf, type FeedPosition } from '../../domain/kernel/feedPosition'
import { readBoard, type Board, type BoardCall, type BoardPerson } from '../../services/devices/readBoard'
import { watchScreen, type ScreenChange } from '../../realtime/watchScreen'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { databaseId } from '../kernel/globalId'
import { hints } from '../kernel/plugins/cost'
import { QueueGroupRef } from '../kernel/queueGroup'
import { DeviceKindRef } from './devices'

// A board has types of its own, so that it cannot select anything that it may not show (decision 0060).

const BoardCallStateRef = enumOf<BoardCallState>('BoardCallState', 'How far a call is.', {
  WAITING: 'No one has it.',
  IN_PROGRESS: 'Someone has it.',
  ON_HOLD: 'It is on hold, and no one has it.',
})

const BoardCallRef = builder.objectRef<BoardCall>('BoardCall').implement({
  description: 'A call on a wall board. It says nothing about a patient or a line, and nothing that someone typed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells the calls of a board apart.' }),
    group: t.expose('group', { type: QueueGroupRef, description: 'Its group.' }),
    need: t.exposeString('need', { description: 'The name of its purpose.' }),
    roomName: t.exposeString('roomName', { nullable: true, description: 'The name of its room.' }),
    facilityName: t.exposeString('facilityName', { nullable: true, description: 'The name of its facility.' }),
    statusName: t.exposeString('statusName', { description: 'Normal, Stat or On Hold.' }),
    state: t.expose('state', { type: BoardCallStateRef, description: 'How far it is.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when it waits, or someone works on it.' }),
    waitingTarget: t.exposeInt('waitingTarget', {
      nullable: true,
      description: 'Minutes that it may wait. Null while it does not wait.',
    }),
    leadName: t.exposeString('leadName', { nullable: true, description: 'Who has it.' }),
    otherNames: t.exposeStringList('otherNames', { description: 'Who assists or trains.' }),
  }),
})

const BoardPersonRef = builder.objectRef<BoardPerson>('BoardPerson').implement({
  description: 'Someone who works calls and is Available.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells the people of a board apart.' }),
    fullName: t.exposeString('fullName', { description: 'Their name.' }),
    need: t.exposeString('need', { nullable: true, description: 'The need of the call that they work on.' }),
    roomName: t.exposeString('roomName', { nullable: true, description: 'Its room.' }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when they work on it; null when they are free or elsewhere.',
    }),
    isElsewhere: t.exposeBoolean('isElsewhere', {
      description: 'Whether they are on an open call that the board may not show.',
    }),
  }),
})

const BoardCountRef = builder.objectRef<{ group: QueueGroup; calls: number }>('BoardCount').implement({
  description: 'How many calls a group has.',
  fields: (t) => ({
    group: t.expose('group', { type: QueueGroupRef, description: 'The group.' }),
    calls: t.exposeInt('calls', { description: 'Its calls.' }),
  }),
})

const BoardRef = builder.objectRef<Board & { position: FeedPosition | null }>('Board').implement({
  description: 'The queue for a screen on a wall.',
  fields: (t) => ({
    version: t.int({
      description: 'Differs after every change; compare it only for equality.',
      resolve: ({ position }) => (position ? versionOf(position) : 0),
    }),
    readAt: t.expose('readAt', { type: 'DateTime', description: "The server's time of this reading." }),
    providerName: t.exposeString('providerName', { description: 'The provider.' }),
    deviceName: t.exposeString('deviceName', { nullable: true, description: 'The board; null in a preview.' }),
    facilityName: t.exposeString('facilityName', { nullable: true, description: 'Its facility; null: all of them.' }),
    timeZone: t.exposeString('timeZone', { description: 'The time zone of its clock.' }),
    calls: t.field({
      type: [BoardCallRef],
      ...hints({ size: 200 }),
      description: 'The queue in its order.',
      resolve: ({ calls }) => calls,
    }),
    counts: t.field({
      type: [BoardCountRef],
      ...hints({ size: 4 }),
      description: 'The number of calls in each group.',
      resolve: ({ groups }) => queueGroups.map((group) => ({ group, calls: groups[group] })),
    }),
    longestWaiting: t.field({
      type: BoardCallRef,
      nullable: true,
      description: 'The Stat or Normal call that has waited longest and that no one has.',
      resolve: ({ longestWaiting }) => longestWaiting,
    }),
    people: t.field({
      type: [BoardPersonRef],
      ...hints({ size: 50 }),
      description: 'Who is Available, and on what.',
      resolve: ({ people }) => people,
    }),
  }),
})

builder.queryField('board', (t) =>
  t.field({
    type: BoardRef,
    permission: 'board',
    ...hints({ personal: true, cost: 100 }),
    description: 'The queue for a screen on a wall.',
    args: {
      facilityId: t.arg.id({ description: "The facility of a person's preview. A board shows its own facility." }),
    },
    resolve: async (_root, { facilityId }, context) => ({
      ...(await readBoard(context.request, facilityId ? databaseId('Facility', facilityId) : null)),
      position: context.position,
    }),
  }),
)

const ScreenRef = builder.objectRef<{ position: FeedPosition | null }>('Screen').implement({
  description: 'The paired screen that asks.',
  fields: (t) => ({
    version: t.int({
      description: 'Differs after every change of what it may show; compare it only for equality.',
      resolve: ({ position }) => (position ? versionOf(position) : 0),
    }),
    at: t.field({
      type: 'DateTime',
      description: "The server's time.",
      resolve: (_s, _a, { request }) => request.now(),
    }),
    kind: t.field({
      type: DeviceKindRef,
      nullable: true,
      description: 'What it was paired as; null for a person.',
      resolve: (_screen, _args, { request }) => request.device?.kind ?? null,
    }),
  }),
})

builder.queryField('screen', (t) =>
  t.field({
    type: ScreenRef,
    permission: 'screen',
    ...hints({ personal: true }),
    description: 'The paired screen that asks, to learn whether anything has changed.',
    resolve: (_root, _args, { position }) => ({ position }),
  }),
)

const ScreenChangeRef = builder.objectRef<ScreenChange>('ScreenChange').implement({
  description: 'That something changed. Read again what the screen shows.',
  fields: (t) => ({
    version: t.int({ description: 'The version now.', resolve: ({ position }) => versionOf(position) }),
    at: t.expose('at', { type: 'DateTime', description: "The server's time." }),
  }),
})

builder.subscriptionField('screenChanged', (t) =>
  t.field({
    type: ScreenChangeRef,
    permission: 'screen',
    ...hints({ personal: true }),
    description: 'That something changed that the screen may show.',
    // Its only entry is the watch (realtime/sharedEvents), as for `callQueueChanged`.

    subscribe: async function* (_root, _args, context) {
      yield watchScreen(context.request, context.feed) as never
    },
    resolve: (change: ScreenChange) => change,
  }),
)
