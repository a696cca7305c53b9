import { byFirstCall, patientRecord } from '../../domain/lines/patient'
import {
  passportOf,
  type DressingChange,
  type ExternalLength,
  type Passport,
  type PassportVisit,
  type Placement,
} from '../../services/lines/reading/readPassport'
import { builder } from '../kernel/builder'
import { actorOf, patientRead } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'

const PassportVisitRef = builder.objectRef<PassportVisit>('PassportVisit').implement({
  description: 'A completed call of a line, as its passport names it.',
  fields: (t) => ({
    callId: t.exposeID('callId', { description: 'The raw UUID of the call.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was completed.' }),
    day: t.expose('day', { type: 'Date', description: 'The calendar day of that at the facility of the line.' }),
    byName: t.exposeString('byName', { nullable: true, description: 'The full name of who completed it.' }),
  }),
})

const PlacementRef = builder.objectRef<Placement>('LinePlacement').implement({
  description: 'The insertion of a line; after an exchange, that of the catheter that is in now.',
  fields: (t) => ({
    visit: t.expose('visit', { type: PassportVisitRef, description: 'When, and by whom.' }),
    purposeName: t.exposeString('purposeName', { description: 'The purpose of the call.' }),
    insertedBy: t.exposeString('insertedBy', {
      nullable: true,
      description: 'Who placed it, when that was someone else.',
    }),
    fields: t.field({
      type: ['RecordedField' as never],
      ...hints({ size: 12 }),
      description:
        'What the insertion recorded, with the names of that time: type, arm, vein, lengths, tip confirmation.',
      resolve: ({ fields }) => fields as never,
    }),
  }),
})

const ExternalLengthRef = builder.objectRef<ExternalLength>('ExternalLength').implement({
  description: 'An external length as it was measured.',
  fields: (t) => ({
    visit: t.expose('visit', { type: PassportVisitRef, description: 'When, and by whom.' }),
    name: t.exposeString('name', { description: 'The name of the field at that time, usually with its unit.' }),
    value: t.exposeString('value', { description: 'The number as it was recorded.' }),
    difference: t.exposeFloat('difference', {
      nullable: true,
      description: 'How much more it is than at the placement; null without a length there.',
    }),
  }),
})

const DressingChangeRef = builder.objectRef<DressingChange>('DressingChange').implement({
  description: 'A dressing change of a line.',
  fields: (t) => ({
    visit: t.expose('visit', { type: PassportVisitRef, description: 'When, and by whom.' }),
    fields: t.field({
      type: ['RecordedField' as never],
      ...hints({ size: 6 }),
      description: 'What it recorded, with the names of that time.',
      resolve: ({ fields }) => fields as never,
    }),
  }),
})

const PassportRef = builder.objectRef<Passport>('LinePassport').implement({
  description: 'What a line is known by, from those of its completed calls that you may see.',
  fields: (t) => ({
    placement: t.expose('placement', {
      type: PlacementRef,
      nullable: true,
      description: 'Null when you may see no call that recorded an insertion, as of a line that came with the patient.',
    }),
    insertedBy: t.exposeString('insertedBy', {
      nullable: true,
      description: 'Who placed it, as its first call that names someone says.',
    }),
    externalLengths: t.field({
      type: [ExternalLengthRef],
      ...hints({ size: 10 }),
      description: 'The external lengths since the placement, the earliest first.',
      resolve: ({ externalLengths }) => externalLengths,
    }),
    dressingChanges: t.field({
      type: [DressingChangeRef],
      ...hints({ size: 10 }),
      description: 'The dressing changes, the newest first.',
      resolve: ({ dressingChanges }) => dressingChanges,
    }),
    photos: t.field({
      type: ['Image' as never],
      ...hints({ size: 5 }),
      description: 'The pictures of its calls, the newest first; at most 60.',
      resolve: ({ photos }) => photos as never,
    }),
  }),
})

builder.prismaObjectField('Line', 'passport', (t) =>
  t.field({
    type: PassportRef,
    ...hints({ personal: true, cost: 100 }),
    description:
      'The line as it was placed, its external length over time, dressing changes and photos. Reading it counts as reading the patient’s details, and is audited.',
    select: {
      id: true,
      calls: { orderBy: [...byFirstCall], take: 1, select: { id: true } },
    },
    resolve: ({ id, calls }, _args, context) => {
      patientRead(context, patientRecord({ id, calls }))
      return passportOf(context.db, actorOf(context), id)
    },
  }),
)
