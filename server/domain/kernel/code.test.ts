import { codeLetters, plainCode, shownCode } from './code'

test('no two letters of a code look alike', () => {
  expect(codeLetters).not.toMatch(/[01258BILOSUVZ]/)
  expect(new Set(codeLetters).size).toBe(codeLetters.length)
})

test('a code is one however its groups are typed', () => {
  expect(shownCode('K7QM4RWT', 4)).toBe('K7QM-4RWT')
  expect(shownCode('ACDEFGHJKMNPQ', 5)).toBe('ACDEF-GHJKM-NPQ')
  for (const typed of ['K7QM-4RWT', ' k7qm 4rwt ', 'k7qm4rwt']) expect(plainCode(typed)).toBe('K7QM4RWT')
})
