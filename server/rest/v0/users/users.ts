import { presenceOf } from '../../../domain/account/presence'
import { roles } from '../../../domain/kernel/actor'
import type { Request } from '../../../services/kernel/request'
import { readUsers } from '../../../services/users/list/readUsers'
import { readInvitations } from '../../../services/users/invitations/readInvitations'
import { withdrawRoleInvitation } from '../../../services/users/invitations/roleInvitations'
import { createUser, type Created } from '../../../services/users/verbs/createUser'
import { lockUser, unlockUser } from '../../../services/users/verbs/lockUser'
import { removeUser } from '../../../services/users/verbs/removeUser'
import { setUserPassword } from '../../../services/users/verbs/setUserPassword'
import { updateUser } from '../../../services/users/verbs/updateUser'
import type { Command } from '../../../services/kernel/command'
import { commandRoute } from '../kernel/commandRoute'
import {
  answer,
  flag,
  list,
  moment,
  nothing,
  oneOf,
  orNull,
  pick,
  record,
  text,
  uuid,
  whole,
} from '../kernel/jsonSchema'
import { readRoute, type BodyFields, type Route } from '../kernel/route'

const base = '/providers/{providerId}/users'
const invitations = '/providers/{providerId}/invitations'

type UserRow = Awaited<ReturnType<typeof readUsers>>[number]

const shape = {
  id: uuid(),
  fullName: text(),
  email: text(),
  active: flag('Whether the account is enabled.'),
  status: oneOf([0, 1], '1 Online, 0 Offline.'),
  providerRoles: list(
    record({ providerId: uuid(), providerName: text(), role: oneOf(roles) }),
    'The role in this provider; roles in other providers are not shown.',
  ),
  training: flag('Whether the person is a trainee.'),
  allowedFacilities: list(
    record({ facility: record({ id: uuid(), name: text() }) }),
    'The facilities of this provider that the person is restricted to, of those that you see; empty means all.',
  ),
  isLocked: flag('Whether the account is locked for compliance.'),
  inCompliance: flag('Whether everything that is required of the person was approved and has not expired.'),
  superadmin: flag('Whether the person may do everything in every provider.'),
  isInvited: flag('Whether the person was invited and has not chosen a password yet.'),
  version: whole('Increases with each change of the record.'),
}

const shown = (row: UserRow) => ({
  ...pick(
    row,
    'id',
    'fullName',
    'email',
    'active',
    'training',
    'isLocked',
    'inCompliance',
    'superadmin',
    'version',
    'allowedFacilities',
  ),
  status: presenceOf(row) === 'ONLINE' ? 1 : 0,
  providerRoles: row.roles.map(({ role, provider }) => ({
    providerId: provider.id,
    providerName: provider.name,
    role,
  })),
  isInvited: row.passwordHash === null,
})

type Row = ReturnType<typeof shown>
type InvitedRow = Awaited<ReturnType<typeof readInvitations>>[number]

const user = answer('User', 'A person who has a role in the provider.', record(shape), shown)

const invitation = record({ token: text('The secret part of the link `/welcome#<token>`.'), expiresAt: moment() })

const newUser = answer(
  'NewUser',
  'A person who was added to the provider.',
  record({
    ...shape,
    existed: flag(
      'Whether the e-mail address had an account already. It is invited to the role and the facilities here, and did not change; the record is the invitation.',
    ),
    invitation: orNull(invitation),
  }),
  ({ row, existed, invitation: made }: { row: Row } & Pick<Created, 'existed' | 'invitation'>) => ({
    ...row,
    existed,
    invitation: made,
  }),
)

/** Somebody who is invited to a role, as a record of the contract: what was typed, and nothing of the account. */
const shownInvited = ({ provider, role, ...row }: InvitedRow): Row => ({
  ...pick(row, 'id', 'fullName', 'email', 'training', 'allowedFacilities'),
  ...{ active: true, status: 0, isLocked: false, inCompliance: false, superadmin: false },
  providerRoles: [{ providerId: provider.id, providerName: provider.name, role }],
  ...{ isInvited: true, version: 1 },
})

