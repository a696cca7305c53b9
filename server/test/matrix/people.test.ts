// Every verb on a person, by those who must not reach them: an administrator who sees fewer facilities than the person
// works in (rules 9.2), and one of another provider in which the person works as well (rules 9.3).
import { randomUUID } from 'node:crypto'
import { decodeGlobalID } from '@pothos/plugin-relay'
import { getNamedType, isInputObjectType } from 'graphql'
import { schema } from '../../schema/index'
import { doors, globalId } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import type { Person } from '../hospital/hospital'
import { undeclared } from './answers'

serveHospital()

type Ids = { userId: string; roleInvitationId: string; personId: string; requirementId: string }
type Facilities = { north: string; main: string }

type Attempt = {
  /** What is sent besides whom it is about. */
  sent?: (facilities: Facilities) => Record<string, unknown>
  /** What the person must be like. */
  needs?: 'lock' | 'no password' | 'no role'
  /** The outcome where the person works in more facilities than the administrator sees. */
  ofMore?: string
  /** The outcome where the administrator may change the person; by default it is done. */
  ofOwn?: string
  /** The outcome for a colleague's person, whose account belongs to them alone; by default that of `ofOwn`. */
  ofShared?: string
}

const ofAccount = { ofShared: 'WORKS_ELSEWHERE' }

/** What is tried with each verb. Whatever the schema offers and this table lacks fails. */
const verbs: Record<string, readonly Attempt[]> = {
  updateUser: [
    { sent: () => ({ fullName: 'Another Name' }), ...ofAccount },
    { sent: () => ({ email: 'another.address@demo.example' }), ...ofAccount },
    { sent: () => ({ active: false }), ...ofAccount },
    { sent: () => ({ superadmin: true }), ofOwn: 'ROLE_NOT_ALLOWED' },
    { sent: () => ({ role: 'Manager' }) },
    { sent: () => ({ role: 'SystemAdmin' }), ofOwn: 'ROLE_NOT_ALLOWED' },
    { sent: () => ({ training: true }) },
    { sent: ({ north }) => ({ allowedFacilityIds: [globalId('Facility', north)] }) },
    { sent: () => ({ allowedFacilityIds: [] }), ofOwn: 'VALIDATION', ofShared: 'done' },
    {
      sent: ({ main }) => ({ allowedFacilityIds: [globalId('Facility', main)] }),
      ofOwn: 'VALIDATION',
      ofShared: 'done',
    },
  ],
  setUserPassword: [{ sent: () => ({ password: 'Another-long-one-7' }), ...ofAccount }],
  endUserSessions: [ofAccount],
  lockUser: [{}],
  unlockUser: [{ needs: 'lock' }],
  removeUser: [{}],
  resendInvitation: [{ needs: 'no password', ...ofAccount }],
  resendRoleInvitation: [{ needs: 'no role' }],
  withdrawRoleInvitation: [{ needs: 'no role' }],
  addDocument: [
    // Told at the field that names the person.
    { sent: () => ({ issueDate: '2026-01-01', expirationDate: '2027-01-01' }), ofMore: 'VALIDATION' },
  ],
}

const names = ['userId', 'personId', 'roleInvitationId'] as const

/** The fields by which a verb names a person. */
const namedBy = (verb: string): (typeof names)[number][] => {
  const [input] = schema.getMutationType()!.getFields()[verb]!.args
  const type = input && getNamedType(input.type)
  return isInputObjectType(type) ? names.filter((name) => name in type.getFields()) : []
}

test('the table tells of every verb on a person, and of no other', () => {
  const offered = Object.keys(schema.getMutationType()!.getFields()).filter((verb) => namedBy(verb).length > 0)
  expect(undeclared(offered, Object.keys(verbs))).toEqual([])
})

const each = Object.entries(verbs).flatMap(([verb, attempts]) =>
  attempts.map((attempt) => {
    const sent = attempt.sent?.({ north: 'the North Campus', main: 'the Main Hospital' }) ?? {}
    const shown = Object.entries(sent).map(
      ([name, value]) =>
        `${name} ${Array.isArray(value) ? `[${value.map((id: string) => decodeGlobalID(id).id).join()}]` : String(value)}`,
    )
    return { verb, attempt, title: [verb, ...shown].join(' ') }
  }),
)

/** Somebody of Riverside who works in these facilities, none: in all. */
const makePerson = async ({ needs }: Attempt, only: string[], alsoIn?: string): Promise<Ids> => {
  const { hire, riverside, clients, clock } = hospital
  const person = await hire(`Subject ${randomUUID()}`, needs === 'no role' ? null : 'Clinician', riverside.id, {
    only: needs === 'no role' ? [] : only,
    isLocked: needs === 'lock',
  })
  if (needs === 'no password')
    await clients.system.user.update({ where: { id: person.id }, data: { passwordHash: null } })
  const providerId = alsoIn ?? riverside.id
  if (alsoIn && needs !== 'no role')
    await clients.system.providerRole.create({ data: { providerId: alsoIn, userId: person.id, role: 'Clinician' } })
  const invitation =
    needs === 'no role'
      ? await clients.system.roleInvitation.create({
          data: {
            ...{ providerId, userId: person.id, fullName: person.fullName, email: person.email, role: 'Clinician' },
            ...{ facilityIds: alsoIn ? [] : only, invitedAt: clock.now },
          },
        })
      : null
  const { requirements } = hospital[providerId === riverside.id ? 'riverside' : 'lakeshore']
  return {
    userId: person.id,
    personId: person.id,
    roleInvitationId: invitation?.id ?? randomUUID(),
    requirementId: requirements['RN License']!,
  }
}

