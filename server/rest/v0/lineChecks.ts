import { clearLineChecks, setLineCheckInterval, setLineCheckTime } from '../../services/line-checks/configureLineChecks'
import { readLineChecks } from '../../services/line-checks/readLineChecks'
import type { Command } from '../../services/kernel/command'
import type { Request } from '../../services/kernel/request'
import { commandRoute } from './kernel/commandRoute'
import { named } from './kernel/jsonSchema'
import type { Route } from './kernel/route'

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

/** A verb on the settings that If-Match names; it answers them as they are then. */
const post = (path: string, command: Command<object>): Route =>
  commandRoute('POST', `${base}/${path}`, command, named('LineChecks'), async ({ request }, input) => {
    await command(request, input)
    return showLineChecks(request)
  })

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
  // The contract asks for a body, in which nothing counts.
  { ...post('clear', clearLineChecks), body: { fields: {}, checkedBy: clearLineChecks.details.input } },
  post('interval', setLineCheckInterval),
  post('time', setLineCheckTime),
]
