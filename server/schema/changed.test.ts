import { doors, globalId } from '../test/harness/doors'
import { address, hospital, serveHospital } from '../test/harness/servedHospital'

serveHospital()

test('one selection serves all verbs that answer the same record, and takes nothing of a refusal', async () => {
  const { graphql } = doors(address, hospital.people.rosa)
  const callId = globalId('Call', await hospital.openCall())
  const run = async (verb: string): Promise<unknown> => {
    const input = `${verb[0]!.toUpperCase()}${verb.slice(1)}Input`
    const { data } = await graphql(
      `mutation($input: ${input}!) { it: ${verb}(input: $input) { __typename ...after } } fragment after on CallChanged { call { id viewerIsLead } }`,
      { input: { callId } },
    )
    return data!.it
  }
  expect(await run('assignCall')).toEqual({
    __typename: 'AssignCallSuccess',
    call: { id: callId, viewerIsLead: true },
  })
  expect(await run('returnCall')).toEqual({
    __typename: 'ReturnCallSuccess',
    call: { id: callId, viewerIsLead: false },
  })
  expect(await run('returnCall')).toEqual({ __typename: 'Refusal' })
})
