import { array, object, string } from 'yup'
import { expectedVersion, flag, requiredName, weekdayList, whole } from '../kernel/input/entries'
import { id } from '../kernel/input/input'
import { intervalUnits, type IntervalUnits } from './schedule'

const timeMessage = 'Must be a time'

/** The longest interval of each unit: 31 days. A longer one is a typing error. */
const longestInterval: Record<IntervalUnits, number> = { minutes: 31 * 24 * 60, hours: 31 * 24 }

const unitsMessage = `Must be one of ${intervalUnits.join(', ')}`

/** A type that is added to a list. */
export const lineTypeInput = object({ type: requiredName() })

const types = () =>
  array(requiredName())
    .transform((_value: unknown, original: unknown) => original ?? [])
    .typeError('Must be a list')
    .default([])
    .max(200, 'Must be at most 200 types')

const shared = {
  purposeId: id().meta({ of: 'Purpose', description: 'The purpose of the calls; not Custom.' }),
  whitelist: types().meta({
    description: 'Types of the lines that are checked; an empty list: all types. Capitals make no difference.',
  }),
  blacklist: types().meta({
    description: 'Types of the lines that are not checked, whatever the whitelist says.',
  }),
  expectedVersion: expectedVersion(),
}

export const clearLineChecksInput = object({ expectedVersion: expectedVersion() })

export const lineCheckIntervalInput = object({
  intervalAmount: whole()
    .required('Required')
    .min(1, 'Must be 1 or more')
    .when('intervalUnits', ([units]: unknown[], amount) => {
      const most = units === 'minutes' || units === 'hours' ? longestInterval[units] : longestInterval.minutes
      return amount.max(most, `Must be at most ${most}`)
    })
    .meta({ description: 'The length of the interval, at most 31 days.' }),
  intervalUnits: string()
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError(unitsMessage)
    .oneOf(intervalUnits, unitsMessage)
    .required('Required')
    .meta({ description: 'Of what.' }),
  ...shared,
})

export const lineCheckTimeInput = object({
  // 0 is accepted as 12.
  localHours: whole(timeMessage)
    .required('Required')
    .min(0, timeMessage)
    .max(12, timeMessage)
    .meta({ description: 'Hour from 1 to 12; 0 means 12.' }),
  localMinutes: whole(timeMessage)
    .required('Required')
    .min(0, timeMessage)
    .max(59, timeMessage)
    .meta({ description: 'Minute from 0 to 59.' }),
  isAM: flag().required('Required').meta({ description: 'Before noon; 12 AM is midnight.' }),
  enabledDays: weekdayList()
    .required('Choose at least one day')
    .meta({ description: 'Weekdays from 1 (Monday) to 7 (Sunday), at least one.' }),
  ...shared,
})
