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
