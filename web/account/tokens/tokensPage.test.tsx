import { screen, within } from '@testing-library/react'
import { fill } from '../../test/fill'
import { expectErrors } from '../../test/complaints'
import { answerTo, renderPage } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import TokensPageQuery, { type TokensPageQuery as Query } from './__generated__/TokensPageQuery.graphql'
import TokensPage from './TokensPage'

const dashboard = {
  id: 't1',
  name: 'Dashboard',
  owner: { fullName: 'Amara Okafor' },
  scope: 'read',
  createdAt: '2026-03-10T14:00:00.000Z',
  expiresAt: null as string | null,
  lastUsedAt: null as string | null,
  state: 'active',
}

const open = async (tokens: (typeof dashboard)[] | null) => {
  const page = renderPage<Query>(TokensPage, TokensPageQuery, {
    at: '/tokens',
    path: '/tokens',
    variables: { includeRevoked: false },
  })
  const providerWith = (apiTokens: typeof tokens) => ({ Provider: () => ({ id: 'provider', apiTokens }) })
  await page.answer(providerWith(tokens))
  const waiting = (name: string) =>
    page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
  const settle = (name: string, field: string, answer: object, after: typeof tokens) =>
    happening(async () => {
      const operation = waiting(name)[0]!
      page.environment.mock.resolve(
        operation,
        answerTo(operation, { Mutation: () => ({ [field]: answer }), ...providerWith(after) }),
      )
      await Promise.resolve()
    })
  return {
    ...page,
    created: () => waiting('TokenDialogCreateApiTokenMutation').map(({ request }) => request.variables.input as object),
    answerCreate: (answer: object) =>
      settle('TokenDialogCreateApiTokenMutation', 'createApiToken', answer, [dashboard]),
    revoked: () =>
      waiting('RevokeQuestionRevokeApiTokenMutation').map(({ request }) => request.variables.input as object),
    answerRevoke: (answer: object) => settle('RevokeQuestionRevokeApiTokenMutation', 'revokeApiToken', answer, []),
  }
}

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, -1).map(({ textContent }) => textContent))

test('rules 9.10: the list shows name, owner, scope and state', async () => {
  await open([dashboard, { ...dashboard, id: 't2', name: 'Export', scope: 'read-write', state: 'expired' }])
  expect(
    cells().map(([name, owner, scope, , expires, used, state]) => [name, owner, scope, expires, used, state]),
  ).toEqual([
    ['Dashboard', 'Amara Okafor', 'Read', 'Never', 'Never', 'Active'],
    ['Export', 'Amara Okafor', 'Read and write', 'Never', 'Never', 'Expired'],
  ])
})

test('rules 9.10: a new token is shown once and can be copied', async () => {
  const { user, created, answerCreate } = await open([])
  expect(screen.getByText('There are no API tokens.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await fill(await screen.findByLabelText(/^Name/), 'Dashboard')
  await user.selectOptions(screen.getByLabelText('Scope'), 'Read and write')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(created()).toEqual([{ name: 'Dashboard', scope: 'read-write', days: 90, expiresOn: null }])
  await answerCreate({ __typename: 'CreateApiTokenSuccess', token: 'patency_secret' })
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Token Dashboard' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Token').value).toBe('patency_secret')
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('patency_secret')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(document.body.innerHTML).not.toContain('patency_secret')
  expect(cells()).toHaveLength(1)
})

test('rules 9.10: a token may end on a date, which is asked for then', async () => {
  const { user, created } = await open([])
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await fill(await screen.findByLabelText(/^Name/), 'Dashboard')
  await user.selectOptions(screen.getByLabelText('Expires'), 'On a date')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(created()).toEqual([])
  expect(screen.getByText('Required')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Last Day/), '04/01/2026')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(created()).toEqual([{ name: 'Dashboard', scope: 'read', days: null, expiresOn: '2026-04-01' }])
})

test('rules 9.8: an old sign-in is refused with what to do, and the entries stay', async () => {
  const { user, answerCreate } = await open([])
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await fill(await screen.findByLabelText(/^Name/), 'Dashboard')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const message = 'You signed in more than 15 minutes ago. Sign in again, then repeat this.'
  await answerCreate({ __typename: 'Refusal', code: 'SIGN_IN_AGAIN', message, fields: [] })
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Dashboard')
})

test('rules 9.10: revoking asks first', async () => {
  const { user, revoked, answerRevoke } = await open([dashboard])
  await user.click(screen.getByRole('button', { name: 'Revoke: Dashboard' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke Token?' }))
  expect(revoked()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(revoked()).toEqual([{ tokenId: 't1' }])
  await answerRevoke({ __typename: 'RevokeApiTokenSuccess' })
  expect(await screen.findByText('Dashboard was revoked')).toBeTruthy()
  expect(screen.getByText('There are no API tokens.')).toBeTruthy()
})

test('people who may not manage tokens are told so', async () => {
  expectErrors(/Problem: You are not allowed/)
  await open(null)
  expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
})
