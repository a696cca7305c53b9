// Holds the subjects of commits to CONTRIBUTING.md: at most 72 characters, an imperative, no work in progress.
import { spawnSync } from 'node:child_process'
import { root } from '../lib/steps.mjs'

/** The commit that brought the formatter; what came before stays as it is. */
const since = '5d4dff4'

// Without Git, or in a shallow clone, there is nothing to look at.
const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', `${since}..HEAD`], {
  cwd: root,
  encoding: 'utf8',
})
const subjects = status === 0 ? stdout.trim().split('\n') : []
const isImperative = (subject) =>
  /^[A-Z][a-z]+,? /.test(subject) &&
  !/^(?!(?:Bring|Embed|Feed|Need|Seed|Shed|Speed) )[A-Z][a-z]*(?:ed|ing) /.test(subject)
const isWell = (subject) => subject.length <= 72 && isImperative(subject) && !/wip/i.test(subject)
const wrong = subjects.filter((subject) => subject && !isWell(subject))
for (const subject of wrong) console.error(`Not an imperative of at most 72 characters: ${subject}`)
if (wrong.length > 0) process.exitCode = 1
