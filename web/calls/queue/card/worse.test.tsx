import { screen, within } from '@testing-library/react'
import { fill } from '../../../test/fill'
import { aCall, card, openQueue } from '../../../test/queuePage'

// What the ward and the team wrote about a call, on its card (rules 3.27).

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const update = {
  databaseId: 'u1',
  text: 'Now hypotensive',
  isWorse: true,
  isFromWard: true,
  writtenAt: minutesAgo(2),
  by: 'Ward 4B Desk',
}
const worse = (over: Parameters<typeof aCall>[1] = {}) =>
  aCall(1, { purpose: 'Declot', worseAt: update.writtenAt, worseText: update.text, latestUpdate: update, ...over })

test('a card begins with it when the ward says it is worse, and makes it Stat with one tap', async () => {
  const page = await openQueue([worse()])
  expect(card('Declot').textContent).toMatch(/^Worse, says the ward .*: Now hypotensive/)
  expect(within(card('Declot')).queryByLabelText('Latest update')).toBeNull()
  await page.user.click(within(card('Declot')).getByRole('button', { name: 'Make Stat' }))
  const [sent] = page.operations('callVerbsMakeCallStatMutation')
  expect(sent!.request.variables).toEqual({ input: { callId: aCall(1).id } })
})

test('what the ward wrote with it stays first when it writes something else', async () => {
  await openQueue([
    worse({ latestUpdate: { ...update, databaseId: 'u2', isWorse: false, text: 'Room changed to 12' } }),
  ])
  expect(card('Declot').textContent).toMatch(/^Worse, says the ward .*: Now hypotensive/)
  expect(within(card('Declot')).getByLabelText('Latest update').parentElement!.textContent).toBe(
    'Ward 4B Desk: Room changed to 12',
  )
})

test('Answer opens the dialog to the ward', async () => {
  const page = await openQueue([worse()])
  await page.user.click(within(card('Declot')).getByRole('button', { name: 'Answer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Write to the Ward' })
  expect(dialog.textContent).toContain('The ward wroteNow hypotensive')
  await page.user.click(within(dialog).getByRole('button', { name: 'With you in 5 minutes.' }))
  await page.user.click(within(dialog).getByRole('button', { name: 'Send' }))
  const [sent] = page.operations('WriteUpdateMutation')
  expect(sent!.request.variables).toMatchObject({
    input: { callId: aCall(1).id, text: 'With you in 5 minutes.', isWorse: false },
  })
})

test('what is typed stays when somebody else answers first', async () => {
  const page = await openQueue([worse()])
  await page.user.click(within(card('Declot')).getByRole('button', { name: 'Answer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Write to the Ward' })
  const typed = () => within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Update/ }).value
  await fill(within(dialog).getByRole('textbox', { name: /^Update/ }), 'On my way')
  await page.push([worse({ status: 'Stat', worseAt: null })])
  expect(screen.queryByText('Answer')).toBeNull()
  expect(typed()).toBe('On my way')
  await page.user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(page.operations('WriteUpdateMutation')).toHaveLength(1)
})

test('a Stat call is not offered to be made Stat', async () => {
  await openQueue([worse({ status: 'Stat' })])
  expect(within(card('Declot')).queryByRole('button', { name: 'Make Stat' })).toBeNull()
})

test('otherwise the card shows the latest update among its details', async () => {
  await openQueue([
    worse({
      worseAt: null,
      worseText: null,
      latestUpdate: { ...update, isFromWard: false, by: 'Rosa Alvarez', text: 'On my way' },
    }),
  ])
  expect(within(card('Declot')).getByLabelText('Latest update').parentElement!.textContent).toBe(
    'Rosa Alvarez: On my way',
  )
  expect(card('Declot').textContent).not.toContain('Worse')
})
