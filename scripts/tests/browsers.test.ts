// The browsers that README.md names, and what the build refuses for them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../server/paths'
import { beyond, buildTargets } from '../build/browsers.mjs'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')

test('README.md and what an older browser says name the browsers for which the app is built', () => {
  expect(buildTargets).toEqual(['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'])
  for (const file of ['README.md', 'web/public/needed-browser.js'])
    for (const name of ['Chrome', 'Edge 111', 'Firefox 121', 'Safari 16.4', 'iOS 16.4'])
      expect([file, read(file)]).toEqual([file, expect.stringContaining(name)])
})

test('every browser reads the script that says which one is needed', () => {
  expect(beyond(read('web/public/needed-browser.js'), 5, 'script')).toBeNull()
})

test.each([
  ['const a = { ...b, c: b?.c ?? 1 }'],
  ['class A { static #a; static { this.#a = 1 } has(b) { return #a in b } }'],
  ['/(?<=a)b(?<name>c)\\p{Lu}/u.test(c)'],
  [`new RegExp('\\\\p{Lu}', 'u')`],
  [`new RegExp(pattern, flags)`],
  [`await import('./later.js')`],
])('%s is read', (code) => {
  expect(beyond(code, 2022)).toBeNull()
})

test.each([
  ['using file = open()'],
  ['/[\\p{L}--[a-z]]/v.test(a)'],
  [`RegExp('[a--b]', 'v')`],
  [`new RegExp('a', 'v')`],
  ['/(?<a>b)|(?<a>c)/.test(d)'],
  [`import data from './data.json' with { type: 'json' }`],
  ['/(?i:a)b/.test(c)'],
])('%s is refused', (code) => {
  expect(beyond(code, 2022)).not.toBeNull()
})
