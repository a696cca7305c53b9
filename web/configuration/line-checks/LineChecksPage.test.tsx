import { act, screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../test/fill'
import { openCataloguePage, noticeText } from '../../test/cataloguePage'
import LineChecksPageQuery, { type LineChecksPageQuery as Query } from './__generated__/LineChecksPageQuery.graphql'
import LineChecksPage from './LineChecksPage'

const purpose = (n: number, name: string) => ({
  id: `p${n}`,
  databaseId: `00000000-0000-7000-8000-00000000000${n}`,
  name,
})
const [dressing, daily, custom] = [purpose(1, 'Dressing Change'), purpose(2, 'Daily Line Check'), purpose(3, 'Custom')]
const daily64 = btoa(`Purpose:${daily.databaseId}`)

const zone = (timeZone: string, at: string) => ({ timeZone, at })
const newYork = zone('America/New_York', '2026-11-23T12:00:00.000Z')

const never = {
  version: 0,
  schedule: 'none',
  intervalAmount: null as number | null,
  intervalUnits: null as string | null,
  hour: null as number | null,
  minute: null as number | null,
  enabledDays: [] as number[],
  purpose: null as typeof daily | null,
  whitelist: [] as string[],
  blacklist: [] as string[],
  next: { says: 'No line checks are scheduled', zones: [] as (typeof newYork)[] },
}
type Checks = typeof never

const atSeven: Checks = {
  ...never,
  version: 3,
  schedule: 'time',
  hour: 7,
  minute: 0,
  enabledDays: [1, 2, 3, 4, 5],
  purpose: daily,
  blacklist: ['PG'],
  next: { says: 'Next: Monday 07:00 in New York, 132 lines', zones: [newYork] },
}

const providerWith = (lineChecks: Checks, viewerCanChangeConfiguration = true) => ({
  Provider: () => ({
    id: 'provider',
    viewerCanChangeConfiguration,
    configuration: { lineTypes: ['SL PICC', 'ML', 'PG'], purposes: [dressing, daily, custom], lineChecks },
  }),
})

const open = async (lineChecks: Checks = never, { canChange = true } = {}) => {
  const at = '/configuration/scheduledlinechecks'
  const page = await openCataloguePage<Query>(
    LineChecksPage,
    LineChecksPageQuery,
    { at, path: at },
    providerWith(lineChecks, canChange),
  )
  return {
    ...page,
    becomes: (verb: string, now: Checks) => page.done(verb, providerWith(now, canChange)),
    /** Somebody else saved, and the page reads the change. */
    othersMade: async (now: Checks) => {
      await page.feed.catalogueMoved()
      await page.resolve('LineChecksPageQuery', providerWith(now, canChange))
    },
  }
}

const schedule = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const chosenPurpose = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Line Check Purpose/ })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' })
const list = (name: string) => within(screen.getByRole('region', { name }))
const typesIn = (name: string) =>
  list(name)
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const days = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

const choosePurpose = async (page: Awaited<ReturnType<typeof open>>, name: string) => {
  await fill(chosenPurpose(), name)
  await page.user.click(screen.getByRole('option', { name }))
}

