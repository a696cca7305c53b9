// Passwords at a terminal: typed unseen, read from standard input, or made.
import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { passwordProblems } from '../../server/domain/account/password'
import { StartProblem } from '../../server/startProblem'

/** Ctrl-C at a question. */
export class Interrupted extends Error {}

/** A new password: made when that is wanted, else asked twice, or the first line of a standard input that is no terminal. */
export async function newPassword(generate: boolean): Promise<string> {
  if (generate) return generatePassword()
  if (!process.stdin.isTTY) return firstLine()
  for (;;) {
    const password = await askUnseen('Password: ')
    const problems = passwordProblems(password)
    if (problems.length > 0) {
      process.stderr.write(`${problems.join('\n')}\n`)
      continue
    }
    if (password === (await askUnseen('The same again: '))) return password
    process.stderr.write('Passwords must match\n')
  }
}

function askUnseen(question: string): Promise<string> {
  process.stderr.write(question)
  // readline echoes what is typed; it may do so into nothing.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true, historySize: 0 })
  return new Promise<string>((resolve, reject) => {
    reader.once('SIGINT', () => reader.close())
    reader.once('close', () => reject(new Interrupted()))
    reader.question('', (answer) => {
      resolve(answer)
      reader.close()
    })
  }).finally(() => process.stderr.write('\n'))
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  throw new StartProblem(
    'No password came on standard input.',
    'Run this in a terminal, where it is asked for, or let one be made: --generate',
    64,
  )
}

/** Without letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** About 92 random bits, in groups that can be read aloud. */
export function generatePassword(): string {
  for (;;) {
    const groups = Array.from({ length: 4 }, () =>
      Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
    )
    const password = groups.join('-')
    if (passwordProblems(password).length === 0) return password
  }
}
