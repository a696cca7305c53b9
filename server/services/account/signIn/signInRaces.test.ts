// A sign-in takes long: the account may have changed between its check and its session.
import pg from 'pg'
import { hashPassword } from '../../../auth/password'
import { doors } from '../../../test/harness/doors'
import { until } from '../../../test/harness/until'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { setUserPassword } from '../../users/verbs/setUserPassword'

let owner: pg.Client
// Before the hospital, whose database is dropped.
afterAll(() => owner.end())
const hospital = servedHospitalOfFile()
const password = 'Patency-demo-1'
let passwordHash: string
let otherHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
  otherHash = await hashPassword('Patency-demo-2')
  owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
  await owner.query(`select set_config('app.provider', 'system', false)`)
})
beforeEach(async () => {
  const { rosa } = hospital.people
  await hospital.clients.system.session.deleteMany({ where: { userId: rosa.id } })
  await hospital.clients.system.signInTry.deleteMany()
  await hospital.clients.system.user.update({
    where: { id: rosa.id },
    data: { passwordHash, active: true, email: rosa.email, mustChangePassword: false },
  })
})

const signIn = () =>
  doors(hospital.address, null).rest('POST', '/auth/login', { email: hospital.people.rosa.email, password })
const sessions = () =>
  hospital.clients.system.session.count({ where: { userId: hospital.people.rosa.id, endedAt: null } })

test.each([
  ['a new password', () => ({ password_hash: otherHash })],
  ['another e-mail address', () => ({ email: 'rosa.elsewhere@demo.example' })],
  ['no account any more: it is disabled', () => ({ active: false })],
])('whoever has %s when a sign-in with the old one is under way gets no session by it', async (_what, change) => {
  const { rosa } = hospital.people
  const [[column, value]] = Object.entries(change()) as [[string, unknown]]
  await owner.query('begin')
  await owner.query(`update app_user set ${column} = $1 where id = $2`, [value, rosa.id])
  // It reads the account as it was, and then waits for who changes it.
  let isAnswered = false
  const answer = signIn().finally(() => (isAnswered = true))
  await until(async () => {
    const { rows } = await owner.query<{ waiting: boolean }>(
      `select pg_stat_clear_snapshot(), exists (select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock') as waiting`,
    )
    expect(isAnswered || rows[0]!.waiting).toBe(true)
  })
  await owner.query('commit')
  expect(await answer).toMatchObject({ status: 401, body: { code: 'SIGN_IN_FAILED' } })
  expect(await sessions()).toBe(0)
  const told = await hospital.clients.system.auditEntry.findFirst({
    where: { action: 'signIn', actorId: rosa.id },
    orderBy: { sequence: 'desc' },
  })
  expect(told?.outcome).toBe('refused SIGN_IN_FAILED')
})

test('a password that an administrator sets while someone signs in with the old one leaves no session of theirs', async () => {
  const { rosa, admin } = hospital.people
  const outcomes = new Set<number>()
  for (let round = 0; round < 12; round += 1) {
    await hospital.clients.system.session.deleteMany({ where: { userId: rosa.id } })
    await hospital.clients.system.user.update({ where: { id: rosa.id }, data: { passwordHash } })
    const [{ status }] = await Promise.all([
      signIn(),
      setUserPassword(await hospital.as(admin), { userId: rosa.id, password: `Patency-demo-${round + 10}` }),
    ])
    outcomes.add(status)
    expect({ round, status, sessions: await sessions() }).toEqual({ round, status, sessions: 0 })
  }
  expect([...outcomes].every((status) => status === 200 || status === 401)).toBe(true)
})
