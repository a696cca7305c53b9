import { intervalUnits } from '../../../domain/line-checks/schedule'
import {
  clearLineChecks,
  setLineCheckInterval,
  setLineCheckTime,
} from '../../../services/line-checks/configureLineChecks'
import { readLineChecks, type LineChecks } from '../../../services/line-checks/readLineChecks'
import type { Command } from '../../../services/kernel/command'
import type { Request } from '../../../services/kernel/request'
import { commandRoute } from '../kernel/commandRoute'
import { answer, list, oneOf, orNull, record, text, uuid, whole } from '../kernel/jsonSchema'
import { type Route, readRoute } from '../kernel/route'
import { version } from '../calls/showCall'

const base = '/providers/{providerId}/linechecks'

const lineChecks = answer(
  'LineChecks',
  'When lines are checked, and which: at a time if there is one, else in an interval, else never.',
  record({
    lineTypeWhitelist: list(text(), 'Types of the lines that are checked; none: all types.'),
    lineTypeBlacklist: list(text(), 'Types of the lines that are not checked.'),
    lineCheckPurposeId: orNull(uuid('Of the calls that are made.')),
    scheduledLineCheckInterval: orNull(record({ value: whole(), units: oneOf(intervalUnits) })),
    scheduledLineCheckTimeHour: orNull(whole('From 0 to 23, where the clocks of each facility are.')),
    scheduledLineCheckTimeMinute: orNull(whole()),
    enabledDays: list(whole(), 'From 1 (Monday) to 7 (Sunday).'),
    version,
  }),
  (row: LineChecks) => ({
    lineTypeWhitelist: row.whitelist,
    lineTypeBlacklist: row.blacklist,
    lineCheckPurposeId: row.purposeId,
    scheduledLineCheckInterval:
      row.intervalAmount === null ? null : { value: row.intervalAmount, units: row.intervalUnits! },
    scheduledLineCheckTimeHour: row.timeHour,
    scheduledLineCheckTimeMinute: row.timeMinute,
    enabledDays: row.enabledDays,
    version: row.version,
  }),
)

export const showLineChecks = async (request: Request) => lineChecks.show(await readLineChecks(request))

/** A verb on the settings that If-Match names; it answers them as they are then. */
const post = (path: string, command: Command<object>): Route =>
  commandRoute('POST', `${base}/${path}`, command, lineChecks.schema, async ({ request }, input) => {
    await command(request, input)
    return showLineChecks(request)
  })

export const lineCheckRoutes: Route[] = [
  readRoute(
    'readLineChecks',
    base,
    'When lines are checked, and which',
    lineChecks.schema,
    ({ request }) => showLineChecks(request),
    'catalogue:see',
  ),
  // The contract asks for a body, in which nothing counts.
  { ...post('clear', clearLineChecks), body: { fields: {}, checkedBy: clearLineChecks.details.input } },
  post('interval', setLineCheckInterval),
  post('time', setLineCheckTime),
]
