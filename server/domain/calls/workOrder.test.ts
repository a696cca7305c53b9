import { isUnfinished, lastToHaveIt, roleLabel } from './workOrder'

test.each([
  ['Training', { isTraining: true, isAssisting: false }],
  ['Assisting', { isTraining: false, isAssisting: true }],
  ['Lead', { isTraining: false, isAssisting: false }],
] as const)('the work log says %s for %j (calls, section 2)', (label, work) => {
  expect(roleLabel(work)).toBe(label)
})

test('work is unfinished until it has an end', () => {
  expect(isUnfinished({ end: null })).toBe(true)
  expect(isUnfinished({ end: new Date('2026-03-10T12:00:00Z') })).toBe(false)
})

describe('who had a call last (rules 3.6a)', () => {
  const work = (role: string, end: string | null) => ({ role, end: end && `2026-03-10T${end}:00.000Z` })
  test.each([
    ['no one ever', [], null],
    ['someone has it', [work('Lead', '12:00'), work('Lead', null)], null],
    ['someone still assists', [work('Lead', '12:00'), work('Assisting', null)], null],
    ['only assistants', [work('Assisting', '12:00')], null],
    [
      'the lead, whose assistants left with them',
      [work('Assisting', '12:00'), work('Lead', '12:00'), work('Training', '12:00')],
      1,
    ],
    ['… in any order', [work('Lead', '12:00'), work('Training', '12:00')], 0],
    ['the later of two', [work('Lead', '12:30'), work('Lead', '12:00')], 0],
    ['a trainee who led', [work('Training', '12:00')], 0],
    ['the lead, although someone assisted afterwards', [work('Lead', '12:00'), work('Assisting', '13:00')], 0],
  ] as const)('%s', (_what, orders, index) => {
    expect(lastToHaveIt(orders)).toEqual(index === null ? null : orders[index])
  })
})
