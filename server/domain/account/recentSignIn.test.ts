import { mustSignInAgain } from './recentSignIn'

const now = new Date('2026-03-10T14:00:00Z')

test.each<[what: string, minutes: number | null, code: string | null]>([
  ['just now', 0, null],
  ['15 minutes ago', 15, null],
  ['longer ago', 15.01, 'SIGN_IN_AGAIN'],
  ['never, because a token has no password', null, 'SIGN_IN_AGAIN'],
])('a password given %s (rules 9.8)', (_what, minutes, code) => {
  const verifiedAt = minutes === null ? null : new Date(now.getTime() - minutes * 60_000)
  expect(mustSignInAgain(verifiedAt, now)?.code ?? null).toBe(code)
})
