import { grows, trendOf } from '../faults/memory/trend'

const mega = 1024 * 1024
/** Around 100 MB, up and down by a few. */
const noise = [3, -2, 1, -3, 2, 0, -1, 3, -2, 1, 2, -3, 0, 1, -1, 2, -2, 0, 3, -2].map((n) => (100 + n) * mega)

test('a line through values tells their growth, and how uncertain it is', () => {
  expect(trendOf([1, 3, 5, 7])).toEqual({ slope: 2, error: 0 })
  const { slope, error } = trendOf([10, 12, 11, 13])
  expect(slope).toBeCloseTo(0.8, 10)
  // The rest is 1.8 over two degrees of freedom, the spread of four places 5.
  expect(error).toBeCloseTo(Math.sqrt(1.8 / 2 / 5), 10)
})

test('memory that goes up and down does not grow; one that also rises beyond that does', () => {
  expect(grows(noise, 2 * mega)).toBe(false)
  expect(
    grows(
      noise.map((bytes, at) => bytes + at * mega),
      2 * mega,
    ),
  ).toBe(true)
  // Beyond doubt, and too little to matter.
  expect(grows([0, 1, 2, 3, 4, 5], 2 * mega)).toBe(false)
})
