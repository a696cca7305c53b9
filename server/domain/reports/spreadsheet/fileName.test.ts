import { spreadsheetName } from './fileName'

test.each([
  ['', 'report.xlsx'],
  [null, 'report.xlsx'],
  ['  ', 'report.xlsx'],
  ['...', 'report.xlsx'],
  ['/', 'report.xlsx'],
  ['March', 'March.xlsx'],
  ['March.xlsx', 'March.xlsx'],
  ['../../etc/passwd', '-..-etc-passwd.xlsx'],
  ['C:\\temp\\x', 'C--temp-x.xlsx'],
  ['a\u0000b\nc', 'ab c.xlsx'],
  ['Q1 “PICC” 🩸', 'Q1 “PICC” 🩸.xlsx'],
  ['half \uD83E', 'half.xlsx'],
  ['evil\u202Exslx.exe', 'evilxslx.exe.xlsx'],
  ['con', '_con.xlsx'],
  ['COM1.txt', '_COM1.txt.xlsx'],
  ['100%', '100-.xlsx'],
])('a file named %j is called %j', (typed, name) => {
  expect(spreadsheetName(typed)).toBe(name)
})

test('300 letters or emoji are cut between letters', () => {
  expect(spreadsheetName('x'.repeat(300))).toBe(`${'x'.repeat(195)}.xlsx`)
  expect(spreadsheetName('🩸'.repeat(300))).toBe(`${'🩸'.repeat(48)}.xlsx`)
})
