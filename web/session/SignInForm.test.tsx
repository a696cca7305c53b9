import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fill } from '../test/fill'
import { mockFetch } from '../test/fakes/fetches'
import '../test/settled'
import { Theme } from '../ui/page/Theme'
import { SignInForm } from './SignInForm'
import { signInAddress, targetOf } from './signInAddress'

const open = () => {
  const onSignedIn = jest.fn()
  const server = mockFetch()
  render(
    <Theme>
      <SignInForm onSignedIn={onSignedIn} />
    </Theme>,
  )
  return { onSignedIn, server, user: userEvent.setup() }
}

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = () => screen.getByRole('button', { name: /^Sign/ })

test('the e-mail has the focus, and the browser knows what to fill in', () => {
  open()
  expect(document.activeElement).toBe(email())
  expect(email().autocomplete).toBe('username')
  expect(password().autocomplete).toBe('current-password')
  expect(password().type).toBe('password')
})

test('a missing entry shows an error at its field, and the first one gets the focus; nothing is sent', async () => {
  const { user, server } = open()
  await user.click(button())
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('Required')).toHaveLength(2)
  expect(document.activeElement).toBe(email())
  expect(server.fetchMock).not.toHaveBeenCalled()
})

test('signs in with what was typed', async () => {
  const { user, server, onSignedIn } = open()
  server.answers({ id: 'user-1', fullName: 'Rosa Alvarez' })
  await fill(email(), ' clinician@demo.example ')
  await fill(password(), 'Patency-demo-1')
  await user.keyboard('{Enter}')
  expect(server.sent()).toMatchObject([
    {
      url: '/api/v0/auth/login',
      body: { email: 'clinician@demo.example', password: 'Patency-demo-1' },
      headers: { 'patency-client': 'web' },
    },
  ])
  expect(onSignedIn).toHaveBeenCalledWith('user-1')
})

test('while the request is in flight the button says so, and a second press sends nothing', async () => {
  const { user, server } = open()
  server.fetchMock.mockReturnValueOnce(new Promise(() => {}))
  await fill(email(), 'a@b.example')
  await user.type(password(), 'x{Enter}')
  expect(button().textContent).toBe('Signing in…')
  fireEvent.click(button())
  expect(server.fetchMock).toHaveBeenCalledTimes(1)
})

test('a wrong password shows the server’s message, and the password gets the focus', async () => {
  const { user, server, onSignedIn } = open()
  server.answers({ code: 'SIGN_IN_FAILED', message: 'The e-mail address or the password is wrong.' }, 401)
  await fill(email(), 'a@b.example')
  await user.type(password(), 'x{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('The e-mail address or the password is wrong.')
  expect(document.activeElement).toBe(password())
  expect(email().value).toBe('a@b.example')
  expect(button().textContent).toBe('Sign in')
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('a field that the server refuses shows its error', async () => {
  const { user, server } = open()
  server.answers(
    { code: 'VALIDATION', message: 'x', errors: [{ field: 'email', message: 'Must be at most 254 characters' }] },
    422,
  )
  await fill(email(), 'a@b.example')
  await user.type(password(), 'x{Enter}')
  expect(screen.getByText('Must be at most 254 characters').id).toBe(email().getAttribute('aria-describedby'))
})

test('an unreachable server is reported, and the person can try again', async () => {
  const { user, server, onSignedIn } = open()
  server.isUnreachable()
  await fill(email(), 'a@b.example')
  await user.type(password(), 'x{Enter}')
  expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached.')
  server.answers({ id: 'user-1' })
  await user.click(button())
  expect(onSignedIn).toHaveBeenCalledTimes(1)
})

test('an answer that is no answer does not sign in', async () => {
  const { user, server, onSignedIn } = open()
  server.answers(null, 502)
  await fill(email(), 'a@b.example')
  await user.type(password(), 'x{Enter}')
  expect(screen.getByRole('alert').textContent).toContain('did not work')
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('the password can be shown', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().type).toBe('text')
})

test.each([
  ['', '/'],
  ['?to=%2Fcalls%2F123%3Fa%3Db', '/calls/123?a=b'],
  ['?to=https%3A%2F%2Fevil.example', '/'],
  ['?to=%2F%2Fevil.example', '/'],
  ['?to=%2F%5Cevil.example', '/'],
  ['?to=%2Fsign-in', '/'],
])('after signing in at %s one goes to %s, never to a foreign place', (search, target) => {
  expect(targetOf(search)).toBe(target)
})

test('the address of the sign-in page keeps where one was', () => {
  expect(targetOf(new URL(signInAddress('/calls/1?x=1'), 'http://a').search)).toBe('/calls/1?x=1')
})
