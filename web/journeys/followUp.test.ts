// A visit due in a week is in no queue until then, and in everybody's queue when it is due (rules 3.1, 3.11).
import { momentAt, todayIn, weekdayOf } from '../../server/domain/kernel/time/facilityTime'
import { weekdays } from '../../server/domain/kernel/time/timeOfDay'
import { insertion, callForPicc, recordInsertion } from './helpers/insertion'
import { signInByRest, type Rest } from './helpers/integration'
import { openMovedHospital } from './helpers/movedClock'
import { isLive } from './helpers/people'
import { openStage } from './helpers/stage'

const day = 24 * 3_600_000

const stage = openStage({
  // A session must survive while the clock moves forward by most of a day.
  start: () => openMovedHospital({ PATENCY_SESSION_IDLE_MINUTES: '1440', PATENCY_SESSION_MAX_HOURS: '168' }),
  onEnter: isLive,
})
const { enter, leaveAll } = stage

type Procedure = { name: string; fields: { id: string; name: string }[] }

const recordByRest = async (
  rest: Rest,
  callId: string,
  { lastName, mrn }: { lastName: string; mrn: string },
): Promise<void> => {
  const { fields } = (await rest<Procedure[]>('GET', '/procedures')).find(({ name }) => name === 'Insertion')!
  const filled = Object.entries(insertion).map(([name, value]) => ({
    fieldId: fields.find((field) => field.name === name)!.id,
    values: [value],
  }))
  await rest('POST', `/calls/${callId}/assigntome`)
  const answer = await rest('POST', `/calls/${callId}/closeandcreate`, {
    updateModel: { patientFirstName: 'Ana', patientLastName: lastName, mrn },
    lineName: `${lastName}'s Line`,
    closeModel: { fields: filled },
  })
  expect(answer).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/))
}

/** The result of the insertion, without each call's own fields. */
const outcomeOf = async (callId: string) => {
  const { completedAt, line, values, workOrders, followUps } = await stage.server.clients.system.call.findUniqueOrThrow(
    {
      where: { id: callId },
      select: {
        completedAt: true,
        line: { select: { name: true, mrn: true, followUpInterval: true, completedAt: true, roomId: true } },
        values: { select: { fieldName: true, values: true }, orderBy: { fieldWeight: 'asc' } },
        workOrders: { select: { isAssisting: true, isTraining: true, end: true } },
        followUps: {
          select: {
            aliveAt: true,
            completedAt: true,
            deletedAt: true,
            assignedToId: true,
            mrn: true,
            roomId: true,
            purpose: { select: { name: true } },
            statusCode: { select: { name: true } },
            line: { select: { name: true } },
            workOrders: { select: { id: true } },
          },
        },
      },
    },
  )
  return {
    line,
    values,
    lead: workOrders.map(({ isAssisting, isTraining, end }) => ({ isAssisting, isTraining, isOver: end !== null })),
    followUps: followUps.map(({ aliveAt, ...followUp }) => ({
      ...followUp,
      daysLater: (aliveAt.getTime() - completedAt!.getTime()) / day,
    })),
  }
}

test('an insertion makes the visit of a week later, which joins every open queue at its moment; REST makes the same', async () => {
  const manager = await signInByRest(stage.server.address, 'manager@demo.example')
  const [here, there] = [await callForPicc(manager, 'ext 6101'), await callForPicc(manager, 'ext 6102')]
  const page = await enter('clinician@demo.example')
  await recordInsertion(page, { contact: 'ext 6101', lastName: 'Quill', mrn: 'Q-1' })
  await recordByRest(await signInByRest(stage.server.address, 'nurse2@demo.example'), there, {
    lastName: 'Quill',
    mrn: 'Q-1',
  })

  const [byHand, byRest] = [await outcomeOf(here), await outcomeOf(there)]
  expect(byRest).toEqual(byHand)
  expect(byHand.followUps).toHaveLength(1)
  const [followUp] = byHand.followUps
  expect(followUp).toMatchObject({
    completedAt: null,
    deletedAt: null,
    assignedToId: null,
    statusCode: { name: 'On Hold' },
    line: { name: "Quill's Line" },
    workOrders: [],
  })
  // The same time of day a week later, whatever the clocks did in between.
  expect(Math.abs(followUp!.daysLater - 7)).toBeLessThanOrEqual(1 / 24)
  // A leaving card stays visible for a moment.
  for (const contact of ['ext 6101', 'ext 6102']) await page.getByText(contact).waitFor({ state: 'detached' })
  await page.getByText("Quill's Line").first().waitFor({ state: 'detached' })
  await leaveAll()

  const { aliveAt } = await stage.server.clients.system.call.findFirstOrThrow({ where: { followUpFromId: here } })
  // Signing in may take long, so it is done well before the visit is due.
  const early = day / 2
  stage.server.putForward(aliveAt.getTime() - early - stage.server.now().getTime())
  const later = await enter('nurse2@demo.example')
  // No card joins a list while somebody points at it.
  await later.mouse.move(0, 0)
  await later.getByText("Quill's Line").first().waitFor({ state: 'detached' })
  stage.server.putForward(early)
  // Both appear without any action on the page.
  await later.getByText("Quill's Line").nth(1).waitFor()
})

test('a visit that is due while its facility does not work joins the queue when that begins, and the pages say so', async () => {
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const callId = await callForPicc(rest, 'ext 6103')
  const { facility } = (
    await stage.server.clients.system.call.findUniqueOrThrow({
      where: { id: callId },
      select: { room: { select: { facility: true } } },
    })
  ).room!
  const dayIn = (days: number): string =>
    todayIn(facility.timeZone, new Date(stage.server.now().getTime() + days * day))
  // It works only on a day after the visit is due, also when midnight passes meanwhile.
  const workingDay = weekdays[weekdayOf(dayIn(9)) - 1]!
  const opens = momentAt(facility.timeZone, dayIn(9), 0, 0)

  const admin = await enter('admin@demo.example', { at: '/configuration/facilities' })
  await admin.getByRole('button', { name: `Edit ${facility.name}` }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Works From').fill('00:00')
  await dialog.getByLabel('Works Until').fill('24:00')
  for (const name of weekdays.filter((each) => each !== workingDay))
    await dialog.getByRole('checkbox', { name, exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await admin.getByRole('row', { name: new RegExp(`${facility.name}.*Yes, 00:00 to 24:00, ${workingDay}`) }).waitFor()
  await admin.close()

  const page = await enter('clinician@demo.example')
  await recordInsertion(page, {
    contact: 'ext 6103',
    lastName: 'Rowe',
    mrn: 'R-1',
    says: new RegExp(`It joins the queue ${workingDay} .*, in the working hours of ${facility.name}`),
  })
  const { aliveAt, lineId, dressingChangeDate } = await stage.server.clients.system.call.findFirstOrThrow({
    where: { followUpFromId: callId },
  })
  expect(aliveAt).toEqual(opens)
  expect(dressingChangeDate! < opens).toBe(true)
  await page.goto(`${stage.server.address}/lines/${lineId}`)
  await page.getByText(`, in the working hours of ${facility.name}`).waitFor()
  await page.goto(`${stage.server.address}/lines/due`)
  await page
    .getByRole('row', { name: /Rowe/ })
    .getByRole('link', { name: /^Joins / })
    .waitFor()
})
