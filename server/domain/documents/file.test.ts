import { documentExtension, documentLimit, documentMessages, documentName } from './file'

test.each([
  ['License.pdf', 'pdf'],
  ['C:\\papers\\License.DOCX', 'docx'],
  ['a.b.jpeg ', 'jpeg'],
  ['.svg', 'svg'],
  ['License.jfif', 'jpg'],
  ['License.JPE', 'jpg'],
  ['License', null],
  ['License.constructor', null],
  ['License.pdf.exe', null],
  ['License.webp', null],
  ['License.', null],
  ['a.pdf/b', null],
  ['', null],
])('a file called %j has the extension %j', (name, extension) => {
  expect(documentExtension(name)).toBe(extension)
})

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\papers\\My "License".PDF', 'My License.pdf'],
  ['\u202egpj.pdf', 'gpj.pdf'],
  ['Fu\u0308hrerschein.pdf', 'F\u00fchrerschein.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['.pdf', 'document.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('a document that was called %j is kept as %j', (sent, kept) => {
  expect(documentName(sent, 'pdf')).toBe(kept)
})

test('a picture with another ending of its type is kept with the usual one', () => {
  expect(documentName('License.jfif', documentExtension('License.jfif')!)).toBe('License.jpg')
})

test('the limit is the same in bytes and in words', () => {
  expect(documentLimit).toBe(14 * 1024 * 1024)
  expect(documentMessages.size).toBe('Only files up to 14MB are supported')
})
