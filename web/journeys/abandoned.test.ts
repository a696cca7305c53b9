// A Stat call whose lead is offline stands out on every other screen, and can be taken over there (rules 3.6b).
import { until } from '../../server/test/harness/until'
import { isAccessible } from './helpers/accessible'
import { signInByRest } from './helpers/integration'
import { openMovedHospital } from './helpers/movedClock'
import { isLive } from './helpers/people'
import { openStage } from './helpers/stage'

const minute = 60_000

const stage = openStage({
  start: () => openMovedHospital({ PATENCY_SESSION_IDLE_MINUTES: '600' }),
  onEnter: isLive,
})
const { enter } = stage

test('a lead who went is told on another screen after ten minutes, without a reload, and taken over from there', async () => {
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const [need, stat] = await Promise.all([
    rest<{ id: string; name: string }[]>('GET', '/callpurposes'),
    rest<{ id: string; name: string }[]>('GET', '/callstatuscodes'),
  ])
  const create = (contact: string) =>
    rest<{ id: string }>('POST', '/calls', {
      purposeId: need.find(({ name }) => name === 'PICC Insertion')!.id,
      statusCodeId: stat.find(({ name }) => name === 'Stat')!.id,
      contact,
    })
  const { id: callId } = await create('ext abandoned')

  const second = await enter('nurse2@demo.example')
  const first = await enter('clinician@demo.example', { at: `/calls/${callId}` })
  await first.getByText('This call is now assigned to you.').waitFor()
  const card = second.locator('article').filter({ has: second.locator(`a[href="/calls/${callId}"]`) })
  await card.getByText('Rosa Alvarez').waitFor()
  await first.context().close()
  const isGone = () =>
    stage.server.clients.system.user.findFirst({
      where: { fullName: 'Rosa Alvarez', isOnline: false, offlineSince: { not: null } },
    })
  await until(async () => (await isGone()) !== null)
  const notice = card.getByText(/^Lead offline since/)
  await notice.waitFor({ state: 'detached' })

  stage.server.putForward(11 * minute)
  // Any event updates the page's estimate of the server's time.
  await create('ext later')
  await notice.waitFor()
  await second
    .getByRole('heading', { level: 2, name: /^Stat/ })
    .getByText(/with lead offline/)
    .waitFor()
  await isAccessible(second)

  await card.getByRole('button', { name: 'Take Over' }).click()
  await second
    .getByRole('alertdialog', { name: 'Take this call over from Rosa Alvarez?' })
    .getByRole('button', { name: 'Take Over' })
    .click()
  await second.waitForURL(`**/calls/${callId}`)
  expect(
    await stage.server.clients.system.call.findUniqueOrThrow({
      where: { id: callId },
      select: { assignedTo: { select: { email: true } } },
    }),
  ).toEqual({ assignedTo: { email: 'nurse2@demo.example' } })
})
