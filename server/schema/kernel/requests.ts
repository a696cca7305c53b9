import { encodeGlobalID } from '@pothos/plugin-relay'
import type { requestStates, RequestState } from '../../domain/calls/queue/request'
import type { MyRequest } from '../../services/calls/queue/readMyRequests'
import type { CallUpdate } from '../../services/calls/updates/readUpdates'
import { builder } from './builder'
import { enumOf } from './enumOf'
import { hints } from './plugins/cost'

const RequestStateRef = enumOf<RequestState>('RequestState', 'How far a call is, for the person who asked for it.', {
  WAITING: 'No one has it yet.',
  ON_HOLD: 'It is on hold, and no one has it.',
  ON_THE_WAY: 'Someone has it.',
  DONE: 'It was completed.',
  DELETED: 'It was deleted.',
  MOVED: 'It is no longer in a facility whose calls you see. Only what is needed is said of it.',
} satisfies Record<(typeof requestStates)[number], string>)

export const CallUpdateRef = builder.objectRef<CallUpdate>('CallUpdate').implement({
  description: 'A short message between the ward that asked for a call and the team.',
  fields: (t) => ({
    databaseId: t.exposeString('id', { description: 'The raw UUID.' }),
    text: t.exposeString('text', { description: 'What was written.' }),
    isWorse: t.exposeBoolean('isWorse', { description: 'Whether the ward said with it that it is worse.' }),
    isFromWard: t.exposeBoolean('isFromWard', { description: 'Whether the ward wrote it; otherwise the team did.' }),
    writtenAt: t.expose('writtenAt', { type: 'DateTime', description: 'When it was written.' }),
    by: t.exposeString('by', { description: "The full name of the person, or the name of the ward's device." }),
  }),
})

export const MyRequestRef = builder.objectRef<MyRequest>('MyRequest').implement({
  description: 'A call that you created, and how far it is. It says nothing about the patient.',
  fields: (t) => ({
    callId: t.id({ description: 'The `id` of the call.', resolve: ({ id }) => encodeGlobalID('Call', id) }),
    callDatabaseId: t.exposeString('id', { description: 'The raw UUID of the call.' }),
    need: t.exposeString('need', { description: 'The name of its purpose.' }),
    customJob: t.exposeString('customJob', { nullable: true, description: 'What is needed, in words.' }),
    roomName: t.exposeString('roomName', { nullable: true, description: 'The name of its room.' }),
    facilityName: t.exposeString('facilityName', { nullable: true, description: 'The name of its facility.' }),
    roomDescription: t.exposeString('roomDescription', { nullable: true, description: 'The place in words.' }),
    statusName: t.exposeString('statusName', {
      description: 'Normal, Stat or On Hold; Normal for one that has moved.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When you created it.' }),
    state: t.expose('state', { type: RequestStateRef, description: 'How far it is.' }),
    ahead: t.exposeInt('ahead', {
      nullable: true,
      description: 'While it waits: how many calls of your queue that no one has come before it.',
    }),
    leadName: t.exposeString('leadName', { nullable: true, description: 'Who has it.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was completed or deleted.',
    }),
    updates: t.field({
      type: [CallUpdateRef],
      ...hints({ size: 5 }),
      description: 'While it is open: what you and the team wrote to each other, the oldest first.',
      resolve: ({ updates }) => updates,
    }),
  }),
})
