// Being a trainee is of a role in a provider (rules 2.1).
import { refusalOf } from '../../../test/harness/expect'
import { doors, globalId } from '../../../test/harness/doors'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import type { Person } from '../../../test/hospital/hospital'
import { assignCall } from '../../calls/working/assignCall'
import { updateCallRole } from '../../calls/working/updateCallRole'
import { removeUser } from './removeUser'
import { updateUser } from './updateUser'

const hospital = servedHospitalOfFile()

/** Somebody who works in both providers, as a person of each. */
const ofBoth = async (name: string): Promise<{ here: Person; there: Person }> => {
  const { riverside, lakeshore, clients, hire } = hospital
  const here = await hire(name, 'Clinician', riverside.id)
  await clients.system.providerRole.create({
    data: { providerId: lakeshore.id, userId: here.id, role: 'Clinician' },
  })
  return { here, there: { ...here, providerId: lakeshore.id } }
}
const ofAdmin = () => hospital.as(hospital.people.admin)
const workIn = ({ id: userId, providerId }: Person) =>
  hospital.clients.system.session.updateMany({ where: { userId }, data: { providerId } })

/** What the provider's clients are told of the person, through both doors: in the list, on a call, and to themselves. */
const told = async (person: Person, admin: Person, callId: string) => {
  await workIn(person)
  const { rest, graphql } = doors(hospital.address, person)
  const at = `/providers/${person.providerId}`
  const listed = (await doors(hospital.address, admin).rest('GET', `${at}/users`)).body
  const { data } = await graphql(
    'query($id: ID!) { viewer { training user { training } } node(id: $id) { ... on Call { workOrders { user { training } } } } }',
    {
      id: globalId('Call', callId),
    },
  )
  return {
    listed: listed.find(({ id }: { id: string }) => id === person.id).training,
    me: (await rest('GET', '/users/me')).body.training,
    queue: (await rest('GET', `${at}/calls/active`)).body.find(({ id }: { id: string }) => id === callId).workOrders[0]
      .user.training,
    call: (await rest('GET', `${at}/calls/${callId}`)).body.workOrders[0].user.training,
    viewer: data!.viewer.training,
    self: data!.viewer.user.training,
    worker: data!.node.workOrders[0].user.training,
  }
}
const everywhere = (training: boolean) => ({
  ...{ listed: training, me: training, queue: training, call: training },
  ...{ viewer: training, self: training, worker: training },
})

test('a trainee of one provider is none in another', async () => {
  const { here, there } = await ofBoth('Tara Both')
  const { people, openCall, as } = hospital
  await updateUser(await ofAdmin(), { userId: here.id, training: true })
  const mine = await openCall()
  await workIn(here)
  await assignCall(await as(here), { callId: mine })
  const theirs = await openCall({ by: people.stranger })
  await workIn(there)
  await assignCall(await as(there), { callId: theirs })
  expect(await told(here, people.admin, mine)).toEqual(everywhere(true))
  expect(await told(there, people.stranger, theirs)).toEqual(everywhere(false))
  const worked = await hospital.clients.system.workOrder.findMany({
    where: { userId: here.id },
    select: { callId: true, isTraining: true },
  })
  expect(worked).toEqual(
    expect.arrayContaining([
      { callId: mine, isTraining: true },
      { callId: theirs, isTraining: false },
    ]),
  )
  await workIn(there)
  const inTraining = { callId: theirs, isTraining: true, isAssisting: false }
  expect(await refusalOf(updateCallRole(await as(there), inTraining))).toBe('NOT_IN_TRAINING')
  // What was done stays in training; whoever left is no trainee any more.
  await removeUser(await ofAdmin(), { userId: here.id })
  const { body } = await doors(hospital.address, people.admin).rest(
    'GET',
    `/providers/${here.providerId}/calls/${mine}`,
  )
  expect(body.workOrders[0]).toMatchObject({ isTraining: true, user: { id: here.id, training: false } })
})
