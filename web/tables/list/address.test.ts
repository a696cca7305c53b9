import {
  addressOf,
  day,
  flag,
  keptText,
  list,
  named,
  oneOf,
  pageNumber,
  text,
  textThat,
  wholeNumber,
  type ViewOf,
} from './address'
import { forgetSearches } from './searchKeys'

const sizes = ['small', 'VERY_LARGE'] as const

const form = addressOf({
  find: text(10),
  size: oneOf(sizes, 'small', (size) => size.toLowerCase()),
  kind: oneOf(['in', 'out'], ''),
  descending: named('reverse', flag('yes')),
  isShort: named('long', flag('no', true)),
  room: textThat((sent) => /^\d+$/.test(sent), '1'),
  from: day(),
  places: list(
    (words) => words.filter((word) => word !== 'nowhere'),
    ['here'],
    (place) => place,
  ),
  patient: named('who', keptText()),
  page: pageNumber(),
})

const usual: ViewOf<typeof form> = {
  find: '',
  size: 'small',
  kind: '',
  descending: false,
  isShort: true,
  room: '1',
  from: '',
  places: ['here'],
  patient: '',
  page: 1,
}

const viewOf = (search: string) => form.viewOf(new URLSearchParams(search))

test('an empty address is the usual view, which has no parameter', () => {
  expect(viewOf('')).toEqual(usual)
  expect(form.searchOf(usual)).toBe('')
})

test('what is not usual stands in the address, in the order of the description', () => {
  const view: typeof usual = {
    find: ' two words ',
    size: 'VERY_LARGE',
    kind: 'out',
    descending: true,
    isShort: false,
    room: '12',
    from: '2026-11-20',
    places: ['there', 'here'],
    patient: '',
    page: 3,
  }
  const search =
    '?find=two+words&size=very_large&kind=out&reverse=yes&long=no&room=12&from=2026-11-20&places=there%2Chere&page=3'
  expect(form.searchOf(view)).toBe(search)
  expect(viewOf(search)).toEqual({ ...view, find: 'two words' })
})

test.each([
  'find=+',
  'size=huge',
  'kind=elsewhere',
  'reverse=no',
  'long=yes',
  'room=12b',
  'from=2026-02-30',
  'places=nowhere',
  'places=,',
  'who=unknown',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=100000001',
  'page=x',
  'other=1',
])('%s means the usual view', (search) => expect(viewOf(search)).toEqual(usual))

test('a text has at most so many characters', () => {
  expect(viewOf('find=12345678901').find).toBe('1234567890')
})

test('decision 0024: of a patient the address has only a key', () => {
  const search = form.searchOf({ ...usual, patient: 'Park' })
  expect(search).toMatch(/^\?who=[0-9a-f]+$/)
  expect(viewOf(search).patient).toBe('Park')
  forgetSearches()
  expect(viewOf(search).patient).toBe('')
})

test('the first page is that of the parameters that say which page is shown', () => {
  expect(form.firstPage).toEqual({ page: 1 })
  expect(addressOf({ find: text() }).firstPage).toEqual({})
})

test('values that do not fit together are settled when they are read and when they are written', () => {
  const span = addressOf(
    { least: text(), most: text() },
    { settled: (view) => (view.most < view.least ? { least: '', most: '' } : view) },
  )
  expect(span.viewOf(new URLSearchParams('least=b&most=a'))).toEqual({ least: '', most: '' })
  expect(span.searchOf({ least: 'b', most: 'a' })).toBe('')
  expect(span.searchOf({ least: 'a', most: 'b' })).toBe('?least=a&most=b')
})

test('the rest of the address stays only where it has to', () => {
  const params = { find: text(), page: pageNumber() }
  const address = new URLSearchParams('find=old&tab=2&page=4')
  expect(addressOf(params).searchOf({ find: 'new', page: 1 }, address)).toBe('?find=new')
  const beside = addressOf(params, { keepsOthers: true })
  expect(beside.searchOf({ find: 'new', page: 1 }, address)).toBe('?find=new&tab=2')
  expect(beside.searchOf({ find: '', page: 5 }, address)).toBe('?tab=2&page=5')
})

test('a whole number is one from 1 to the most', () => {
  expect(['', '0', '1', '20', '21', '2.5', 'x'].map((sent) => wholeNumber(sent, 20))).toEqual([
    null,
    null,
    1,
    20,
    null,
    null,
    null,
  ])
})
