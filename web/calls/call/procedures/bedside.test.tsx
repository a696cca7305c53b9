import { act, screen, within } from '@testing-library/react'
import { turnShortcuts } from '../../../ui/keys/shortcuts'
import { fill } from '../../../test/fill'
import { pressKey } from '../../../test/pressKey'
import { button, callId, choice, field, openCall, procedure, provider } from '../../../test/callPage'

const shown = () =>
  within(screen.getByRole('region', { name: 'Procedures' }))
    .getAllByRole('checkbox')
    .map((box) => box.parentElement!.textContent)
const sent = (page: Awaited<ReturnType<typeof openCall>>) => page.sent().map(([, { input }]) => input as object)[0]
/** The procedure that a button is about, which is read with it. */
const describedBy = (name: string) =>
  document.getElementById(button(name).getAttribute('aria-describedby')!)?.textContent
const listed = () =>
  within(screen.getByRole('dialog', { name: 'Cannot submit' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** The need of the call names these procedures. */
const usually = (...procedureIds: string[]) => ({
  also: { purposes: provider.purposes.map((purpose) => ({ ...purpose, procedureIds })) },
})
const line = { id: 'l1', name: "Park's Line", completedAt: null, infection: false, infectionNotes: null }
const lastRecords = [
  {
    procedureId: 'insertion',
    completedAt: '2026-11-15T12:00:00.000Z',
    fields: [
      { fieldId: 'type', values: ['SL PICC'] },
      { fieldId: 'tip', values: ['Fluoroscopy'] },
      { fieldId: 'length', values: ['42'] },
    ],
  },
  {
    procedureId: 'dressing',
    completedAt: '2026-11-15T12:00:00.000Z',
    fields: [
      { fieldId: 'site', values: ['Clean'] },
      { fieldId: 'biopatch', values: ['true'] },
    ],
  },
]

afterEach(() => turnShortcuts(true))

describe('the procedures that usually answer the need (rules 10.10)', () => {
  test('come first, and the others are behind All procedures', async () => {
    const page = await openCall({}, undefined, usually('removal', 'dressing'))
    expect(shown()).toEqual(['Dressing', 'Removal'])
    await page.user.click(button('All procedures'))
    expect(shown()).toEqual(['Dressing', 'Removal', 'Insertion', 'Education'])
    await page.user.click(procedure('Education'))
    await page.user.click(button('Usual procedures only'))
    expect(shown()).toEqual(['Dressing', 'Removal', 'Education'])
    await fill(screen.getByRole('searchbox', { name: 'Find a procedure' }), 'insert')
    expect(shown()).toEqual(['Insertion'])
  })

  test('that were deleted meanwhile leave the whole list', async () => {
    await openCall({}, undefined, usually('deleted'))
    expect(shown()).toEqual(['Insertion', 'Dressing', 'Removal', 'Education'])
    expect(screen.queryByRole('button', { name: 'All procedures' })).toBeNull()
  })
})

describe('the same as last time (rules 10.13a)', () => {
  const open = () => openCall({ line, lastRecords }, undefined, usually('dressing'))

  test('selects the procedure and offers its values, which are no entries before all are confirmed', async () => {
    const page = await open()
    expect(describedBy('Same as last time, 11/15')).toBe('Dressing')
    await page.user.click(button('Same as last time, 11/15'))
    expect(procedure('Dressing').checked).toBe(true)
    expect(choice('Site', 'Clean from 11/15').checked).toBe(false)
    expect(screen.getByText('2 entries from 11/15, not confirmed yet')).toBeTruthy()
    await page.user.click(button('Submit Procedure'))
    expect(listed()).toEqual(['Site from 11/15 is not confirmed yet', 'Biopatch from 11/15 is not confirmed yet'])
    expect(page.sent()).toEqual([])
    await page.user.keyboard('{Escape}')
    expect(describedBy('Confirm All')).toBe('Dressing')
    await page.user.click(button('Confirm All'))
    expect(choice('Site', 'Clean').checked).toBe(true)
    await page.user.click(button('Submit Procedure'))
    expect(sent(page)).toEqual({
      callId,
      expectedVersion: 3,
      fields: [
        { fieldId: 'site', values: ['Clean'] },
        { fieldId: 'biopatch', values: ['true'] },
      ],
    })
  })

  test('each value is confirmed, replaced or declined alone', async () => {
    const page = await open()
    await page.user.click(button('Same as last time, 11/15'))
    await page.user.click(choice('Site', 'Red'))
    await page.user.click(button('Do not use Biopatch from 11/15'))
    expect(screen.queryByText(/not confirmed yet/)).toBeNull()
    await page.user.click(button('Submit Procedure'))
    expect(sent(page)).toMatchObject({ fields: [{ fieldId: 'site', values: ['Red'] }] })
  })

  test('a number is only compared, and an option that is gone is named and not offered', async () => {
    const page = await openCall({ line, lastRecords }, undefined, usually('insertion'))
    await page.user.click(button('Same as last time, 11/15'))
    expect(screen.getByText('42 on 11/15. Measure it anew.')).toBeTruthy()
    expect(screen.getByText('Fluoroscopy on 11/15 cannot be chosen any more.')).toBeTruthy()
    await page.user.click(button('Confirm All'))
    expect(choice('Insertion Type', 'SL PICC').checked).toBe(true)
    expect(field('Catheter length \\(cm\\)').value).toBe('')
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(1)
  })

  test('nothing is offered without a record, and on a completed call', async () => {
    await openCall({ line }, undefined, usually('dressing'))
    expect(screen.queryByRole('button', { name: /^Same as last time/ })).toBeNull()
  })
})

test('an option that excludes the others is chosen alone (rules 5.12)', async () => {
  const alone = provider.procedures.map((each) => ({
    ...each,
    fields: each.fields.map((one) => ({
      ...one,
      options: one.options.map((option) => ({
        ...option,
        excludesOthers: (option as { value: string }).value === 'Clean',
      })),
    })),
  }))
  const page = await openCall({}, undefined, { also: { procedures: alone } })
  await page.user.click(procedure('Dressing'))
  await page.user.click(choice('Site', 'Red'))
  await page.user.click(choice('Site', 'Clean'))
  expect([choice('Site', 'Clean').checked, choice('Site', 'Red').checked]).toEqual([true, false])
  await page.user.click(choice('Site', 'Red'))
  expect([choice('Site', 'Clean').checked, choice('Site', 'Red').checked]).toEqual([false, true])
})

describe('by keyboard (rules 10.5)', () => {
  test('p goes to the procedures, y offers and confirms, s submits', async () => {
    const page = await openCall({ line, lastRecords }, undefined, usually('dressing'))
    await pressKey('p')
    expect(document.activeElement).toBe(procedure('Dressing'))
    await pressKey('y')
    await pressKey('y')
    await pressKey('s')
    expect(sent(page)).toMatchObject({ fields: [{ fieldId: 'site' }, { fieldId: 'biopatch' }] })
  })

  test('no key acts while someone types, or when keys are switched off, and the tooltip names the key', async () => {
    const page = await openCall()
    expect(button('Submit Procedure').title).toBe('Submit Procedure (s)')
    await page.user.type(field('Contact'), 'rs')
    await pressKey('s')
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => field('Contact').blur())
    act(() => turnShortcuts(false))
    await pressKey('s')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Submit Procedure').title).toBe('')
    act(() => turnShortcuts(true))
    await pressKey('s')
    expect(screen.getByRole('dialog', { name: 'Cannot submit' })).toBeTruthy()
  })

  test('links skip to the procedures and to the actions', async () => {
    const page = await openCall({}, undefined, usually('dressing'))
    await page.user.click(screen.getByRole('link', { name: 'To procedures' }))
    expect(document.activeElement).toBe(procedure('Dressing'))
    await page.user.click(screen.getByRole('link', { name: 'To actions' }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Actions' }))
  })
})
