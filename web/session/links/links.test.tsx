import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { jest } from '@jest/globals'
import { fill } from '../../test/fill'
import { mockFetch } from '../../test/fetches'
import '../../test/settled'
import { Theme } from '../../ui/page/Theme'
import { WorkspacesContext, type Workspaces } from '../workspaces'
import ForgotPage from './ForgotPage'
import ResetPage from './ResetPage'
import WelcomePage from './WelcomePage'

const invitation = {
  kind: 'invitation',
  fullName: 'Nina Newcomer',
  email: 'nina@demo.example',
  providerName: 'Riverside Health',
  asks: 'newPassword',
  expiresAt: '2026-03-13T14:00:00.000Z',
}
const password = 'Open-Lines-7'
const overText = 'This link was used before. Sign in, or ask for another link.'
const over = { code: 'LINK_NOT_VALID', message: overText, errors: [] }

/** The page at the address, with what the server answers first. */
const open = async (path: '/welcome' | '/reset' | '/forgot', ...[answer, status]: [object, number?]) => {
  history.replaceState(null, '', `${path}#the-token`)
  const server = mockFetch()
  server.answers(answer, status)
  const workspaces = { open: jest.fn() } as unknown as Workspaces
  const router = createMemoryRouter(
    [
      { path: '/welcome', element: <WelcomePage /> },
      { path: '/reset', element: <ResetPage /> },
      { path: '/forgot', element: <ForgotPage /> },
      { path: '/sign-in', element: <p>The sign-in page</p> },
    ],
    { initialEntries: [path] },
  )
  await act(async () => {
    render(
      <Theme>
        <WorkspacesContext value={workspaces}>
          <RouterProvider router={router} />
        </WorkspacesContext>
      </Theme>,
    )
  })
  return { server, workspaces, user: userEvent.setup() }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('a link shows whose account it is, and the password is chosen and signed in with', async () => {
  const { server, user, workspaces } = await open('/welcome', invitation)
  expect(screen.getByText('Hello Nina Newcomer. Choose a password for your account at Riverside Health.')).toBeTruthy()
  expect(field('E-mail').value).toBe('nina@demo.example')
  expect(document.activeElement).toBe(field('New Password'))
  expect(field('New Password').autocomplete).toBe('new-password')
  server.answers({ email: 'nina@demo.example' })
  server.answers({ id: 'user-1' })
  await fill(field('New Password'), password)
  await fill(field('Confirm New Password'), password)
  await user.keyboard('{Enter}')
  expect(server.sent()).toMatchObject([
    { url: '/api/v0/auth/links/read', body: { token: 'the-token' } },
    { url: '/api/v0/auth/links/accept', body: { token: 'the-token', password, confirmPassword: password } },
    { url: '/api/v0/auth/login', body: { email: 'nina@demo.example', password } },
  ])
  expect(workspaces.open).toHaveBeenCalledWith({ at: '/', providerId: null })
})

test('each requirement is marked once it is met, and nothing is sent before', async () => {
  const { server, user } = await open('/welcome', invitation)
  const met = () => screen.getAllByRole('listitem').filter((item) => item.textContent.endsWith('(done)')).length
  expect(met()).toBe(0)
  await user.type(field('New Password'), 'Abc')
  expect(met()).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Set Password' }))
  expect(field('New Password').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('You must confirm your new password')).toBeTruthy()
  expect(document.activeElement).toBe(field('New Password'))
  await user.type(field('New Password'), '-efgh-1')
  expect(met()).toBe(5)
  await user.type(field('Confirm New Password'), 'other{Enter}')
  expect(screen.getByText('Passwords must match')).toBeTruthy()
  expect(server.sent()).toHaveLength(1)
})

test.each([
  ['/welcome', 'Forgotten your password?'],
  ['/reset', 'ask for another link'],
] as const)('%s says in words that a link is over, and what to do', async (path, wayOn) => {
  await open(path, over, 409)
  expect(screen.getByRole('alert').textContent).toContain(overText)
  expect(screen.getByRole('link', { name: wayOn }).getAttribute('href')).toBe('/forgot')
  expect(screen.queryByLabelText('New Password')).toBeNull()
})

test('a link that somebody else used meanwhile is over, too', async () => {
  const { server, user } = await open('/welcome', invitation)
  server.answers(over, 409)
  await fill(field('New Password'), password)
  await fill(field('Confirm New Password'), password)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toContain(overText)
})

test('when signing in does not work afterwards, the password is set all the same', async () => {
  const { server, user, workspaces } = await open('/reset', { ...invitation, kind: 'reset', providerName: null })
  expect(screen.getByText(/Your other sessions end/)).toBeTruthy()
  server.answers({ email: 'nina@demo.example' })
  server.answers({ code: 'TOO_MANY_TRIES', message: 'Too many tries.' }, 429)
  await fill(field('New Password'), password)
  await fill(field('Confirm New Password'), password)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('status').textContent).toBe('Your password is set. Sign in with it')
  expect(workspaces.open).not.toHaveBeenCalled()
})

