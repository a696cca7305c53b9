import { mergeEntries } from '../../../server/domain/calls/entries/merge'
import {
  arrivedIn,
  authorsOf,
  begin,
  draftOf,
  edit,
  marksOf,
  type DraftEntry,
  type Editing,
  type EditingEvent,
  type Snapshot,
} from './editor'
import { plainFields, withDraft, type RecordFields } from './fields'

type Values = { contact: string; mrn: string }
type Shot = Snapshot<Values>
type State = Editing<Values, Shot, string>
type Event = EditingEvent<Values, Shot, string>

const known: Shot = { values: { contact: 'Marcus', mrn: '1' }, version: 3 }
const latest: Shot = { values: { contact: 'Osei', mrn: '1' }, version: 4 }
const before = begin<Values, Shot, string>(known)
const nothing = { taken: {}, conflicts: [] }
const theirs = { taken: { contact: ['Osei'] }, conflicts: [] }
const both = { taken: {}, conflicts: [{ field: 'contact', base: ['Marcus'], mine: ['Desk'], theirs: ['Osei'] }] }

const compared = (merge: typeof theirs | typeof both | typeof nothing, mustSee = false): Event => ({
  type: 'compared',
  merge,
  latest,
  hasNews: merge !== nothing,
  mustSee,
})
const submitted: Event = { type: 'submitted', verb: 'save' }
const looked: Event = { type: 'looked' }
const stopped: Event = { type: 'stopped' }
const stale: Event = { type: 'stale' }
const picked: Event = { type: 'picked', merge: both, latest }
const wrong = { code: 'VALIDATION', message: 'No.', fields: [{ field: 'mrn', message: 'Required' }] }
const refused: Event = { type: 'refused', verb: 'save', refused: wrong, elsewhere: [] }
const saved: Event = { type: 'saved', sent: known.values }
const renewed: Event = { type: 'known', know: () => latest }

const after = (...events: Event[]): State => events.reduce((state, event) => edit(state, event), before)
const step = (is: string, more: object = { verb: 'save', tries: 0 }) => ({ is, ...more })
const entering = { is: 'entering' }

test.each<[string, Event[], object, Shot]>([
  ['begins with entering', [], entering, known],
  ['goes on to send when nobody else changed anything', [submitted, compared(nothing)], step('sending'), known],
  ['takes what only others changed, and then goes on', [submitted, compared(theirs)], step('merging'), latest],
  ['sends once that is taken', [submitted, compared(theirs), compared(nothing)], step('sending'), latest],
  ['asks about what both changed', [submitted, compared(both)], step('asking'), known],
  ['asks who leaves about everything that others changed', [submitted, compared(theirs, true)], step('asking'), known],
  ['does not ask who leaves when nothing changed', [submitted, compared(nothing, true)], step('sending'), known],
  ['goes on once it is picked', [submitted, compared(both), picked], step('merging'), latest],
  ['goes on no further when the person does not pick', [submitted, compared(both), stopped], entering, known],
  ['shows what only others changed', [looked, compared(theirs)], entering, latest],
  ['has nothing to show when nothing changed', [looked, compared(nothing)], entering, known],
  ['asks who only looks, too', [looked, compared(both)], step('asking', { verb: null, tries: 0 }), known],
  ['sends nothing after they have picked', [looked, compared(both), picked], entering, latest],
  [
    'merges what moved on while it was being sent, and counts it',
    [submitted, compared(nothing), stale],
    step('merging', { verb: 'save', tries: 1 }),
    known,
  ],
  [
    'counts on when it sends again',
    [submitted, compared(nothing), stale, compared(theirs), compared(nothing), stale],
    step('merging', { verb: 'save', tries: 2 }),
    latest,
  ],
  [
    'keeps a refusal until the person does something',
    [submitted, compared(nothing), refused],
    step('refused', { verb: 'save', refused: wrong, elsewhere: [] }),
    known,
  ],
  ['forgets it then', [submitted, compared(nothing), refused, submitted], step('merging'), known],
  [
    'takes the record as it came after saving',
    [submitted, compared(nothing), saved],
    step('renewing', { sent: known.values }),
    known,
  ],
  ['enters on from there', [submitted, compared(nothing), saved, renewed], entering, latest],
  [
    'hears of what else it comes to know without stopping',
    [submitted, compared(both), renewed],
    step('asking'),
    latest,
  ],
  ['takes no pick without a question', [picked], entering, known],
  ['ignores a comparison that nobody requested', [compared(theirs)], entering, known],
  ['is not stale before it was sent', [submitted, stale], step('merging'), known],
])('%s', (_what, events, is, knows) => {
  const now = after(...events)
  expect(now.step).toEqual(is)
  expect(now.known).toBe(knows)
})

