// Closing, closing with a new line, and saving, by eight at once: one has it, and its line and its
// follow-up exist once (rules 3.10 to 3.12).
import { openHospital, type Hospital } from '../../../test/hospital/hospital'
import { rounds } from '../../../test/harness/rounds'
import { refusalOf } from '../../../test/harness/expect'
import type { Request } from '../../kernel/request'
import { closeCall, closeCallAndCreateLine } from './closeCall'
import { saveCall } from './saveCall'

const clients = 8

let hospital: Hospital
let nurses: Request[]
beforeAll(async () => {
  hospital = await openHospital()
  const hired = await Promise.all(
    Array.from({ length: clients }, (_, n) =>
      hospital.hire(`Nurse ${String.fromCharCode(65 + n)}`, 'Clinician', hospital.riverside.id),
    ),
  )
  nurses = await Promise.all(hired.map((person) => hospital.as(person)))
})
afterAll(() => hospital.close())

const counted = (codes: (string | null)[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const code of codes) counts[code ?? 'done'] = (counts[code ?? 'done'] ?? 0) + 1
  return counts
}

test(`${clients} clients, many rounds: one closing wins, one saving wins, with one line and one follow-up`, async () => {
  const { system } = hospital.clients
  const insertion = { patientLastName: 'King', fields: hospital.record({ 'Insertion Type': ['SL PICC'] }) }
  const coming = (callId: string) =>
    system.call.findMany({ where: { followUpFromId: callId, completedAt: null, deletedAt: null } })
  const seen = new Set<string>()
  for (const round of rounds(300, 30, () => seen.size === 2)) {
    const [callId, known] = [
      await hospital.openCall(),
      await system.line.create({
        data: { providerId: hospital.riverside.id, name: `Known ${round}`, createdAt: hospital.clock.now },
      }),
    ]
    const mrn = `R-${round}`
    const closings = await Promise.all(
      nurses.map(async (request, n) => {
        const selects = n % 2 === round % 2
        // One kind or the other comes a moment later, or all at once, so that each kind wins now and then.
        if (round % 3 < 2 && selects === (round % 3 === 0)) await hospital.laterBy(5)
        return refusalOf(
          selects
            ? closeCall(request, { callId, mrn, lineId: known.id, ...insertion })
            : closeCallAndCreateLine(request, { callId, mrn, lineName: `New ${round}`, ...insertion }),
        )
      }),
    )
    expect(counted(closings)).toEqual({ done: 1, CALL_COMPLETED: clients - 1 })
    const closed = await hospital.readCall(callId)
    const made = await system.line.findMany({ where: { name: `New ${round}` } })
    expect(made).toHaveLength(closed.lineId === known.id ? 0 : 1)
    expect([known.id, ...made.map(({ id }) => id)]).toContain(closed.lineId)
    expect(await coming(callId)).toMatchObject([{ lineId: closed.lineId }])
    seen.add(closed.lineId === known.id ? 'the known line' : 'a new line')

    // Whoever completed it corrects it, in eight windows.
    const completer = nurses.find(({ actor }) => actor!.userId === closed.completedById)!
    const savings = await Promise.all(
      Array.from({ length: clients }, (_, n) =>
        refusalOf(saveCall(completer, { callId, expectedVersion: closed.version, followUpDays: n + 1 })),
      ),
    )
    expect(counted(savings)).toEqual({ done: 1, STALE: clients - 1 })
    const days = savings.indexOf(null) + 1
    expect(await hospital.readCall(callId)).toMatchObject({ version: closed.version + 1, followUpDays: days })
    const followUps = await coming(callId)
    expect(followUps).toHaveLength(1)
    expect(await system.line.findUniqueOrThrow({ where: { id: closed.lineId! } })).toMatchObject({
      nextChangeDate: followUps[0]!.aliveAt,
    })
  }
  expect(seen.size).toBe(2)
})