const invited = answer('InvitedUser', 'Someone who is invited to a role in the provider.', record(shape), shownInvited)

/** The ids in a list of ids, or in the records of an answer. */
const facilityIds = (sent: unknown): unknown =>
  Array.isArray(sent)
    ? sent.map((one: unknown) => (one as { facility?: { id?: unknown } } | null)?.facility?.id ?? one)
    : sent

/** The role of the first record, as clients send it back. */
const firstRole = (sent: unknown): unknown =>
  Array.isArray(sent) ? ((sent as ({ role?: unknown } | null)[])[0]?.role ?? undefined) : sent

const fields: BodyFields = {
  allowedFacilities: {
    input: 'allowedFacilityIds',
    description:
      'The facilities of this provider that the person is restricted to, as ids or as they were read; empty means all.',
    holds: list({
      anyOf: [uuid(), { type: 'object', properties: { facility: { type: 'object', properties: { id: uuid() } } } }],
    }),
    read: facilityIds,
  },
  providerRoles: {
    input: 'role',
    insteadOf: 'role',
    description: 'The role as it was read, in place of `role`, which takes precedence when both are sent.',
    holds: list({ type: 'object', properties: { role: oneOf(roles) } }),
    read: firstRole,
  },
  ...Object.fromEntries(
    ['id', 'status', 'isLocked', 'inCompliance', 'isInvited', 'version'].map((name) => [
      name,
      { asRead: true as const, description: 'Accepted as it was read, and ignored.' },
    ]),
  ),
}

/** The person, if they have a role in the provider. */
export const showUser = async (request: Request, userId: string) => {
  const [row] = await readUsers(request, [userId])
  return row && user.show(row)
}

/** The route of a verb on a person, which answers the person as they are afterwards. */
const changing = (method: Route['method'], path: string, command: Command<{ userId: string }>, body: BodyFields = {}) =>
  commandRoute(
    method,
    path,
    command,
    user.schema,
    async ({ request }, input) => showUser(request, (await command(request, input)).userId),
    { fields: body, without: ['allowedFacilityIds'] },
  )

export const userRoutes: Route[] = [
  readRoute(
    'readUsers',
    base,
    'The people who have a role in the provider, by name, disabled people as well',
    list(user.schema),
    async ({ request }) => (await readUsers(request)).map(user.show),
    'users:see',
  ),
  commandRoute(
    'POST',
    base,
    createUser,
    newUser.schema,
    async ({ request }, input) => {
      const { userId, roleInvitationId, ...made } = await createUser(request, input)
      const row = userId
        ? (await readUsers(request, [userId])).map(shown)[0]
        : (await readInvitations(request, [roleInvitationId!])).map(shownInvited)[0]
      return row && newUser.show({ row, ...made })
    },
    { fields, without: ['allowedFacilityIds'] },
  ),
  readRoute(
    'readRoleInvitations',
    invitations,
    'The people with an account who are invited to a role in the provider and have not accepted it, the newest first',
    list(invited.schema),
    async ({ request }) => (await readInvitations(request)).map(invited.show),
    'users:see',
  ),
  commandRoute(
    'DELETE',
    `${invitations}/{id}`,
    withdrawRoleInvitation,
    nothing,
    async ({ request }, input) => void (await withdrawRoleInvitation(request, input)),
  ),
  changing('PUT', `${base}/{id}`, updateUser, fields),
  changing('POST', `${base}/{id}/password`, setUserPassword),
  changing('POST', `${base}/{id}/lock`, lockUser),
  changing('POST', `${base}/{id}/unlock`, unlockUser),
  commandRoute('DELETE', `${base}/{id}`, removeUser, nothing, async ({ request }, input) => {
    await removeUser(request, input)
  }),
]
