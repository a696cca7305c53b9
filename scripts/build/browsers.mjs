// The browsers for which the app is built: `browserslist` in package.json, which README.md names.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'acorn'
import { full } from 'acorn-walk'
import { root } from '../lib/steps.mjs'

/** @type {string[]} */
const supported = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).browserslist

const engines = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' }

/** The oldest version of each, in the words of the bundlers: `chrome111`. */
export const buildTargets = supported.map((line) => {
  const [name, atLeast, version] = line.split(' ')
  if (!(name in engines) || atLeast !== '>=' || !version)
    throw new Error(`"${line}" is no browser and its oldest version.`)
  return `${engines[name]}${version}`
})

/** The newest edition of the language that all of these read. */
const edition = 2022
/** Every browser reads it, so that it can say which one is needed. */
const readByAll = 'needed-browser.js'

/** What is beyond an edition in a script; null when all browsers of that edition read it. */
export const beyond = (code, ecmaVersion, sourceType = 'module') => {
  const problemAt = (text) => {
    try {
      return parse(text, { ecmaVersion, sourceType, allowHashBang: true })
    } catch (error) {
      return error.message
    }
  }
  const program = problemAt(code)
  if (typeof program === 'string') return program
  let found = null
  // An expression that is made when the code runs.
  const look = (node) => {
    if (node.callee?.name !== 'RegExp') return
    const [pattern, flags] = node.arguments.map((argument) => argument.type === 'Literal' && argument.value)
    if (typeof pattern !== 'string') return
    const text = pattern.replaceAll(/\\[^]|[/\n]/g, (sign) => ({ '/': '\\/', '\n': '\\n' })[sign] ?? sign) || '(?:)'
    const problem = problemAt(`/${text}/${typeof flags === 'string' ? flags : ''}`)
    if (typeof problem === 'string') found ??= `${problem}, in RegExp(${JSON.stringify(pattern)})`
  }
  full(program, look)
  return found
}

/** Throws when a browser that is supported could not read some of the code in the folder of a built app. */
export function checkCode(folder) {
  const problems = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const code = readFileSync(path.join(folder, name), 'utf8')
      const problem = name === readByAll ? beyond(code, 5, 'script') : beyond(code, edition)
      return problem === null ? [] : [`${name}: ${problem}`]
    })
  if (problems.length > 0)
    throw new Error(`Browsers that README.md names cannot read what was built:\n${problems.join('\n')}`)
}
