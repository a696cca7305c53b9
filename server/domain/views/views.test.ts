import type { Actor, Role } from '../kernel/actor'
import { checkInput } from '../kernel/input/input'
import { hasMore, maySeeList, viewLists, viewQuery, type ViewList } from './filters'
import { createSavedViewInput, updateSavedViewInput } from './input'
import { canChangeView, canSaveView, canShareView, mostViews, tooMany, wrongQuery } from './rules'

const person = (role: Role, userId = 'me'): Actor => ({
  userId,
  fullName: 'Rosa Alvarez',
  providerId: 'riverside',
  role,
  superadmin: false,
  training: false,
  isLocked: false,
  mustChangePassword: false,
  readOnly: false,
  byToken: false,
  allowedFacilityIds: [],
})
const north = '01a1fd2b-bc9a-7181-b2b7-0f2159720003'
const south = '01a1fd2b-bc9a-7181-b2b7-0f2159720004'

test.each<[ViewList, string, string, boolean]>([
  ['QUEUE', '?show=stat%2Cmine&page=2', 'show=stat%2Cmine', false],
  ['QUEUE', `?queueFilter=${north},${south}&show=stat`, `show=stat&queueFilter=${north}%2C${south}`, false],
  // The facilities that a device remembers are put off by an empty choice.
  ['QUEUE', '?show=stat&queueFilter=', 'show=stat', false],
  ['QUEUE', '?show=stat&search=4B-12', 'show=stat', true],
  ['QUEUE', '?show=Richardson', '', true],
  ['COMPLETED_CALLS', '?reverse=no&sort=response&page=7', 'sort=response&reverse=no', false],
  ['COMPLETED_CALLS', '?sort=clinician&clinician=Rich', 'sort=clinician', true],
  ['COMPLETED_CALLS', '?from=2026-11-01&to=2026-11-31&find=x7', 'from=2026-11-01', true],
  [
    'LINES',
    `?status=open&facility=${north}&order=oldest&after=abc&page=3`,
    `status=open&facility=${north}&order=oldest`,
    false,
  ],
  ['LINES', '?status=open&mrn=4439227&name=Felix', 'status=open', true],
  ['LINES', '?facility=Felix', '', true],
  ['REPORT_DEMAND', '?range=last-7-days&status=on-hold', 'range=last-7-days&status=on-hold', false],
  ['REPORT_LINES', '?by=richardson', '', true],
  [
    'REPORT_CALLS',
    `?hospital=${north}&hospital=${south}&from=07:00`,
    `from=07%3A00&hospital=${north}&hospital=${south}`,
    false,
  ],
  ['REPORT_CALLS', '?orderChange=ML+changed+to+IV', 'orderChange=ML+changed+to+IV', false],
  ['REPORT_CALLS', '?success=Successful&orderingProvider=Dr.+Grey', 'success=Successful', true],
  ['REPORT_CALLS', '?mrn=4439227&patientName=Felix', '', true],
  [
    'REPORT_COMPLIANCE',
    `?facilities=global,${north}&status=expiring-soon&expires=next-month&find=Rosa`,
    `status=expiring-soon&expires=next-month&facilities=global%2C${north}`,
    true,
  ],
  ['LINES', '?status=open&__proto__=x&toString=y', 'status=open', true],
  ['LINES', '?status=open&%E0%A4=x', 'status=open', true],
  ['LINES', '', '', false],
])('of %s, the address %s keeps "%s" (rules 10.8)', (list, address, kept, isMore) => {
  expect([viewQuery(list, address), hasMore(list, address)]).toEqual([kept, isMore])
  // What is stored is kept whole, and is its own address.
  expect([viewQuery(list, `?${kept}`), hasMore(list, kept)]).toEqual([kept, false])
})

