import { screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../../test/fill'
import {
  bar,
  button,
  buttons,
  closedLine,
  dialog,
  errorAt,
  field,
  lineCall,
  lineId,
  lineProvider,
  openLine,
} from '../../../test/linePage'

const status = () => screen.getByRole('status', { name: 'Status of the line' }).textContent
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
const calls = () =>
  within(screen.getByRole('list', { name: 'Calls of this line, the newest first' })).getAllByRole('link')

describe('what the page shows', () => {
  test('the window’s title and the heading do not have the line’s name, which usually includes the patient’s', async () => {
    await openLine()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Line · 4B-12')
    expect(document.title).toBe('Line · 4B-12 – Patency')
    expect(screen.getByText('Park’s Line')).toBeTruthy()
  })

  test('rules 9.10: for those who see the audit trail, who has read the patient', async () => {
    await openLine()
    expect(screen.getByRole('link', { name: /^Who has read/ }).getAttribute('href')).toBe(
      '/audit?action=reads&patientOf=line%3A00000000-0000-7000-8000-000000000009',
    )
  })

  test('patient, types, days in place, due date and next follow-up', async () => {
    await openLine()
    expect(status()).toBe('OpenDue 11/24/2026')
    expect(facts()).toMatchObject({
      'Patient Name': 'Park, June',
      MRN: '4456535',
      'Type of Line': 'DL PICC',
      Room: '4B-12 · Main Hospital',
      'Line-days': '19',
    })
    expect(facts()['Next follow-up']).toMatch(/^Dressing Change joins the queue Nov 24/)
    expect(screen.getByRole('link', { name: 'Dressing Change' }).getAttribute('href')).toMatch(/^\/calls\/0/)
  })

  test.each([
    ['OVERDUE', 'Overdue since 11/24/2026'],
    ['TODAY', 'Due today, 11/24/2026'],
    ['NO_DATE', 'No change date'],
  ])('rules 4.14, when it is due: %s', async (dueGroup, sign) => {
    await openLine({ dueGroup })
    expect(status()).toBe(`Open${sign}`)
  })

  test('the form shows the line, with days in the facility’s time zone', async () => {
    await openLine({ infectionNotes: 'Red' })
    const shown = [
      'Line Name',
      'Follow Up Interval (days)',
      'Next Change Date',
      'Room',
      'Room Description',
      'Completed At',
      'Completed By',
      'Infection Notes',
    ].map((name) => field(name).value)
    expect(shown).toEqual(['Park’s Line', '7', '11/24/2026', '4B-12 · Main Hospital', '', '', '', 'Red'])
    expect(buttons()).toEqual(['Close Line', 'Create Call', 'Save'])
  })

  test('a line that does not exist says so, with a link to the list', async () => {
    await openLine(null)
    expect(screen.getByText('This line does not exist.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Line List' }).getAttribute('href')).toBe('/lines')
  })

  test.each([
    ['as it was left', { list: '/lines?status=open&page=2', visit: 'v' }, '/lines?status=open&page=2'],
    ['from its beginning, when the line was not opened from it', { list: '/lines/due', visit: 'v' }, '/lines'],
  ])('Back to Line List leads to the list %s', async (_where, state, to) => {
    await openLine({}, { state })
    expect(screen.getByRole('link', { name: 'Back to Line List' }).getAttribute('href')).toBe(to)
  })
})

describe('its calls', () => {
  const coming = lineCall(2, {
    purpose: { id: 'p1', name: 'Dressing Change' },
    completedAt: null,
    completedBy: null,
    aliveAt: '2026-11-24T05:00:00.000Z',
    statusCode: { id: 's2', name: 'On Hold' },
  })
  const waiting = lineCall(3, {
    completedAt: null,
    completedBy: null,
    statusCode: { id: 's3', name: 'Stat' },
    aliveAt: '2026-11-21T14:00:00.000Z',
  })

  test('link to their pages, newest first, with their state', async () => {
    await openLine({ calls: [coming, waiting, lineCall(1)] })
    expect(calls().map((call) => call.getAttribute('href')?.at(-1))).toEqual(['2', '3', '1'])
    expect(calls().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Dressing ChangeScheduledJoins the queue Nov 24/),
      expect.stringMatching(/^PICC InsertionStatIn the queue since/),
      expect.stringMatching(/^PICC InsertionCompletedNov 3, .* by Ben Carter · 4B-12$/),
    ])
  })

  test('Show older adds more calls, and a later read keeps them', async () => {
    const page = await openLine({ calls: [lineCall(2)], hasOlder: true })
    await page.user.click(button('Show older'))
    expect(page.sent()).toEqual([['LineCallsPageQuery', { id: lineId, first: 10, after: 'older' }]])
    await page.older([lineCall(1)])
    expect(calls()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
    expect(await page.changesTo({ calls: [lineCall(2), lineCall(1)] })).toEqual({ ids: [lineId], calls: 20 })
    expect(calls()).toHaveLength(2)
  })

  test('an empty list says so', async () => {
    await openLine()
    expect(screen.getByRole('region', { name: 'Calls' }).textContent).toContain('There are no calls about this line')
  })
})

