import { screen, waitFor, within } from '@testing-library/react'
import { commitLocalUpdate } from 'relay-runtime'
import { globalId } from '../../../relay/globalId'
import { Problem } from '../../../relay/problem'
import { fill } from '../../../test/fill'
import {
  bar,
  ben,
  bens,
  button,
  buttons,
  callId,
  completedByBen,
  field,
  openCall,
  status,
} from '../../../test/callPage'
import { happening } from '../../../test/settled'

const changedByBen = { updatedBy: ben, updatedAt: '2026-11-21T08:30:00.000Z', version: 4 }

test('header, status and buttons follow a change from elsewhere, without the form', async () => {
  const page = await openCall(bens)
  await fill(field('Contact'), 'RN Marcus ext 4671')
  await page.changesTo({
    ...bens,
    ...changedByBen,
    statusCode: { id: 's2', name: 'Stat' },
    assignedTo: null,
    viewerCanTakeOver: false,
    viewerCanAssign: true,
  } as never)
  expect(status()).toContain('Stat')
  expect(status()).toContain('Unassigned')
  expect(buttons()).toContain('Assign To Me')
  expect(field('Contact').value).toBe('RN Marcus ext 4671')
  expect(bar()).not.toContain('was changed')
})

test('a changed entry is offered, and shown only on request', async () => {
  const page = await openCall()
  await page.changesTo({ ...changedByBen, contact: 'Dr. Osei' })
  expect(field('Contact').value).toBe('RN Marcus')
  expect(bar()).toContain('This call was changed by Ben Carter.')
  await page.user.click(button('Show the changes'))
  expect(field('Contact').value).toBe('Dr. Osei')
  expect(bar()).not.toContain('was changed')
})

test('the offer names the entries, in the words of the form', async () => {
  const page = await openCall()
  await page.changesTo({ ...changedByBen, preComments: 'Left arm', contact: 'Dr. Osei' })
  expect(bar()).toContain('This call was changed by Ben Carter.Contact, Pre-Procedure Notes')
})

test('the offer names nobody while a push has brought only the id of who changed an entry', async () => {
  const page = await openCall({ updatedBy: { id: 'u3', fullName: 'Miguel Santos' } })
  await happening(async () =>
    commitLocalUpdate(page.environment, (store) => {
      store.get(callId)!.setValue('Dr. Osei', 'contact').setValue(ben.id, 'updatedById')
    }),
  )
  expect(bar()).toContain('This call was changed by someone.Contact')
  await page.changesTo({ ...changedByBen, contact: 'Dr. Osei' })
  expect(bar()).toContain('This call was changed by Ben Carter.Contact')
})

test('the offer keeps naming who changed an entry, never the person themselves', async () => {
  const self = { id: globalId('User', '00000000-0000-7000-8000-000000000001'), fullName: 'Rosa Alvarez' }
  const page = await openCall()
  await page.changesTo({ ...changedByBen, contact: 'Dr. Osei' })
  const tookOver = { updatedBy: self, version: 5, contact: 'Dr. Osei' }
  await page.changesTo(tookOver)
  expect(bar()).toContain('This call was changed by Ben Carter.Contact')
  await page.changesTo({ ...tookOver, version: 6, preComments: 'Left arm' })
  expect(bar()).toContain('This call was changed by Ben Carter and someone.Contact, Pre-Procedure Notes')
  expect(bar()).not.toContain('Rosa Alvarez')
})

test('showing the changes takes the entries that the person did not change, says whose they are, and asks about conflicts', async () => {
  const page = await openCall()
  await fill(field('Contact'), 'RN Marcus ext 4671')
  await page.changesTo({ ...changedByBen, contact: 'Dr. Osei', preComments: 'Left arm' })
  await page.user.click(button('Show the changes'))
  const dialog = within(screen.getByRole('dialog', { name: 'Ben Carter changed this call too' }))
  expect(field('Pre-Procedure Notes').value).toBe('Right arm only')
  await page.user.click(dialog.getByRole('radio', { name: /^Yours/ }))
  await page.user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(field('Contact').value).toBe('RN Marcus ext 4671')
  expect(field('Pre-Procedure Notes').value).toBe('Left arm')
  expect(screen.getAllByText('Changed by Ben Carter')).toHaveLength(1)
  expect(bar()).not.toContain('was changed')
  expect(page.sent()).toEqual([])
})

