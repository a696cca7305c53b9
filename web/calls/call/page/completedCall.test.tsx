import { screen, waitFor, within } from '@testing-library/react'
import { fill } from '../../../test/fill'
import {
  bar,
  button,
  buttons,
  callId,
  choice,
  completedByBen,
  errorAt,
  field,
  openCall,
  procedure,
  unassigned,
  type CallFacts,
} from '../../../test/callPage'

const recorded = (
  fieldId: string,
  procedureId: string,
  procedureName: string,
  fieldName: string,
  values: string[],
  type = 'text',
) => ({ fieldId, procedureId, procedureName, fieldName, type, values })
const fields = [recorded('topic', 'education', 'Teaching', 'Subject', ['Flushing'])]
const savable: CallFacts = { ...completedByBen, viewerCanSave: true, fields }
const refused: CallFacts = {
  ...completedByBen,
  fields,
  viewerSaveRefusal: {
    code: 'CALL_CANNOT_BE_UPDATED',
    message: 'Call Cannot Be Updated: it was completed more than 72 hours ago.',
  },
}

test('a completed call that may be corrected shows what was recorded in its form, and Save', async () => {
  const page = await openCall(savable)
  expect(procedure('Education').checked).toBe(true)
  expect(field('Topic').value).toBe('Flushing')
  expect(screen.getByText(/^Ben Carter completed this call at/)).toBeTruthy()
  expect(buttons()).toEqual(['Save'])
  expect(button('Save').disabled).toBe(true)
  // Read in the order in which it is seen.
  expect(bar()).toMatch(/Back to the queue.*Save/)
  await page.user.type(field('Topic'), ', showering')
  expect(bar()).toContain('Not saved yet')
})

test('Save sends the changes, shows a notice, and opens the completed list', async () => {
  const page = await openCall(savable)
  await page.user.type(field('Topic'), ', showering')
  await fill(field('Additional Comments'), 'two attempts')
  await page.user.click(button('Save'))
  expect(page.sent()).toEqual([
    [
      'entryVerbsSaveCallMutation',
      {
        input: {
          callId,
          comments: 'two attempts',
          fields: [{ fieldId: 'topic', values: ['Flushing, showering'] }],
          expectedVersion: 9,
        },
      },
    ],
  ])
  await page.done({
    ...savable,
    comments: 'two attempts',
    fields: [{ ...fields[0]!, values: ['Flushing, showering'] }],
    version: 10,
    updatedAt: '2026-11-21T09:10:00.000Z',
  } as never)
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/calls/completed'))
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).toContain('Saved')
})

test.each([
  [savable, 'Return to Completed List', '/calls/completed'],
  [{ ...savable, deleted: true }, 'Return to Deleted List', '/calls/deleted'],
  [unassigned, 'Return to Queue', '/calls/queue'],
  // For the lead, "Return to Queue" is the button that gives the call back.
  [{}, 'Queue', '/calls/queue'],
])('the way back is to where calls that stand like it are', async (call: CallFacts, name: string, to: string) => {
  await openCall(call)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
})

test('saving is checked like closing', async () => {
  const page = await openCall(savable)
  await page.user.click(procedure('Education'))
  await page.user.clear(field('MRN'))
  await page.user.click(button('Save'))
  const dialog = within(screen.getByRole('dialog', { name: 'Cannot submit' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'MRN is required when facility Main Hospital is selected',
    'At least one procedure must be selected',
  ])
  await page.user.click(dialog.getByRole('link', { name: /^MRN/ }))
  await waitFor(() => expect(document.activeElement).toBe(field('MRN')))
  expect(errorAt('MRN')).toBe('MRN is required when facility Main Hospital is selected')
  expect(page.sent()).toEqual([])
})

test('what the catalogue does not have any more stays as it was recorded (rules 5.3)', async () => {
  const page = await openCall({
    ...savable,
    fields: [
      ...fields,
      recorded('old', 'gone', 'Midline', 'Side', ['Left']),
      recorded('reason', 'removal', 'Removal', 'Reason', ['Pulled out'], 'radio'),
    ],
  })
  expect(screen.getByText(/no longer in the list/).parentElement!.textContent).toContain('MidlineSideLeft')
  expect(choice('Reason', 'Pulled out').checked).toBe(true)
  await page.user.type(field('Topic'), '!')
  await page.user.click(button('Save'))
  expect(page.sent()[0]?.[1]).toMatchObject({
    input: {
      fields: [
        { fieldId: 'reason', values: ['Pulled out'] },
        { fieldId: 'topic', values: ['Flushing!'] },
        { fieldId: 'old', values: ['Left'] },
      ],
    },
  })
})

test('outside of its time a completed call says why it cannot be updated, and can only be read, with the names of then', async () => {
  await openCall(refused)
  expect(screen.getByText('Call Cannot Be Updated: it was completed more than 72 hours ago.')).toBeTruthy()
  expect(field('MRN').readOnly).toBe(true)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByRole('region', { name: 'Procedures' }).textContent).toBe('ProceduresTeachingSubjectFlushing')
  expect(buttons()).toEqual([])
})

describe('the time for corrections (rules 3.12)', () => {
  const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString()
  const others = { code: 'CALL_CANNOT_BE_UPDATED', message: 'Call Cannot Be Updated: only Ben Carter can correct it.' }

  test('after it, the page says when it ended and who can still correct the call', async () => {
    await openCall({ ...refused, completedAt: '2026-03-10T12:00:00.000Z' })
    expect(bar()).toMatch(/The time for corrections ended Mar 13.*Administrators can still correct it\./)
  })

  test('within it, the page says until when the one who completed it can', async () => {
    await openCall({ ...refused, completedAt: hours(1), viewerSaveRefusal: others })
    expect(bar()).toMatch(/The time for corrections ends .*Administrators can correct it afterwards as well\./)
  })

  test('people who may correct it see until when', async () => {
    await openCall({ ...savable, completedAt: hours(1) })
    expect(bar()).toMatch(/You can still correct it\. The time for corrections ends /)
  })

  test('an administrator reads that it ended, and that they still can', async () => {
    await openCall({ ...savable, completedAt: '2026-03-10T12:00:00.000Z' })
    expect(bar()).toMatch(/You can still correct it\. The time for corrections ended Mar 13/)
  })
})

test('the line of a read-only call shows its infection', async () => {
  await openCall({
    ...refused,
    line: {
      id: 'l1',
      name: "Park's Line",
      completedAt: '2026-11-21T09:03:00.000Z',
      infection: true,
      infectionNotes: 'Redness',
    },
  })
  expect(screen.getByRole('region', { name: 'Line' }).textContent).toBe("LinePark's Line (closed)Infection Redness")
})

test('a Save that is too late is refused, and the entries stay', async () => {
  const page = await openCall(savable)
  await page.user.type(field('Topic'), '!')
  await page.user.click(button('Save'))
  await page.refuse('CALL_CANNOT_BE_UPDATED', 'Call Cannot Be Updated: it was completed more than 72 hours ago.', {
    ...refused,
    viewerCanSave: false,
  })
  expect(screen.getByText('Call Cannot Be Updated: it was completed more than 72 hours ago.')).toBeTruthy()
  expect(bar()).toContain('What you entered is still on this page. It was not sent.')
  expect(field('Topic').value).toBe('Flushing!')
  expect(field('Topic').readOnly).toBe(true)
})
