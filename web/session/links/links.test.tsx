import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { jest } from '@jest/globals'
import { fill } from '../../test/fill'
import { mockFetch } from '../../test/fakes/fetches'
import { happening } from '../../test/settled'
import { Theme } from '../../ui/page/Theme'
import { WorkspacesContext, type Workspaces } from '../workspaces'
import ForgotPage from './ForgotPage'
import { repairLink } from './repairLink'
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
const open = async (path: '/welcome' | '/reset' | '/forgot', ...[answer, status]: [object, number?]) =>
  openAt(`${path}#the-token`, answer, status)

const openAt = async (address: string, ...[answer, status]: [object?, number?]) => {
  const server = mockFetch()
  if (answer) server.answers(answer, status)
  const workspaces = { open: jest.fn() } as unknown as Workspaces
  const router = createMemoryRouter(
    [
      { path: '/welcome', element: <WelcomePage /> },
      { path: '/reset', element: <ResetPage /> },
      { path: '/forgot', element: <ForgotPage /> },
      { path: '/sign-in', element: <p>The sign-in page</p> },
    ],
    { initialEntries: [address] },
  )
  await happening(async () => {
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

test('a link that someone else used meanwhile is over, too', async () => {
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

describe('a link whose code was cut off by a mail program (rules 9.5)', () => {
  const code = 'ACDEF-GHJKM-NPQRT-WXY34-679AC'
  const type = (typed: string) => fill(field('Code'), typed)

  test.each(['/welcome', '/reset', '/welcome#'])('%s says what happened and asks for it', async (address) => {
    const { server, user } = await openAt(address)
    expect(screen.getByText(/was opened without the code of a link/)).toBeTruthy()
    expect(document.activeElement).toBe(field('Code'))
    expect(server.sent()).toEqual([])
    await user.keyboard('{Enter}')
    expect(field('Code').getAttribute('aria-invalid')).toBe('true')
    expect(server.sent()).toEqual([])
    server.answers(invitation)
    await type(` ${code} `)
    await user.keyboard('{Enter}')
    expect(screen.getByText(/^Hello Nina Newcomer\. Choose a password/)).toBeTruthy()
    expect(document.activeElement).toBe(field('New Password'))
    server.answers({ email: 'nina@demo.example' })
    server.answers({ id: 'user-1' })
    await fill(field('New Password'), password)
    await fill(field('Confirm New Password'), password)
    await user.keyboard('{Enter}')
    expect(server.sent().slice(0, 2)).toMatchObject([
      { url: '/api/v0/auth/links/read', body: { token: code } },
      { url: '/api/v0/auth/links/accept', body: { token: code, password, confirmPassword: password } },
    ])
  })

  test('a wrong code is refused at its field, and another one can be typed', async () => {
    const { server, user } = await openAt('/welcome')
    server.answers({ code: 'LINK_NOT_VALID', message: 'This link or code does not work.', errors: [] }, 409)
    await type('ACDEF')
    await user.keyboard('{Enter}')
    expect(field('Code').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('This link or code does not work.')).toBeTruthy()
    expect(field('Code').value).toBe('ACDEF')
    server.answers({ ...invitation, asks: 'ownPassword' })
    await type(code)
    expect(field('Code').getAttribute('aria-invalid')).toBeNull()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy()
  })

  test('what has nothing to do with the code stands above it', async () => {
    const { server, user } = await openAt('/reset')
    server.answers({ code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Wait a minute.' }, 429)
    await type(code)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('alert').textContent).toBe('Too many requests. Wait a minute.')
    expect(field('Code').getAttribute('aria-invalid')).toBeNull()
  })

  test('a link that does not work can be replaced by its code', async () => {
    const { user } = await open('/welcome', over, 409)
    await user.click(screen.getByRole('button', { name: 'Type the Code' }))
    expect(field('Code').value).toBe('')
    expect(screen.getByText('The code stands in the message, below the link.')).toBeTruthy()
  })

  test.each([
    [`/welcome%23${code}`, `/welcome#${code}`],
    [`/reset%23${code}`, `/reset#${code}`],
    [`/WELCOME%2523${code}`, `/welcome#${code}`],
    [`/welcome#${code}`, `/welcome#${code}`],
    ['/welcome', '/welcome'],
    ['/calls/queue%23x', '/calls/queue%23x'],
  ])('%s is the address %s', (written, address) => {
    history.replaceState(null, '', written)
    repairLink()
    expect(location.pathname + location.hash).toBe(address)
  })
})

describe('an invitation to a role for someone who has an account (rules 9.3a)', () => {
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
