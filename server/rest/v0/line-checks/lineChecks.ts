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
  'When line checks are created, and for which lines: at a time if one is set, otherwise at an interval if one is set, otherwise never.',
  record({
    lineTypeWhitelist: list(text(), 'Types of lines to check; an empty list means all types.'),
    lineTypeBlacklist: list(text(), 'Types of lines to leave out.'),
    lineCheckPurposeId: orNull(uuid('The purpose of the created calls.')),
    scheduledLineCheckInterval: orNull(record({ value: whole(), units: oneOf(intervalUnits) })),
    scheduledLineCheckTimeHour: orNull(whole('From 0 to 23, in the time zone of each facility.')),
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

/** The route of a verb on the settings, which answers them as they are afterwards. */
const post = (path: string, command: Command<object>): Route =>
  commandRoute('POST', `${base}/${path}`, command, lineChecks.schema, async ({ request }, input) => {
    await command(request, input)
    return showLineChecks(request)
  })

export const lineCheckRoutes: Route[] = [
  readRoute(
    'readLineChecks',
    base,
    'When line checks are created, and for which lines',
    lineChecks.schema,
    ({ request }) => showLineChecks(request),
    'catalogue:see',
  ),
  // The contract has a body, which is ignored.
  { ...post('clear', clearLineChecks), body: { fields: {}, checkedBy: clearLineChecks.details.input } },
  post('interval', setLineCheckInterval),
  post('time', setLineCheckTime),
]
