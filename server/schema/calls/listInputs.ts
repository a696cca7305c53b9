import { mostOfSearch } from '../../domain/calls/past/pastList'
import type { CallFilter } from '../../services/calls/past/listCalls'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { databaseId } from '../kernel/globalId'
import { OrderDirectionRef } from '../kernel/order'

const CallStateRef = enumOf('CallState', 'Whether a call is open, completed or deleted.', {
  OPEN: 'Neither completed nor deleted, including scheduled calls that have not joined the queue yet.',
  COMPLETED: 'Completed, and not deleted.',
  DELETED: 'Deleted, whether it was completed or not.',
})

const byPage = 'Needs the argument `page`.'

const CallOrderFieldRef = builder.enumType('CallOrderField', {
  description: 'What a list of calls can be ordered by.',
  values: {
    CREATED_AT: { value: 'createdAt', description: 'When the call was created.' },
    COMPLETED_AT: {
      value: 'completedAt',
      description: 'When it was completed; for lists of completed calls only.',
    },
    FACILITY: { value: 'facility', description: `The name of the facility. ${byPage}` },
    CLINICIAN: { value: 'clinician', description: `The full name of the person who completed it. ${byPage}` },
    RESPONSE_TIME: { value: 'responseTime', description: `How long it waited, from aliveAt to startTime. ${byPage}` },
    PROCEDURE_TIME: {
      value: 'procedureTime',
      description: `How long it took, from startTime to completedAt. ${byPage}`,
    },
    START_TIME: { value: 'startTime', description: `When someone first took it. ${byPage}` },
    STATUS: { value: 'status', description: `The name of its status. ${byPage}` },
    ROOM: { value: 'room', description: `The name of its room. ${byPage}` },
  } as const,
})

const CallTiesRef = builder.enumType('CallTies', {
  description: 'The order of calls whose sort values are equal, the newest first.',
  values: {
    CREATED_AT: { value: 'createdAt', description: 'When the call was created.' },
    COMPLETED_AT: { value: 'completedAt', description: 'When it was completed; for completed calls.' },
  } as const,
})

const DateTimeSpanRef = builder.inputType('DateTimeSpan', {
  description:
    'A period that includes its start and excludes its end, so that consecutive periods neither overlap nor leave gaps.',
  fields: (t) => ({
    from: t.field({ type: 'DateTime', description: 'This moment and later ones.' }),
    to: t.field({ type: 'DateTime', description: 'Moments before this one.' }),
  }),
})

export const CallFilterRef = builder.inputType('CallFilter', {
  description:
    'Which calls a list contains: calls that match every given field. A list of ids matches any of them; an empty list matches nothing.',
  fields: (t) => ({
    state: t.field({
      type: CallStateRef,
      description: 'Default: open and completed calls. Completed and deleted calls need the permission `lists:see`.',
    }),
    createdAt: t.field({ type: DateTimeSpanRef, description: 'When the call was created.' }),
    completedAt: t.field({
      type: DateTimeSpanRef,
      description: 'When the call was completed. Needs the permission `lists:see`.',
    }),
    deletedAt: t.field({
      type: DateTimeSpanRef,
      description:
        'When the call was deleted. Needs the argument `page`, the state DELETED, and the permission `lists:see`.',
    }),
    search: t.string({
      description: `Part of the patient's name, the room or the MRN; case and accents are ignored, and no character is a wildcard; one or two characters are found at the beginning of a word. Needs the argument \`page\` and the permission \`lists:see\`. Finds the newest ${mostOfSearch} calls.`,
    }),
    facilityIds: t.idList({ description: "Facilities of the call's room, at most 200." }),
    purposeIds: t.idList({ description: 'Purposes of the call, at most 200.' }),
    statusCodeIds: t.idList({ description: 'Statuses of the call, at most 200.' }),
    completedByIds: t.idList({
      description: 'The people who completed it, at most 200. Needs the permission `lists:see`.',
    }),
    completedByName: t.string({
      description:
        'Part of the full name of the person who completed it; case and accents are ignored. With the argument `page` it needs the order CLINICIAN. Needs the permission `lists:see`.',
    }),
    assignedToIds: t.idList({ description: 'The people who lead it or were the last to lead it, at most 200.' }),
    mrn: t.string({
      description:
        'The whole medical record number; case is ignored. Needs the permission `lists:see`, and is audited as reading the details of the patient.',
    }),
  }),
})

export const CallOrderRef = builder.inputType('CallOrder', {
  description:
    'The order of a list of calls. Calls without a sort value come last in both directions; calls that are equal in everything are ordered by id.',
  fields: (t) => ({
    field: t.field({ type: CallOrderFieldRef, required: true, description: 'The sort field.' }),
    direction: t.field({ type: OrderDirectionRef, required: true, description: 'The direction.' }),
    ties: t.field({ type: CallTiesRef, description: `Default: CREATED_AT. ${byPage}` }),
  }),
})

type GlobalFilter = typeof CallFilterRef.$inferInput
export type CallOrder = typeof CallOrderRef.$inferInput

const localIds = (typename: string, ids: string[] | null | undefined): string[] | undefined =>
  ids?.map((id) => databaseId(typename, id))

/** The filter with database ids. */
export const localFilter = (filter: GlobalFilter): CallFilter => ({
  ...filter,
  facilityIds: localIds('Facility', filter.facilityIds),
  purposeIds: localIds('Purpose', filter.purposeIds),
  statusCodeIds: localIds('StatusCode', filter.statusCodeIds),
  completedByIds: localIds('User', filter.completedByIds),
  assignedToIds: localIds('User', filter.assignedToIds),
})
