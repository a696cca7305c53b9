import { clearLineChecksInput, lineCheckIntervalInput, lineCheckTimeInput } from '../../domain/line-checks/input'
import { clearLineChecks, setLineCheckInterval, setLineCheckTime } from '../../services/line-checks/configureLineChecks'
import { readLineChecks } from '../../services/line-checks/readLineChecks'
import type { Request } from '../../services/kernel/request'
import { named } from './kernel/jsonSchema'
import type { BodyFields, Route, RouteContext } from './kernel/route'

const base = '/providers/{providerId}/linechecks'

export const showLineChecks = async (request: Request) => {
  const { intervalAmount, intervalUnits, timeHour, timeMinute, enabledDays, purposeId, whitelist, blacklist, version } =
    await readLineChecks(request)
  return {
    lineTypeWhitelist: whitelist,
    lineTypeBlacklist: blacklist,
    lineCheckPurposeId: purposeId,
    scheduledLineCheckInterval: intervalAmount === null ? null : { value: intervalAmount, units: intervalUnits },
    scheduledLineCheckTimeHour: timeHour,
    scheduledLineCheckTimeMinute: timeMinute,
    enabledDays,
    version,
  }
}

const entry = (input: string, says: string) => ({ [input]: { input, says } })

const shared: BodyFields = {
  ...entry('purposeId', 'The purpose of the calls.'),
  ...entry('whitelist', 'Types of the lines that are checked; none: all types.'),
  ...entry('blacklist', 'Types of the lines that are not checked.'),
}

/** The verb on the settings that If-Match names; answers them as they are then. */
const changing =
  (verb: (request: Request, input: unknown) => Promise<unknown>) =>
  async ({ request, input, expectedVersion }: RouteContext) => {
    await verb(request, { ...input, expectedVersion })
    return showLineChecks(request)
  }

const common = {
  method: 'POST',
  permission: 'catalogue:change',
  takes: 'version',
  answer: named('LineChecks'),
} as const

export const lineCheckRoutes: Route[] = [
  {
    name: 'readLineChecks',
    summary: 'When lines are checked, and which',
    method: 'GET',
    path: base,
    permission: 'catalogue:see',
    answer: named('LineChecks'),
    handle: ({ request }) => showLineChecks(request),
  },
  {
    ...common,
    name: 'clearLineChecks',
    summary: 'No line checks any more; the purpose and the lists stay',
    path: `${base}/clear`,
    body: { fields: {}, checkedBy: clearLineChecksInput },
    handle: changing(clearLineChecks),
  },
  {
    ...common,
    name: 'setLineCheckInterval',
    summary: 'Line checks every so many minutes or hours, counted from now',
    path: `${base}/interval`,
    body: {
      fields: {
        ...entry('intervalAmount', 'How many, at most 31 days of them.'),
        ...entry('intervalUnits', 'Of what.'),
        ...shared,
      },
      checkedBy: lineCheckIntervalInput,
    },
    handle: changing(setLineCheckInterval),
  },
  {
    ...common,
    name: 'setLineCheckTime',
    summary: 'Line checks at a time of day, where the clocks of each facility are',
    path: `${base}/time`,
    body: {
      fields: {
        ...entry('localHours', 'Hour from 1 to 12; 0 is 12 as well.'),
        ...entry('localMinutes', 'Minute from 0 to 59.'),
        ...entry('isAM', 'Before noon; 12 AM is midnight.'),
        ...entry('enabledDays', 'Weekdays from 1 (Monday) to 7 (Sunday), at least one.'),
        ...shared,
      },
      checkedBy: lineCheckTimeInput,
    },
    handle: changing(setLineCheckTime),
  },
]
