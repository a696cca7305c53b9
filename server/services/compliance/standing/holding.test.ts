import { putDocuments } from '../../../test/hospital/documents'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'

const hospital = servedHospitalOfFile()

/** What each person holds, by the trigger, and by their standings. */
const read = async () => {
  const rows = await hospital.clients.system.$queryRaw<{ held: boolean; numbers: string; expected: string }[]>`
    with bit as (
      select h.user_id, q.id, q.number, get_bit(h.current || repeat('0', q.number)::varbit, q.number - 1) = 1 as current,
        get_bit(h.approved || repeat('0', q.number)::varbit, q.number - 1) = 1 as approved
      from compliance_holding h join compliance_requirement q on q.provider_id = h.provider_id
    )
    select coalesce(bool_and(bit.current = (s.current_id is not null) and bit.approved = (s.approved_id is not null)), true) as held,
      count(*) filter (where bit.current)::text as numbers, count(s.current_id)::text as expected
    from bit left join compliance_standing s on s.user_id = bit.user_id and s.requirement_id = bit.id`
  return rows[0]!
}

test('documents of one person that change at the same moment all leave their bits', async () => {
  const { clients, riverside, people } = hospital
  const requirementIds = Object.values(riverside.requirements)
  const persons = [people.rosa.id, people.ben.id]
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      requirementIds.flatMap((requirementId, nth) =>
        persons.map((userId) =>
          putDocuments(clients, riverside.id, [
            {
              ...{ userId, requirementId, reviewerId: people.admin.id, at: new Date() },
              ...{ issueDate: '2026-01-01', expirationDate: '2027-01-01' },
              state: (['PENDING', 'APPROVED', 'REJECTED'] as const)[(round + nth) % 3]!,
            },
          ]),
        ),
      ),
    )
    const { held, numbers, expected } = await read()
    expect({ held, numbers }).toEqual({ held: true, numbers: expected })
    expect(Number(numbers)).toBeGreaterThan(0)
  }
})

test('a document that is rejected later takes its bit away, and the one before brings it back', async () => {
  const { clients, riverside, people } = hospital
  const { rosa, admin } = people
  const requirementId = riverside.requirements['RN License']!
  const review = (state: 'APPROVED' | 'REJECTED') =>
    clients.system.complianceDocument.updateMany({
      where: { userId: rosa.id, requirementId },
      data: {
        ...{ state, reviewedAt: new Date(), reviewedById: admin.id },
        rejectionReason: state === 'REJECTED' ? 'Unreadable' : null,
      },
    })
  for (const state of ['REJECTED', 'APPROVED', 'REJECTED'] as const) {
    await review(state)
    expect((await read()).held).toBe(true)
  }
})

test('requirements that are created at the same moment have numbers of their own', async () => {
  const { clients, riverside, lakeshore } = hospital
  const categoryId = Object.values(riverside.categories)[0]!
  const before = await clients.system.complianceRequirement.count({ where: { providerId: riverside.id } })
  await Promise.all(
    Array.from({ length: 10 }, (_, weight) =>
      clients.system.complianceRequirement.createMany({
        data: [0, 1].map((n) => ({
          ...{ providerId: riverside.id, categoryId, name: `Requirement ${weight} ${n}`, weight: 100 + weight },
          ...{ gracePeriod: 0, isGlobal: true },
        })),
      }),
    ),
  )
  const numbersOf = async (providerId: string) =>
    (await clients.system.complianceRequirement.findMany({ where: { providerId }, orderBy: { number: 'asc' } })).map(
      ({ number }) => number,
    )
  expect(await numbersOf(riverside.id)).toEqual(Array.from({ length: before + 20 }, (_, n) => n + 1))
  expect((await numbersOf(lakeshore.id))[0] ?? 1).toBe(1)
})
