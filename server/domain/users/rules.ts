import { isRestricted, type Actor, type Role } from '../kernel/actor'
import { holdSame } from '../kernel/lists'
import { invalid, refuse, type FieldRefusal, type Refusal, type RefusalCode } from '../kernel/refusal'

// Who may change whom (rules 2.2, 9.3).

/** The roles in the order of rules 2.2, which is also the order of the list of people. */
export const rolesInOrder = ['SystemAdmin', 'Admin', 'Manager', 'Clinician', 'External'] as const satisfies Role[]

const administrative: readonly Role[] = ['SystemAdmin', 'Admin']

/** Whether two people work in the same place; without allowed facilities somebody works in all of them (rules 2.3). */
export const worksWith = (one: Pick<Actor, 'allowedFacilityIds'>, other: Pick<Actor, 'allowedFacilityIds'>): boolean =>
  one.allowedFacilityIds.length === 0 ||
  other.allowedFacilityIds.length === 0 ||
  one.allowedFacilityIds.some((id) => other.allowedFacilityIds.includes(id))

export const isAdministrative = (role: Role | null): boolean => role !== null && administrative.includes(role)

/** A person's account and roles. Where only the roles of one provider were read, `roleCount` counts the others. */
export type PersonFacts = {
  id: string
  fullName: string
  superadmin: boolean
  /** The number of providers in which the person has a role. */
  roleCount: number
  roles: readonly { providerId: string; role: Role }[]
  /** The compliance locks, at most one in each provider. */
  accountLocks: readonly { providerId: string }[]
  allowedFacilities: readonly { providerId: string; facilityId: string }[]
}

export const roleIn = ({ roles }: Pick<PersonFacts, 'roles'>, providerId: string): Role | null =>
  roles.find((held) => held.providerId === providerId)?.role ?? null

/** Whether the person is a trainee in the provider (rules 2.1). */
export const trainsIn = (
  { roles }: { roles: readonly { providerId: string; training: boolean }[] },
  providerId: string,
): boolean => roles.some((held) => held.providerId === providerId && held.training)

/** Whether the person is locked in the provider (rules 2.4). */
export const isLockedIn = ({ accountLocks }: Pick<PersonFacts, 'accountLocks'>, providerId: string): boolean =>
  accountLocks.some((lock) => lock.providerId === providerId)

/** The facilities of the provider that the person is restricted to; none: they work in all of them (rules 2.3). */
export const facilitiesIn = (
  { allowedFacilities }: Pick<PersonFacts, 'allowedFacilities'>,
  providerId: string,
): string[] => allowedFacilities.flatMap((held) => (held.providerId === providerId ? [held.facilityId] : []))

/** Whether these allowed facilities are a part of the actor's; no facilities mean all, which is more than any. */
const arePartOf = (actor: Actor, facilityIds: readonly string[]): boolean =>
  !isRestricted(actor) || (facilityIds.length > 0 && facilityIds.every((id) => actor.allowedFacilityIds.includes(id)))

/** Whether the account has a role in another provider, whose people rely on it as well (rules 9.3). */
export const worksElsewhere = (person: Pick<PersonFacts, 'roles' | 'roleCount'>, providerId: string): boolean =>
  person.roleCount > (roleIn(person, providerId) === null ? 0 : 1)

/** The roles that the actor may give (rules 2.2). */
export const grantableRoles = ({ superadmin, role }: Pick<Actor, 'superadmin' | 'role'>): readonly Role[] =>
  superadmin || role === 'SystemAdmin' ? rolesInOrder : rolesInOrder.filter((each) => each !== 'SystemAdmin')

const atFields = (code: RefusalCode, message: string, fields: readonly string[]): Refusal =>
  refuse(
    code,
    message,
    fields.map((field): FieldRefusal => ({ field, message })),
  )

/**
 * Nobody changes somebody who works in more facilities than they do, only superadmins change a superadmin, and an Admin
 * changes no SystemAdmin: a password set for them would give their rights away.
 */
