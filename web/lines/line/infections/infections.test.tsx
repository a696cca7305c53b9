import { screen, waitFor, within } from '@testing-library/react'
import { bar, button, dialog, lineId, openLine, type LineFacts } from '../../../test/linePage'

// Today is 2026-11-21 at the line's facility.

type Page = Awaited<ReturnType<typeof openLine>>
const title = 'Manually Add/Edit Infection Entry'
const flag = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Has Infection' })
const panel = () => screen.getByRole('region', { name: 'Infection' }).textContent
const show = (page: Page) => page.user.click(button('Show Infection History'))
const shown = () =>
  within(screen.getByRole('list', { name: 'Infection History' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const start = () => dialog(title).getByLabelText<HTMLInputElement>(/^Start/)
const stop = () => dialog(title).getByLabelText<HTMLInputElement>(/^Stop/)
const ongoing = () => dialog(title).getByRole('checkbox', { name: 'Ongoing' })
const confirm = (name: 'Add' | 'Edit' | 'Cancel') => dialog(title).getByRole<HTMLButtonElement>('button', { name })
const saved = async (page: Page) => {
  await page.user.click(button('Save'))
  return (page.sent()[0]?.[1] as { input: object } | undefined)?.input
}
const past = { entryId: 'e1', start: '2026-11-05', stop: '2026-11-09' }
const goesOn: LineFacts = { infection: true, infections: [past, { entryId: 'e2', start: '2026-11-15', stop: null }] }

describe('the history', () => {
  test('is shown and hidden, latest first', async () => {
    const page = await openLine(goesOn)
    await show(page)
    expect(shown()).toEqual(['11/15/2026 – Ongoing', '11/05/2026 – 11/09/2026'])
    await page.user.click(button('Hide Infection History'))
    expect(screen.queryByRole('list', { name: 'Infection History' })).toBeNull()
  })

  test('of a line without infections says so', async () => {
    const page = await openLine()
    await show(page)
    expect(panel()).toContain('No infections.')
  })

  test('of a closed line is read-only', async () => {
    const page = await openLine({
      ...goesOn,
      completedAt: '2026-11-20T15:00:00.000Z',
      viewerCanSave: false,
      viewerCanClose: false,
    })
    await show(page)
    expect(screen.queryByRole('button', { name: 'Add Entry' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Edit|Remove) infection/ })).toBeNull()
  })
})

describe('rules 4.9, before saving: the flag', () => {
  test('turned on, starts an infection today; only the flag is sent', async () => {
    const page = await openLine({ infections: [past] })
    await show(page)
    await page.user.click(flag())
    expect(panel()).toContain('Saving starts an infection today.')
    expect(shown()).toEqual(['11/21/2026 – OngoingStarts when you save', '11/05/2026 – 11/09/2026'])
    expect(await saved(page)).toEqual({ lineId, infection: true, expectedVersion: 3 })
  })

  test('turned on again on the day an infection ended, continues it', async () => {
    const page = await openLine({ infections: [{ ...past, stop: '2026-11-21' }] })
    await show(page)
    await page.user.click(flag())
    expect(shown()).toEqual(['11/05/2026 – OngoingContinues when you save'])
    expect(panel()).toContain('The infection that began 11/05/2026 ended only today. Saving continues it.')
  })

  test('turned off, ends the ongoing infection today', async () => {
    const page = await openLine(goesOn)
    await show(page)
    await page.user.click(flag())
    expect(shown()[0]).toBe('11/15/2026 – 11/21/2026Ends when you save')
    expect(panel()).toContain('Saving today ends the infection that began 11/15/2026.')
    expect(await saved(page)).toEqual({ lineId, infection: false, expectedVersion: 3 })
  })

  test('turned on and off again leaves nothing to save', async () => {
    const page = await openLine()
    await page.user.click(flag())
    await page.user.click(flag())
    expect(panel()).not.toContain('as you save')
    expect(button('Save').disabled).toBe(true)
  })
})

describe('the dialog', () => {
  const open = async (facts: LineFacts = {}) => {
    const page = await openLine(facts)
    await page.user.click(button('Add Entry'))
    return page
  }

  test('requires a start, and a stop or Ongoing', async () => {
    const page = await open()
    expect(confirm('Add').disabled).toBe(true)
    await page.user.type(start(), '11/10/2026')
    expect(confirm('Add').disabled).toBe(true)
    await page.user.type(stop(), '11/12/2026')
    expect(confirm('Add').disabled).toBe(false)
    await page.user.clear(stop())
    expect(confirm('Add').disabled).toBe(true)
    await page.user.click(ongoing())
    expect(confirm('Add').disabled).toBe(false)
    await page.user.clear(start())
    expect(confirm('Add').disabled).toBe(true)
  })

  test('asks before an unfinished entry is lost', async () => {
    const page = await open()
    await page.user.type(start(), '11/10/2026')
    await page.user.click(confirm('Cancel'))
    await page.user.click(button('Stay'))
    expect(start().value).toBe('11/10/2026')
    await page.user.click(confirm('Cancel'))
    await page.user.click(button('Leave'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is rendered outside the form of the line', async () => {
    await open()
    expect(screen.getByRole('dialog', { name: title }).closest('form')).toBeNull()
  })

  test.each([
    ['11/21/2026', '11/21/2026', 'The start of a historical infection cannot be on or after today.'],
    ['11/10/2026', '11/22/2026', 'The end of a historical infection cannot be after today.'],
    ['11/10/2026', '11/09/2026', 'The end of an infection cannot be before the beginning.'],
    ['11/22/2026', null, 'The start of an infection cannot be after today.'],
    ['11/31/2026', null, 'Must be a valid date (MM/DD/YYYY)'],
    ['11/09/2026', '11/11/2026', 'This infection overlaps the one from 11/05/2026 to 11/09/2026.'],
    ['11/01/2026', null, 'This infection overlaps the one from 11/05/2026 to 11/09/2026.'],
  ])('says at its field what is wrong with %s to %s', async (from, to, message) => {
    const page = await open({ infections: [past] })
    await page.user.type(start(), from)
    if (to) await page.user.type(stop(), to)
    else await page.user.click(ongoing())
    await page.user.click(confirm('Add'))
    const control = message.includes('end of') ? stop() : start()
    expect(document.getElementById(`${control.id}-error`)?.textContent).toBe(message)
    await waitFor(() => expect(document.activeElement).toBe(control))
  })

  test('adds an infection to the history, which is sent as a whole', async () => {
    const page = await open({ infections: [past] })
    await page.user.type(start(), '11/12/2026')
    await page.user.type(stop(), '11/14/2026')
    await page.user.click(confirm('Add'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shown()).toEqual(['11/12/2026 – 11/14/2026', '11/05/2026 – 11/09/2026'])
    expect(await saved(page)).toEqual({
      ...{ lineId, expectedVersion: 3 },
      infectionHistory: [
        { entryId: 'e1', infectionStart: '2026-11-05', infectionStop: '2026-11-09' },
        { entryId: null, infectionStart: '2026-11-12', infectionStop: '2026-11-14' },
      ],
    })
  })

  test('an ongoing entry turns the flag on, until it is removed again', async () => {
    const page = await open()
    await page.user.type(start(), '11/18/2026')
    await page.user.click(ongoing())
    await page.user.click(confirm('Add'))
    expect([flag().checked, flag().disabled]).toEqual([true, true])
    expect(panel()).toContain('The infection that you added is ongoing.')
    await page.user.click(button('Remove infection 11/18/2026 to now'))
    await page.user.click(
      within(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this entry?' })).getByRole(
        'button',
        { name: 'Delete' },
      ),
    )
    expect([flag().checked, flag().disabled]).toEqual([false, false])
    await waitFor(() => expect(document.activeElement).toBe(button('Hide Infection History')))
    expect(button('Save').disabled).toBe(true)
  })

  test('an ongoing entry turns the flag on again after it was turned off', async () => {
    const page = await openLine(goesOn)
    await page.user.click(flag())
    await show(page)
    await page.user.click(button(/^Edit infection 11\/15\/2026/))
    await page.user.clear(start())
    await page.user.type(start(), '11/16/2026')
    await page.user.click(confirm('Edit'))
    expect(flag().checked).toBe(true)
    expect(shown()[0]).toBe('11/16/2026 – Ongoing')
    expect(await saved(page)).toEqual({
      ...{ lineId, expectedVersion: 3 },
      infectionHistory: [
        { entryId: 'e1', infectionStart: '2026-11-05', infectionStop: '2026-11-09' },
        { entryId: 'e2', infectionStart: '2026-11-16', infectionStop: null },
      ],
    })
  })

  test('opens an entry with its days, and can end an ongoing one', async () => {
    const page = await openLine(goesOn)
    await show(page)
    await page.user.click(button(/^Edit infection 11\/15\/2026/))
    expect(start().value).toBe('11/15/2026')
    expect((ongoing() as HTMLInputElement).checked).toBe(true)
    await page.user.click(ongoing())
    expect(confirm('Edit').disabled).toBe(true)
    await page.user.type(stop(), '11/19/2026')
    await page.user.click(confirm('Edit'))
    expect(shown()[0]).toBe('11/15/2026 – 11/19/2026')
  })
})

test('an overlap that only the server knows is shown at the history, naming its infection', async () => {
  const page = await openLine({ infections: [past] })
  await page.user.click(button('Add Entry'))
  await page.user.type(start(), '11/12/2026')
  await page.user.type(stop(), '11/14/2026')
  await page.user.click(confirm('Add'))
  await page.user.click(button('Save'))
  await page.refuse('VALIDATION', 'Some entries are wrong.', { infections: [past] }, [
    { field: 'infectionHistory[1].infectionStart', message: 'This infection overlaps the one from 11/13/2026 to now.' },
  ])
  expect(panel()).toContain('11/12/2026 to 11/14/2026: This infection overlaps the one from 11/13/2026 to now.')
  expect(bar()).toContain('Not saved')
})
