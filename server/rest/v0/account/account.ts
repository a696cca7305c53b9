import { readUserFacts } from '../../../auth/sessions'
import { roles } from '../../../domain/kernel/actor'
import { signInInput } from '../../../domain/account/input'
import { amIProbablyCompliant } from '../../../services/compliance/standing/readStandings'
import { changePassword } from '../../../services/account/own/changePassword'
import { updateAccount } from '../../../services/account/own/updateAccount'
import { readMe } from '../../../services/account/signIn/readMe'
import { signIn, signOut } from '../../../services/account/signIn/signIn'
import { Refused } from '../../../services/kernel/refused'
import { Denied } from '../../../services/kernel/request'
import { commandRoute } from '../kernel/commandRoute'
import { answer, flag, list, nothing, oneOf, record, text, uuid } from '../kernel/jsonSchema'
import { readRoute, type Route, route, type RouteContext } from '../kernel/route'

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
    inCompliance: flag('Whether everything that the current provider requires was approved and has not expired.'),
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
  if (!session) throw new Denied(request.device ? 'FORBIDDEN' : 'UNAUTHENTICATED')
  return me.show(await readMe(request, session))
}

const passwordChange = answer(
  'PasswordChange',
  'An empty object when the password was changed; otherwise the first problem.',
  record({ message: text('Why the password was not changed.') }, ['message']),
  (problem: { message?: string }) => problem,
)

/** What is wrong with the entries is answered as a message with status 200 (rules 8.1); everything else is a problem. */
const problemText = ({ refusal: { code, message, fields } }: Refused): string | null =>
  code === 'VALIDATION' || code === 'SIGN_IN_FAILED' ? (fields[0]?.message ?? message) : null

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
  commandRoute(
    'POST',
    '/users/me/password',
    changePassword,
    passwordChange.schema,
    async ({ request }, input) => {
      try {
        await changePassword(request, input)
        return passwordChange.show({})
      } catch (error) {
        const message = error instanceof Refused ? problemText(error) : null
        if (message === null) throw error
        return passwordChange.show({ message })
      }
    },
    // They are answered as a message.
    { neverRefuses: ['SIGN_IN_FAILED'] },
  ),
  commandRoute(
    'POST',
    '/users/me/{userId}',
    updateAccount,
    me.schema,
    async ({ request, params, session }, input) => {
      await updateAccount(request, { ...input, userId: params.userId })
      const user = (await readUserFacts(request.clients, [session!.user.id])).get(session!.user.id)!
      return me.show(await readMe(request, { ...session!, user }))
    },
    {
      without: ['userId'],
      fields: { id: { asRead: true, description: 'The id of your account; the path names it.' } },
    },
  ),
  readRoute(
    'amIProbablyCompliant',
    '/users/amiprobablycompliant/{providerId}',
    'Whether you have everything that the provider requires of you',
    flag(),
    ({ request }) => amIProbablyCompliant(request),
    'account:self',
  ),
]
