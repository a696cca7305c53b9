// The line checks of a provider, of which its configuration and the verbs on them speak alike.
import { scheduleOf, type IntervalUnits, type Schedule } from '../../domain/line-checks/schedule'
import { visiblePurposes } from '../../services/configuration/purposes/visibility'
import { readComingChecks, type Coming, type LineChecks } from '../../services/line-checks/readLineChecks'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/cost'

export const IntervalUnitsRef = enumOf<IntervalUnits>('IntervalUnits', 'What an interval is counted in.', {
  minutes: 'Minutes.',
  hours: 'Hours.',
})

const ScheduleTypeRef = enumOf<Schedule['type']>('LineCheckSchedule', 'How line checks are scheduled.', {
  none: 'There are no line checks.',
  interval: 'Every so many minutes or hours.',
  time: 'At a time of day on chosen weekdays, where the clocks of each facility are.',
})

const ComingZoneRef = builder.objectRef<Coming['zones'][number]>('ComingLineChecks').implement({
  description: 'The line checks that are due next in one time zone.',
  fields: (t) => ({
    timeZone: t.exposeString('timeZone', { description: 'IANA zone of the facilities; UTC for lines without a room.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When they are due.' }),
    lines: t.exposeInt('lines', { description: 'Of how many lines, as these are now.' }),
    says: t.exposeString('says', { description: 'The same in words: `Monday 07:00 in New York, 132 lines`.' }),
  }),
})

const ComingRef = builder.objectRef<Coming>('NextLineChecks').implement({
  description: 'What the schedule of line checks means.',
  fields: (t) => ({
    says: t.exposeString('says', { description: 'What happens next and when, in a sentence.' }),
    zones: t.expose('zones', {
      type: [ComingZoneRef],
      ...hints({ size: 4 }),
      description: 'For each time zone of your facilities, the first one first.',
    }),
  }),
})

export const LineChecksRef = builder.objectRef<LineChecks>('LineChecks').implement({
  description: 'When lines are checked by themselves, and which.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Grows with each change; `expectedVersion` of a verb goes by it.' }),
    schedule: t.field({
      type: ScheduleTypeRef,
      description: 'How they are scheduled.',
      resolve: (settings) => scheduleOf(settings).type,
    }),
    intervalAmount: t.exposeInt('intervalAmount', { nullable: true, description: 'For an interval: how many.' }),
    intervalUnits: t.expose('intervalUnits', {
      type: IntervalUnitsRef,
      nullable: true,
      description: 'For an interval: of what.',
    }),
    hour: t.exposeInt('timeHour', { nullable: true, description: 'For a time: from 0 to 23.' }),
    minute: t.exposeInt('timeMinute', { nullable: true, description: 'For a time: from 0 to 59.' }),
    enabledDays: t.exposeIntList('enabledDays', { description: 'For a time: from 1 (Monday) to 7 (Sunday).' }),
    purpose: t.prismaField({
      type: 'Purpose',
      nullable: true,
      description: 'Of the calls that are made.',
      resolve: (query, { purposeId }, _args, context) =>
        purposeId === null
          ? null
          : context.db.purpose.findFirst({
              ...query,
              where: { id: purposeId, AND: visiblePurposes(actorOf(context)) },
            }),
    }),
    whitelist: t.exposeStringList('whitelist', {
      description: 'Types of the lines that are checked; none: all types.',
    }),
    blacklist: t.exposeStringList('blacklist', { description: 'Types of the lines that are not checked.' }),
    next: t.field({
      type: ComingRef,
      ...hints({ cost: 100 }),
      description: 'What happens next.',
      resolve: (settings, _args, { request }) => readComingChecks(request, settings),
    }),
  }),
})
