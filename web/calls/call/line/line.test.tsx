import { screen, within } from '@testing-library/react'
import { globalId } from '../../../relay/globalId'
import { Problem } from '../../../relay/problem'
import { closedPages } from '../../../test/fakes/closedPages'
import { fill } from '../../../test/fill'
import { expectErrors } from '../../../test/complaints'
import { answerTo } from '../../../test/renderWithRelay'
import {
  bar,
  button,
  callId,
  choice,
  completedByBen,
  field,
  openCall,
  procedure,
  recordTeaching,
  teaching,
} from '../../../test/callPage'
import { happening } from '../../../test/settled'

type Page = Awaited<ReturnType<typeof openCall>>

const parks = {
  id: 'l1',
  name: "Park's Line",
  completedAt: null,
  infection: false,
  infectionNotes: null as string | null,
}
const offered = (id: string, name: string, over: object = {}) => ({
  id,
  name,
  mrn: '4456535',
  orderingProvider: 'Dr. Osei',
  patientFirstName: 'June',
  patientLastName: 'Park',
  followUpInterval: 7,
  nextChangeDate: '2026-11-28T09:00:00.000Z',
  callCount: 4,
  roomDescription: null,
  room: {
    id: globalId('Room', '00000000-0000-7000-8000-000000000007'),
    name: '4B-12',
    facility: { id: 'f1', name: 'Main Hospital' },
  },
  ...over,
})
/** A line of another patient in the same room. */
const kevins = offered('l9', 'L basilic SL PICC', {
  mrn: '4439227',
  patientFirstName: 'Kevin',
  patientLastName: 'Hansen',
})

const lookingFor = (page: Page) => page.sent().find(([name]) => name === 'MatchingLinesQuery')?.[1]

/** Answers with these lines. */
const offer = async (page: Page, ...lines: ReturnType<typeof offered>[]) => {
  const operation = page.environment.mock
    .getAllOperations()
    .find(({ request }) => request.node.params.name === 'MatchingLinesQuery')!
  await happening(async () => {
    page.environment.mock.resolve(
      operation,
      answerTo(operation, {
        Query: () => ({ node: { __typename: 'Call', id: callId } }),
        Call: () => ({ id: callId, matchingLines: lines }),
      }),
    )
    await Promise.resolve()
  })
}

/** A midline placement, which needs a follow-up. */
const recordInsertion = async ({ user }: Page) => {
  await user.click(procedure('Insertion'))
  await user.click(choice('Insertion Type', 'ML'))
}
const insertion = { fields: [{ fieldId: 'type', values: ['ML'] }] }
const dialog = (name = 'Select or Create Line') => within(screen.getByRole('dialog', { name }))

