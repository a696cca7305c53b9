import { screen, within } from '@testing-library/react'
import { fill } from '../../../test/fill'
import {
  bar,
  ben,
  button,
  callId,
  choice,
  field,
  openCall,
  procedure,
  recordTeaching,
  teaching,
  type CallFacts,
} from '../../../test/callPage'

// Two people edit the same call (rules 3.21).

const stale = 'Someone changed this call in the meantime.'
const moved = { updatedBy: ben, updatedAt: '2026-11-21T08:30:00.000Z', version: 4 }
const dialog = () => within(screen.getByRole('dialog', { name: 'Ben Carter changed this call too' }))
const asks = () => screen.queryByRole('dialog', { name: /changed this call too/ }) !== null
const confirm = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name })
const dispute = (name: string) => within(dialog().getByRole('group', { name }))

/** Commits an update of the store, and lets the form react. */
const settled = () => screen.findByText(/Changed by Ben Carter|changed this call too/)

test('entries that only the other person changed are taken and marked, and saving continues', async () => {
  const page = await openCall()
  await fill(field('Additional Comments'), 'two attempts')
  await page.user.click(button('Save Entries'))
  await page.refuse('STALE', stale, { ...moved, contact: 'Dr. Osei' })
  await settled()
  expect(asks()).toBe(false)
  expect(field('Contact').value).toBe('Dr. Osei')
  expect(field('Contact').getAttribute('aria-describedby')).toContain('field-contact-mark')
  expect(field('Additional Comments').value).toBe('two attempts')
  expect(page.sent()).toEqual([
    ['entryVerbsCorrectCallMutation', { input: { callId, comments: 'two attempts', expectedVersion: 4 } }],
  ])
  await page.done({ ...moved, contact: 'Dr. Osei', comments: 'two attempts', version: 5 } as never)
  expect(bar()).toContain('All entries saved')
  expect(screen.queryByText('Changed by Ben Carter')).toBeNull()
})

test('where both wrote, nothing is sent before the person has picked each, and both values can be read', async () => {
  const page = await openCall()
  await fill(field('Contact'), 'RN Marcus ext 4671')
  await page.user.clear(field('MRN'))
  await page.user.type(field('MRN'), '99')
  await page.user.click(button('Save Entries'))
  await page.refuse('STALE', stale, { ...moved, contact: 'Dr. Osei', mrn: '4456536' })
  await settled()
  expect(dispute('Contact').getByRole('radio', { name: 'Yours RN Marcus ext 4671' })).toBeTruthy()
  expect(dispute('Contact').getByRole('radio', { name: 'Ben Carter Dr. Osei' })).toBeTruthy()
  expect(dialog().getByText('RN Marcus')).toBeTruthy()
  await page.user.click(dispute('Contact').getByRole('radio', { name: /^Ben Carter/ }))
  expect(confirm('Save Entries').disabled).toBe(true)
  await page.user.click(dispute('MRN').getByRole('radio', { name: /^Yours/ }))
  await page.user.click(confirm('Save Entries'))
  expect(asks()).toBe(false)
  expect(field('Contact').value).toBe('Dr. Osei')
  expect(page.sent()).toEqual([['entryVerbsCorrectCallMutation', { input: { callId, mrn: '99', expectedVersion: 4 } }]])
})

test.each([
  ['Keep all mine', { contact: 'RN Marcus A', mrn: '44565357', expectedVersion: 4 }],
  ['Take all theirs', { expectedVersion: 4 }],
])('%s decides all at once', async (all, sent) => {
  const page = await openCall()
  await page.user.type(field('Contact'), ' A')
  await page.user.type(field('MRN'), '7')
  await page.user.click(button('Save Entries'))
  await page.refuse('STALE', stale, { ...moved, contact: 'Dr. Osei', mrn: '1' })
  await settled()
  await page.user.click(dialog().getByRole('button', { name: all }))
  await page.user.click(confirm('Save Entries'))
  expect(page.sent()).toEqual([['entryVerbsCorrectCallMutation', { input: { callId, ...sent } }]])
})

test('Not now leaves the form as it is, and the offer stays', async () => {
  const page = await openCall()
  await page.user.type(field('Contact'), ' A')
  await page.user.click(button('Save Entries'))
  await page.refuse('STALE', stale, { ...moved, contact: 'Dr. Osei', preComments: 'Left arm' })
  await settled()
  await page.user.click(confirm('Not now'))
  expect([field('Contact').value, field('Pre-Procedure Notes').value]).toEqual(['RN Marcus A', 'Right arm only'])
  expect(bar()).toContain('This call was changed by Ben Carter.')
  expect(page.sent()).toEqual([])
})

test('closing first shows changes that would otherwise be missed, then continues with the record', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await page.user.click(button('Submit Procedure'))
  await page.refuse('STALE', stale, { ...moved, mrn: '4456536' })
  await settled()
  expect(dialog().getByText('4456535')).toBeTruthy()
  expect(dialog().getByText('4456536')).toBeTruthy()
  expect(page.sent()).toEqual([])
  await page.user.click(confirm('Submit Procedure'))
  expect(page.sent()).toEqual([['entryVerbsCloseCallMutation', { input: { callId, ...teaching, expectedVersion: 4 } }]])
})

