import type { Actor, Role } from './actor'

const everyone: Role[] = ['SystemAdmin', 'Admin', 'Manager', 'Clinician', 'External']
const leaders: Role[] = ['SystemAdmin', 'Admin', 'Manager']
const staff: Role[] = ['SystemAdmin', 'Admin', 'Manager', 'Clinician']
const administrators: Role[] = ['SystemAdmin', 'Admin']

type Permission = {
  roles: readonly Role[]
  /** Also people without a role, and people whose account is locked. */
  isOwn?: true
  /** Also before a password that somebody else set is changed. */
  beforePasswordChange?: true
  /** Concerns more than one provider, so no token permits it (rules 2.8). */
  isOutside?: true
}

/** What each role may do (rules 2.2). Nobody may do anything else. */
export const permissions = {
  /** One's own account, also while it is locked for compliance (rules 2.4). */
  'account:self': { roles: everyone, isOwn: true },
  /** Changing one's own password. */
  'account:password': { roles: everyone, isOwn: true, beforePasswordChange: true },
  /** Being Available or Away. */
  'presence:set': { roles: everyone },
  /** The queue, the page of a call, and the configuration that the call forms offer. */
  'call:see': { roles: everyone },
  'call:create': { roles: everyone },
  /** Assign, assist, return, hold, make Stat, correct, close. */
  'call:work': { roles: staff },
  /** Which calls a role may delete is decided by `canDelete`. */
  'call:delete': { roles: everyone },
  'call:undelete': { roles: leaders },
  /** Correcting anybody's completed call, also after 72 hours. */
  'call:saveAnytime': { roles: administrators },
  /** Completed and deleted calls, and searching for a patient. */
  'lists:see': { roles: staff },
  'lines:see': { roles: staff },
  /** Saving, closing and reopening a line, and creating its calls. */
  'lines:change': { roles: staff },
  /** The configuration screens: facilities and rooms, procedures, purposes, compliance requirements, line checks. */
  'catalogue:see': { roles: leaders },
  'catalogue:change': { roles: administrators },
  /** Other people's compliance documents: seeing and reviewing them, and the compliance report. */
  'compliance:review': { roles: leaders },
  /** The jobs: seeing runs and due moments, and running a job now. */
  'jobs:run': { roles: administrators },
  /** The reports and their files. */
  'reports:see': { roles: leaders },
  /** The list of the provider's people. */
  'users:see': { roles: leaders },
  /** Adding and editing people, setting passwords, locking and unlocking. */
  'users:change': { roles: administrators },
  /** All providers: the list, creating, editing, and giving oneself access. */
  'providers:manage': { roles: ['SystemAdmin'], isOutside: true },
  /** Making, changing and deleting views that everybody of the provider sees. */
  'views:share': { roles: leaders },
  'tokens:manage': { roles: administrators },
  /** Pairing wall boards and wards' devices, and revoking them. */
  'devices:manage': { roles: administrators },
  'audit:see': { roles: administrators },
} as const satisfies Record<string, Permission>

export type Action = keyof typeof permissions

/** Whether it concerns one's own account only, so that it needs no provider. */
export const isOwnAction = (action: Action): boolean => (permissions[action] as Permission).isOwn === true

/**
 * The actions that change what is visible of the queue and its calls. Two people of a provider with the same facilities
 * and the same of these actions see the same.
 */
export const visibilityActions = ['call:work', 'lists:see', 'lines:see'] as const satisfies readonly Action[]

export type Denial = 'FORBIDDEN' | 'ACCOUNT_LOCKED' | 'PASSWORD_CHANGE_REQUIRED'

/** Why the actor may not do this; null when they may. */
export const denial = (actor: Actor, action: Action): Denial | null => {
  const permission: Permission = permissions[action]
  if (actor.mustChangePassword && !permission.beforePasswordChange) return 'PASSWORD_CHANGE_REQUIRED'
  if (permission.isOwn) return null
  if (actor.isLocked) return 'ACCOUNT_LOCKED'
  if (actor.byToken && permission.isOutside) return 'FORBIDDEN'
  if (actor.superadmin) return null
  return actor.role && permission.roles.includes(actor.role) ? null : 'FORBIDDEN'
}

export const may = (actor: Actor, action: Action): boolean => denial(actor, action) === null

/** The roles that may do this. */
export const rolesWith = (action: Action): Role[] => [...permissions[action].roles]
