import { checkInput } from '../../kernel/input/input'
import { createTargetInput, updateTargetInput } from './input'
import { canDeleteTarget } from './rules'
import { compareTargets, targetName, type TargetPlace } from './target'

const [picc, main, north] = [
  '01a1fd2b-bc9a-7181-b2b7-0f2159720001',
  '01a1fd2b-bc9a-7181-b2b7-0f2159720003',
  '01a1fd2b-bc9a-7181-b2b7-0f2159720004',
]
const place = (status: string, purposeId: string | null = null, facilityId: string | null = null): TargetPlace => ({
  status,
  purposeId,
  facilityId,
})

describe('targets (rules 10.4)', () => {
  const targets = {
    'of Stat': place('Stat'),
    'of Normal': place('Normal'),
    'of Stat in North': place('Stat', null, north),
    'of Stat PICCs': place('Stat', picc),
    'of Stat PICCs in Main': place('Stat', picc, main),
  }
  test('lists have Stat first, and the general before the special', () => {
    const list = Object.values(targets).reverse()
    expect(
      list.sort(compareTargets).map((one) => Object.entries(targets).find(([, each]) => each === one)![0]),
    ).toEqual(['of Stat', 'of Stat in North', 'of Stat PICCs', 'of Stat PICCs in Main', 'of Normal'])
  })

  test.each([
    [null, null, 'Stat'],
    ['PICC Insertion', null, 'Stat, PICC Insertion'],
    [null, 'North', 'Stat, North'],
    ['PICC Insertion', 'North', 'Stat, PICC Insertion, North'],
  ])('of %s in %s is called %s', (purpose, facility, name) => {
    const named = (text: string | null) => (text === null ? null : { name: text })
    expect(targetName({ status: 'Stat', purpose: named(purpose), facility: named(facility) })).toBe(name)
  })

  test('that of all calls with a status cannot be deleted', () => {
    expect(canDeleteTarget(place('Normal'))).toMatchObject({
      code: 'NEEDED_BY_RULES',
      message:
        'All Normal calls without a target of their own have this one. Change it, or leave Escalate After empty.',
    })
    expect(canDeleteTarget(place('Normal', picc))).toBeNull()
    expect(canDeleteTarget(place('Normal', null, main))).toBeNull()
  })
})

describe('what a target takes (rules 10.4)', () => {
  const minutes = 'Must be a whole number from 1 to 1440'
  const wrongIn = (entries: object, schema: typeof createTargetInput | typeof updateTargetInput = createTargetInput) =>
    Object.fromEntries(
      (checkInput(schema as typeof createTargetInput, entries).refusal?.fields ?? []).map(({ field, message }) => [
        field,
        message,
      ]),
    )
  const fine = { status: 'Stat', targetMinutes: 30 }

  test('the rest is the usual', () => {
    expect(checkInput(createTargetInput, fine).value).toEqual({
      ...fine,
      purposeId: null,
      facilityId: null,
      escalateAfter: null,
      escalateTo: ['managers', 'administrators'],
      repeatEvery: 10,
    })
    expect(checkInput(updateTargetInput, { targetId: picc, escalateAfter: '' }).value).toEqual({
      targetId: picc,
      escalateAfter: null,
    })
  })

  test.each([
    [{ targetMinutes: 0 }, { targetMinutes: minutes }],
    [{ targetMinutes: null }, { targetMinutes: 'Required' }],
    [{ targetMinutes: 1.5 }, { targetMinutes: minutes }],
    [{ targetMinutes: 1441 }, { targetMinutes: minutes }],
    [{ targetMinutes: 'soon' }, { targetMinutes: minutes }],
    [{ escalateAfter: 0 }, { escalateAfter: minutes }],
    [{ escalateAfter: 10_000 }, { escalateAfter: minutes }],
    [{ repeatEvery: 0 }, { repeatEvery: minutes }],
    [{ repeatEvery: -1 }, { repeatEvery: minutes }],
    [{ escalateTo: [] }, { escalateTo: 'Required' }],
    [{ escalateTo: ['everybody'] }, { 'escalateTo[0]': 'Does not exist' }],
    [{ escalateTo: null }, { escalateTo: 'Must be a list' }],
    [{ status: 'On Hold' }, { status: 'Must be Stat or Normal' }],
    [{ status: undefined }, { status: 'Required' }],
    [{ purposeId: 'no-id' }, { purposeId: 'Does not exist' }],
    [{ escalateAfter: 1440, repeatEvery: null, targetMinutes: '1440' }, {}],
  ])('%j: %j', (entries, wrong) => {
    expect(wrongIn({ ...fine, ...entries })).toEqual(wrong)
  })
})
