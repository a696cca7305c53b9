import { hash } from '@node-rs/argon2'
import { hashPassword, passwordMatches } from './password'

test('a password is stored as argon2id with the cost that OWASP recommends, salted (rules 2.7)', async () => {
  const [one, other] = [await hashPassword('Patency-demo-1'), await hashPassword('Patency-demo-1')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
})

test('a password is compared exactly as it was typed, to its last letter', async () => {
  const long = `${'Ä'.repeat(200)} 1x`
  const stored = await hashPassword(long)
  expect(await passwordMatches(stored, long)).toBe(true)
  for (const wrong of [long.toLowerCase(), `${long} `, long.slice(0, -1), ` ${long}`])
    expect(await passwordMatches(stored, wrong)).toBe(false)
})

test('no one’s password matches nothing, not even what it is compared with', async () => {
  expect(await passwordMatches(null, 'no one has this password')).toBe(false)
})

test.each([
  ['an accent of its own', 'Caf\u00e9-4711', 'Cafe\u0301-4711'],
  ['full-width digits', 'Caf\u00e9-4711', 'Caf\u00e9-\uff14\uff17\uff11\uff11'],
  ['a blank that does not break', 'Long enough 1', 'Long\u00a0enough\u00a01'],
])('a password is the same with %s', async (_what, one, other) => {
  expect(await passwordMatches(await hashPassword(one), other)).toBe(true)
  expect(await passwordMatches(await hashPassword(other), one)).toBe(true)
  expect(await passwordMatches(await hashPassword(one), `${other}x`)).toBe(false)
})

test('a password that was hashed as it was typed still opens', async () => {
  const typed = 'Cafe\u0301-4711'
  const stored = await hash(typed)
  expect(await passwordMatches(stored, typed)).toBe(true)
  expect(await passwordMatches(stored, 'Cafe-4711')).toBe(false)
})
