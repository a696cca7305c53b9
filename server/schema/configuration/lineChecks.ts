import { scheduleOf, type IntervalUnits, type Schedule } from '../../domain/line-checks/schedule'
import { visiblePurposes } from '../../services/configuration/purposes/visibility'
import { readComingChecks, type Coming, type LineChecks } from '../../services/line-checks/readLineChecks'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'

export const IntervalUnitsRef = enumOf<IntervalUnits>('IntervalUnits', 'The unit of an interval.', {
  minutes: 'Minutes.',
  hours: 'Hours.',
})

const ScheduleTypeRef = enumOf<Schedule['type']>('LineCheckSchedule', 'How line checks are scheduled.', {
  none: 'There are no line checks.',
  interval: 'Every so many minutes or hours.',
  time: 'At a time of day on chosen weekdays, in the time zone of each facility.',
})

const ComingZoneRef = builder.objectRef<Coming['zones'][number]>('ComingLineChecks').implement({
  description: 'The next line checks in one time zone.',
  fields: (t) => ({
    timeZone: t.exposeString('timeZone', {
      description: 'IANA time zone of the facilities; UTC for lines without a room.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When they are due.' }),
    lines: t.exposeInt('lines', { description: 'The number of lines that would be checked, counted now.' }),
    says: t.exposeString('says', { description: 'In words: `Monday 07:00 in New York, 132 lines`.' }),
  }),
})

const ComingRef = builder.objectRef<Coming>('NextLineChecks').implement({
  description: 'What the schedule leads to.',
  fields: (t) => ({
    says: t.exposeString('says', { description: 'The next line checks, in a sentence.' }),
    zones: t.expose('zones', {
      type: [ComingZoneRef],
      ...hints({ size: 4 }),
      description: 'The next line checks of each time zone of your facilities, the earliest first.',
    }),
  }),
})

export const LineChecksRef = builder.objectRef<LineChecks>('LineChecks').implement({
  description: 'When line checks are created, and for which lines.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
    schedule: t.field({
      type: ScheduleTypeRef,
      description: 'How they are scheduled.',
      resolve: (settings) => scheduleOf(settings).type,
    }),
    intervalAmount: t.exposeInt('intervalAmount', { nullable: true, description: 'For an interval: how many units.' }),
    intervalUnits: t.expose('intervalUnits', {
      type: IntervalUnitsRef,
      nullable: true,
      description: 'For an interval: the unit.',
    }),
    hour: t.exposeInt('timeHour', { nullable: true, description: 'For a time: from 0 to 23.' }),
    minute: t.exposeInt('timeMinute', { nullable: true, description: 'For a time: from 0 to 59.' }),
    enabledDays: t.exposeIntList('enabledDays', {
      description: 'For a time: the weekdays, from 1 (Monday) to 7 (Sunday).',
    }),
    purpose: t.prismaField({
      type: 'Purpose',
      nullable: true,
      description: 'The purpose of the created calls.',
      resolve: (query, { purposeId }, _args, context) =>
        purposeId === null
          ? null
          : context.db.purpose.findFirst({
              ...query,
              where: { id: purposeId, AND: visiblePurposes(actorOf(context)) },
            }),
    }),
    whitelist: t.exposeStringList('whitelist', {
      description: 'Types of lines to check; an empty list means all types.',
    }),
    blacklist: t.exposeStringList('blacklist', { description: 'Types of lines to leave out.' }),
    next: t.field({
      type: ComingRef,
      ...hints({ cost: 100 }),
      description: 'What the schedule leads to.',
      resolve: (settings, _args, { request }) => readComingChecks(request, settings),
    }),
  }),
})