test('the focus stays in the field that is being typed in', async () => {
  const page = await openCall()
  await page.user.click(field('Contact'))
  await page.changesTo({ ...changedByBen, contact: 'Dr. Osei' })
  expect(document.activeElement).toBe(field('Contact'))
})

test('the lead sees a notice when someone takes the call over', async () => {
  const page = await openCall()
  await page.changesTo({ ...bens, ...changedByBen })
  expect(bar()).toContain('Ben Carter took this call over.')
  expect(bar()).toContain('You can assist.')
})

test('when someone completes it, the page says who and when, keeps the entries, and links to the queue', async () => {
  const page = await openCall()
  await fill(field('Additional Comments'), 'two attempts')
  await page.changesTo(completedByBen)
  expect(bar()).toContain('Ben Carter completed this call at')
  expect(bar()).toContain('What you entered is still on this page. It was not sent.')
  expect(field('Additional Comments').value).toBe('two attempts')
  expect(field('Additional Comments').readOnly).toBe(true)
  await page.user.click(screen.getByRole('link', { name: 'Back to the queue' }))
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
})

test('when the call is no longer visible, the page keeps its last state and says so', async () => {
  const page = await openCall()
  await fill(field('Additional Comments'), 'two attempts')
  await page.changesTo(null)
  expect(bar()).toContain('You no longer have access to this call.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('PICC Insertion · 4B-12')
  expect(field('Additional Comments').value).toBe('two attempts')
})

test('a call that could not be read again is out of date until it can', async () => {
  const page = await openCall()
  await page.moves()
  await page.fail(new Problem('UNAVAILABLE', ''))
  expect(page.link.getSnapshot().outdated?.since).toBeInstanceOf(Date)
  await waitFor(() => expect(page.asked()).toContain('useCallRefreshQuery'))
  await page.reads({ contact: 'Dr. Osei', ...changedByBen })
  expect(bar()).toContain('This call was changed by Ben Carter.')
  expect(page.link.getSnapshot().outdated).toBeNull()
})

describe('what somebody replaced without having seen it (rules 3.14b)', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const replaced = (label: string, minutes: number, more: object = {}) => ({
    ...{ label, by: 'Ben Carter', at: minutesAgo(minutes), before: 'a', after: 'b' },
    ...more,
  })
  const told = () =>
    screen.queryAllByText(/replaced what you entered/).map(({ parentElement }) => parentElement!.textContent)

  test('is told with the old and the new value, by who did so, and no longer than an hour', async () => {
    await openCall({
      viewerOverwritten: [
        replaced('Contact', 5, { before: 'Ext. 1', after: 'Ext. 2' }),
        replaced('MRN', 61),
        replaced('Additional Comments', 5, { by: 'Omar Haddad', before: 'x'.repeat(90), after: null }),
        replaced('Room', 59, { before: null, after: '4B-12 · Main Hospital' }),
      ],
    })
    expect(told()).toEqual([
      'Ben Carter replaced what you entered, without having seen it.Contact: Ext. 1 → Ext. 2; Room: empty → 4B-12 · Main Hospital',
      `Omar Haddad replaced what you entered, without having seen it.Additional Comments: ${'x'.repeat(80)}… → empty`,
    ])
  })

  test('comes with the change, also to those who can do nothing with the call, and goes once it is entered again', async () => {
    const asked = { ...bens, viewerCanTakeOver: false, viewerCanClose: false, viewerCanDelete: false }
    const page = await openCall(asked, undefined, { isDesk: true })
    expect(told()).toEqual([])
    await page.changesTo({ ...asked, ...changedByBen, viewerOverwritten: [replaced('Contact', 0)] })
    expect(told()).toEqual(['Ben Carter replaced what you entered, without having seen it.Contact: a → b'])
    await page.changesTo({ ...asked, ...changedByBen, version: 5 })
    expect(told()).toEqual([])
  })
})