export const canChangePerson = (person: PersonFacts, actor: Actor): Refusal | null => {
  const role = roleIn(person, actor.providerId)
  if (role !== null && !arePartOf(actor, facilitiesIn(person, actor.providerId)))
    return refuse(
      'RESTRICTED_TO_FACILITIES',
      `${person.fullName} also works in facilities that you do not see. Only people who see all of theirs can change this.`,
    )
  if (actor.superadmin) return null
  if (person.superadmin)
    return refuse('ROLE_NOT_ALLOWED', `${person.fullName} is a superadmin. Only superadmins change this account.`)
  return role === null || grantableRoles(actor).includes(role)
    ? null
    : refuse(
        'ROLE_NOT_ALLOWED',
        `${person.fullName} is a System Administrator. Only System Administrators change this account.`,
      )
}

/** Name, e-mail, password, Active and sessions of an account that works elsewhere belong to its person (rules 9.3). */
export const canChangeAccount = (person: PersonFacts, actor: Actor, fields: readonly string[] = []): Refusal | null =>
  canChangePerson(person, actor) ??
  (worksElsewhere(person, actor.providerId) && !actor.superadmin && person.id !== actor.userId
    ? atFields(
        'WORKS_ELSEWHERE',
        `${person.fullName} also works in another provider. Only they or a superadmin can change this.`,
        fields,
      )
    : null)

/** A password for somebody else. One's own is changed under Change Password, which asks for the old one. */
export const canSetPassword = (person: PersonFacts, actor: Actor): Refusal | null =>
  person.id === actor.userId
    ? invalid([{ field: 'password', message: 'Use Change Password for your own account' }])
    : canChangeAccount(person, actor, ['password'])

const ownAccount = (message: string, ...fields: string[]): Refusal => atFields('OWN_ROLE', message, fields)

/** Disabling an account, and ending its sessions. */
export const canDisable = (person: PersonFacts, actor: Actor): Refusal | null =>
  person.id === actor.userId
    ? ownAccount('You cannot disable your own account.', 'active')
    : canChangeAccount(person, actor, ['active'])

export const canEndSessions = (person: PersonFacts, actor: Actor): Refusal | null =>
  person.id === actor.userId
    ? refuse('OWN_ROLE', 'Your own sessions are listed in your account.')
    : canChangeAccount(person, actor)

export const canLock = (person: PersonFacts, actor: Actor): Refusal | null =>
  person.id === actor.userId ? refuse('OWN_ROLE', 'You cannot lock your own account.') : canChangePerson(person, actor)

export const canRemove = (person: PersonFacts, actor: Actor): Refusal | null =>
  person.id === actor.userId
    ? refuse('OWN_ROLE', 'You cannot remove yourself from the provider.')
    : canChangePerson(person, actor)

/** Giving a role, and with it the flag Superadmin, to a person who does not work here yet. */
export const canGrant = (actor: Actor, { role, superadmin }: { role: Role; superadmin: boolean }): Refusal | null => {
  if (!grantableRoles(actor).includes(role))
    return atFields('ROLE_NOT_ALLOWED', 'Only System Administrators give this role.', ['role'])
  return superadmin && !actor.superadmin
    ? atFields('ROLE_NOT_ALLOWED', 'Only superadmins set Superadmin.', ['superadmin'])
    : null
}

export const facilitiesRequired = 'Required, because you do not see all facilities'

/** Nobody gives more facilities than their own (rules 9.2). */
export const canGrantFacilities = (actor: Actor, facilityIds: readonly string[]): Refusal | null =>
  isRestricted(actor) && facilityIds.length === 0
    ? invalid([{ field: 'allowedFacilityIds', message: facilitiesRequired }])
    : null

/** What an invitation to a role gives. */
export type InvitedRole = { fullName: string; role: Role; facilityIds: readonly string[] }

