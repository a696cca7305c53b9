import fc from 'fast-check'
import { changedEntries, isSameEntry, mergeEntries, settledEntries, type Entries, type Pick } from './merge'

const name = fc.constantFrom('contact', 'mrn', 'comments', 'roomId', 'fields.site', 'followUpDays')
const entry = fc.array(fc.constantFrom('a', 'b', 'c', 'ext 4671'), { maxLength: 2 })
const entries: fc.Arbitrary<Entries> = fc.dictionary(name, entry)
const three = fc.tuple(entries, entries, entries)

/** What stands in the form after the merge. */
const formAfter = (base: Entries, mine: Entries, theirs: Entries, picks: Record<string, Pick> = {}): Entries => ({
  ...mine,
  ...settledEntries(mergeEntries(base, mine, theirs), picks),
})
const same = (one: Entries, other: Entries): void => expect(changedEntries(one, other)).toEqual({})

describe('two edits of the same call are brought together (rules 3.21)', () => {
  test.each([
    ['no one changed it', ['a'], ['a'], ['a'], ['a'], false],
    ['only I changed it', ['a'], ['b'], ['a'], ['b'], false],
    ['only they changed it', ['a'], ['a'], ['c'], ['c'], false],
    ['both changed it alike', ['a'], ['b'], ['b'], ['b'], false],
    ['both changed it differently', ['a'], ['b'], ['c'], ['b'], true],
    ['both filled what was empty', [], ['b'], ['c'], ['b'], true],
    ['I emptied what they changed', ['a'], [], ['c'], [], true],
    ['they emptied what I left alone', ['a'], ['a'], [], [], false],
    ['they added a blank', ['a'], ['b'], ['a '], ['b'], false],
    ['I chose the same options in another order', ['a', 'b'], ['b', 'c'], ['c', 'b'], ['b', 'c'], false],
  ])('%s', (_what, base, mine, theirs, after, isConflict) => {
    const merged = mergeEntries({ contact: base }, { contact: mine }, { contact: theirs })
    expect(merged.conflicts.map(({ field }) => field)).toEqual(isConflict ? ['contact'] : [])
    expect(formAfter({ contact: base }, { contact: mine }, { contact: theirs }).contact).toEqual(after)
  })

  test('without an edit of mine the form becomes what they made of it', () => {
    fc.assert(fc.property(entries, entries, (base, theirs) => same(formAfter(base, base, theirs), theirs)))
  })

  test('without an edit of theirs the form stays as I have it', () => {
    fc.assert(fc.property(entries, entries, (base, mine) => same(formAfter(base, mine, base), mine)))
  })

  test('nothing that I changed is overwritten before I have picked', () => {
    fc.assert(
      fc.property(three, ([base, mine, theirs]) => {
        const after = formAfter(base, mine, theirs)
        for (const field of Object.keys(changedEntries(base, mine)))
          expect(isSameEntry(after[field], mine[field])).toBe(true)
      }),
    )
  })

  test('keeping all mine and taking all theirs lose nothing that only one of us changed', () => {
    fc.assert(
      fc.property(three, fc.constantFrom<Pick>('mine', 'theirs'), ([base, mine, theirs], pick) => {
        const { conflicts } = mergeEntries(base, mine, theirs)
        const after = formAfter(base, mine, theirs, Object.fromEntries(conflicts.map(({ field }) => [field, pick])))
        const disputed = new Set(conflicts.map(({ field }) => field))
        const [byMe, byThem] = [Object.keys(changedEntries(base, mine)), Object.keys(changedEntries(base, theirs))]
        for (const field of byMe) if (!disputed.has(field)) expect(isSameEntry(after[field], mine[field])).toBe(true)
        for (const field of byThem)
          if (!disputed.has(field)) expect(isSameEntry(after[field], theirs[field])).toBe(true)
        for (const field of disputed)
          expect(isSameEntry(after[field], (pick === 'mine' ? mine : theirs)[field])).toBe(true)
      }),
    )
  })

  test.each([
    ['both added', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
    ['I removed what they added beside', ['a'], [], ['a', 'c'], ['c']],
    ['they removed what I added beside', ['a', 'b'], ['a', 'b', 'd'], ['a'], ['a', 'd']],
    ['both removed, each another one', ['a', 'b'], ['a'], ['b'], []],
    ['both added the same', [], ['a'], ['a'], ['a']],
  ])('of a collection nothing is asked: %s', (_what, base, mine, theirs, after) => {
    const merged = mergeEntries({ images: base }, { images: mine }, { images: theirs }, ['images'])
    expect(merged.conflicts).toEqual([])
    expect([...((merged.taken.images ?? mine) as string[])].sort()).toEqual(after)
  })

  test('whoever of us merges, the same fields are disputed', () => {
    const disputed = (base: Entries, mine: Entries, theirs: Entries) =>
      mergeEntries(base, mine, theirs)
        .conflicts.map(({ field }) => field)
        .sort()
    fc.assert(
      fc.property(three, ([base, mine, theirs]) =>
        expect(disputed(base, mine, theirs)).toEqual(disputed(base, theirs, mine)),
      ),
    )
  })

  test('once merged, what they made is known, and merging again asks nothing', () => {
    fc.assert(
      fc.property(three, ([base, mine, theirs]) => {
        const after = formAfter(base, mine, theirs)
        expect(mergeEntries(theirs, after, theirs)).toEqual({ taken: {}, conflicts: [] })
      }),
    )
  })
})
