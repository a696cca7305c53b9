import { Prisma } from '../../../db/generated/prisma/client'
import { invalid } from '../../../domain/kernel/refusal'
import { permissions } from '../../../domain/kernel/permissions'
import { updateUserInput } from '../../../domain/users/input'
import {
  canChangeAccount,
  canChangePerson,
  canDisable,
  canUpdate,
  isAdministrative,
  roleIn,
} from '../../../domain/users/rules'
import { fieldChanges, given } from '../../kernel/audit'
import { command, type CommandContext } from '../../kernel/command'
import { Refused, stopIf, stopIfInvalid } from '../../kernel/refused'
import { wholeList } from '../../kernel/wholeList'
import { endSessions } from '../changeUser'
import { administeredBy, lockPerson, mustKeepAdministrator } from '../lockPerson'
import { closeLinks } from '../links'
import { wrongFacilities } from './facilities'
import { leaveCalls } from './leaveCalls'

const emailTaken = invalid([{ field: 'email', message: 'This e-mail address cannot be used' }])

const worksCalls: readonly string[] = permissions['call:work'].roles

const writeAccount = async ({ tx }: CommandContext, id: string, data: Prisma.UserUpdateInput): Promise<void> => {
  try {
    await tx.user.update({ where: { id }, data })
  } catch (error) {
    // The database decides between two people who get one address at once.
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') throw new Refused(emailTaken)
    throw error
  }
}

/** Changes a person's account, role and facilities (rules 9.2, 9.3). */
export const updateUser = command({
  name: 'updateUser',
  permission: 'users:change',
  scope: 'installation',
  on: 'person',
  input: updateUserInput,
  description:
    'Changes a person of the provider. Fields that are left out stay as they are. Someone who is disabled is signed out, and their open calls return to the queue.',
  refusals: [
    'STALE',
    'ROLE_NOT_ALLOWED',
    'WORKS_ELSEWHERE',
    'OWN_ROLE',
    'LAST_ADMINISTRATOR',
    'RESTRICTED_TO_FACILITIES',
  ],
  rule: canChangePerson,
  history: 'Ended the work of someone who can no longer work calls',
  viewerCan: {
    viewerCanChange: { description: 'Whether you may change their role, training flag and facilities here.' },
    viewerCanChangeAccount: {
      description: 'Whether you may change their name, e-mail and whether the account is active.',
      rule: (person, actor) => canChangeAccount(person, actor),
    },
    viewerCanDisable: { description: 'Whether you may disable the account.', rule: canDisable },
  },
  run: async (context, { userId, expectedVersion, ...patch }) => {
    const { tx, record } = context
    const { person, actor } = await lockPerson(context, { userId, expectedVersion })
    const { providerId } = actor
    const role = roleIn(person, providerId)!
    const sentIds = patch.allowedFacilityIds && [...new Set(patch.allowedFacilityIds)]
    const allowedFacilityIds = wholeList(context, {
      field: 'allowedFacilityIds',
      before: person.allowedFacilityIds,
      sent: sentIds,
      expectedVersion,
    })?.sort()
    const { role: newRole, ...entries } = given({ ...patch, allowedFacilityIds })
    // What was asked for counts, whatever is kept besides.
    stopIf(canUpdate(person, given({ ...patch, allowedFacilityIds: sentIds }), actor))
    stopIfInvalid(await wrongFacilities(context, actor, allowedFacilityIds ?? [], person.allowedFacilityIds))
    const fields = fieldChanges({ ...person, role }, { ...entries, ...(newRole ? { role: newRole } : {}) })
    if (Object.keys(fields).length === 0) return { userId: person.id }

    if (fields.active && !entries.active) await mustKeepAdministrator(context, person, administeredBy(person), 'active')
    else if (fields.role && !isAdministrative(newRole!))
      await mustKeepAdministrator(context, person, [providerId], 'role')

    const { allowedFacilityIds: facilityIds, training, ...account } = entries
    await writeAccount(context, person.id, { ...account, version: { increment: 1 } })
    if (fields.role || fields.training)
      await tx.providerRole.update({
        where: { providerId_userId: { providerId, userId: person.id } },
        data: given({ role: newRole, training }),
      })
    if (fields.allowedFacilityIds) await setFacilities(context, person.id, facilityIds!)
    // An account belongs to all of its providers, so each of them can see who changed it.
    if (fields.fullName || fields.email || fields.active || fields.superadmin)
      for (const held of person.roles) context.inProvider(held.providerId)
    record({ kind: 'user', id: person.id }, fields)
    // A link was sent to the address that the account had.
    if (fields.email || fields.active) await closeLinks(context, person.id)
    if (fields.active && !entries.active) {
      await endSessions(context, person.id, null)
      await leaveCalls(
        context,
        person.id,
        person.roles.map((held) => held.providerId),
      )
    } else if (fields.role && !worksCalls.includes(newRole!)) await leaveCalls(context, person.id, [providerId])
    return { userId: person.id }
  },
})

const setFacilities = async (
  { tx, actor }: CommandContext,
  userId: string,
  facilityIds: readonly string[],
): Promise<void> => {
  const { providerId } = actor
  await tx.allowedFacility.deleteMany({ where: { providerId, userId, facilityId: { notIn: [...facilityIds] } } })
  await tx.allowedFacility.createMany({
    data: facilityIds.map((facilityId) => ({ providerId, userId, facilityId })),
    skipDuplicates: true,
  })
}
