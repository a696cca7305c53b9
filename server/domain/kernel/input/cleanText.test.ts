import { cleanText, oneLine, plainMrn } from './cleanText'

test.each([
  ['control characters', 'a\u0000\u0007\u001b[31mb\u007f\u009f', 'a[31mb'],
  ['what turns the direction of a text', '\u202aa\u202bb\u202cc\u202dd\u202ee\u2066f\u2067g\u2068h\u2069', 'abcdefgh'],
  ['marks of a direction', 'a\u200eb\u200fc\u061cd', 'abcd'],
  ['what no one sees', 'a\u00adb\u034fc\u200bd\u180ee\u3164f\uffa0g\u{e0041}h', 'abcdefgh'],
  ['joiners where nothing is joined', 'Ada\u200d Love\u200clace\u2060\ufeff', 'Ada Lovelace'],
  ['joiners at the beginning', '\u200d\u200cAda', 'Ada'],
  ['styles and variants of letters that have none', 'A\ufe0fd\ufe00a\u{e0100}', 'Ada'],
  ['what XML forbids', 'a\ufffeb\uffffc\u{1ffff}d', 'abcd'],
  ['a text that only seems to be there', '\u200b\u00ad\u3164\u200e', ''],
])('%s are taken out', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test.each([
  ['tabs and new lines', 'first\tcell\nsecond'],
  ['letters of any script', 'Zoë 李 עדה Ада'],
  ['joiners of Persian words', 'می\u200cخواهم'],
  ['joiners of Indian scripts', 'क्\u200dष ශ්\u200dරී'],
  ['emoji of several people', '👩\u200d⚕️ 👨🏽\u200d👩🏽\u200d👧🏽'],
  ['variants of ideographs', '葛\u{e0100}城'],
])('%s stay', (_what, text) => {
  expect(cleanText(text)).toBe(text)
})

test('line ends of other systems and programs become new lines', () => {
  expect(cleanText('one\r\ntwo\rthree\nfour\u000bfive\u000csix\u0085seven\u2028eight\u2029')).toBe(
    'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n',
  )
})

test('other blanks become blanks', () => {
  expect(cleanText('a\u00a0b\u2003c\u3000d\u202fe\u2800f')).toBe('a b c d e f')
})

test('letters are composed, also when something stood between them', () => {
  expect(cleanText('Zoe\u0308')).toBe('Zoë')
  expect(cleanText('Zoe\u200b\u0308')).toBe('Zoë')
})

test('a name stands on one line, with single blanks', () => {
  expect(oneLine(' Difficult  IV\n\tof today ')).toBe('Difficult IV of today')
})

test.each([
  ['77464022\u200b', '77464022'],
  [' 77 46\u00a04022\n', '77464022'],
  ['７７４６-ａ', '7746-a'],
  ['A\u0301-1', 'Á-1'],
  ['\u200e\u00ad', ''],
])('the record number %j is %s', (typed, plain) => {
  expect(plainMrn(typed)).toBe(plain)
})