test('a call that changed without its entries is saved at once, with its new version', async () => {
  const page = await openCall()
  await recordTeaching(page)
  await page.user.click(button('Submit Procedure'))
  await page.refuse('STALE', stale, { ...moved, statusCode: { id: 's2', name: 'Stat' } })
  await within(screen.getByRole('status', { name: 'Status of the call' })).findByText('Stat')
  expect(page.sent()).toEqual([['entryVerbsCloseCallMutation', { input: { callId, ...teaching, expectedVersion: 4 } }]])
})

test('a call that changes again and again is not sent for ever', async () => {
  const page = await openCall()
  await page.user.type(field('Contact'), ' A')
  await page.user.click(button('Save Entries'))
  for (const version of [4, 5, 6]) {
    await page.refuse('STALE', stale, { ...moved, version, updatedAt: `2026-11-21T08:3${version}:00.000Z` })
    expect(page.sent()).toMatchObject([
      ['entryVerbsCorrectCallMutation', { input: { contact: 'RN Marcus A', expectedVersion: version } }],
    ])
  }
  await page.refuse('STALE', stale, { ...moved, version: 7 })
  expect(page.sent()).toEqual([])
  expect(bar()).toContain('This call keeps changing.')
  expect(field('Contact').value).toBe('RN Marcus A')
})

const recordedOf = (topic: string, site: string[]) => [
  {
    fieldId: 'topic',
    procedureId: 'education',
    procedureName: 'Education',
    fieldName: 'Topic',
    type: 'text',
    values: [topic],
  },
  {
    fieldId: 'site',
    procedureId: 'dressing',
    procedureName: 'Dressing',
    fieldName: 'Site',
    type: 'checkboxes',
    values: site,
  },
]
const mine: CallFacts = {
  completedAt: '2026-11-21T08:20:00.000Z',
  completedBy: { id: 'u1', fullName: 'Rosa Alvarez' },
  viewerIsLead: false,
  viewerCanSave: true,
  viewerCanCorrect: false,
  viewerCanClose: false,
  viewerCanReturn: false,
  viewerCanHold: false,
  viewerCanMakeStat: false,
  fields: recordedOf('Flushing', ['Clean']),
  followUpDays: 7,
  line: { id: 'l1', name: 'R arm', completedAt: null, infection: false, infectionNotes: null },
}

test('what was recorded, the follow-up and the infection are brought together alike', async () => {
  const page = await openCall(mine)
  await fill(field('Topic'), 'Flushing at home')
  await page.user.clear(field('Number of Days'))
  await page.user.type(field('Number of Days'), '5')
  await page.user.click(screen.getByRole('switch', { name: 'Infection' }))
  await page.user.click(button('Save'))
  await page.refuse('STALE', stale, {
    ...mine,
    ...moved,
    fields: recordedOf('Dressing care', ['Clean', 'Red']),
    followUpDays: 3,
    line: { ...mine.line!, infection: false, infectionNotes: 'watch' },
  })
  await settled()
  expect(dispute('Topic').getAllByRole('radio')).toHaveLength(2)
  expect(dispute('Number of Days').getByRole('radio', { name: 'Ben Carter 3' })).toBeTruthy()
  expect(dialog().queryByRole('group', { name: 'Infection' })).toBeNull()
  await page.user.click(dispute('Topic').getByRole('radio', { name: /^Yours/ }))
  await page.user.click(dispute('Number of Days').getByRole('radio', { name: /^Ben Carter/ }))
  await page.user.click(confirm('Save'))
  expect(choice('Site', 'Red').checked).toBe(true)
  expect(field('Number of Days').value).toBe('3')
  expect(page.sent()).toEqual([
    [
      'entryVerbsSaveCallMutation',
      {
        input: {
          callId,
          fields: [
            { fieldId: 'site', values: ['Clean', 'Red'] },
            { fieldId: 'topic', values: ['Flushing at home'] },
          ],
          infection: true,
          expectedVersion: 4,
        },
      },
    ],
  ])
})

test('an infection that was flagged on one line is a conflict when the call is on another', async () => {
  const page = await openCall(mine)
  await page.user.click(screen.getByRole('switch', { name: 'Infection' }))
  await page.user.click(button('Save'))
  await page.refuse('STALE', stale, { ...mine, ...moved, line: { ...mine.line!, id: 'l2', name: 'L arm' } })
  await settled()
  await page.user.click(dispute('Infection').getByRole('radio', { name: 'Ben Carter No' }))
  await page.user.click(confirm('Save'))
  expect(page.sent()).toEqual([['entryVerbsSaveCallMutation', { input: { callId, expectedVersion: 4 } }]])
})

test('a procedure that the person took out comes back when they take what the other recorded of it', async () => {
  const page = await openCall(mine)
  await page.user.click(procedure('Education'))
  await page.user.click(button('Save'))
  await page.refuse('STALE', stale, { ...mine, ...moved, fields: recordedOf('Dressing care', ['Clean']) })
  await settled()
  await page.user.click(dispute('Topic').getByRole('radio', { name: /^Ben Carter/ }))
  await page.user.click(confirm('Save'))
  expect(procedure('Education').checked).toBe(true)
  expect(field('Topic').value).toBe('Dressing care')
})
