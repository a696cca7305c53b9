import { refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital } from '../../../test/hospital/hospital'
import { rounds } from '../../../test/harness/rounds'
import type { Request } from '../../kernel/request'
import { deleteFacility, createFacility } from '../facilities/configureFacilities'
import { createComplianceCategory, deleteComplianceCategory } from './configureCategories'
import {
  createComplianceRequirement,
  deleteComplianceRequirement,
  reorderComplianceRequirements,
} from './configureRequirements'
import { readRequirements } from './readCompliance'

// Administrators change the same compliance requirements at once, on a real PostgreSQL.

let hospital: Hospital
let first: Request
let second: Request
beforeAll(async () => {
  hospital = await openHospital()
  const { people, hire, as, riverside } = hospital
  first = await as(people.admin)
  second = await as(await hire('Second Admin', 'SystemAdmin', riverside.id))
})
afterAll(() => hospital.close())

/** Whoever comes first is another one each time. */
const atOnce = async (round: number, one: () => Promise<unknown>, other: () => Promise<unknown>) => {
  const results = await Promise.all((round % 2 === 0 ? [one, other] : [other, one]).map((verb) => refusalOf(verb())))
  return round % 2 === 0 ? results : results.reverse()
}

test('many rounds: a category is deleted while someone adds a requirement to it; one of the two is refused', async () => {
  const seen = new Set<string>()
  for (const round of rounds(200, 20, () => seen.size === 2)) {
    const { categoryId } = await createComplianceCategory(first, { name: `Category ${round}` })
    const result = await atOnce(
      round,
      () => deleteComplianceCategory(first, { categoryId }),
      () => createComplianceRequirement(second, { name: `Round ${round}`, categoryId, isGlobal: true, gracePeriod: 1 }),
    )
    expect([
      [null, 'VALIDATION'],
      ['CATEGORY_IN_USE', null],
    ]).toContainEqual(result)
    seen.add(String(result))
    expect(
      await hospital.clients.system.complianceRequirement.count({
        where: { deletedAt: null, category: { deletedAt: { not: null } } },
      }),
    ).toBe(0)
  }
})

test('many rounds: two orders at once leave one of them whole; beside adding and deleting an order is whole or stale', async () => {
  for (const round of rounds(200, 20)) {
    const ids = (await readRequirements(first)).map(({ id }) => id)
    const asked = [[...ids].reverse(), [...ids.slice(1), ids[0]!]]
    expect(
      await atOnce(
        round,
        () => reorderComplianceRequirements(first, { ids: asked[0] }),
        () => reorderComplianceRequirements(second, { ids: asked[1] }),
      ),
    ).toEqual([null, null])
    const after = await readRequirements(first)
    expect(asked.map(String)).toContain(String(after.map(({ id }) => id)))
    expect(after.map(({ weight }) => weight)).toEqual(ids.map((_, weight) => weight))
    const [order] = await atOnce(
      round,
      () => reorderComplianceRequirements(first, { ids }),
      () =>
        round % 3 === 0
          ? deleteComplianceRequirement(second, { requirementId: ids.at(-1) })
          : createComplianceRequirement(second, {
              name: `Beside ${round}`,
              categoryId: hospital.riverside.categories.Health,
              isGlobal: true,
              gracePeriod: 1,
            }),
    )
    expect([null, 'STALE']).toContain(order)
  }
})

test('many rounds: a facility is deleted while someone asks for something there; none is asked for in a deleted one alone', async () => {
  for (const round of rounds(100, 10)) {
    const { facilityId } = await createFacility(first, { name: `West ${round}`, timeZone: 'America/Denver', weight: 9 })
    const [deleted, created] = await atOnce(
      round,
      () => deleteFacility(first, { facilityId }),
      () =>
        createComplianceRequirement(second, {
          name: `There ${round}`,
          categoryId: hospital.riverside.categories.Health,
          facilityIds: [facilityId],
          gracePeriod: 1,
        }),
    )
    expect(deleted).toBeNull()
    expect([null, 'VALIDATION']).toContain(created)
  }
})
