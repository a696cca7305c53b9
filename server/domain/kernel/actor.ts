import { nilUuid } from './uuid'

export const roles = ['Admin', 'Manager', 'Clinician', 'External', 'SystemAdmin'] as const

export type Role = (typeof roles)[number]

/** How a role is shown (administration, section 6). */
export const roleNames: Record<Role, string> = {
  Admin: 'Administrator',
  Manager: 'Manager',
  Clinician: 'Clinician',
  External: 'External',
  SystemAdmin: 'System Administrator',
}

/** A person who works in one provider, with their permissions. */
export type Actor = {
  userId: string
  fullName: string
  providerId: string
  /** null: a superadmin without a role here. */
  role: Role | null
  superadmin: boolean
  training: boolean
  isLocked: boolean
  /** Somebody else set their password, so they must choose another first (rules 9.4). */
  mustChangePassword: boolean
  /** The request came with a token that may only read (rules 2.8). */
  readOnly: boolean
  /** The request came with a token, which permits nothing outside of its provider (rules 2.8). */
  byToken: boolean
  /** Facilities the person is restricted to; empty means all (rules 2.3). */
  allowedFacilityIds: string[]
}

/**
 * Who reads where no person asks: a device for its ward, the clock for a mail. It sees what the role sees, and may change
 * nothing; no request of a person has it.
 */
export const standIn = (of: Pick<Actor, 'providerId' | 'fullName' | 'role' | 'allowedFacilityIds'>): Actor => ({
  ...of,
  userId: nilUuid,
  superadmin: false,
  training: false,
  isLocked: false,
  mustChangePassword: false,
  readOnly: true,
  byToken: false,
})

/** A superadmin's token permits everything in its provider, as to a System Administrator there. */
export const rightsOf = ({ superadmin, role, byToken }: Rights): Rights =>
  superadmin && byToken ? { superadmin: false, role: 'SystemAdmin', byToken } : { superadmin, role, byToken }

type Rights = Pick<Actor, 'superadmin' | 'role' | 'byToken'>

type Restriction = { readonly allowedFacilityIds: readonly string[] }

export const isRestricted = ({ allowedFacilityIds }: Restriction): boolean => allowedFacilityIds.length > 0

/** Whether the actor sees what stands in these facilities; in none of them only without a restriction (rules 2.3, 3.3). */
export const seesAnyFacility = (actor: Restriction, facilityIds: readonly string[]): boolean =>
  !isRestricted(actor) || facilityIds.some((id) => actor.allowedFacilityIds.includes(id))
