import type { CallFilter } from '../../services/calls/past/listCalls'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { databaseId } from '../kernel/globalId'
import { OrderDirectionRef } from '../kernel/order'

const CallStateRef = enumOf('CallState', 'Whether a call is open, completed or deleted.', {
  OPEN: 'Neither completed nor deleted; also one that is scheduled and has not joined the queue yet.',
  COMPLETED: 'Completed, and not deleted.',
  DELETED: 'Deleted, whether or not it was completed before.',
})

const byPage = 'For lists that are asked for by `page`.'

const CallOrderFieldRef = builder.enumType('CallOrderField', {
  description: 'What a list of calls can be ordered by.',
  values: {
    CREATED_AT: { value: 'createdAt', description: 'When the call was created.' },
    COMPLETED_AT: {
      value: 'completedAt',
      description: 'When it was completed; for lists whose filter lets only completed calls in.',
    },
    FACILITY: { value: 'facility', description: `The name of the facility. ${byPage}` },
    CLINICIAN: { value: 'clinician', description: `The full name of who completed it. ${byPage}` },
    RESPONSE_TIME: { value: 'responseTime', description: `How long it waited, from aliveAt to startTime. ${byPage}` },
    PROCEDURE_TIME: {
      value: 'procedureTime',
      description: `How long it took, from startTime to completedAt. ${byPage}`,
    },
    START_TIME: { value: 'startTime', description: `When somebody first took it. ${byPage}` },
    STATUS: { value: 'status', description: `The name of its status. ${byPage}` },
    ROOM: { value: 'room', description: `The name of its room. ${byPage}` },
  } as const,
})

const CallTiesRef = builder.enumType('CallTies', {
  description: 'What decides, the newest first, among calls that their order holds for equal.',
  values: {
    CREATED_AT: { value: 'createdAt', description: 'When the call was created.' },
    COMPLETED_AT: { value: 'completedAt', description: 'When it was completed; for completed calls.' },
  } as const,
})

const DateTimeSpanRef = builder.inputType('DateTimeSpan', {
  description: 'A stretch of time, half open: stretches that follow one another share no moment and leave none out.',
  fields: (t) => ({
    from: t.field({ type: 'DateTime', description: 'This moment and later ones.' }),
    to: t.field({ type: 'DateTime', description: 'Earlier moments, not this one.' }),
  }),
})

export const CallFilterRef = builder.inputType('CallFilter', {
  description:
    'What a list of calls is narrowed to; everything given must hold. A list of ids matches any of them; an empty one matches nothing.',
  fields: (t) => ({
    state: t.field({
      type: CallStateRef,
      description: 'Without one: open and completed calls. Completed and deleted ones need the permission `lists:see`.',
    }),
    createdAt: t.field({ type: DateTimeSpanRef, description: 'When the call was created.' }),
    completedAt: t.field({
      type: DateTimeSpanRef,
      description: 'When the call was completed. Needs the permission `lists:see`.',
    }),
    facilityIds: t.idList({ description: "Facilities of the call's room, at most 200." }),
    purposeIds: t.idList({ description: 'At most 200.' }),
    statusCodeIds: t.idList({ description: 'At most 200.' }),
    completedByIds: t.idList({
      description: 'The people who completed it, at most 200. Needs the permission `lists:see`.',
    }),
    completedByName: t.string({
      description:
        'Part of the full name of who completed it, with capitals and accents or without. A list that is asked for by `page` takes it with the order CLINICIAN. Needs the permission `lists:see`.',
    }),
    assignedToIds: t.idList({ description: 'The people who lead it, or led it last; at most 200.' }),
    mrn: t.string({
      description:
        'This medical record number as a whole, in capitals or not. Needs the permission `lists:see`, and is audited as reading the details of the patient.',
    }),
  }),
})

export const CallOrderRef = builder.inputType('CallOrder', {
  description:
    'The order of a list of calls. Calls without what decides come last, whichever way it runs; those that are equal in everything are ordered by their ids.',
  fields: (t) => ({
    field: t.field({ type: CallOrderFieldRef, required: true, description: 'What decides.' }),
    direction: t.field({ type: OrderDirectionRef, required: true, description: 'Which way.' }),
    ties: t.field({ type: CallTiesRef, description: `Without it CREATED_AT. ${byPage}` }),
  }),
})

type GlobalFilter = typeof CallFilterRef.$inferInput
export type CallOrder = typeof CallOrderRef.$inferInput

const localIds = (typename: string, ids: string[] | null | undefined): string[] | undefined =>
  ids?.map((id) => databaseId(typename, id))

/** The filter with the ids of the database. */
export const localFilter = (filter: GlobalFilter): CallFilter => ({
  ...filter,
  facilityIds: localIds('Facility', filter.facilityIds),
  purposeIds: localIds('Purpose', filter.purposeIds),
  statusCodeIds: localIds('StatusCode', filter.statusCodeIds),
  completedByIds: localIds('User', filter.completedByIds),
  assignedToIds: localIds('User', filter.assignedToIds),
})
