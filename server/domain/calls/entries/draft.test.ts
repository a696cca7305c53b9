import fc from 'fast-check'
import { checkInput } from '../../kernel/input/input'
import {
  changeOfDraft,
  draftAfter,
  keptChange,
  leftOfDraft,
  saveCallDraftInput,
  unsentOf,
  type DraftChange,
  type DraftEntry,
  type KeptChange,
} from './draft'

const entry = (name: string, to: string): DraftEntry => ({ name, from: [], to: [to] })
const [a, a2, b, c] = [entry('contact', 'a'), entry('contact', 'a2'), entry('mrn', 'b'), entry('comments', 'c')]

describe('a draft takes in what a page tells of it (rules 3.22)', () => {
  test.each<[string, DraftEntry[], DraftEntry[], string[], DraftEntry[]]>([
    ['the first entry begins it', [], [a], [], [a]],
    ['another entry joins what was kept', [a], [b], [], [a, b]],
    ['an entry that was changed takes the place of its own', [a, b], [a2], [], [a2, b]],
    ['an entry that was taken back leaves', [a, b], [], ['contact'], [b]],
    ['what another page took back before is no trouble', [b], [], ['contact'], [b]],
    ['the last one leaves nothing', [a], [], ['contact'], []],
    ['saying nothing changes nothing', [a, b], [], [], [a, b]],
  ])('%s', (_what, draft, entries, takenBack, after) =>
    expect(draftAfter(draft, { entries, takenBack })).toEqual(after),
  )

  const entries: fc.Arbitrary<DraftEntry[]> = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('contact', 'mrn', 'comments', 'fields.site'),
      from: fc.subarray(['x']),
      to: fc.subarray(['y', 'z']),
    }),
    { selector: ({ name }) => name },
  )
  const byName = (all: readonly DraftEntry[]) => Object.fromEntries(all.map((each) => [each.name, each]))

  test('what a page tells makes the draft that it knew into what it holds, and says nothing twice', () => {
    fc.assert(
      fc.property(entries, entries, (known, mine) => {
        const after = draftAfter(known, changeOfDraft(known, mine))
        expect(byName(after)).toEqual(byName(mine))
        expect(changeOfDraft(after, mine)).toEqual({ entries: [], takenBack: [] })
      }),
    )
  })

  test('of two pages that changed different entries neither undoes the other’s, whoever comes first', () => {
    fc.assert(
      fc.property(entries, entries, (known, mine) => {
        const change = changeOfDraft(known, mine)
        const untouched = ['orderingProvider', 'dob'].map((name) => entry(name, 'other'))
        const other = { entries: untouched, takenBack: [] }
        const [first, second] = [
          draftAfter(draftAfter(known, change), other),
          draftAfter(draftAfter(known, other), change),
        ]
        expect(byName(first)).toEqual(byName([...mine, ...untouched]))
        expect(byName(second)).toEqual(byName(first))
      }),
    )
  })

  test('it holds entries of the form, fields of procedures, and procedures that are ticked, and nothing else', () => {
    const id = '00000000-0000-7000-8000-000000000001'
    const problem = (name: string) =>
      checkInput(saveCallDraftInput, { callId: id, entries: [{ name, from: [], to: ['true'] }], takenBack: [] }).refusal
        ?.fields[0]?.message ?? null
    expect(['contact', `fields.${id}`, `procedures.${id}`].map(problem)).toEqual([null, null, null])
    for (const name of ['procedures.', 'procedures.x', `options.${id}`, id])
      expect(problem(name)).toBe('Is not an entry of a call')
  })

  test('what was sent leaves it, and the fields of all procedures together', () => {
    expect(leftOfDraft([a, b, entry('fields.x', '1')], ['contact', 'fields'])).toEqual([b])
    expect(leftOfDraft([a, c], [])).toEqual([a, c])
    expect(leftOfDraft([a, entry('procedures.x', 'true')], ['fields'])).toEqual([a])
  })
})

describe('what a browser kept for want of a connection (rules 3.22a)', () => {
  const [mine, before, elsewhere] = [
    entry('contact', 'mine'),
    entry('contact', 'before'),
    entry('contact', 'elsewhere'),
  ]
  const [early, middle, late] = ['2026-11-21T14:00:00Z', '2026-11-21T14:05:00Z', '2026-11-21T14:10:00Z']
  const kept = (
    known: DraftEntry[],
    change: Partial<DraftChange>,
    { at = middle, sent = [] as DraftEntry[] } = {},
  ): KeptChange =>
    keptChange({ revision: 3, entries: known }, { entries: [], takenBack: [], ...change }, sent, new Date(at))
  const nothing = { entries: [], takenBack: [] }
  const typed = (known: DraftEntry[], options = {}) => kept(known, { entries: [mine] }, options)

  test.each<[string, string | null, DraftEntry[], KeptChange[], DraftChange]>([
    ['is unsent where the server has no draft', null, [], [typed([])], { entries: [mine], takenBack: [] }],
    [
      'is unsent where the server has what the page knew',
      early,
      [before],
      [typed([before])],
      { entries: [mine], takenBack: [] },
    ],
    [
      'also when something else was saved later',
      late,
      [before, entry('mrn', '5')],
      [typed([before])],
      { entries: [mine], takenBack: [] },
    ],
    ['has arrived when the server has it', late, [mine], [typed([before])], nothing],
    [
      'stands over what was saved elsewhere earlier',
      early,
      [elsewhere],
      [typed([before])],
      { entries: [mine], takenBack: [] },
    ],
    ['never over what was saved elsewhere later', late, [elsewhere], [typed([before])], nothing],
    ['nor where the page knew of nothing', late, [elsewhere], [typed([])], nothing],
    [
      'is unsent where an earlier try arrived whose answer was lost',
      late,
      [entry('contact', 'mi')],
      [typed([before], { sent: [entry('contact', 'mi')] })],
      { entries: [mine], takenBack: [] },
    ],
    [
      'is unsent where the draft holds it no more',
      late,
      [entry('mrn', '5')],
      [typed([before])],
      { entries: [mine], takenBack: [] },
    ],
    [
      'taken back is taken back',
      early,
      [before],
      [kept([before], { takenBack: ['contact'] })],
      { entries: [], takenBack: ['contact'] },
    ],
    [
      'taken back is not, when it was saved elsewhere later',
      late,
      [elsewhere],
      [kept([before], { takenBack: ['contact'] })],
      nothing,
    ],
    ['taken back is no news when it is gone', late, [], [kept([before], { takenBack: ['contact'] })], nothing],
    [
      'of two pages the later stands',
      null,
      [],
      [typed([]), kept([], { entries: [elsewhere] }, { at: late })],
      { entries: [elsewhere], takenBack: [] },
    ],
    [
      'of two pages each adds its own',
      null,
      [],
      [typed([]), kept([], { entries: [entry('mrn', '5')] }, { at: late })],
      { entries: [mine, entry('mrn', '5')], takenBack: [] },
    ],
  ])('%s', (_what, savedAt, entries, all, unsent) => expect(unsentOf({ savedAt, entries }, all)).toEqual(unsent))

  test('holds no more of the draft than what it changes', () =>
    expect(
      keptChange(
        { revision: 3, entries: [before, entry('mrn', '5')] },
        { entries: [mine], takenBack: [] },
        [entry('dob', 'x')],
        new Date(early),
      ),
    ).toEqual({
      entries: [mine],
      takenBack: [],
      known: [before],
      revision: 3,
      keptAt: '2026-11-21T14:00:00.000Z',
    }))
})