describe('Select or Create Line', () => {
  test('opens before anything is sent, when the record needs a line', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await fill(field('MRN'), '77-1 ')
    await page.user.click(button('Submit Procedure'))
    expect(lookingFor(page)).toEqual({
      id: callId,
      mrn: '77-1',
      roomId: globalId('Room', '00000000-0000-7000-8000-000000000007'),
      patientLastName: 'Park',
    })
    expect(page.sent()).toHaveLength(1)
  })

  test('opens when the server requires a line', async () => {
    const page = await openCall()
    await recordTeaching(page)
    await page.user.click(button('Submit Procedure'))
    await page.refuse('LINE_REQUIRED', 'm')
    expect(screen.getByRole('dialog', { name: 'Select or Create Line' })).toBeTruthy()
  })

  test('does not open without an MRN, for a call that has a line, or when the line is out', async () => {
    for (const call of [{ mrn: null, room: null } as never, { line: parks }]) {
      const page = await openCall(call)
      await recordInsertion(page)
      await page.user.click(button('Submit Procedure'))
      expect(page.sent()[0]?.[0]).toBe('entryVerbsCloseCallMutation')
      page.unmount()
      // Its last request is still pending, and the next page does not wait for it.
      sessionStorage.clear()
    }
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(procedure('Removal'))
    await page.user.click(choice('Reason', 'Treatment ended'))
    await page.user.click(button('Submit Procedure'))
    expect(page.sent()[0]?.[0]).toBe('entryVerbsCloseCallMutation')
  })

  test('a new line has the default name, which can be changed, and is created with the closing', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    await offer(page)
    const name = dialog().getByLabelText<HTMLInputElement>(/^Line Name/)
    expect(name.value).toBe("Park's Line")
    await page.user.type(name, ' 2')
    await page.user.click(dialog().getByRole('switch', { name: 'Infection' }))
    await fill(dialog().getByLabelText('Infection Notes'), 'red')
    await page.user.click(button('Create Line and Submit'))
    expect(page.sent()).toEqual([
      [
        'entryVerbsCloseCallAndCreateLineMutation',
        {
          input: {
            callId,
            lineName: "Park's Line 2",
            ...insertion,
            infection: true,
            infectionNotes: 'red',
            expectedVersion: 3,
            clientMutationId: expect.stringMatching(/^[0-9a-f]{32}$/),
          },
        },
      ],
    ])
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Submitting…' }).disabled).toBe(true)
    await page.done(completedByBen)
    expect(page.router.state.location.pathname).toBe('/calls/queue')
  })

  test('a name that was entered is not lost without a question', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    await offer(page)
    const name = () => dialog().getByLabelText<HTMLInputElement>(/^Line Name/)
    await page.user.type(name(), ' 2{Escape}')
    await page.user.click(button('Stay'))
    expect(name().value).toBe("Park's Line 2")
    await page.user.keyboard('{Escape}')
    await page.user.click(button('Leave'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a name from a closed page is back, and New line with it; Discard leads to the name', async () => {
    const form = `line name of ${callId}`
    const { keeper, After } = closedPages({ [form]: { name: { from: "Park's Line", to: "Park's Line 2" } } })
    const page = await openCall({}, After)
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    expect(dialog().getByText('Unsaved entries restored')).toBeTruthy()
    // A line of the patient would begin with Existing line.
    await offer(page, offered('l1', "Park's Line"))
    const name = dialog().getByLabelText<HTMLInputElement>(/^Line Name/)
    expect(name.value).toBe("Park's Line 2")
    await page.user.click(dialog().getByRole('button', { name: 'Discard' }))
    await happening(async () => void (await new Promise(requestAnimationFrame)))
    expect([name.value, document.activeElement]).toEqual(["Park's Line", name])
    expect(keeper.forget.mock.calls).toContainEqual([form])
    await page.user.click(dialog().getByText('Existing line'))
    expect(dialog().getByRole('radio', { name: "Park's Line" })).toBeTruthy()
  })

  test('a name that is too long is told and stays whole', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    await offer(page)
    const name = dialog().getByLabelText<HTMLInputElement>(/^Line Name/)
    await fill(name, 'x'.repeat(201))
    expect(name.value).toHaveLength(201)
    expect(dialog().getByText('Must be at most 200 characters')).toBeTruthy()
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Create Line and Submit' }).disabled).toBe(true)
    await fill(name, 'x'.repeat(200))
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Create Line and Submit' }).disabled).toBe(false)
  })

  test('a line cannot be without a name', async () => {
    const page = await openCall({ patientLastName: null, room: null } as never)
    await page.user.click(procedure('Education'))
    await page.user.type(field('Topic'), 'x')
    await page.user.click(screen.getByRole('switch', { name: 'Schedule a follow-up' }))
    await page.user.keyboard('3')
    await page.user.click(button('Submit Procedure'))
    await offer(page)
    const name = dialog().getByLabelText<HTMLInputElement>(/^Line Name/)
    expect(name.value).toBe("Patient's Line")
    await page.user.clear(name)
    expect(button('Create Line and Submit').disabled).toBe(true)
  })

  test('among lines that match, one is chosen and the call closed with it', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    await offer(page, offered('l1', "Park's Line"), offered('l2', "Park's second line"))
    expect(button('Select Line and Submit').disabled).toBe(true)
    await page.user.click(dialog().getByRole('radio', { name: "Park's second line" }))
    await page.user.click(button('Select Line and Submit'))
    expect(page.sent()).toEqual([
      ['entryVerbsCloseCallMutation', { input: { callId, lineId: 'l2', ...insertion, expectedVersion: 3 } }],
    ])
  })

  test('a line that was closed meanwhile is an error in the dialog, and another can be chosen', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    await offer(page, offered('l1', "Park's Line"))
    await page.user.click(dialog().getByRole('radio', { name: "Park's Line" }))
    await page.user.click(button('Select Line and Submit'))
    await page.refuse('VALIDATION', 'm', {}, [{ field: 'lineId', message: 'This line is closed' }])
    expect(dialog().getByRole('alert').textContent).toBe('This line is closed')
    await page.user.click(dialog().getByText('New line'))
    expect(button('Create Line and Submit').disabled).toBe(false)
  })

  test('other refusals are shown on the page, and nothing is lost', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    await offer(page)
    await page.user.click(button('Create Line and Submit'))
    await page.refuse('CALL_DELETED', 'This call was deleted.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bar()).toContain('This call was deleted.')
    expect(choice('Insertion Type', 'ML').checked).toBe(true)
  })

  test('a failed search for lines can be retried', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    expectErrors(/Problem: gone/)
    await page.fail(new Problem('OFFLINE', 'gone'))
    expect(dialog().getByRole('alert').textContent).toContain('The server cannot be reached.')
    await page.user.click(button('Retry'))
    await offer(page, offered('l1', "Park's Line"))
    expect(dialog().getByRole('radio', { name: "Park's Line" })).toBeTruthy()
  })
})