test('no list keeps a text that someone types', () => {
  const typed = ['search', 'find', 'mrn', 'name', 'patientName', 'clinician', 'orderingProvider', 'insertionType']
  for (const list of viewLists)
    for (const key of [...typed, 'show', 'sort', 'status', 'by', 'from', 'range', 'order', 'facility', 'room'])
      expect([list, key, viewQuery(list, `${key}=Richardson`)]).toEqual([list, key, ''])
})

test.each<[Role, readonly ViewList[]]>([
  ['Admin', viewLists],
  ['Manager', viewLists],
  ['Clinician', ['QUEUE', 'COMPLETED_CALLS', 'DELETED_CALLS', 'LINES']],
  ['External', ['QUEUE']],
])('%s has views of the lists that they see', (role, lists) => {
  expect(viewLists.filter((list) => maySeeList(person(role), list))).toEqual(lists)
})

const own = { ownerId: 'me', shared: false }
const shared = { ownerId: 'me', shared: true }
const others = { ownerId: 'other', shared: true }

test.each<[string, string | null, string | undefined]>([
  ['everyone saves their own', null, canSaveView(own, person('External'))?.code],
  ['a manager shares', null, canSaveView(shared, person('Manager'))?.code],
  ['a clinician does not', 'SHARED_VIEW', canSaveView(shared, person('Clinician'))?.code],
  ['their own is changed', null, canChangeView(own, person('Clinician'))?.code],
  ['a manager changes the shared one of someone else', null, canChangeView(others, person('Manager'))?.code],
  ['a clinician does not change it', 'SHARED_VIEW', canChangeView(others, person('Clinician'))?.code],
  ['who was a manager no longer changes theirs', 'SHARED_VIEW', canChangeView(shared, person('Clinician'))?.code],
  ['a manager shares their own', null, canShareView(own, true, person('Manager'))?.code],
  ['a clinician does not share', 'SHARED_VIEW', canShareView(own, true, person('Clinician'))?.code],
  ['who saved it makes it personal', null, canShareView(shared, false, person('Manager'))?.code],
  ['no one takes it from the others', 'SHARED_VIEW', canShareView(others, false, person('Admin'))?.code],
  ['it stays as it is', null, canShareView(others, true, person('Manager'))?.code],
  ['left out', null, canShareView(others, undefined, person('Manager'))?.code],
])('%s', (_name, expected, code) => {
  expect(code ?? null).toBe(expected)
})

test('what is wrong with the filters, and how many views there may be', () => {
  expect(wrongQuery('LINES', 'status=open')).toEqual([])
  expect(wrongQuery('LINES', '')).toEqual([{ field: 'query', message: 'Choose filters first' }])
  expect(wrongQuery('LINES', 'status=open&mrn=7').map(({ field }) => field)).toEqual(['query'])
  expect(tooMany(mostViews - 1, false)).toEqual([])
  expect(tooMany(mostViews, false)[0]?.message).toBe('There are 30 views of yours. Delete one first.')
  expect(tooMany(mostViews, true)[0]?.message).toBe('There are 30 shared views. Delete one first.')
})

test('the input of a view', () => {
  const wrong = (input: object) =>
    Object.fromEntries(
      (checkInput(createSavedViewInput, input).refusal?.fields ?? []).map(({ field, message }) => [field, message]),
    )
  expect(wrong({ list: 'LINES', name: 'Open', query: 'status=open' })).toEqual({})
  expect(wrong({})).toEqual({ list: 'Required', name: 'Required', query: 'Required' })
  expect(wrong({ list: 'USERS', name: 'x'.repeat(61), query: ' ', shared: 2 })).toEqual({
    list: 'Does not exist',
    name: 'Must be at most 60 characters',
    query: 'Required',
    shared: 'Must be true or false',
  })
  // What is left out of a change stays.
  expect(checkInput(updateSavedViewInput, { savedViewId: north, name: ' Open ' }).value).toMatchObject({ name: 'Open' })
  expect(checkInput(updateSavedViewInput, { savedViewId: north, name: ' ' }).refusal?.fields).toHaveLength(1)
})
