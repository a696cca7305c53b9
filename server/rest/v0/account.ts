import { readMe } from '../../services/account/readMe'
import { signIn, signOut } from '../../services/account/signIn'
import { Denied } from '../../services/kernel/request'
import type { Route, RouteContext } from './kernel/route'

const me = ({ request, session }: Pick<RouteContext, 'request' | 'session'>) => {
  if (!session) throw new Denied('UNAUTHENTICATED')
  return readMe(request, session)
}

export const accountRoutes: Route[] = [
  {
    method: 'POST',
    path: '/auth/login',
    permission: 'anyone',
    handle: async ({ request, body, cookies, setCookie, sessionOf }) => {
      const { token } = await signIn(request, body)
      setCookie(cookies.keep(token))
      return me(await sessionOf(token))
    },
  },
  {
    method: 'POST',
    path: '/auth/logout',
    permission: 'anyone',
    handle: async ({ request, cookies, setCookie }) => {
      if (cookies.token) await signOut(request, cookies.token)
      setCookie(cookies.clear())
    },
  },
  { method: 'GET', path: '/users/me', permission: 'anyone', handle: me },
]