/** Whoever may give the role and its facilities invites to them again, or withdraws the invitation (rules 9.2, 9.3a). */
export const canChangeInvitation = ({ fullName, role, facilityIds }: InvitedRole, actor: Actor): Refusal | null => {
  if (!arePartOf(actor, facilityIds))
    return refuse(
      'RESTRICTED_TO_FACILITIES',
      `${fullName} is also invited to facilities that you do not see. Only people who see all of them can change this.`,
    )
  return grantableRoles(actor).includes(role)
    ? null
    : refuse('ROLE_NOT_ALLOWED', `${fullName} is invited as a system administrator. Only these change the invitation.`)
}

/** The fields of a person that an administrator edits. */
type PersonEntries = {
  fullName: string
  email: string
  role: Role
  training: boolean
  active: boolean
  superadmin: boolean
  allowedFacilityIds: readonly string[]
}

/** Whether the actor may make these changes to a person who works here (rules 2.2, 9.3). */
export const canUpdate = (
  person: PersonFacts & Omit<PersonEntries, 'role'>,
  patch: { readonly [Field in keyof PersonEntries]?: PersonEntries[Field] | undefined },
  actor: Actor,
): Refusal | null => {
  const isOwn = person.id === actor.userId
  const role = roleIn(person, actor.providerId)
  const isChanged = (field: 'fullName' | 'email' | 'active' | 'superadmin'): boolean =>
    patch[field] !== undefined && patch[field] !== person[field]
  const isNewRole = patch.role !== undefined && patch.role !== role
  const ofAccount = (['fullName', 'email', 'active'] as const).filter(isChanged)
  const isNewRestriction =
    patch.allowedFacilityIds !== undefined && !holdSame(patch.allowedFacilityIds, person.allowedFacilityIds)

  const refused = canChangePerson(person, actor)
  if (refused) return refused
  if (isOwn && isNewRole && isAdministrative(role) && !isAdministrative(patch.role!))
    return ownAccount('You cannot take away your own administrative role.', 'role')
  if (isOwn && isChanged('active')) return ownAccount('You cannot disable your own account.', 'active')
  if (isOwn && isChanged('superadmin') && actor.superadmin)
    return ownAccount('You cannot take away your own Superadmin.', 'superadmin')
  if (isOwn && isNewRestriction && isRestricted(actor))
    return atFields('RESTRICTED_TO_FACILITIES', 'You cannot change your own facilities.', ['allowedFacilityIds'])
  if (isOwn && isChanged('email'))
    return invalid([{ field: 'email', message: 'Change your own e-mail in your account' }])
  if (isNewRole || isChanged('superadmin')) {
    const denied = canGrant(actor, {
      role: isNewRole ? patch.role! : 'External',
      superadmin: isChanged('superadmin'),
    })
    if (denied) return denied
  }
  if (isNewRestriction) {
    const denied = canGrantFacilities(actor, patch.allowedFacilityIds!)
    if (denied) return denied
  }
  return ofAccount.length > 0 ? canChangeAccount(person, actor, ofAccount) : null
}

/** What makes somebody count as an administrator who can act: the role alone is not enough. */
type StandingFacts = { active: boolean; isLocked: boolean; hasPassword: boolean; role: Role | null }

/** Disabled and locked people, and invited ones who have not chosen a password, cannot help a provider. */
export const isActingAdministrator = ({ active, isLocked, hasPassword, role }: StandingFacts): boolean =>
  active && !isLocked && hasPassword && isAdministrative(role)

/** A provider keeps an administrator who can act, whoever writes. */
export const keepsAdministrator = (
  others: number,
  { fullName }: { fullName: string },
  field?: 'role' | 'active',
): Refusal | null =>
  others > 0
    ? null
    : atFields(
        'LAST_ADMINISTRATOR',
        `${fullName} is the last active administrator of a provider. Make someone else an administrator first.`,
        field ? [field] : [],
      )