test('entries of others carry their author until they are changed, and until everything was saved', () => {
  const arrived: Event = { type: 'arrived', entries: { contact: ['Osei'] }, by: 'Ben Carter' }
  const taken = after(arrived, submitted, compared(theirs))
  expect(marksOf(taken.taken, { contact: [' Osei'] })).toEqual({ contact: 'Changed by Ben Carter' })
  expect(marksOf(taken.taken, { contact: ['Osei 2'] })).toEqual({})
  expect(marksOf(edit(taken, saved).taken, { contact: ['Osei'] })).toEqual({})
})

test('an entry’s author is the person who had changed the record last when the entry arrived', () => {
  const first = after({ type: 'arrived', entries: arrivedIn({}, theirs), by: 'Ben Carter' })
  expect(arrivedIn(first.authors, theirs)).toEqual({})
  expect(arrivedIn(first.authors, { taken: { contact: ['Osei'], mrn: ['2'] }, conflicts: [] })).toEqual({ mrn: ['2'] })
  expect(arrivedIn(first.authors, both)).toEqual({})
  const second = edit(first, { type: 'arrived', entries: { mrn: ['2'] }, by: 'someone' })
  expect(authorsOf(second.authors, ['contact', 'mrn'])).toBe('Ben Carter and someone')
  expect(authorsOf(second.authors, [])).toBe('someone')
})

describe('a draft', () => {
  const fields: RecordFields<Values, Shot> = {
    ...plainFields(),
    put: (values, entries) => ({
      ...values,
      ...Object.fromEntries(Object.entries(entries).map(([name, [text = '']]) => [name, text])),
    }),
  }
  const contact: DraftEntry = { name: 'contact', from: ['Marcus'], to: ['Desk'] }
  const mrn: DraftEntry = { name: 'mrn', from: ['1'], to: ['2'] }
  const drafted: Event = { type: 'drafted', names: ['contact'] }
  type Form = { state: State; values: Values }

  /** The form and its editor, after this draft was read. */
  const reads = ({ state, values }: Form, draft: DraftEntry[], record = known, of = fields): Form => {
    const [base, mine, theirs] = [state.known.values, values, record.values].map((each) => of.entriesOf(each, record))
    const sides = { base: base!, mine: mine!, theirs: theirs! }
    const restored = withDraft(of, draft, state, values, sides)
    return restored ? { state: edit(state, restored.event), values: restored.values } : { state, values }
  }
  const untouched: Form = { state: before, values: known.values }
  const restored = reads(untouched, [contact])

  test('goes into the form, which then says so, and is unsent there', () => {
    expect(restored.values).toEqual({ contact: 'Desk', mrn: '1' })
    expect(restored.state).toMatchObject({ known, placed: { contact: ['Desk'] }, hasSeenRestored: false })
    const entries = fields.entriesOf(restored.values, known)
    expect(draftOf(fields.entriesOf(known.values, known), entries)).toEqual([contact])
  })

  test('changes nothing when it is read again', () => {
    const { state, values } = restored
    const mine = fields.entriesOf(values, known)
    const sides = { base: fields.entriesOf(known.values, known), mine, theirs: fields.entriesOf(known.values, known) }
    expect(withDraft(fields, [contact], state, values, sides)).toBeNull()
  })

  test.each<[string, Form, Shot]>([
    ['what was typed', { state: before, values: { contact: 'Osei', mrn: '1' } }, known],
    ['an entry that this page sent, even if it was undone since', { ...untouched, state: after(drafted) }, known],
    ['an entry that the record has by now', untouched, { ...known, values: { contact: 'Desk', mrn: '1' } }],
  ])('leaves %s', (_what, form, record) => expect(reads(form, [contact], record)).toEqual(form))

  test('leaves an entry for which the form has no field', () => {
    const form = reads(untouched, [contact, mrn], known, { ...fields, has: (name) => name !== 'mrn' })
    expect(form.values).toEqual({ contact: 'Desk', mrn: '1' })
    expect(form.state.placed).toEqual({ contact: ['Desk'] })
  })

  test('that another page changed or took back is followed where nothing was typed here', () => {
    const both = reads(restored, [{ ...contact, to: ['Desk 4B'] }, mrn])
    expect(both.values).toEqual({ contact: 'Desk 4B', mrn: '2' })
    expect(reads(both, [mrn])).toMatchObject({
      values: { contact: 'Marcus', mrn: '2' },
      state: { placed: { mrn: ['2'] } },
    })
    const typed = { ...both, values: { ...both.values, contact: 'Osei' } }
    expect(reads(typed, [mrn])).toEqual(typed)
  })

  test('stays in the form when its entry was submitted, because the record has it', () => {
    expect(reads(restored, [], { values: restored.values, version: 4 })).toEqual(restored)
  })

  test('of a record that has changed since is compared with the value from when it was begun', () => {
    const { state, values } = reads({ state: begin(latest), values: latest.values }, [contact, mrn], latest)
    expect(values).toEqual({ contact: 'Desk', mrn: '2' })
    expect(state.known).toEqual({ values: { contact: 'Marcus', mrn: '1' }, version: 4 })
  })

  test('is announced until the person has seen it, and again when another entry comes', () => {
    const seen = { ...restored, state: edit(restored.state, { type: 'seen' }) }
    expect(seen.state.hasSeenRestored).toBe(true)
    expect(edit(seen.state, { type: 'seen' })).toBe(seen.state)
    expect(reads(seen, []).state.hasSeenRestored).toBe(true)
    expect(reads(seen, [contact, mrn]).state.hasSeenRestored).toBe(false)
  })

  test('that was discarded may come again', () => {
    const discarded = edit(restored.state, { type: 'restored', added: [], removed: ['contact'], know: () => known })
    expect(discarded.placed).toEqual({})
    expect(reads({ state: discarded, values: known.values }, [contact]).values.contact).toBe('Desk')
  })
})