describe('a closed line', () => {
  test('is read-only, says who closed it and when, and offers only to reopen it', async () => {
    await openLine(closedLine)
    expect(status()).toBe('Closed')
    expect(buttons()).toEqual(['Reopen'])
    expect(bar()).toContain('Ben Carter closed this line at')
    expect(
      ['Line Name', 'Follow Up Interval (days)', 'Next Change Date', 'Room', 'Infection Notes'].map(
        (name) => field(name).readOnly,
      ),
    ).toEqual([true, true, true, true, true])
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Has Infection' }).disabled).toBe(true)
    expect([field('Completed At').value, field('Completed By').value]).toEqual([
      expect.stringContaining('Nov 20'),
      'Ben Carter',
    ])
  })

  test('is reopened, with a note that follow-ups are not restored', async () => {
    const page = await openLine(closedLine)
    await page.user.click(button('Reopen'))
    expect(page.sent()).toEqual([['lineVerbsReopenLineMutation', { input: { lineId } }]])
    await page.done()
    expect(bar()).toContain('The line is open again')
    expect(field('Line Name').readOnly).toBe(false)
    expect(buttons()).toEqual(['Close Line', 'Create Call', 'Save'])
  })

  test('cannot be reopened without the permission', async () => {
    await openLine({ ...closedLine, viewerCanReopen: false })
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
    expect(bar()).toContain('Ben Carter closed this line')
  })

  test('shows the last changes from before it was closed', async () => {
    const page = await openLine(closedLine)
    await page.changesTo({ ...closedLine, name: 'R arm', version: 5 })
    await screen.findByDisplayValue('R arm')
    expect(screen.queryByText(/This line was changed/)).toBeNull()
  })
})

describe('closing', () => {
  const question =
    'Are you sure you want to close this line? This will prevent future follow-ups from triggering for this line.'
  const dialog = () => within(screen.getByRole('alertdialog', { name: 'Close Line?' }))

  test('asks first, in these words, and reports the canceled follow-up', async () => {
    const page = await openLine()
    await page.user.click(button('Close Line'))
    expect(dialog().getByText(question)).toBeTruthy()
    expect(page.sent()).toEqual([])
    await page.user.click(dialog().getByRole('button', { name: 'Close Line' }))
    expect(page.sent()).toEqual([['lineVerbsCloseLineMutation', { input: { lineId } }]])
    await page.done(closedLine, { cancelled: 1 })
    expect(bar()).toContain('Its scheduled follow-up was canceled.')
    expect(buttons()).toEqual(['Reopen'])
  })

  test('does nothing on Cancel', async () => {
    const page = await openLine()
    await page.user.click(button('Close Line'))
    await page.user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(page.sent()).toEqual([])
  })

  test('warns that unsaved entries are lost', async () => {
    const page = await openLine()
    await page.user.type(field('Line Name'), ' 2')
    await page.user.click(button('Close Line'))
    expect(dialog().getByText(/will be lost/)).toBeTruthy()
  })

  test('is refused when someone else was first, and the page updates', async () => {
    const page = await openLine()
    await page.user.click(button('Close Line'))
    await page.user.click(dialog().getByRole('button', { name: 'Close Line' }))
    await page.refuse('LINE_CLOSED', 'Ben Carter closed this line. Reopen it first.', closedLine)
    expect(bar()).toContain('Ben Carter closed this line. Reopen it first.')
    expect(buttons()).toEqual(['Reopen'])
  })
})

