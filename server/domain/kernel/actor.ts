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

/** A person at work in one provider: who asks, with what standing. */
export type Actor = {
  userId: string
  fullName: string
  providerId: string
  /** null: a superadmin who holds no role here. */
  role: Role | null
  superadmin: boolean
  training: boolean
  isLocked: boolean
  /** Asks with a token that may only read (rules 2.8). */
  readOnly: boolean
  /** Facilities the person is restricted to; empty means all (rules 2.3). */
  allowedFacilityIds: string[]
}