describe("another patient's line (rules 4.2a)", () => {
  const confirmation = () => within(screen.getByRole('alertdialog', { name: 'Is this the right patient?' }))
  const headings = () =>
    dialog()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)

  test('a line of another patient in the room does not make Existing line the first choice', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    await offer(page, kevins)
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'New line' }).checked).toBe(true)
    expect(button('Create Line and Submit').disabled).toBe(false)
  })

  test('a line of the same MRN does, in other capitals and with blanks around it too', async () => {
    const page = await openCall({ mrn: 'fm-1' })
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    await offer(page, offered('l1', "Park's Line", { mrn: ' FM-1' }))
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Existing line' }).checked).toBe(true)
  })

  test('other patients’ lines are listed last, under their own heading', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    await offer(
      page,
      kevins,
      offered('l8', 'No number', { mrn: null }),
      offered('l1', "Park's Line"),
      offered('l7', 'Elsewhere', { mrn: '1', room: null }),
    )
    expect(headings()).toEqual([
      'Same MRN',
      'No MRN to compare',
      'Same room, different patient',
      'Same last name, different patient',
    ])
    expect(
      within(dialog().getByRole('region', { name: 'Same room, different patient' })).getByRole('radio', {
        name: 'L basilic SL PICC',
      }),
    ).toBeTruthy()
  })

  test('choosing one asks with the names and MRNs of both patients, and sends only after confirmation', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    await offer(page, kevins)
    await page.user.click(dialog().getByText('Existing line'))
    await page.user.click(dialog().getByRole('radio', { name: 'L basilic SL PICC' }))
    await page.user.click(button('Select Line and Submit'))
    expect(page.sent()).toEqual([])
    const dialogText = (await screen.findByRole('alertdialog', { name: 'Is this the right patient?' })).textContent
    for (const words of [
      'The call and the line have different MRNs.',
      'June Park',
      'MRN 4456535',
      'Kevin Hansen',
      'MRN 4439227',
    ])
      expect(dialogText).toContain(words)
    await page.user.click(confirmation().getByRole('button', { name: 'Choose Another Line' }))
    expect(page.sent()).toEqual([])
    await page.user.click(button('Select Line and Submit'))
    await page.user.click(confirmation().getByRole('button', { name: 'Select Line and Submit' }))
    expect(page.sent()).toEqual([
      [
        'entryVerbsCloseCallMutation',
        { input: { callId, lineId: 'l9', confirm: true, ...insertion, expectedVersion: 3 } },
      ],
    ])
  })

  test('a line without an MRN needs confirmation, too', async () => {
    const page = await openCall()
    await page.user.click(button('Add to existing line'))
    await offer(page, offered('l8', 'No number', { mrn: null, patientFirstName: null, patientLastName: null }))
    await page.user.click(dialog('Add to existing line').getByRole('button', { name: 'No number' }))
    const dialogText = (await screen.findByRole('alertdialog', { name: 'Is this the right patient?' })).textContent
    for (const words of ['An MRN is missing, so the two patients cannot be compared.', 'No name', 'No MRN'])
      expect(dialogText).toContain(words)
    await page.user.click(confirmation().getByRole('button', { name: 'Add to This Line' }))
    expect(page.sent()).toEqual([['entryVerbsAddCallLineMutation', { input: { callId, lineId: 'l8', confirm: true } }]])
  })

  test('a line that the server refuses, because the MRN of the call changed, can be confirmed', async () => {
    const page = await openCall()
    await recordInsertion(page)
    await page.user.click(button('Submit Procedure'))
    await offer(page, offered('l1', "Park's Line"))
    await page.user.click(dialog().getByRole('radio', { name: "Park's Line" }))
    await page.user.click(button('Select Line and Submit'))
    await page.refuse('LINE_OF_ANOTHER_PATIENT', 'This line has a different MRN than the call.')
    expect(dialog().getByRole('alert').textContent).toBe('This line has a different MRN than the call.')
    await page.user.click(button('Select Line and Submit'))
    await page.user.click(confirmation().getByRole('button', { name: 'Select Line and Submit' }))
    expect(page.sent()).toMatchObject([['entryVerbsCloseCallMutation', { input: { lineId: 'l1', confirm: true } }]])
  })
})

