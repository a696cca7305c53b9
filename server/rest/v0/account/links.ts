import { acceptLinkInput, joinByLinkInput, passwordResetInput, readLinkInput } from '../../../domain/users/linkInput'
import { acceptLink } from '../../../services/account/links/acceptLink'
import { joinByLink } from '../../../services/account/links/joinByLink'
import { readLink } from '../../../services/account/links/readLink'
import { canResetByMail, requestPasswordReset } from '../../../services/account/links/requestPasswordReset'
import { answer, flag, moment, nothing, oneOf, orNull, record, text } from '../kernel/jsonSchema'
import { type Route, route } from '../kernel/route'

const link = answer(
  'Link',
  'A link that sets a password once, or begins a role.',
  record({
    kind: oneOf(['invitation', 'reset'], 'Why it was sent.'),
    expiresAt: moment('Until when it works.'),
    fullName: text('Whose account it is.'),
    email: text('The email address to sign in with.'),
    providerName: orNull(text('The provider that invites; null for a reset.')),
    asks: oneOf(
      ['newPassword', 'ownPassword'],
      'What it asks for: a new password (`accept`), or the password of the account (`join`).',
    ),
  }),
  (row: Awaited<ReturnType<typeof readLink>>) => row,
)

const token = { input: 'token', description: 'The part of the link after `#`.' }

/** What people who cannot sign in yet, or no longer, do with the links that they are sent (rules 9.5). */
export const linkRoutes: Route[] = [
  route({
    name: 'readLink',
    summary: 'Whose invitation or password reset a link is',
    method: 'POST',
    path: '/auth/links/read',
    permission: 'anyone',
    isRead: true,
    body: { fields: { token }, checkedBy: readLinkInput },
    refusals: ['LINK_NOT_VALID'],
    answer: link.schema,
    handle: async ({ request, input }) => link.show(await readLink(request, input)),
  }),
  route({
    name: 'acceptLink',
    summary: 'Set a password by a link, once',
    description: 'Set a password by a link, once. It ends the sessions of the account and signs no one in.',
    method: 'POST',
    path: '/auth/links/accept',
    permission: 'anyone',
    body: {
      fields: {
        token,
        password: { input: 'password', description: 'The new password.' },
        confirmPassword: { input: 'confirmPassword', description: 'The same again.' },
      },
      checkedBy: acceptLinkInput,
    },
    refusals: ['LINK_NOT_VALID'],
    answer: record({ email: text('The email address to sign in with.') }),
    handle: ({ request, input }) => acceptLink(request, input),
  }),
  route({
    name: 'joinByLink',
    summary: 'Begin the role that a link invites to, with the password of the account',
    description:
      'Begin the role that a link invites to, with the password of the account, once. Wrong passwords count like those of a sign-in. It signs no one in.',
    method: 'POST',
    path: '/auth/links/join',
    permission: 'anyone',
    body: {
      fields: { token, password: { input: 'password', description: 'The password of the account.' } },
      checkedBy: joinByLinkInput,
    },
    refusals: ['LINK_NOT_VALID', 'TOO_MANY_TRIES'],
    answer: record({ email: text('The email address to sign in with.') }),
    handle: ({ request, input }) => joinByLink(request, input),
  }),
  route({
    name: 'readPasswordReset',
    summary: 'Whether a new password can be asked for by mail',
    method: 'GET',
    path: '/auth/passwordreset',
    permission: 'anyone',
    answer: record({ canMail: flag('False: mail is not configured; an administrator sets a new password.') }),
    handle: ({ request }) => Promise.resolve({ canMail: canResetByMail(request) }),
  }),
  route({
    name: 'requestPasswordReset',
    summary: 'Ask for a link to a new password; the answer does not tell whether the account exists',
    method: 'POST',
    path: '/auth/passwordreset',
    permission: 'anyone',
    body: {
      fields: { email: { input: 'email', description: 'The email address; case is ignored.' } },
      checkedBy: passwordResetInput,
    },
    refusals: ['MAIL_NOT_CONFIGURED', 'TOO_MANY_TRIES'],
    answer: nothing,
    handle: async ({ request, input }) => void (await requestPasswordReset(request, input)),
  }),
]
