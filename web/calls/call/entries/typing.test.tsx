import { jest } from '@jest/globals'
import { callFieldsInput } from '../../../../server/domain/calls/input'
import * as entries from '../drafts/entries'

const entriesOf = jest.fn(entries.entriesOf)
const mergeEdits = jest.fn(entries.mergeEdits)
jest.unstable_mockModule('../drafts/entries', () => ({ ...entries, entriesOf, mergeEdits }))
const { field, openCall } = await import('../../../test/callPage')

test('a key on the page of a call computes its entries once, and checks and merges them once', async () => {
  const check = jest.spyOn(callFieldsInput, 'validateSync')
  const page = await openCall()
  await page.user.click(field('Contact'))
  for (const each of [check, entriesOf, mergeEdits]) each.mockClear()
  await page.user.keyboard('!')
  expect(field('Contact').value).toBe('RN Marcus!')
  expect([check, entriesOf, mergeEdits].map((each) => each.mock.calls.length)).toEqual([1, 1, 1])
})
