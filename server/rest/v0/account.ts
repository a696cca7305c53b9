import { signInInput } from '../../domain/account/input'
import { readMe } from '../../services/account/readMe'
import { signIn, signOut } from '../../services/account/signIn'
import { Denied } from '../../services/kernel/request'
import { named } from './kernel/jsonSchema'
import type { Route, RouteContext } from './kernel/route'

const me = ({ request, session }: Pick<RouteContext, 'request' | 'session'>) => {
  if (!session) throw new Denied('UNAUTHENTICATED')
  return readMe(request, session)
}

export const accountRoutes: Route[] = [
  {
    name: 'signIn',
    summary: 'Sign in; sets the session cookie',
    method: 'POST',
    path: '/auth/login',
    permission: 'anyone',
    body: {
      fields: {
        email: { input: 'email', says: 'In capitals or not.' },
        password: { input: 'password', says: 'Exactly.' },
      },
      checkedBy: signInInput,
    },
    refusals: ['SIGN_IN_FAILED', 'TOO_MANY_TRIES'],
    answer: named('Me'),
    handle: async ({ request, input, cookies, setCookie, sessionOf }) => {
      const { token, deviceToken } = await signIn(request, input, cookies.device)
      // Whoever signs in again in the same browser leaves no session behind.
      if (cookies.token) await signOut(request, cookies.token)
      setCookie(cookies.keep(token))
      setCookie(cookies.keepDevice(deviceToken))
      return me(await sessionOf(token))
    },
  },
  {
    name: 'signOut',
    summary: 'Sign out; ending a session that is over is the same as ending it once',
    method: 'POST',
    path: '/auth/logout',
    permission: 'anyone',
    answer: named('Nothing'),
    handle: async ({ request, cookies, setCookie }) => {
      if (cookies.token) await signOut(request, cookies.token)
      setCookie(cookies.clear())
    },
  },
  {
    name: 'readMe',
    summary: 'Who is signed in',
    method: 'GET',
    path: '/users/me',
    permission: 'anyone',
    refusals: ['UNAUTHENTICATED'],
    answer: named('Me'),
    handle: me,
  },
]
