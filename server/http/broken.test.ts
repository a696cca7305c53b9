// What callers learn when something of ours breaks, and what goes on meanwhile.
import pg from 'pg'
import { doors, globalId } from '../test/doors'
import { openHospital, type Hospital } from '../test/hospital'

let hospital: Hospital
let address: string
let owner: pg.Client
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await hospital.close()
})

const said = 'Something broke on our side. Look whether your change is there before you try again.'

test('what broke is told at both doors in one sentence, without anything of its inside, and writes nothing', async () => {
  const { people, riverside, openCall, readCall } = hospital
  const callId = await openCall()
  const { rest, graphql } = doors(address, people.rosa)
  await owner.query('alter table work_order rename to work_order_away')
  const answers = [
    await rest('POST', `/providers/${riverside.id}/calls/${callId}/close`, { mrn: 'R-1', ...hospital.recorded }),
    await rest('GET', `/providers/${riverside.id}/calls/active`),
  ]
  const closed = await graphql('mutation($input: CloseCallInput!) { closeCall(input: $input) { __typename } }', { input: { callId: globalId('Call', callId), ...hospital.recorded } })
  await owner.query('alter table work_order_away rename to work_order')

  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 500, body: { type: 'about:blank', title: 'Something broke', status: 500, code: 'BROKEN', message: said, errors: [] } })
  expect(closed.errors).toMatchObject([{ message: said, extensions: { code: 'BROKEN' } }])
  expect(JSON.stringify(closed)).not.toMatch(/work_order|prisma|select|\.ts/i)
  expect(await readCall(callId)).toMatchObject({ completedAt: null, mrn: null, version: 1 })
  expect((await rest('GET', `/providers/${riverside.id}/calls/active`)).status).toBe(200)
})
