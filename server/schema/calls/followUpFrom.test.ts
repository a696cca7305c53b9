import { doors, globalId } from '../../test/harness/doors'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import type { Person } from '../../test/hospital/hospital'
import { linesIn } from '../../test/hospital/lines'

serveHospital()

const followUpFrom = async (callId: string, person: Person = hospital.people.rosa): Promise<string | null> => {
  const { data } = await doors(address, person).graphql(
    'query($id: ID!) { node(id: $id) { ... on Call { followUpFrom { databaseId } } } }',
    { id: globalId('Call', callId) },
  )
  return data!.node.followUpFrom?.databaseId ?? null
}

/** A line with two completed calls, the earlier one created later. */
const lineWithVisits = async () => {
  const { addLine, addCall, minutesAgo } = linesIn(hospital)
  const lineId = await addLine()
  const second = await addCall(lineId, { createdAt: minutesAgo(500), completedAt: minutesAgo(100) })
  const first = await addCall(lineId, { createdAt: minutesAgo(400), completedAt: minutesAgo(200) })
  return { lineId, first, second, addCall, minutesAgo }
}

describe('from which call a call is the follow-up (rules 3.18a)', () => {
  test('the call whose closing scheduled it', async () => {
    const { lineId, second, addCall } = await lineWithVisits()
    expect(await followUpFrom(await addCall(lineId, { completedAt: null, followUpFromId: second }))).toBe(second)
  })

  test('else the earliest completed call of its line, deleted ones aside', async () => {
    const { lineId, first, second, addCall, minutesAgo } = await lineWithVisits()
    await addCall(lineId, { completedAt: minutesAgo(300), deletedAt: minutesAgo(10) })
    expect(await followUpFrom(await addCall(lineId, { completedAt: null }))).toBe(first)
    expect(await followUpFrom(second)).toBe(first)
  })

  test('the first visit itself is the follow-up of none, nor is a call without a line', async () => {
    const { first } = await lineWithVisits()
    expect(await followUpFrom(first)).toBeNull()
    expect(await followUpFrom(await hospital.openCall())).toBeNull()
  })

  test('what lies out of sight is not named', async () => {
    const { people, riverside } = hospital
    const [, north] = riverside.facilities
    const { lineId, first, addCall } = await lineWithVisits()
    const here = await addCall(lineId, { completedAt: null, roomId: north!.roomIds[0]! })
    expect(await followUpFrom(here, people.north)).toBeNull()
    // The visit is in sight, the line is not.
    await hospital.clients.system.call.update({ where: { id: first }, data: { roomId: north!.roomIds[0]! } })
    expect(await followUpFrom(here, people.north)).toBeNull()
    const open = await addCall(lineId, { completedAt: null })
    expect(await followUpFrom(open, people.external)).toBeNull()
  })
})
