import { checkInput } from '../../kernel/input/input'
import { imageName, imageTypeOf, mostImages } from './images'
import { callFieldsInput, createCallInput } from '../input'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['\xff\xd8\xff\xe1....', 'image/jpeg'],
  ['GIF87a....', 'image/gif'],
  ['GIF89a....', 'image/gif'],
  ['RIFF1234WEBPVP8 ', 'image/webp'],
  ['RIFF1234WAVE', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['<!doctype html>', null],
  ['%PDF-1.7', null],
  ['\x89PN', null],
  ['', null],
])('what the first bytes of %j are (rules 3.18)', (content, type) => {
  expect(imageTypeOf(bytes(content))).toBe(type)
})

test.each([
  ['arm.png', 'image/png', 'arm.png'],
  ['arm.jpeg', 'image/jpeg', 'arm.jpg'],
  ['Left arm, day 2.PNG', 'image/png', 'Left arm, day 2.png'],
  ['Wunde über dem Knöchel 🩹.webp', 'image/webp', 'Wunde über dem Knöchel 🩹.webp'],
  ['page.html', 'image/png', 'page.png'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\photos\\arm.gif', 'image/gif', 'arm.gif'],
  ['..', 'image/png', 'image.png'],
  ['.htaccess', 'image/png', 'image.png'],
  ['', 'image/jpeg', 'image.jpg'],
  ['a\r\nSet-Cookie: x.png', 'image/png', 'aSet-Cookie x.png'],
  ['a"b;c.png', 'image/png', 'abc.png'],
  ['evil\u202Egnp.exe', 'image/png', 'evilgnp.png'],
  ['nul\0l.png', 'image/png', 'image.png'],
  [`${'x'.repeat(300)}.png`, 'image/png', `${'x'.repeat(196)}.png`],
] as const)('a file that was called %j is kept as a name and nothing else', (sent, type, name) => {
  expect(imageName(sent, type)).toBe(name)
})

const id = '0199f14f-ad36-7fa1-8172-f1ff9170366f'
const other = '0199f14f-ad36-7fa1-8172-f1ff91703670'

test.each([
  ['left out', undefined, undefined],
  ['empty', [], []],
  ['null', null, []],
  ['ids', [id, other], [id, other]],
  ['as a call shows them', [{ id, fileName: 'arm.png', contentType: 'image/png', size: 9 }], [id]],
])('images that are %s', (_how, images, read) => {
  expect(checkInput(callFieldsInput, { images }).value?.images).toEqual(read)
})

test.each([
  ['no list', 'x', { images: 'Must be a list' }],
  ['no ids', [id, 7], { images: 'One of these images does not exist' }],
  ['nothing at all', [null, {}], { images: 'One of these images does not exist' }],
  ['ids of nobody', ['x'], { images: 'One of these images does not exist' }],
  ['too many', Array(mostImages + 1).fill(id), { images: 'Must be at most 20 images' }],
])('images that are %s are refused', (_how, images, wrong) => {
  for (const { refusal } of [
    checkInput(callFieldsInput, { images }),
    checkInput(createCallInput, { purposeId: id, images }),
  ])
    expect(Object.fromEntries(refusal!.fields.map(({ field, message }) => [field, message]))).toEqual(wrong)
})
