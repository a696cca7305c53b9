import { clearLineChecks, setLineCheckInterval, setLineCheckTime } from '../../services/line-checks/configureLineChecks'
import { IntervalUnitsRef } from '../kernel/lineCheckTypes'
import { verb } from '../kernel/verb'
import { idOr, version, type InputFields } from '../kernel/inputs'
import { providerAfter } from './inputs'

const permission = 'catalogue:change'

const shared = (t: InputFields) => ({
  purposeId: t.id({ description: 'The purpose of the calls. Required; Custom will not do.' }),
  whitelist: t.stringList({
    description: 'Types of the lines that are checked; none: all types. Capitals make no difference.',
  }),
  blacklist: t.stringList({ description: 'Types of the lines that are not checked, whatever the whitelist says.' }),
  ...version(t),
})

verb('clearLineChecks', {
  permission,
  description: 'No line checks any more. Purpose and lists stay, for when a schedule is set again.',
  input: version,
  run: ({ request }, input) => clearLineChecks(request, input),
  success: (t) => ({ provider: providerAfter(t) }),
})

verb('setLineCheckInterval', {
  permission,
  description: 'Has lines checked every so many minutes or hours, counted from now.',
  input: (t) => ({
    intervalAmount: t.int({ description: 'How many; at most 31 days of them. Required.' }),
    intervalUnits: t.field({ type: IntervalUnitsRef, description: 'Of what. Required.' }),
    ...shared(t),
  }),
  run: ({ request }, { purposeId, ...input }) =>
    setLineCheckInterval(request, { ...input, purposeId: idOr('Purpose', purposeId) }),
  success: (t) => ({ provider: providerAfter(t) }),
})

verb('setLineCheckTime', {
  permission,
  description:
    'Has lines checked at a time of day, where the clocks of each facility are: once when they show it twice, and at the next minute when they skip it.',
  input: (t) => ({
    localHours: t.int({ description: 'Hour from 1 to 12; 0 is 12 as well. Required.' }),
    localMinutes: t.int({ description: 'Minute from 0 to 59. Required.' }),
    isAM: t.boolean({ description: 'Before noon; 12 AM is midnight. Required.' }),
    enabledDays: t.intList({ description: 'Weekdays from 1 (Monday) to 7 (Sunday), at least one.' }),
    ...shared(t),
  }),
  run: ({ request }, { purposeId, ...input }) =>
    setLineCheckTime(request, { ...input, purposeId: idOr('Purpose', purposeId) }),
  success: (t) => ({ provider: providerAfter(t) }),
})