test('whoever has forgotten the password is told the same, whether or not there is an account', async () => {
  const { server, user } = await open('/forgot', { canMail: true })
  server.answers({})
  await fill(field('E-mail'), 'nina@demo.example')
  await user.keyboard('{Enter}')
  expect(server.sent()[1]).toMatchObject({ url: '/api/v0/auth/passwordreset', body: { email: 'nina@demo.example' } })
  expect(screen.getByText('If an account with this address exists, a link is on its way.')).toBeTruthy()
})

test('a refusal is shown at its field, or above the form', async () => {
  const { server, user } = await open('/forgot', { canMail: true })
  server.answers({ code: 'VALIDATION', message: 'Required', errors: [{ field: 'email', message: 'Required' }] }, 422)
  await user.click(screen.getByRole('button', { name: 'Send Link' }))
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true')
  server.answers({ code: 'TOO_MANY_TRIES', message: 'Too many requests. Wait ten minutes, then try again.' }, 429)
  await fill(field('E-mail'), 'nina@demo.example')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Too many requests. Wait ten minutes, then try again.')
})

test('without mail it says whom to ask', async () => {
  await open('/forgot', { canMail: false })
  expect(screen.getByText('Ask your administrator. They can set a new password for you.')).toBeTruthy()
  expect(screen.queryByLabelText('E-mail')).toBeNull()
})

describe('an invitation to a role for somebody who has an account (rules 9.3a)', () => {
  const toRole = { ...invitation, asks: 'ownPassword' }

  test('is accepted with the password of the account, which signs in', async () => {
    const { server, user, workspaces } = await open('/welcome', toRole)
    expect(
      screen.getByText('Hello Nina Newcomer. Riverside Health invites you. Accept with the password of your account.'),
    ).toBeTruthy()
    expect(field('Password').autocomplete).toBe('current-password')
    expect(screen.queryByLabelText('New Password')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(screen.getByText('Required')).toBeTruthy()
    await fill(field('Password'), password)
    server.answers({ email: 'nina@demo.example' })
    server.answers({ id: 'user-1' })
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(server.sent().slice(-2)).toMatchObject([
      { url: '/api/v0/auth/links/join', body: { token: 'the-token', password } },
      { url: '/api/v0/auth/login', body: { email: 'nina@demo.example', password } },
    ])
    expect(workspaces.open).toHaveBeenCalledWith({ at: '/', providerId: null })
  })

  test('a wrong password is refused at the field, and too many above it', async () => {
    const { server, user } = await open('/welcome', toRole)
    await fill(field('Password'), 'wrong')
    const message = 'This is not the password of the account'
    server.answers({ code: 'VALIDATION', message: 'x', errors: [{ field: 'password', message }] }, 422)
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(screen.getByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(field('Password'))
    server.answers({ code: 'TOO_MANY_TRIES', message: 'Wait a while.', errors: [] }, 429)
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(screen.getByText('Wait a while.')).toBeTruthy()
    server.answers(over, 409)
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(screen.getByText(overText)).toBeTruthy()
  })
})
