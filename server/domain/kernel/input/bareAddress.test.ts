import { checkInput } from './input'
import { newUserInput } from '../../users/userInput'
import { bareAddress } from './bareAddress'

test.each([
  ['ann@x.example'],
  ['  Ann@X.EXAMPLE\r\n'],
  ['<ann@x.example>'],
  ['< ann@x.example >;'],
  ['mailto:ann@x.example'],
  ['MAILTO:Ann@x.example?subject=Hello@all'],
  ['<mailto:ann@x.example>'],
  ['ann@x.example,'],
  ['ann@x.example ; '],
  ['"ann@x.example"'],
  ["'ann@x.example'"],
  ['Ann Lee <ann@x.example>'],
  ['"Lee, Ann" <ann@x.example>,'],
  ['Lee, Ann <ann@x.example>'],
  ['ann@x.example <ann@x.example>'],
  ['<ann@x.example'],
  ['ann\u200b@x.exa\u00admple\u2063'],
  ['\u202aann@x.example\u202c'],
  ['ａｎｎ＠ｘ.example'],
])('%j is the address ann@x.example (rules 1.6)', (typed) => {
  expect(bareAddress(typed)).toBe('ann@x.example')
})

test.each([
  ["o'brien+picc@x.example", "o'brien+picc@x.example"],
  ['a?b@x.example', 'a?b@x.example'],
  ['"ann lee"@x.example', '"ann lee"@x.example'],
  ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
  ['ann@bu\u0308cher.example', 'ann@xn--bcher-kva.example'],
  ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
  ['Jürgen@x.example', 'jürgen@x.example'],
  ['ann @x.example', 'ann @x.example'],
  ['mailto:', ''],
  ['<>', ''],
  ['"', '"'],
])('%j becomes %j', (typed, address) => {
  expect(bareAddress(typed)).toBe(address)
})

const refusalOf = (email: string): string | undefined =>
  checkInput(newUserInput.pick(['email']), { email }).refusal?.fields[0]?.message

test.each([
  ['ann@x.example'],
  ["o'brien+picc@x.example"],
  ['jürgen@x.example'],
  ['李@x.example'],
  ['ann@bücher.example'],
  ['Ann <ann@mail.x.museum>'],
  [`${'a'.repeat(64)}@x.example`],
])('a mail server could take %j', (email) => {
  expect(refusalOf(email)).toBeUndefined()
})

test.each([
  ['a@b'],
  ['ann'],
  ['ann@'],
  ['@x.example'],
  ['a@demo..example'],
  ['a,b@demo.example'],
  ['x@demo.example.'],
  ['x@demo.example..'],
  ['.x@demo.example'],
  ['x.@demo.example'],
  ['x..y@demo.example'],
  ['x y@demo.example'],
  ['x@de mo.example'],
  ['x@-demo.example'],
  ['x@demo-.example'],
  ['x@de_mo.example'],
  ['x@demo.example/y'],
  ['x@demo.1'],
  ['x@y@demo.example'],
  ['ben@x.example, ann@x.example'],
  ['ben@x.example; Ann <ann@x.example>'],
  ['ben@x.example, Ann <ann@x.example>'],
  ['Ben <ben@x.example>, Ann <ann@x.example>'],
  [`${'a'.repeat(65)}@x.example`],
])('no mail server could take %j', (email) => {
  expect(refusalOf(email)).toBe('Must be valid e-mail')
})

test('half of a letter is no text', () => {
  expect(['\udfff x', 'ann\ud800@x.example', '@\udc00'].map(refusalOf)).toEqual(Array(3).fill('Must be text'))
})

test('a long text is refused, and takes no time', () => {
  for (const part of ['@', '<', 'mailto:', '"', '@é', '>'])
    expect(refusalOf(part.repeat(300_000))).toBe('Must be at most 254 characters')
})

test('of an address nothing may be left', () => {
  expect([' ', '<>', 'mailto:', '\u200b'].map(refusalOf)).toEqual(Array(4).fill('Required'))
})
