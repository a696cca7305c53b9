import type { HandoverCall, HandoverContents, HandoverLine, Section } from '../../domain/handover/contents'
import { mostOfSection, shiftHours } from '../../domain/handover/contents'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'

const HandoverCallRef = builder.objectRef<HandoverCall>('HandoverCall').implement({
  description: 'A call as a hand-over has it, without patient details.',
  fields: (t) => ({
    callDatabaseId: t.exposeID('callId', { description: 'The raw UUID of the call.' }),
    purpose: t.exposeString('purpose', { description: 'The name of its purpose.' }),
    customJob: t.exposeString('customJob', {
      nullable: true,
      description: 'Its own name, when the purpose is Custom.',
    }),
    status: t.exposeString('status', { description: 'The name of its status.' }),
    isLineCheck: t.exposeBoolean('isLineCheck', { description: 'Whether it is a line check.' }),
    room: t.exposeString('room', { nullable: true, description: 'The name of its room.' }),
    roomDescription: t.exposeString('roomDescription', { nullable: true, description: 'Where in the room.' }),
    contact: t.exposeString('contact', { nullable: true, description: 'Whom to call.' }),
    aliveAt: t.field({
      type: 'DateTime',
      description: 'When it joined the queue, or will.',
      resolve: ({ aliveAt }) => new Date(aliveAt),
    }),
    lead: t.exposeString('lead', { nullable: true, description: 'The name of the person who leads it.' }),
    others: t.exposeStringList('others', {
      ...hints({ size: 1 }),
      description: 'The names of everyone else at work on it.',
    }),
    lineName: t.exposeString('lineName', {
      nullable: true,
      description: 'The name of its line, if that is in the same facility.',
    }),
    isInfected: t.exposeBoolean('isInfected', { description: 'Whether that line is infected.' }),
    notes: t.exposeString('notes', { nullable: true, description: 'Its Pre-Procedure Notes.' }),
    comments: t.exposeString('comments', { nullable: true, description: 'Its Additional Comments.' }),
  }),
})

const HandoverLineRef = builder.objectRef<HandoverLine>('HandoverLine').implement({
  description: 'An open line as a hand-over has it.',
  fields: (t) => ({
    lineDatabaseId: t.exposeID('lineId', { description: 'The raw UUID of the line.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    types: t.exposeStringList('types', { ...hints({ size: 1 }), description: 'Its types.' }),
    room: t.exposeString('room', { nullable: true, description: 'The name of its room.' }),
    roomDescription: t.exposeString('roomDescription', { nullable: true, description: 'Where in the room.' }),
    nextChangeDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its dressing is due.',
      resolve: ({ nextChangeDate }) => (nextChangeDate === null ? null : new Date(nextChangeDate)),
    }),
    infectionNotes: t.exposeString('infectionNotes', { nullable: true, description: 'The notes on its infection.' }),
    infectedSince: t.exposeString('infectedSince', {
      nullable: true,
      description: 'The first day of an infection that goes on, `YYYY-MM-DD`.',
    }),
  }),
})

const HandoverCallsRef = builder.objectRef<Section<HandoverCall>>('HandoverCalls').implement({
  description: 'Calls of a hand-over.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many there are.' }),
    entries: t.expose('entries', {
      type: [HandoverCallRef],
      ...hints({ size: 12 }),
      description: `The first ${mostOfSection} of them.`,
    }),
  }),
})

const HandoverLinesRef = builder.objectRef<Section<HandoverLine>>('HandoverLines').implement({
  description: 'Lines of a hand-over.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many there are.' }),
    entries: t.expose('entries', {
      type: [HandoverLineRef],
      ...hints({ size: 12 }),
      description: `The first ${mostOfSection} of them.`,
    }),
  }),
})

export const HandoverContentsRef = builder.objectRef<HandoverContents>('HandoverContents').implement({
  description: 'What a hand-over says of its facility at a moment. Every call and line has a room there.',
  fields: (t) => ({
    calls: t.expose('calls', {
      type: HandoverCallsRef,
      description: 'The open calls of the queue, in its order, without those on hold.',
    }),
    holds: t.expose('holds', { type: HandoverCallsRef, description: 'The calls on hold.' }),
    followUps: t.expose('followUps', {
      type: HandoverCallsRef,
      description: `The calls that join the queue within ${shiftHours} hours, the earliest first.`,
    }),
    dueLines: t.expose('dueLines', {
      type: HandoverLinesRef,
      description: `Open lines whose dressing is overdue, or due on a day that begins within ${shiftHours} hours.`,
    }),
    infections: t.expose('infections', {
      type: HandoverLinesRef,
      description: 'Open lines with an infection that goes on, by room.',
    }),
  }),
})
