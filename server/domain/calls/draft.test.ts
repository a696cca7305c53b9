import fc from 'fast-check'
import { checkInput } from '../kernel/input'
import { changeOfDraft, draftAfter, leftOfDraft, saveCallDraftInput, type DraftEntry } from './draft'

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
      expect(problem(name)).toBe('Is no entry of a call')
  })

  test('what was sent leaves it, and the fields of all procedures together', () => {
    expect(leftOfDraft([a, b, entry('fields.x', '1')], ['contact', 'fields'])).toEqual([b])
    expect(leftOfDraft([a, c], [])).toEqual([a, c])
    expect(leftOfDraft([a, entry('procedures.x', 'true')], ['fields'])).toEqual([a])
  })
})