describe('Create Call From Line', () => {
  const form = () => dialog('Create Call From Line')
  const open = async (over = {}) => {
    const page = await openLine({ calls: [lineCall(1, { roomDescription: 'by the window' })], ...over })
    await page.user.click(button('Create Call'))
    return page
  }
  const create = () => form().getByRole('button', { name: 'Create Call' })
  const input = (page: Awaited<ReturnType<typeof open>>) =>
    (page.sent()[0]?.[1] as { input: object } | undefined)?.input

  test('rules 4.4: starts with Dressing Change, Normal and the place of the latest call; unchanged fields are left to the server', async () => {
    const page = await open()
    expect(form().getByRole<HTMLInputElement>('combobox', { name: /Need/ }).value).toBe('Dressing Change')
    expect(form().getByRole<HTMLInputElement>('radio', { name: 'Normal' }).checked).toBe(true)
    expect(form().getByRole<HTMLInputElement>('combobox', { name: 'Room' }).value).toBe('4B-12 · Main Hospital')
    expect(form().getByLabelText<HTMLInputElement>('Room Description').value).toBe('by the window')
    await page.user.click(create())
    expect(input(page)).toEqual({
      lineId,
      purposeId: expect.any(String),
      statusCodeId: expect.any(String),
      customJob: null,
      clientMutationId: expect.any(String),
    })
  })

  test('focuses its first field, and asks before entries are lost', async () => {
    const page = await open()
    await waitFor(() => expect(document.activeElement).toBe(form().getByRole('combobox', { name: /Need/ })))
    await page.user.type(form().getByLabelText('Room Description'), ', bed 2{Escape}')
    const question = () => within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }))
    await page.user.click(question().getByRole('button', { name: 'Stay' }))
    expect(form().getByLabelText<HTMLInputElement>('Room Description').value).toBe('by the window, bed 2')
    await page.user.click(form().getByRole('button', { name: 'Cancel' }))
    await page.user.click(question().getByRole('button', { name: 'Leave' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('its fields are separate from those of the page below it', async () => {
    await open()
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('requires the name of a Custom need, and sends another status, room and place', async () => {
    const page = await open()
    await fill(form().getByRole('combobox', { name: /Need/ }), 'Custom')
    await page.user.keyboard('{Enter}')
    await page.user.click(create())
    expect(page.sent()).toEqual([])
    expect(form().getByText('Required.')).toBeTruthy()
    await fill(form().getByLabelText(/Custom Name/), 'Arm board')
    await page.user.click(form().getByRole('radio', { name: 'Stat' }))
    await fill(form().getByRole('combobox', { name: 'Room' }), '4B-13')
    await page.user.keyboard('{Enter}')
    await page.user.clear(form().getByLabelText('Room Description'))
    await page.user.click(create())
    expect(input(page)).toMatchObject({ customJob: 'Arm board', roomDescription: '', roomId: expect.any(String) })
  })

  test('the new call is first among those of the line, and a link opens it', async () => {
    const page = await open()
    await page.user.click(create())
    await page.done(
      { calls: [lineCall(1)] },
      {
        call: {
          __typename: 'Call',
          ...lineCall(2, { completedAt: null, completedBy: null, purpose: { id: 'p1', name: 'Dressing Change' } }),
        },
      },
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bar()).toContain('Call created')
    expect(screen.getByRole('link', { name: 'Open call' }).getAttribute('href')).toMatch(/2$/)
    expect(calls().map(({ textContent }) => textContent?.slice(0, 15))).toEqual([
      'Dressing Change',
      'PICC Insertion'.padEnd(15, 'C'),
    ])
  })

  test('a line that was closed meanwhile is reported on the page', async () => {
    const page = await open()
    await page.user.click(create())
    await page.refuse('LINE_CLOSED', 'Ben Carter closed this line. Reopen it first.', closedLine)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bar()).toContain('Ben Carter closed this line. Reopen it first.')
  })

  test('a refusal is shown at its field', async () => {
    const page = await open()
    await page.user.click(create())
    await page.refuse('VALIDATION', 'Some entries are wrong.', {}, [{ field: 'roomId', message: 'Required' }])
    expect(form().getByText('Required')).toBeTruthy()
  })
})

test('a new room of the catalog can be chosen, and unfinished input stays', async () => {
  const page = await openLine()
  await page.user.type(field('Line Name'), ' 2')
  await page.feed.catalogueMoved()
  expect(page.asked()).toEqual(['LinePageCatalogueQuery'])
  const [main] = lineProvider.facilities
  await page.answer({
    Provider: () => ({
      ...lineProvider,
      facilities: [{ ...main, rooms: [...main!.rooms, { databaseId: 'r14', name: '4B-14' }] }],
    }),
  })
  expect(field('Line Name').value).toBe('Park’s Line 2')
  await page.user.click(screen.getByRole('button', { name: 'Show Room' }))
  expect(within(screen.getByRole('listbox', { name: 'Room' })).getAllByRole('option')).toHaveLength(3)
  expect(errorAt('Room')).toBeUndefined()
})

test('what somebody replaced without having seen it is told for an hour, also of a closed line (rules 3.14b)', async () => {
  const replaced = (label: string, at: string) => ({ label, by: 'Ben Carter', at, before: '03/20/2026', after: null })
  const told = () =>
    screen.queryAllByText(/replaced what you entered/).map(({ parentElement }) => parentElement!.textContent)
  const viewerOverwritten = [
    replaced('Next Change Date', '2026-11-21T14:01:00.000Z'),
    replaced('Line Name', '2026-11-21T14:00:00.000Z'),
  ]
  const page = await openLine({ viewerOverwritten })
  const words = 'Ben Carter replaced what you entered, without having seen it.Next Change Date: 03/20/2026 → empty'
  expect(told()).toEqual([words])
  await page.changesTo({ ...closedLine, viewerOverwritten })
  expect(told()).toEqual([words])
  await page.changesTo(closedLine)
  expect(told()).toEqual([])
})
