// Says whether package-lock.json suits every system. npm writes one that lacks the optional
// packages of other systems when a registry does not answer for them, and then npm ci fails.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/steps.mjs'

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))

/** Node's own way: the nearest node_modules on the way up. */
function isLocked(from, name) {
  for (let place = from; ; place = place.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true
    if (place === '') return false
  }
}

const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(place, name))
    .map((name) => `${name}, which ${place} may need`),
)
if (missing.length > 0) {
  console.error(
    `package-lock.json lacks:\n${missing.join('\n')}\nPin versions whose packages the registry holds for all systems.`,
  )
  process.exitCode = 1
}
