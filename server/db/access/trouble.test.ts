import { troubleOf, type Trouble } from './trouble'

const prisma = (code: string, cause: object) =>
  Object.assign(new Error('Invalid invocation'), {
    code,
    meta: { driverAdapterError: { name: 'DriverAdapterError', cause } },
  })

test.each<[what: string, error: unknown, trouble: Trouble | null]>([
  ['a refused connection', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 'away'],
  [
    'one that was refused at every address',
    new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]),
    'away',
  ],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 'away'],
  ['an answer that does not come', new Error('Query read timeout'), 'away'],
  [
    'a database that is starting, in Prisma’s words',
    prisma('P2039', { originalCode: '57P03', kind: 'postgres', code: '57P03' }),
    'away',
  ],
  ['a database that is not there, in Prisma’s words', prisma('P1001', { kind: 'DatabaseNotReachable' }), 'away'],
  [
    'a transaction that could not begin because no one was there',
    prisma('P2028', { kind: 'DatabaseNotReachable' }),
    'away',
  ],
  [
    'a transaction that could not begin in time',
    Object.assign(new Error('Unable to start a transaction'), { code: 'P2028' }),
    'busy',
  ],
  ['a lock that was not given', prisma('P2010', { originalCode: '55P03' }), 'busy'],
  ['a statement that took too long', Object.assign(new Error('canceling statement'), { code: '57014' }), 'busy'],
  ['a deadlock', prisma('P2034', { originalCode: '40P01', kind: 'TransactionWriteConflict' }), 'busy'],
  ['a full disk', prisma('P2010', { originalCode: '53100' }), 'full'],
  [
    'a full disk under another error',
    new Error('outer', { cause: Object.assign(new Error(), { code: '53100' }) }),
    'full',
  ],
  ['a row that is there already', prisma('P2002', { originalCode: '23505', kind: 'UniqueConstraintViolation' }), null],
  ['a mistake of ours', new TypeError('undefined is not a function'), null],
  ['nothing', null, null],
])('%s', (_what, error, trouble) => {
  expect(troubleOf(error)).toBe(trouble)
})

test('an error that is its own cause is no trouble', () => {
  const error = new Error('round') as Error & { cause: unknown }
  error.cause = error
  expect(troubleOf(error)).toBeNull()
})
