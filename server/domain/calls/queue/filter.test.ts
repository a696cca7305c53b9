import {
  chipCounts,
  chipsOf,
  choiceOf,
  finds,
  hiddenBy,
  noFilter,
  searchKeyOf,
  toggleChip,
  type FilterFacts,
  type QueueChip,
} from './filter'

const call = (facts: Partial<FilterFacts> = {}): FilterFacts => ({
  group: 'normal',
  isAssigned: false,
  isMine: false,
  searchKey: searchKeyOf(['4B-12', 'PICC Insertion']),
  ...facts,
})

describe('searching the queue (rules 10.11)', () => {
  const texts = ['4B-12', 'PICC Insertion', 'Teach the night shift', 'Tomás Lindqvist', 'Søren Łoś', "O'Brien", null]

  test.each([
    ['4B-12'],
    ['4b12'],
    ['4b 12'],
    ['4b'],
    ['12'],
    ['b12'],
    ['picc'],
    ['PICC INS'],
    ['insert'],
    ['sertion'],
    ['night shift'],
    ['nightshift'],
    ['tomas'],
    ['TOMÁS'],
    ['soren'],
    ['los'],
    ['obrien'],
    ["o'brien"],
    ['picc 4b'],
    ['12 tomas'],
    ['picc - 4b'],
    ['  picc  '],
    ['in'],
    [''],
    ['   '],
  ])('%j is found', (search) => expect(finds(search)(searchKeyOf(texts))).toBe(true))

  test.each([['%'], ['_'], ['-'], ['\\'], ['.*'], ['😀'], ['🩺 '], ['4b13'], ['4b12 midline'], ['se'], ['2'], ['xyz']])(
    '%j is not found',
    (search) => expect(finds(search)(searchKeyOf(texts))).toBe(false),
  )

  test('a search does not reach from one text into the next', () => {
    expect(finds('onteach')(searchKeyOf(texts))).toBe(false)
  })

  test('a call without any text is found by nothing', () => {
    expect(finds('a')(searchKeyOf([null, undefined, '', '–']))).toBe(false)
  })
})

describe('the chips (rules 10.11)', () => {
  test.each<[string, QueueChip[], Partial<FilterFacts>, string | null]>([
    ['no chip shows everything', [], {}, null],
    ['a group hides the others', ['stat'], {}, 'group'],
    ['a group shows its calls', ['stat'], { group: 'stat' }, null],
    ['groups are alternatives', ['stat', 'normal'], {}, null],
    ['Mine hides what others have', ['mine'], { isAssigned: true }, 'mine'],
    ['Mine shows what I lead or assist', ['mine'], { isAssigned: true, isMine: true }, null],
    ['Unassigned hides what someone leads', ['unassigned'], { isAssigned: true }, 'unassigned'],
    ['Unassigned shows what no one leads', ['unassigned'], {}, null],
    ['Unassigned narrows a group', ['stat', 'unassigned'], { group: 'stat', isAssigned: true }, 'unassigned'],
    ['a group narrows Unassigned', ['stat', 'unassigned'], {}, 'group'],
  ])('%s', (_, chips, facts, expected) => expect(hiddenBy({ chips, search: '' })(call(facts))).toBe(expected))

  test('the search narrows what the chips show', () => {
    expect(hiddenBy({ chips: ['normal'], search: '4b12' })(call())).toBeNull()
    expect(hiddenBy({ chips: ['normal'], search: '5a' })(call())).toBe('search')
    expect(hiddenBy({ chips: ['stat'], search: '4b12' })(call())).toBe('group')
  })

  test.each<[QueueChip[], QueueChip, QueueChip[]]>([
    [[], 'stat', ['stat']],
    [['stat'], 'stat', []],
    [['onHold'], 'stat', ['stat', 'onHold']],
    [['stat'], 'unassigned', ['stat', 'unassigned']],
    [['stat', 'unassigned'], 'mine', ['stat', 'mine']],
    [['stat', 'mine'], 'unassigned', ['stat', 'unassigned']],
    [['stat', 'mine'], 'mine', ['stat']],
  ])('%j, then %s, is %j', (chips, pressed, expected) => expect(toggleChip(chips, pressed)).toEqual(expected))

  test('names that are unknown are ignored, and Mine wins over Unassigned', () => {
    expect(chipsOf(['unassigned', 'nonsense', 'mine', 'onHold', 'stat', 'stat'])).toEqual(['stat', 'onHold', 'mine'])
    expect(chipsOf([''])).toEqual([])
  })

  test('a filter without chips and search is the empty choice', () => {
    expect(choiceOf(noFilter)).toBe('')
    expect(choiceOf({ chips: ['stat', 'mine'], search: '4b %' })).toBe('stat mine 4b %')
  })

  test('each chip counts what it alone would show', () => {
    const calls = [
      call({ group: 'stat' }),
      call({ group: 'stat', isAssigned: true, isMine: true }),
      call({ isMine: true }),
      call({ group: 'lineCheck', isAssigned: true }),
    ]
    expect(chipCounts(calls)).toEqual({ stat: 2, normal: 1, onHold: 0, lineCheck: 1, mine: 2, unassigned: 2 })
  })
})