describe('Add to existing line', () => {
  test('lists room, MRN, provider, patient, interval, next change and calls; a press on a line adds the call to it', async () => {
    const page = await openCall()
    await fill(field('Additional Comments'), 'kept')
    await page.user.click(button('Add to existing line'))
    await offer(page, offered('l2', "Park's second line"))
    const list = dialog('Add to existing line')
    expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Room',
      'MRN',
      'Provider',
      'Patient Name',
      'Interval (days)',
      'Next Dressing Change',
      'Calls',
    ])
    expect(list.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '4B-12 · Main Hospital',
      '4456535',
      'Dr. Osei',
      'June Park',
      '7',
      expect.stringContaining('Nov 28'),
      '4',
    ])
    await page.user.click(list.getByRole('button', { name: "Park's second line" }))
    expect(page.sent()).toEqual([['entryVerbsAddCallLineMutation', { input: { callId, lineId: 'l2' } }]])
    await page.done({
      line: { ...parks, id: 'l2', name: "Park's second line" },
      version: 4,
      updatedAt: '2026-11-21T08:30:00.000Z',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('region', { name: 'Line' }).textContent).toContain("Park's second line")
    expect(field('Additional Comments').value).toBe('kept')
    expect(bar()).not.toContain('was changed by')
  })

  test('says when nothing matches', async () => {
    const page = await openCall()
    await page.user.click(button('Add to existing line'))
    await offer(page)
    expect(dialog('Add to existing line').getByText(/No open line has this MRN/)).toBeTruthy()
  })
})

describe('the infection of the line', () => {
  const infected = { ...parks, infection: true, infectionNotes: 'Redness' }

  test('shows the line’s value, and is sent only when someone changes it', async () => {
    const page = await openCall({ line: infected })
    expect(screen.getByRole('switch', { name: 'Infection' }).getAttribute('aria-checked')).toBe('true')
    expect(field('Infection Notes').value).toBe('Redness')
    await recordTeaching(page)
    await page.user.click(button('Submit Procedure'))
    expect(page.sent()[0]?.[1]).toEqual({ input: { callId, ...teaching, expectedVersion: 3 } })
  })

  test('is ended by its switch, and its notes may be added to', async () => {
    const page = await openCall({ line: infected })
    await page.user.click(screen.getByRole('switch', { name: 'Infection' }))
    await page.user.type(field('Infection Notes'), ', over')
    await recordTeaching(page)
    await page.user.click(button('Submit Procedure'))
    expect(page.sent()[0]?.[1]).toMatchObject({ input: { infection: false, infectionNotes: 'Redness, over' } })
  })

  test('is not shown for a call without a line', async () => {
    await openCall()
    expect(screen.queryByRole('switch', { name: 'Infection' })).toBeNull()
  })
})
