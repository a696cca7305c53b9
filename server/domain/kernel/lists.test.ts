import { pageCountOf, rowsBefore } from './lists'

test('the rows before a page are never more than PostgreSQL counts, and leave room for the page', () => {
  expect([0, 1, 7].map((page) => rowsBefore(page, 20))).toEqual([0, 20, 140])
  for (const page of [107_374_181, 107_374_182, 2 ** 31 - 1, 999_999_999_999_999])
    for (const size of [1, 20, 100]) {
      expect(rowsBefore(page, size) + size).toBeLessThanOrEqual(2 ** 31 - 1)
      expect(rowsBefore(page, size)).toBeGreaterThan(100_000_000)
    }
})

test('a list without entries has no page', () => {
  expect([0, 1, 20, 21].map((total) => pageCountOf(total))).toEqual([0, 1, 1, 2])
})
