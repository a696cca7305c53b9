import pg from 'pg'
import { createLog } from './log'
import { correctCall } from './services/calls/entries/correctCall'
import { openHospital, type Hospital } from './test/hospital/hospital'

/** What is written of an error, as a line of the log. */
const lineOf = (err: unknown): string => {
  let line = ''
  createLog({ logLevel: 'info', logFormat: 'json' }, { to: { write: (text) => void (line += text) } }).error(
    { err },
    'it broke',
  )
  return line
}

const thrown = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('an error that holds what was entered', () => {
  let hospital: Hospital
  let owner: pg.Client
  beforeAll(async () => {
    hospital = await openHospital()
    owner = new pg.Client({ connectionString: hospital.database.url })
    await owner.connect()
    await owner.query("alter table call add constraint no_secret check (mrn is null or mrn <> 'R-77')")
  })
  afterAll(async () => {
    await owner.end()
    await hospital.close()
  })

  test('is logged without it, and with where it happened and its codes (rules 2.10)', async () => {
    const { people, clients, as, openCall } = hospital
    const callId = await openCall()
    const patient = { mrn: 'R-77', patientLastName: 'Lovelace' }
    const errors = [
      [
        'a row that the database refuses',
        await thrown(async () => correctCall(await as(people.rosa), { callId, ...patient })),
        '"code":"23514"',
      ],
      [
        'a row that Prisma refuses',
        await thrown(() =>
          clients.system.call.update({ where: { id: callId }, data: { ...patient, shoeSize: 7 } as never }),
        ),
        'PrismaClientValidationError',
      ],
      [
        'a value that is none',
        await thrown(() => clients.system.$queryRaw`select ${'Lovelace'}::uuid`),
        '"sqlState":"22P02"',
      ],
      [
        'the driver itself',
        await thrown(() => owner.query("update call set mrn = 'R-77', patient_last_name = 'Lovelace'")),
        '"constraint":"no_secret"',
      ],
      [
        'a text that is no JSON',
        await thrown(() => JSON.parse('{"patientLastName":"Lovelace","mrn":"R-77"')),
        'SyntaxError',
      ],
      [
        'one wrapped in another',
        new Error('the call could not be read', { cause: await thrown(() => JSON.parse('Lovelace R-77')) }),
        'the call could not be read',
      ],
      ['no error at all', patient, '"type":"object"'],
    ] as const
    for (const [what, error, told] of errors) {
      const line = lineOf(error)
      expect({ what, line }).toEqual({ what, line: expect.stringContaining(told) })
      expect({ what, line }).toEqual({ what, line: expect.not.stringMatching(/Lovelace|R-77/) })
    }
    expect(lineOf(errors[0][1])).toContain('changeCall.ts')
  })
})

test('what the system and our own code say of an error is kept', async () => {
  expect(lineOf(new TypeError("Cannot read properties of undefined (reading 'id')"))).toContain("(reading 'id')")
  const refused = await thrown(() => new pg.Client({ host: '127.0.0.1', port: 1 }).connect())
  expect(lineOf(refused)).toMatch(/ECONNREFUSED/)
})

test('secrets are taken out of whatever is logged, and a text cannot begin a line of its own', () => {
  let lines = ''
  const log = createLog({ logLevel: 'info', logFormat: 'json' }, { to: { write: (text) => void (lines += text) } })
  log.info(
    { password: 'hush', request: { cookie: 'hush', authorization: 'hush', token: 'hush' } },
    'a\n{"level":"fatal"}',
  )
  expect(lines).not.toContain('hush')
  expect(lines.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(lines)).toMatchObject({
    level: 'info',
    msg: 'a\n{"level":"fatal"}',
    time: expect.stringMatching(/Z$/),
  })
})

test('for a person a line is a sentence with its values, the error stands below it, and no value can begin a line', () => {
  let lines = ''
  const log = createLog({ logLevel: 'info', logFormat: 'text' }, { to: { write: (text) => void (lines += text) } })
  log.warn(
    { err: new RangeError('too\nfar', { cause: new TypeError('within') }), job: 'prune', attempt: 2 },
    'a job failed\nfatal: \u001b[2J\u202e',
  )
  expect(lines).toMatch(
    /^\S+Z warn  a job failed\\u000afatal: \\u001b\[2J\\u202e job="prune" attempt=2\n    RangeError: too\\u000afar\n      at [^]*\n    TypeError: within\n      at [^]*\n$/,
  )
  for (const line of lines.split('\n').slice(1, -1)) expect(line).toMatch(/^ {4}/)
})