describe('a form of texts, ticks and lists', () => {
  const item = { name: 'PICC', isOn: false, zone: null as string | null, days: ['1', '2'] as readonly string[] }
  const fields = plainFields<typeof item>()
  const shot = (values: typeof item) => ({ values, version: 1 })
  const merged = (mine: typeof item, others: typeof item) => {
    const entries = [item, mine, others].map((values) => fields.entriesOf(values, shot(values)))
    const merge = fields.merge(entries[0]!, entries[1]!, entries[2]!, shot(item), shot(others))
    return { merge, values: fields.put(mine, merge.taken, shot(others)) }
  }

  test.each([
    ['takes what only others changed, in its own shape', item, { ...item, name: 'Midline', isOn: true, zone: 'UTC' }],
    ['takes what others emptied', { ...item }, { ...item, name: '', days: [] }],
  ])('%s', (_what, mine, others) => expect(merged(mine, others).values).toEqual(others))

  test('keeps what was entered, and asks nothing about it', () => {
    const { values } = merged({ ...item, name: 'mine', zone: 'UTC' }, { ...item, name: 'theirs', isOn: true })
    expect(values).toEqual({ ...item, name: 'mine', zone: 'UTC', isOn: true })
  })

  test('of a list keeps what either added, and drops what either removed', () => {
    const { values } = merged({ ...item, days: ['1', '2', '3'] }, { ...item, days: ['2', '4'] })
    expect([...values.days].sort()).toEqual(['2', '3', '4'])
  })

  test('with words what both changed is a question, lists as well', () => {
    const words = { thing: 'item', inPageOrder: () => [], nameOf: () => '', show: () => null }
    const asking = plainFields<typeof item>(undefined, words)
    const [base, mine, others] = [['1'], ['1', '2'], ['3']].map((days) => ({ days }))
    expect(asking.merge(base!, mine!, others!, shot(item), shot(item))).toEqual(mergeEntries(base!, mine!, others!))
    expect(asking.merge(base!, mine!, others!, shot(item), shot(item)).conflicts).toHaveLength(1)
  })
})
