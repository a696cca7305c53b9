import type { Role } from '../../domain/kernel/actor'
import { isRestricted, roleNames, seesAnyFacility } from '../../domain/kernel/actor'
import { grantableRoles, isLockedIn, roleIn, rolesInOrder, worksElsewhere } from '../../domain/users/rules'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { enumOf } from '../kernel/enumOf'
import { hints } from '../kernel/plugins/cost'

// What people who may see the list of people see of each of them.

const meanings: Record<Role, string> = {
  SystemAdmin: 'Everything here, and all providers.',
  Admin: 'People, configuration and everything below.',
  Manager: 'Reads people and configuration; works calls.',
  Clinician: 'Works calls and lines.',
  External: 'Creates calls and sees the queue.',
}

export const RoleRef = enumOf<Role>(
  'Role',
  'What a person may do in a provider.',
  Object.fromEntries(rolesInOrder.map((role) => [role, `${roleNames[role]}. ${meanings[role]}`])) as Record<
    Role,
    string
  >,
)

const guarded = { nullable: true, needs: 'users:see', ...hints({ personal: true }) } as const
const orNull = 'Null for people who may not see the list of people.'

const rolesHere = { roleCount: true, roles: { select: { providerId: true, role: true } } } as const

builder.prismaObjectField('User', 'email', (t) =>
  t.exposeString('email', { ...guarded, description: `The e-mail address to sign in with. ${orNull}` }),
)
builder.prismaObjectField('User', 'active', (t) =>
  t.exposeBoolean('active', { ...guarded, description: `Whether the account is enabled. ${orNull}` }),
)
builder.prismaObjectField('User', 'isLocked', (t) =>
  t.boolean({
    ...guarded,
    description: `Whether the person is locked for compliance in this provider. ${orNull}`,
    select: { accountLocks: { select: { providerId: true } } },
    resolve: (person, _args, context) => isLockedIn(person, actorOf(context).providerId),
  }),
)
builder.prismaObjectField('User', 'superadmin', (t) =>
  t.exposeBoolean('superadmin', {
    ...guarded,
    description: `Whether the person may do everything in every provider. ${orNull}`,
  }),
)
builder.prismaObjectField('User', 'version', (t) =>
  t.exposeInt('version', {
    ...guarded,
    description: `Increases with each change of the account, its roles and facilities; verbs compare it with \`expectedVersion\`. ${orNull}`,
  }),
)
builder.prismaObjectField('User', 'isInvited', (t) =>
  t.boolean({
    ...guarded,
    description: `Whether the person was invited and has not chosen a password yet. ${orNull}`,
    select: { passwordHash: true },
    resolve: ({ passwordHash }) => passwordHash === null,
  }),
)
builder.prismaObjectField('User', 'role', (t) =>
  t.field({
    ...guarded,
    type: RoleRef,
    description: `The role in this provider; null for someone who has none any more. ${orNull}`,
    select: rolesHere,
    resolve: (person, _args, context) => roleIn(person, actorOf(context).providerId),
  }),
)
builder.prismaObjectField('User', 'roleName', (t) =>
  t.string({
    ...guarded,
    description: `The same, as screens show it. ${orNull}`,
    select: rolesHere,
    resolve: (person, _args, context) => {
      const role = roleIn(person, actorOf(context).providerId)
      return role && roleNames[role]
    },
  }),
)
builder.prismaObjectField('User', 'worksElsewhere', (t) =>
  t.boolean({
    ...guarded,
    description: `Whether the account has a role in another provider, so that only its person or a superadmin changes the account itself. ${orNull}`,
    select: rolesHere,
    resolve: (person, _args, context) => worksElsewhere(person, actorOf(context).providerId),
  }),
)
/** The same wherever allowed facilities are selected, so that they are read once. */
export const byWeight = { facility: { weight: 'asc' } } as const

builder.prismaObjectField('User', 'allowedFacilities', (t) =>
  t.field({
    ...guarded,
    type: ['Facility' as never],
    description: `The facilities of this provider that the person is restricted to, of those that you see, by weight; empty means all. ${orNull}`,
    select: (_args, _context, nested) => ({
      allowedFacilities: { orderBy: byWeight, select: { providerId: true, facilityId: true, facility: nested() } },
    }),
    resolve: ({ allowedFacilities }, _args, context) => {
      const actor = actorOf(context)
      return allowedFacilities
        .filter((held) => held.providerId === actor.providerId && seesAnyFacility(actor, [held.facilityId]))
        .map(({ facility }) => facility) as never
    },
  }),
)

builder.prismaObjectField('Provider', 'grantableRoles', (t) =>
  t.field({
    type: [RoleRef],
    nullable: true,
    needs: 'users:change',
    ...hints({ personal: true }),
    description: 'The roles that you may give here. Null for people who may not change people.',
    resolve: (_provider, _args, context) => [...grantableRoles(actorOf(context))],
  }),
)

builder.prismaObjectField('Provider', 'mustGrantFacilities', (t) =>
  t.field({
    type: 'Boolean',
    nullable: true,
    needs: 'users:change',
    ...hints({ personal: true }),
    description:
      'Whether everyone whom you add or change is restricted to facilities, because you are yourself. Null for people who may not change people.',
    resolve: (_provider, _args, context) => isRestricted(actorOf(context)),
  }),
)