describe('what is shown', () => {
  test('without a schedule there is no time and no interval, and empty lists say what that means', async () => {
    await open()
    expect(schedule('Never').checked).toBe(true)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(
      screen.getByText('No types have been whitelisted. Line checks will be made for all line types.'),
    ).toBeTruthy()
    expect(screen.getByText('No types have been blacklisted.')).toBeTruthy()
    expect(screen.getByText('No line checks are scheduled.')).toBeTruthy()
    expect(save().disabled).toBe(true)
  })

  test.each([
    [0, 5, '12:05', 'AM'],
    [7, 0, '07:00', 'AM'],
    [12, 0, '12:00', 'PM'],
    [19, 30, '07:30', 'PM'],
  ])(
    '%i:%i is shown as %s %s, with its weekdays, its purpose and what happens next',
    async (hour, minute, time, half) => {
      await open({ ...atSeven, hour, minute })
      expect(schedule('At a time').checked).toBe(true)
      expect(field('Time').value).toBe(time)
      expect(schedule(half).checked).toBe(true)
      expect(days()).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      expect(chosenPurpose().value).toBe('Daily Line Check')
      expect(typesIn('Blacklist')).toEqual(['PG'])
      expect(screen.getByText('Next: Monday 07:00 in New York, 132 lines.')).toBeTruthy()
    },
  )

  test('an interval is shown with its units', async () => {
    await open({
      ...atSeven,
      schedule: 'interval',
      hour: null,
      minute: null,
      intervalAmount: 45,
      intervalUnits: 'minutes',
    })
    expect(field('Interval').value).toBe('45')
    expect(schedule('Minutes').checked).toBe(true)
  })

  test('in several zones, each time is also shown in the reader’s time zone', async () => {
    await open({
      ...atSeven,
      next: { says: 'Next: …', zones: [newYork, zone('America/Chicago', '2026-11-23T13:00:00.000Z')] },
    })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('America/New_York: '),
      expect.stringContaining('America/Chicago: '),
    ])
  })

  test('a manager reads it, and changes nothing', async () => {
    await open(atSeven, { canChange: false })
    expect(field('Time').readOnly).toBe(true)
    expect(schedule('Never').disabled).toBe(true)
    expect(typesIn('Blacklist')).toEqual(['PG'])
    for (const name of [/^Add/, /^Delete/, /Save Changes/]) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('saving', () => {
  test('an interval begins with hours, and is sent with its purpose and the lists; then the sentence says what happens', async () => {
    const page = await open()
    await page.user.click(schedule('At an interval'))
    expect(schedule('Hours').checked).toBe(true)
    expect(screen.getByText(/Your changes apply after you save/)).toBeTruthy()
    expect(save().disabled).toBe(true)
    expect(screen.getByText('Fix before saving: Interval, Line Check Purpose')).toBeTruthy()
    await page.user.type(field('Interval'), '4')
    await choosePurpose(page, 'Daily Line Check')
    await page.user.click(save())
    expect(page.sent('SetLineCheckInterval')).toEqual([
      {
        intervalAmount: 4,
        intervalUnits: 'hours',
        purposeId: daily64,
        whitelist: [],
        blacklist: [],
        expectedVersion: 0,
      },
    ])
    await page.becomes('SetLineCheckInterval', {
      ...never,
      version: 1,
      schedule: 'interval',
      intervalAmount: 4,
      intervalUnits: 'hours',
      purpose: daily,
      next: { says: 'Next: today 18:00 in New York, 132 lines', zones: [newYork] },
    })
    expect(noticeText()).toContain('Line checks saved')
    expect(screen.getByText('Next: today 18:00 in New York, 132 lines.')).toBeTruthy()
    expect(screen.queryByText(/applies after saving/)).toBeNull()
    expect(field('Interval').value).toBe('4')
    expect(save().disabled).toBe(true)
  })

  test('a time is sent in hours of twelve, with the weekdays that are chosen', async () => {
    const page = await open(atSeven)
    await page.user.clear(field('Time'))
    await page.user.type(field('Time'), '12:30')
    await page.user.click(schedule('PM'))
    await page.user.click(screen.getByRole('checkbox', { name: 'Wednesday' }))
    await page.user.click(screen.getByRole('checkbox', { name: 'Sunday' }))
    await page.user.click(save())
    expect(page.sent('SetLineCheckTime')).toEqual([
      {
        localHours: 12,
        localMinutes: 30,
        isAM: false,
        enabledDays: [1, 2, 4, 5, 7],
        purposeId: daily64,
        whitelist: [],
        blacklist: ['PG'],
        expectedVersion: 3,
      },
    ])
  })

  test('Never is sent alone; purpose and lists stay as they were saved', async () => {
    const page = await open(atSeven)
    await page.user.click(schedule('Never'))
    expect(screen.getByText(/The saved purpose and lists stay/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
    await page.user.click(save())
    expect(page.sent('ClearLineChecks')).toEqual([{ expectedVersion: 3 }])
    await page.becomes('ClearLineChecks', { ...atSeven, ...never, version: 4, purpose: daily, blacklist: ['PG'] })
    expect(typesIn('Blacklist')).toEqual(['PG'])
    expect(save().disabled).toBe(true)
  })

  test('what was changed back is no change', async () => {
    const page = await open(atSeven)
    await page.user.click(schedule('PM'))
    expect(save().disabled).toBe(false)
    await page.user.click(schedule('AM'))
    expect(save().disabled).toBe(true)
  })

  test.each([
    ['25:61', 'Must be a time'],
    ['13:00', 'Must be a time'],
    ['7', 'Must be a time'],
    ['seven', 'Must be a time'],
    ['', 'Required'],
  ])('the time %j shows the error: %s', async (entered, message) => {
    const page = await open(atSeven)
    await page.user.clear(field('Time'))
    if (entered) await page.user.type(field('Time'), entered)
    await page.user.tab()
    expect(screen.getByText(message)).toBeTruthy()
    expect(save().disabled).toBe(true)
  })

  test.each([
    ['x', 'Must be a whole number'],
    ['1.5', 'Must be a whole number'],
    ['0', 'Must be 1 or more'],
    [' ', 'Required'],
  ])('the interval %j shows the error: %s', async (entered, message) => {
    const page = await open({
      ...atSeven,
      schedule: 'interval',
      hour: null,
      minute: null,
      intervalAmount: 4,
      intervalUnits: 'hours',
    })
    await page.user.clear(field('Interval'))
    await page.user.type(field('Interval'), entered)
    await page.user.tab()
    expect(screen.getByText(message)).toBeTruthy()
    expect(save().disabled).toBe(true)
  })

  test('a purpose is required, Custom is not offered, and at least one day is chosen', async () => {
    const page = await open(atSeven)
    await page.user.clear(chosenPurpose())
    await page.user.tab()
    expect(screen.getByText('Required')).toBeTruthy()
    await fill(chosenPurpose(), 'Cust')
    expect(screen.queryByRole('option', { name: 'Custom' })).toBeNull()
    await page.user.clear(chosenPurpose())
    for (const day of days()) await page.user.click(screen.getByRole('checkbox', { name: day }))
    await page.user.click(field('Time'))
    expect(screen.getByText('Choose at least one day')).toBeTruthy()
  })

  test('a field that the server refuses shows its error', async () => {
    const page = await open(atSeven)
    await page.user.click(schedule('PM'))
    await page.user.click(save())
    await page.refuse('SetLineCheckTime', 'VALIDATION', 'Must be a time', [
      { field: 'localMinutes', message: 'Must be a time' },
    ])
    expect(screen.getByText('Must be a time')).toBeTruthy()
    expect(field('Time').getAttribute('aria-invalid')).toBe('true')
    expect(schedule('PM').checked).toBe(true)
  })
})

describe('the lists', () => {
  const dialog = (name: string) => screen.getByRole('dialog', { name: `Add to ${name}` })
  const type = (name: string) => within(dialog(name)).getByLabelText<HTMLInputElement>(/^Type/)

  test('a type is added in a dialog with one field, Cancel and Add, offers what the procedures know, and is sent when the changes are saved', async () => {
    const page = await open(atSeven)
    await page.user.click(button('Add to Blacklist'))
    await waitFor(() => expect(document.activeElement).toBe(type('Blacklist')))
    expect([...type('Blacklist').list!.options].map(({ value }) => value)).toEqual(['SL PICC', 'ML'])
    await page.user.click(within(dialog('Blacklist')).getByRole('button', { name: 'Cancel' }))
    await page.user.click(button('Add to Blacklist'))
    await page.user.type(type('Blacklist'), ' ML ')
    await page.user.click(within(dialog('Blacklist')).getByRole('button', { name: 'Add' }))
    expect(typesIn('Blacklist')).toEqual(['PG', 'ML'])
    await waitFor(() => expect(document.activeElement).toBe(button('Add to Blacklist')))
    await page.user.click(save())
    expect(page.sent('SetLineCheckTime')).toEqual([expect.objectContaining({ blacklist: ['PG', 'ML'], whitelist: [] })])
  })

  test('a type is added by Enter, without sending the page', async () => {
    const page = await open(atSeven)
    await page.user.click(button('Add to Whitelist'))
    await page.user.type(type('Whitelist'), 'ML{Enter}')
    expect(typesIn('Whitelist')).toEqual(['ML'])
    expect(page.sent('SetLineCheckTime')).toEqual([])
  })

  test('nothing, and what is there already, is not added', async () => {
    const page = await open(atSeven)
    await page.user.click(button('Add to Blacklist'))
    await page.user.click(within(dialog('Blacklist')).getByRole('button', { name: 'Add' }))
    expect(await within(dialog('Blacklist')).findByText('Required')).toBeTruthy()
    await page.user.type(type('Blacklist'), 'pg{Enter}')
    expect(await within(dialog('Blacklist')).findByText('Is in this list already')).toBeTruthy()
    await page.user.click(within(dialog('Blacklist')).getByRole('button', { name: 'Cancel' }))
    await page.user.click(button('Leave'))
    expect(typesIn('Blacklist')).toEqual(['PG'])
  })

  test('a type is deleted after a question', async () => {
    const page = await open(atSeven)
    await page.user.click(button('Delete PG from Blacklist'))
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this item?' })
    await page.user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(typesIn('Blacklist')).toEqual(['PG'])
    await page.user.click(button('Delete PG from Blacklist'))
    await page.user.click(button('Delete'))
    expect(screen.getByText('No types have been blacklisted.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(button('Add to Blacklist')))
    expect(save().disabled).toBe(false)
  })

  test('more than 20 types are paged', async () => {
    const page = await open({ ...atSeven, whitelist: Array.from({ length: 23 }, (_, at) => `Type ${at + 1}`) })
    expect(typesIn('Whitelist')).toHaveLength(20)
    await page.user.click(list('Whitelist').getByRole('button', { name: 'Next' }))
    expect(typesIn('Whitelist')).toEqual(['Type 21', 'Type 22', 'Type 23'])
    expect(typesIn('Blacklist')).toEqual(['PG'])
  })
})

describe('what others save meanwhile', () => {
  test('is shown at once to who changed nothing', async () => {
    const page = await open(atSeven)
    await page.othersMade({
      ...atSeven,
      version: 4,
      hour: 8,
      blacklist: ['PG', 'ML'],
      next: { says: 'Next: Monday 08:00 in New York, 99 lines', zones: [newYork] },
    })
    expect(field('Time').value).toBe('08:00')
    expect(typesIn('Blacklist')).toEqual(['PG', 'ML'])
    expect(screen.queryByText(/meanwhile/)).toBeNull()
    expect(save().disabled).toBe(true)
  })

  test('is offered to who is changing it, who loses nothing by taking it; a list has what either added', async () => {
    const page = await open(atSeven)
    await page.user.click(button('Add to Blacklist'))
    await fill(screen.getByLabelText(/^Type/), 'CVL')
    await page.user.keyboard('{Enter}')
    await page.user.click(schedule('PM'))
    await page.othersMade({ ...atSeven, version: 4, hour: 8, blacklist: ['ML'] })
    expect(field('Time').value).toBe('07:00')
    await page.user.click(button('Show the changes'))
    expect(field('Time').value).toBe('08:00')
    expect(schedule('PM').checked).toBe(true)
    expect(typesIn('Blacklist')).toEqual(['ML', 'CVL'])
    await page.user.click(save())
    expect(page.sent('SetLineCheckTime')).toEqual([
      expect.objectContaining({ localHours: 8, isAM: false, blacklist: ['ML', 'CVL'], expectedVersion: 4 }),
    ])
  })

  test('comes with the refusal when no event had reported it: entries stay, and the page reads the saved settings', async () => {
    const page = await open(atSeven)
    await page.user.click(schedule('PM'))
    await page.user.click(save())
    expect(page.sent('SetLineCheckTime')).toEqual([expect.objectContaining({ expectedVersion: 3 })])
    await page.refuse('SetLineCheckTime', 'STALE', 'This schedule has changed in the meantime.')
    expect(screen.getByText('This schedule has changed in the meantime.')).toBeTruthy()
    await page.resolve('LineChecksPageQuery', providerWith({ ...atSeven, version: 4, enabledDays: [6] }))
    expect(schedule('PM').checked).toBe(true)
    await page.user.click(button('Show the changes'))
    expect(days()).toEqual(['Saturday'])
    expect(schedule('PM').checked).toBe(true)
    expect(screen.queryByText('This schedule has changed in the meantime.')).toBeNull()
  })
})

test('leaving asks while something is not saved, and not afterwards', async () => {
  const page = await open(atSeven)
  await page.user.click(schedule('PM'))
  await act(() => page.router.navigate('/calls/queue'))
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  await page.user.click(button('Stay'))
  await page.user.click(save())
  await page.becomes('SetLineCheckTime', { ...atSeven, version: 4, hour: 19 })
  await act(() => page.router.navigate('/calls/queue'))
  expect(screen.getByText('Another page')).toBeTruthy()
})