const typenames = {
  userId: 'User',
  personId: 'User',
  roleInvitationId: 'RoleInvitation',
  requirementId: 'ComplianceRequirement',
}

/** The code of the refusal or error; `done`. */
const attemptBy = async (
  actor: Person,
  verb: string,
  attempt: Attempt,
  ids: Ids,
  facilities: Facilities,
): Promise<string> => {
  const Verb = verb[0]!.toUpperCase() + verb.slice(1)
  const { clients, clock } = hospital
  const sent = { ...attempt.sent?.(facilities) }
  for (const name of namedBy(verb)) sent[name] = globalId(typenames[name], ids[name])
  if (verb === 'addDocument') {
    // Of the actor's own, as the page sends it.
    const upload = await clients.system.documentUpload.create({
      data: {
        ...{ providerId: actor.providerId, fileName: 'license.png', contentType: 'image/png', size: 1 },
        ...{ createdAt: clock.now, createdById: actor.id },
      },
    })
    Object.assign(sent, { uploadId: upload.id, requirementId: globalId(typenames.requirementId, ids.requirementId) })
  }
  const { data, errors } = await doors(address, actor).graphql(
    `mutation($input: ${Verb}Input!) { it: ${verb}(input: $input) { ... on Refusal { code } } }`,
    { input: sent },
    { 'patency-provider': actor.providerId },
  )
  return errors?.[0]?.extensions.code ?? (data!.it.code as string | undefined) ?? 'done'
}

/** Every row about the person, in each table that names people; of a provider: only those that belong to it or to none. */
const rowsOf = async (userId: string, providerId: string | null): Promise<Record<string, unknown>> => {
  const { system } = hospital.clients
  const tables = await system.$queryRaw<{ name: string; ofProvider: boolean }[]>`
    select c.table_name as name, exists (select from information_schema.columns p where p.table_schema = 'public' and p.table_name = c.table_name and p.column_name = 'provider_id') as "ofProvider"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE' order by 1`
  const found: Record<string, unknown> = {
    // What follows from their roles, and where somebody worked last, is no right.
    app_user:
      await system.$queryRaw`select to_jsonb(u) - 'version' - 'role_count' - 'last_provider_id' as row from app_user u where id = ${userId}::uuid`,
  }
  for (const { name, ofProvider } of tables)
    found[name] = await system.$queryRawUnsafe(
      `select to_jsonb(t) as row from ${name} t where user_id = $1::uuid ${ofProvider && providerId ? 'and provider_id = $2::uuid' : ''} order by 1`,
      ...(ofProvider && providerId ? [userId, providerId] : [userId]),
    )
  return found
}

describe('an administrator of the North Campus', () => {
  let admin: Person
  let facilities: Facilities
  beforeAll(async () => {
    const [main, north] = hospital.riverside.facilities.map(({ id }) => id) as [string, string]
    facilities = { main, north }
    admin = await hospital.hire('Nora North', 'Admin', hospital.riverside.id, { only: [north] })
  })

  test.each(each)('changes nobody who works in more facilities: $title', async ({ verb, attempt }) => {
    const { main, north } = facilities
    for (const only of [[], [main, north], [main]]) {
      const ids = await makePerson(attempt, only)
      const before = await rowsOf(ids.userId, null)
      expect({ only, is: await attemptBy(admin, verb, attempt, ids, facilities) }).toEqual({
        only,
        is: attempt.ofMore ?? 'RESTRICTED_TO_FACILITIES',
      })
      expect(await rowsOf(ids.userId, null)).toEqual(before)
    }
  })

  test.each(each)('changes somebody of the North Campus: $title', async ({ verb, attempt }) => {
    const ids = await makePerson(attempt, [facilities.north])
    expect(await attemptBy(admin, verb, attempt, ids, facilities)).toBe(attempt.ofOwn ?? 'done')
  })
})

describe('an administrator of another provider in which the person works as well', () => {
  test.each(each)('leaves the account and the other provider alone: $title', async ({ verb, attempt }) => {
    const { lakeshore, riverside, people } = hospital
    const [facility] = lakeshore.facilities
    const ids = await makePerson(attempt, [], lakeshore.id)
    const before = await rowsOf(ids.userId, riverside.id)
    const is = await attemptBy(people.stranger, verb, attempt, ids, { main: facility!.id, north: facility!.id })
    const after = await rowsOf(ids.userId, riverside.id)
    expect({ is, after }).toEqual({ is: attempt.ofShared ?? attempt.ofOwn ?? 'done', after: before })
  })
})
