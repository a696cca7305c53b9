import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RelayFeatureFlags } from 'relay-runtime'

const libraries = path.join(import.meta.dirname, '../node_modules')
const textOf = (file: string): string => readFileSync(file, 'utf8')

/** The modules of `react-relay` that the build holds: those named in these files, and what they require. */
const modules = (): string[] => {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const [, to] of textOf(file).matchAll(/require\(["'](\.[^"']+)["']\)/g))
      visit(path.join(path.dirname(file), `${to}.js`))
  }
  for (const file of ['reactRelay.js', 'reactRelayLater.js'])
    for (const [, name] of textOf(path.join(import.meta.dirname, file)).matchAll(/from '(react-relay\/lib\/.+)'/g))
      visit(path.join(libraries, `${name}.js`))
  return [...found]
}

/** The names that a compiled module takes from `relay-runtime`, with those of its `__internal` after a dot. */
const namesIn = (file: string): string[] => {
  const text = textOf(file)
  return [...text.matchAll(/(?:(\w+) = )?require\(["']relay-runtime["']\)((?:\.\w+)*)/g)].flatMap(
    ([, variable, member = '']) => {
      if (member !== '') return [member.slice(1)]
      const uses = [...text.matchAll(new RegExp(String.raw`\b${variable}\.((?:__internal\.)?\w+)`, 'g'))]
      const internal = [...text.matchAll(new RegExp(String.raw`(\w+) = ${variable}\.__internal[,;]`, 'g'))]
      return [
        ...uses.map(([, name]) => name!),
        ...internal.flatMap(([, own]) =>
          [...text.matchAll(new RegExp(String.raw`\b${own}\.(\w+)`, 'g'))].map(([, name]) => `__internal.${name}`),
        ),
      ]
    },
  )
}

const namesOfBuild = (): Set<string> => {
  const text = textOf(path.join(import.meta.dirname, 'relayRuntime.js'))
  const exported = [...text.matchAll(/export \{ ([^}]+) \}/g)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.trim().split(' ').at(-1)!),
  )
  const query = textOf(path.join(libraries, 'relay-runtime/lib/query/fetchQueryInternal.js'))
  const internal = [...query.split('module.exports')[1]!.matchAll(/(\w+): \w+/g)].map(([, name]) => name!)
  return new Set([
    ...exported,
    '__internal',
    ...['createRelayContext', 'createRelayLoggingContext', ...internal].map((name) => `__internal.${name}`),
  ])
}

test('the build’s relay-runtime holds every name that react-relay takes from it', () => {
  const used = modules().flatMap(namesIn)
  expect(used).toEqual(expect.arrayContaining(['getSelector', '__internal.fetchQueryDeduped']))
  const present = namesOfBuild()
  expect(used.filter((name) => !present.has(name))).toEqual([])
})

test('the way to read fragments that the build holds is the one that Relay chooses', () => {
  expect(RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true)
  expect(textOf(path.join(libraries, 'react-relay/lib/relay-hooks/useFragmentInternal.js'))).toMatch(
    /if \(_relayRuntime\.RelayFeatureFlags\.ENABLE_ACTIVITY_COMPATIBILITY\) \{\s+return \(0, _useFragmentInternal_EXPERIMENTAL/,
  )
})
