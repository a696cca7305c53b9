import { callsWithOtherViewers, onePerPerson } from './look'

const look = (userId: string, isEditing = false) => ({ userId, isEditing })
const page = (callId: string, isEditing = false) => ({ callId, isEditing })

test('each person is told once, editing before looking (rules 3.25)', () => {
  expect(onePerPerson([])).toEqual([])
  expect(onePerPerson([look('c'), look('b'), look('b', true), look('a'), look('a')])).toEqual([
    look('b', true),
    look('a'),
    look('c'),
  ])
})

test.each([
  ['the first page', [], [page('1')], ['1']],
  ['a second page of the same call', [page('1')], [page('1'), page('1')], []],
  ['one of two pages that leaves', [page('1'), page('1')], [page('1')], []],
  ['the last page that leaves', [page('1')], [], ['1']],
  ['what is entered on one of two pages', [page('1'), page('1')], [page('1', true), page('1')], ['1']],
  ['a page without entries beside one with some', [page('1', true)], [page('1'), page('1', true)], []],
  ['a renewal', [page('1', true)], [page('1', true)], []],
  ['pages of several calls', [page('1'), page('2')], [page('2'), page('3')], ['1', '3']],
])('of %s others see what they must', (_what, before, after, told) => {
  expect(callsWithOtherViewers(before, after)).toEqual(told)
})
