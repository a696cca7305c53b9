import { linkCode, shownLinkCode } from './linkCode'

const code = 'ACDEFGHJKMNPQRTWXY34679AC'
const shown = 'ACDEF-GHJKM-NPQRT-WXY34-679AC'

test('a code is shown in groups that can be read aloud', () => {
  expect(shownLinkCode(code)).toBe(shown)
})

test.each([
  [shown],
  [code],
  [shown.toLowerCase()],
  [` ${shown.replaceAll('-', ' ')}\r\n`],
  [`${shown}.`],
  [`<${shown}>`],
  [`#${shown}`],
  [`https://calls.example.org/welcome#${shown}`],
  [`https://calls.example.org/welcome%23${shown}`],
  [`https://calls.example.org/reset%2523${shown}`],
])('%j is one code (rules 9.5)', (typed) => {
  expect(linkCode(typed)).toBe(code)
})

test.each([[''], [shown.slice(1)], [`${shown}A`], [shown.replace('A', '0')], ['dE8_3-x'.repeat(6)]])(
  '%j is no code, and stays as it is',
  (typed) => {
    expect(linkCode(typed)).toBe(typed)
  },
)
