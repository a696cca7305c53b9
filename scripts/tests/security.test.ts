// docs/security.md: it leaves no requirement out, and every test that it names is there.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../server/paths'

const page = readFileSync(path.join(projectRoot, 'docs/security.md'), 'utf8')

/** The levels of ASVS 5.0.0, section by section, each digit that of a requirement. Chapters 9, 10 and 17 do not apply as a whole. */
const levels: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
}
const required = Object.entries(levels).flatMap(([section, digits]) =>
  [...digits].flatMap((level, index) => (level === '3' ? [] : [`${section}.${index + 1}`])),
)

/** `1.2.6–1.2.8, 1.3.1` in full. */
const inFull = (cell: string): string[] =>
  cell.split(', ').flatMap((part) => {
    const [first, last = first] = part.split('–') as [string, string?]
    const section = first.slice(0, first.lastIndexOf('.'))
    const [from, to] = [first, last].map((id) => Number(id.slice(id.lastIndexOf('.') + 1))) as [number, number]
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`)
  })

const rows = [...page.matchAll(/^\| ([\d.,– ]+) \| ([a-z ]+) \| (.+) \|$/gm)].map(([, ids, state, where]) => ({
  ids: inFull(ids!),
  state: state!,
  where: where!,
}))

test('every requirement of levels 1 and 2 stands on the page once, with its state', () => {
  const told = rows.flatMap(({ ids }) => ids)
  const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
  expect([...told].sort(byNumber)).toEqual([...required].sort(byNumber))
  for (const { ids, state } of rows)
    expect({ ids, state }).toEqual({ ids, state: expect.stringMatching(/^(met|not met|operator|none)$/) })
})

test('each specification of 164.312 stands on the page', () => {
  const told = [...page.matchAll(/^\| (\([a-e]\)\S*) /gm)].map(([, id]) => id)
  expect(told).toEqual([
    '(a)(1)',
    '(a)(2)(i)',
    '(a)(2)(ii)',
    '(a)(2)(iii)',
    '(a)(2)(iv)',
    '(b)',
    '(c)(1)',
    '(c)(2)',
    '(d)',
    '(e)(1)',
    '(e)(2)(i)',
    '(e)(2)(ii)',
  ])
})

test('what is not met is told in words at the top, too', () => {
  const open = rows.filter(({ state }) => state === 'not met').flatMap(({ ids }) => ids)
  const words = page.slice(page.indexOf('## Not met'), page.indexOf('## OWASP'))
  expect(open.filter((id) => !words.includes(id))).toEqual([])
})

const named = [...page.matchAll(/`([\w/.-]+\.test\.tsx?) › ([^`]+)`/g)].map(([, file, title]) => ({
  file: file!,
  title: title!,
}))

test('every test that the page names is there', () => {
  expect(named.length).toBeGreaterThan(60)
  const missing = named.filter(({ file, title }) => {
    const whole = path.join(projectRoot, file)
    const source = existsSync(whole) ? readFileSync(whole, 'utf8') : ''
    return !["'", '"', '`'].some(
      (quote) => source.includes(`(${quote}${title}${quote},`) || source.includes(`  ${quote}${title}${quote},`),
    )
  })
  expect(missing).toEqual([])
})
