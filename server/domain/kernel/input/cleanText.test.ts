import { cleanText } from './cleanText'

test.each([
  ['control characters', 'a\u0000\u0007\u001b[31mb\u007f\u0085\u009f', 'a[31mb'],
  ['what turns the direction of a text', '\u202aa\u202bb\u202cc\u202dd\u202ee\u2066f\u2067g\u2068h\u2069', 'abcdefgh'],
  ['joiners where nothing is joined', 'Ada\u200d Love\u200clace\u2060\ufeff', 'Ada Lovelace'],
  ['joiners at the beginning', '\u200d\u200cAda', 'Ada'],
])('%s are taken out', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test.each([
  ['tabs and new lines', 'first\tcell\nsecond'],
  ['letters of any script', 'Zoë 李 עדה Ада'],
  ['joiners of Persian words', 'می\u200cخواهم'],
  ['joiners of Indian scripts', 'क्\u200dष ශ්\u200dරී'],
  ['emoji of several people', '👩\u200d⚕️ 👨🏽\u200d👩🏽\u200d👧🏽'],
  ['marks that say in which direction a letter runs', 'a\u200eb\u200fc'],
])('%s stay', (_what, text) => {
  expect(cleanText(text)).toBe(text)
})

test('line ends of other systems become new lines', () => {
  expect(cleanText('one\r\ntwo\rthree\n')).toBe('one\ntwo\nthree\n')
})
