// One's own account through both doors: outcome, refusal and effect are the same (rules 9.8).
import { hashPassword } from '../../auth/password'
import { doors } from '../harness/doors'
import { openHospital, type Hospital, type Person } from '../hospital/hospital'

let hospital: Hospital
let address: string
let passwordHash: string
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  passwordHash = await hashPassword('Patency-demo-1')
})
beforeEach(() => hospital.clients.system.signInTry.deleteMany())
afterAll(() => hospital.close())

type Outcome = { code: string; message: string | null }

const throughGraphql = async (person: Person | null, verb: string, input: object): Promise<Outcome> => {
  const name = verb[0]!.toUpperCase() + verb.slice(1)
  const { data, errors } = await doors(address, person).graphql(
    `mutation($input: ${name}Input!) { it: ${verb}(input: $input) { ... on Refusal { code message fields { message } } } }`,
    { input },
  )
  if (errors) return { code: errors[0]!.extensions.code, message: errors[0]!.message }
  const { code, message, fields } = data!.it as { code?: string; message?: string; fields?: { message: string }[] }
  return { code: code ?? 'done', message: fields?.[0]?.message ?? message ?? null }
}

const throughRest = async (person: Person | null, path: string, body: object): Promise<Outcome> => {
  const { status, body: answer } = await doors(address, person).rest('POST', path, body)
  const { code, message, errors } = answer as { code?: string; message?: string; errors?: { message: string }[] }
  return { code: code ?? (status === 200 ? 'done' : `${status}`), message: errors?.[0]?.message ?? message ?? null }
}

let hired = 0
/** Two people alike, one for each door. */
const pair = async ({ isLocked = false, ...facts }: { isLocked?: boolean }): Promise<[Person, Person]> => {
  const one = async (): Promise<Person> => {
    const name = `Twin ${'abcdefghijklmnopqrstuvwxyz'[(hired += 1)]}`
    const person = await hospital.hire(name, 'Clinician', hospital.riverside.id, { isLocked })
    await hospital.clients.system.user.update({ where: { id: person.id }, data: { passwordHash, ...facts } })
    return person
  }
  return [await one(), await one()]
}
const account = async ({ id }: Person) => {
  const {
    fullName,
    passwordHash: now,
    mustChangePassword,
    version,
  } = await hospital.clients.system.user.findUniqueOrThrow({ where: { id } })
  return { fullName, isSamePassword: now === passwordHash, mustChangePassword, version }
}

const change = { oldPassword: 'Patency-demo-1', password: 'Patency-demo-2', confirmPassword: 'Patency-demo-2' }
const stays = { isSamePassword: true, version: 1 }

test.each<[what: string, facts: object, input: object, code: string, effect: object]>([
  ['another name', {}, { fullName: 'Same Name' }, 'done', { fullName: 'Same Name', version: 2 }],
  ['no name', {}, { fullName: '' }, 'VALIDATION', stays],
  ['an address that somebody has', {}, { email: 'ben.carter@demo.example' }, 'VALIDATION', stays],
  ['a locked account', { isLocked: true }, { fullName: 'Same Name' }, 'done', { fullName: 'Same Name' }],
  [
    'a password to be changed first',
    { mustChangePassword: true },
    { fullName: 'X' },
    'PASSWORD_CHANGE_REQUIRED',
    stays,
  ],
])('updateAccount with %s', async (_what, facts, input, code, effect) => {
  const [first, second] = await pair(facts)
  const graphql = await throughGraphql(first, 'updateAccount', input)
  expect(graphql).toEqual(await throughRest(second, `/users/me/${second.id}`, input))
  expect(graphql.code).toBe(code)
  for (const person of [first, second])
    expect(await account(person)).toMatchObject({
      ...effect,
      ...(code === 'done' ? {} : { fullName: person.fullName }),
    })
})

// REST answers what is wrong with the entries as a message with status 200 (rules 8.1).
test.each<[what: string, facts: object, input: object, code: string, effect: object]>([
  ['the right one', {}, change, 'done', { isSamePassword: false, version: 2 }],
  ['a wrong old one', {}, { ...change, oldPassword: 'x' }, 'SIGN_IN_FAILED', stays],
  ['a weak one', {}, { ...change, password: 'password' }, 'VALIDATION', stays],
  ['a locked account', { isLocked: true }, change, 'done', { isSamePassword: false }],
  ['one that somebody else set', { mustChangePassword: true }, change, 'done', { mustChangePassword: false }],
])('changePassword with %s', async (_what, facts, input, code, effect) => {
  const [first, second] = await pair(facts)
  const graphql = await throughGraphql(first, 'changePassword', input)
  expect(graphql.code).toBe(code)
  expect(await throughRest(second, '/users/me/password', input)).toEqual({ ...graphql, code: 'done' })
  for (const person of [first, second]) expect(await account(person)).toMatchObject(effect)
})

test('too many wrong passwords are refused with 429 at both doors', async () => {
  const { createHash } = await import('node:crypto')
  const [first, second] = await pair({})
  await hospital.clients.system.signInTry.createMany({
    data: [first, second].flatMap(({ email }) =>
      Array.from({ length: 15 }, () => ({
        account: new Uint8Array(createHash('sha256').update(email).digest()),
        origin: '127.0.0.1',
        device: null,
        at: hospital.clock.now,
      })),
    ),
  })
  const graphql = await throughGraphql(first, 'changePassword', change)
  expect(graphql.code).toBe('TOO_MANY_TRIES')
  expect(await throughRest(second, '/users/me/password', change)).toEqual(graphql)
  for (const person of [first, second]) expect(await account(person)).toMatchObject(stays)
})

test('nobody is refused alike', async () => {
  const { rosa } = hospital.people
  expect(await throughGraphql(null, 'updateAccount', {})).toEqual(await throughRest(null, `/users/me/${rosa.id}`, {}))
  expect(await throughGraphql(null, 'changePassword', change)).toEqual(
    await throughRest(null, '/users/me/password', change),
  )
})
