import { screen, waitFor, within } from '@testing-library/react'
import { Fragment } from 'react'
import { callId, openCall, unassigned } from '../../../test/callPage'
import { fill } from '../../../test/fill'

// Updates between ward and team (rules 3.27), on the page of the call.

const fromWard = {
  databaseId: 'u1',
  text: 'Now hypotensive',
  isWorse: true,
  isFromWard: true,
  writtenAt: new Date().toISOString(),
  by: 'Ward 4B Desk',
}
const asked = { ...unassigned, viewerCanWriteUpdate: true }

const list = () =>
  within(screen.getByRole('list', { name: 'Updates' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const write = async (page: Awaited<ReturnType<typeof openCall>>, name: string) => {
  await page.user.click(screen.getByRole('button', { name }))
  return screen.findByRole('dialog', { name })
}
const sent = (page: Awaited<ReturnType<typeof openCall>>) =>
  page.environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.name === 'WriteUpdateMutation')
    .map(({ request }) => request.variables.input as Record<string, unknown>)

test('the team reads what the ward wrote, and answers with two taps', async () => {
  const page = await openCall({ ...asked, updates: [fromWard] })
  expect(list()).toEqual([expect.stringMatching(/^WorseNow hypotensiveWard · Ward 4B Desk · /)])
  const dialog = await write(page, 'Write to the Ward')
  // On a phone the dialog covers the page.
  expect(dialog.textContent).toContain('The ward wroteNow hypotensive')
  // Only the ward says that it is worse.
  expect(within(dialog).queryByRole('switch')).toBeNull()
  await page.user.click(within(dialog).getByRole('button', { name: 'With you in 10 minutes.' }))
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Update/ }).value).toBe(
    'With you in 10 minutes.',
  )
  await page.user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(sent(page)).toEqual([
    expect.objectContaining({
      callId,
      text: 'With you in 10 minutes.',
      isWorse: false,
      clientMutationId: expect.any(String),
    }),
  ])
})

test('a usual answer joins what is typed', async () => {
  const page = await openCall(asked)
  const dialog = await write(page, 'Write to the Ward')
  const text = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Update/ })
  await fill(text, 'Have the chart ready. ')
  await page.user.click(within(dialog).getByRole('button', { name: 'With you in 10 minutes.' }))
  expect(text.value).toBe('Have the chart ready. With you in 10 minutes.')
  // Another one takes its place.
  await page.user.click(within(dialog).getByRole('button', { name: 'With you in 5 minutes.' }))
  expect(text.value).toBe('Have the chart ready. With you in 5 minutes.')
})

test('the ward says that it has become worse', async () => {
  const page = await openCall({ ...asked, viewerCanCorrect: false, viewerCanClose: false }, Fragment, { isDesk: true })
  const dialog = await write(page, 'Write to the Team')
  expect(within(dialog).queryByRole('group', { name: 'Usual answers' })).toBeNull()
  expect(dialog.textContent).not.toContain('wrote')
  expect(dialog.textContent).toContain('Write nothing about who the patient is.')
  await fill(within(dialog).getByRole('textbox', { name: /^Update/ }), ' Now hypotensive ')
  await page.user.click(within(dialog).getByRole('switch', { name: 'It has become worse' }))
  await page.user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(sent(page)).toEqual([expect.objectContaining({ text: 'Now hypotensive', isWorse: true })])
})

test('an empty or too long update is refused at the field, and nothing is sent', async () => {
  const page = await openCall(asked)
  const dialog = await write(page, 'Write to the Ward')
  await page.user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(dialog.textContent).toContain('Required.'))
  await fill(within(dialog).getByRole('textbox', { name: /^Update/ }), 'x'.repeat(281))
  await waitFor(() => expect(dialog.textContent).toContain('Must be at most 280 characters'))
  await page.user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(sent(page)).toEqual([])
})

test('what is typed stays when the call ends meanwhile, beside what the ward wrote last', async () => {
  const page = await openCall(asked)
  const dialog = await write(page, 'Write to the Ward')
  await fill(within(dialog).getByRole('textbox', { name: /^Update/ }), 'On my way')
  await page.changesTo({ ...asked, updates: [fromWard] })
  expect(dialog.textContent).toContain('The ward wroteNow hypotensive')
  await page.changesTo({ ...asked, deleted: true, viewerCanWriteUpdate: false })
  expect(screen.queryByRole('button', { name: 'Write to the Ward', hidden: true })).toBeNull()
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Update/ }).value).toBe('On my way')
  await page.user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(sent(page)).toHaveLength(1)
})

test('nothing is shown of it where nobody wrote and the viewer may not', async () => {
  await openCall(unassigned)
  expect(screen.queryByRole('list', { name: 'Updates' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Write to/ })).toBeNull()
})
