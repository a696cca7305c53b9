import { checkInput } from '../../kernel/input/input'
import { pageCountOf } from '../../kernel/lists'
import { callSorts, groupsByName, listCriteriaInput, runsOf, sortNamed, sortOptions } from './pastList'

test('rules 3.16: a list begins with completion, the newest first, unfiltered', () => {
  expect(checkInput(listCriteriaInput, {}).value).toEqual({
    sort: 'Completion Time',
    completionTime: true,
    filter: null,
    search: null,
    descending: true,
  })
})

test('rules 3.16: nine sorts, each with a name by which it is found', () => {
  expect(sortOptions).toHaveLength(9)
  for (const sort of sortOptions) expect(sortNamed(callSorts[sort])).toBe(sort)
})

test('an empty filter is none; what cannot be a criterion is refused at its field', () => {
  expect(checkInput(listCriteriaInput, { filter: '  ' }).value?.filter).toBeNull()
  const wrong = { sort: 'Weight', completionTime: 'maybe', filter: ['x'], descending: null }
  expect(
    checkInput(listCriteriaInput, wrong)
      .refusal?.fields.map(({ field }) => field)
      .sort(),
  ).toEqual(Object.keys(wrong).sort())
  expect(checkInput(listCriteriaInput, { filter: 'x'.repeat(201) }).refusal?.fields).toEqual([
    { field: 'filter', message: 'Must be at most 200 characters' },
  ])
})

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
])('%i calls are %i pages', (calls, pages) => expect(pageCountOf(calls)).toBe(pages))

test('names stand as people read them, and those of one name together', () => {
  const rows = ['Room 10', 'room 9', 'Room 9', 'annex', 'Room 10'].map((name, n) => ({
    id: String(n),
    name,
    calls: n + 1,
  }))
  const up = [
    { ids: ['3'], calls: 4 },
    { ids: ['2'], calls: 3 },
    { ids: ['1'], calls: 2 },
    { ids: ['0', '4'], calls: 6 },
  ]
  expect(groupsByName(rows, false)).toEqual(up)
  expect(groupsByName(rows, true)).toEqual([...up].reverse())
})

describe('a page is read in runs, each from the nearer end', () => {
  const all = (sections: number[]): string[] =>
    sections.flatMap((calls, section) => Array.from({ length: calls }, (_, n) => `${section}.${n}`))
  const read = (sections: number[], skip: number, take: number): string[] =>
    runsOf(sections, skip, take).flatMap((run) => {
      const from = run.fromEnd ? sections[run.section]! - run.skip - run.take : run.skip
      return Array.from({ length: run.take }, (_, n) => `${run.section}.${from + n}`)
    })

  test.each([[[100]], [[3, 0, 5, 1, 40]], [[0, 0]], [[]], [[1, 1, 1, 1, 1, 1]]])(
    'of sections %j every page is what stands there',
    (sections) => {
      for (let skip = 0; skip <= 110; skip += 1)
        for (const take of [1, 2, 20])
          expect({ skip, take, read: read(sections, skip, take) }).toEqual({
            skip,
            take,
            read: all(sections).slice(skip, skip + take),
          })
    },
  )

  test('nothing is skipped for the first page or the last', () => {
    expect(runsOf([1_000_000], 0, 20)).toEqual([{ section: 0, skip: 0, take: 20, fromEnd: false }])
    expect(runsOf([1_000_000], 999_980, 20)).toEqual([{ section: 0, skip: 0, take: 20, fromEnd: true }])
    expect(runsOf([1_000_000], 700_000, 20)).toEqual([{ section: 0, skip: 299_980, take: 20, fromEnd: true }])
  })
})
