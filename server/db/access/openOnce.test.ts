import { StartProblem } from '../../startProblem'
import { createTestDatabase, type TestDatabase } from '../../test/database/database'
import { until } from '../../test/harness/until'
import { openOnce } from './openOnce'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
})
afterAll(() => database.drop())

const options = { application_name: 'patency-once' }
const problemOf = (attempt: Promise<unknown>): Promise<unknown> => attempt.catch((error: unknown) => error)

test('answers what the work answers, and ends the connection whether it fails or not', async () => {
  const address = { url: database.url, variable: '--into' }
  const alive = () =>
    openOnce(address, { application_name: 'patency-look' }, async (client) => {
      const { rowCount } = await client.query('select from pg_stat_activity where application_name = $1', [
        options.application_name,
      ])
      return rowCount
    })
  expect(await openOnce(address, options, alive)).toBe(1)
  await problemOf(openOnce(address, options, (client) => client.query('select 1/0')))
  // PostgreSQL removes the row of a connection a moment after it ended.
  await until(async () => (await alive()) === 0)
})

test('what fails in the work is told with the variable, unless somebody has other words; a StartProblem stays', async () => {
  const address = { url: database.url, variable: '--into' }
  const fail = () => Promise.reject(new Error('out of ink'))
  expect(await problemOf(openOnce(address, options, fail))).toMatchObject({
    message: `The database at ${new URL(database.url).host} cannot be used: out of ink.`,
    remedy: expect.stringContaining('--into names its host'),
  })
  const explained = new Error('Fill it up.')
  expect(await problemOf(openOnce(address, options, fail, () => explained))).toBe(explained)
  const problem = new StartProblem('It is too old.', 'Upgrade it.')
  expect(
    await problemOf(
      openOnce(
        address,
        options,
        () => Promise.reject(problem),
        () => explained,
      ),
    ),
  ).toBe(problem)
})

test('what keeps it from being opened is never left to the words of the work', async () => {
  const address = { url: 'postgresql://ann:hush@127.0.0.1:1/patency', variable: '--into' }
  const attempt = openOnce(
    address,
    options,
    () => Promise.resolve(),
    () => new Error('The work failed.'),
  )
  expect(await problemOf(attempt)).toBeInstanceOf(StartProblem)
})
