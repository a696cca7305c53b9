import { roles } from '../../../domain/kernel/actor'
import { signInInput } from '../../../domain/account/input'
import { readMe } from '../../../services/account/signIn/readMe'
import { signIn, signOut } from '../../../services/account/signIn/signIn'
import { Denied } from '../../../services/kernel/request'
import { answer, flag, list, nothing, oneOf, record, text, uuid } from '../kernel/jsonSchema'
import { type Route, route, type RouteContext } from '../kernel/route'

const me = answer(
  'Me',
  'The signed-in person.',
  record({
    id: uuid(),
    fullName: text(),
    email: text(),
    active: flag('Whether the account is enabled.'),
    status: oneOf([0, 1], '1 Online, 0 Offline.'),
    training: flag(),
    isLocked: flag(),
    inCompliance: flag(),
    superadmin: flag(),
    providerRoles: list(record({ providerId: uuid(), providerName: text(), role: oneOf(roles) })),
    allowedFacilities: list(
      record({ facility: record({ id: uuid(), name: text() }) }),
      'The facilities that the person is restricted to; empty means all.',
    ),
  }),
  (own: Awaited<ReturnType<typeof readMe>>) => own,
)

const showMe = async ({ request, session }: Pick<RouteContext, 'request' | 'session'>) => {
  if (!session) throw new Denied('UNAUTHENTICATED')
  return me.show(await readMe(request, session))
}

export const accountRoutes: Route[] = [
  route({
    name: 'signIn',
    summary: 'Sign in; sets the session cookie',
    method: 'POST',
    path: '/auth/login',
    permission: 'anyone',
    body: {
      fields: {
        email: { input: 'email', description: 'The email address; case is ignored.' },
        password: { input: 'password', description: 'The password.' },
      },
      checkedBy: signInInput,
    },
    refusals: ['SIGN_IN_FAILED', 'TOO_MANY_TRIES'],
    answer: me.schema,
    handle: async ({ request, input, cookies, setCookie, sessionOf }) => {
      const { token, deviceToken } = await signIn(request, input, cookies.device)
      // Signing in again ends the previous session of the browser.
      if (cookies.token) await signOut(request, cookies.token)
      setCookie(cookies.keep(token))
      setCookie(cookies.keepDevice(deviceToken))
      return showMe(await sessionOf(token))
    },
  }),
  route({
    name: 'signOut',
    summary: 'Sign out; repeating it has no effect',
    method: 'POST',
    path: '/auth/logout',
    permission: 'anyone',
    answer: nothing,
    handle: async ({ request, cookies, setCookie }) => {
      if (cookies.token) await signOut(request, cookies.token)
      setCookie(cookies.clear())
    },
  }),
  route({
    name: 'readMe',
    summary: 'The signed-in person',
    method: 'GET',
    path: '/users/me',
    permission: 'anyone',
    refusals: ['UNAUTHENTICATED'],
    answer: me.schema,
    handle: showMe,
  }),
]
