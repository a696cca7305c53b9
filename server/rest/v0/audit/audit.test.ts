import { doors, globalId } from '../../../test/harness/doors'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { createApiToken } from '../../../services/account/tokens/apiTokens'

const hospital = servedHospitalOfFile()

const exported = (sent: object, headers: Record<string, string> = {}, person = hospital.people.admin) =>
  doors(hospital.address, 'authorization' in headers ? null : person).rest(
    'POST',
    `/providers/${hospital.riverside.id}/audit/export`,
    sent,
    headers,
  )
const numbers = (csv: string): number[] => [...csv.matchAll(/(?<=\r\n)\d+(?=,)/g)].map(([number]) => Number(number))

const query = `query($filter: AuditFilter) { provider { audit(filter: $filter, first: 100) { edges { node { sequence } } } } }`
const listed = async (filter: object): Promise<number[]> => {
  const { data } = await doors(hospital.address, hospital.people.admin).graphql(query, { filter })
  return data!.provider.audit.edges.map(({ node }: { node: { sequence: number } }) => node.sequence)
}

describe('the export of the audit trail (rules 9.10)', () => {
  test('holds the rows that GraphQL lists, as a CSV file', async () => {
    const { people } = hospital
    const callId = await hospital.openCall()
    await hospital.openCall({ by: people.ben })
    for (const [rest, graphql] of [
      [{ personId: people.rosa.id }, { personId: globalId('User', people.rosa.id) }],
      [
        { recordKind: 'call', recordId: callId },
        { recordKind: 'call', recordId: callId },
      ],
      [{ patientOfCallId: callId }, { patientOfCallId: globalId('Call', callId) }],
      [
        { actions: ['createCall'], outcome: 'done' },
        { actions: ['createCall'], outcome: 'done' },
      ],
    ] as const) {
      const expected = await listed(graphql)
      expect(expected.length).toBeGreaterThan(0)
      const answer = await exported(rest)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toContain('filename="audit-trail.csv"')
      // A search for a patient by the other door is a row about the call as well.
      expect(numbers(answer.body as string).filter((number) => number <= Math.max(...expected))).toEqual(expected)
    }
  })

  test('refuses a wrong filter as the contract does', async () => {
    expect(await exported({ fromDay: 'yesterday' })).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: [{ field: 'fromDay' }] },
    })
  })

  test('is there for a token that may only read', async () => {
    const { token } = await createApiToken(await hospital.as(hospital.people.admin), { name: 'Reader', scope: 'read' })
    expect((await exported({}, { authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await exported({}, {}, hospital.people.manager)).status).toBe(403)
  })
})
