import { checkInput } from '../../kernel/input/input'
import { imageName, imageTypeOf, keptSide, mostImages, tooLarge } from './images'
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
  ['a\r\nSet-Cookie: x.png', 'image/png', 'a Set-Cookie- x.png'],
  ['a"b;c.png', 'image/png', 'abc.png'],
  // As a Mac sends it: the letter, then its dots.
  ['Kno\u0308chel.png', 'image/png', 'Kn\u00f6chel.png'],
  ['CON.png', 'image/png', '_CON.png'],
  ['com1.tar.png', 'image/png', '_com1.tar.png'],
  ['evil\u202Egnp.exe', 'image/png', 'evilgnp.png'],
  ['nul\0l.png', 'image/png', 'null.png'],
  [`${'x'.repeat(300)}.png`, 'image/png', `${'x'.repeat(196)}.png`],
] as const)('a file that was called %j is kept as a name and nothing else', (sent, type, name) => {
  expect(imageName(sent, type)).toBe(name)
})

const facts = (width: number, height: number, { frames = 1, isWhole = false } = {}) => ({
  width,
  height,
  frames,
  isWhole,
})

test.each([
  ['a photo of a phone', facts(4_032, 3_024), null],
  ['one with 50.1 million pixels', facts(8_160, 6_144), null],
  ['a panorama', facts(16_382, 3_900), null],
  ['a long screenshot', facts(1_170, 17_000), null],
  ['one with 100 million pixels', facts(10_000, 10_000), null],
  ['more than that', facts(10_001, 10_000), 'Must have at most 100 million pixels'],
  ['a strip', facts(65_536, 5), 'Must be at most 65,535 pixels wide and high'],
  ['a high one', facts(5, 65_536), 'Must be at most 65,535 pixels wide and high'],
  [
    'a large one that must be held whole',
    facts(8_160, 6_144, { isWhole: true }),
    'Must have at most 50 million pixels, unless it is a JPEG or PNG image that is neither progressive nor interlaced',
  ],
  ['one that must be held whole', facts(10_000, 5_000, { isWhole: true }), null],
  ['a moving one', facts(1_000, 1_000, { frames: 50 }), null],
  [
    'a large moving one',
    facts(1_000, 1_000, { frames: 51 }),
    'Must have at most 50 million pixels, all frames together',
  ],
  ['one of many frames', facts(1, 1, { frames: 1_001 }), 'Must have at most 1,000 frames'],
])('%s is decoded, or refused with its reason (rules 3.18)', (_what, of, refusal) => {
  expect(tooLarge(of)).toBe(refusal)
})

test.each([
  ['as it was sent', facts(4_032, 3_024), 4_032],
  ['just as it was sent', facts(10_000, 5_000), 10_000],
  ['with 50 million pixels', facts(8_160, 6_144), 8_149],
  ['with 16,000 pixels at most on its longer side', facts(1_170, 17_000), 16_000],
  ['with both', facts(40_000, 2_500), 16_000],
])('an image is kept %s (rules 3.18)', (_how, of, side) => {
  expect(keptSide(of)).toBe(side)
  const [width, height] = [of.width, of.height].map((each) => (each * side) / Math.max(of.width, of.height))
  expect(width! * height!).toBeLessThanOrEqual(50_000_000)
})

const id = '0199f14f-ad36-7fa1-8172-f1ff9170366f'
const other = '0199f14f-ad36-7fa1-8172-f1ff91703670'

test.each([
  ['left out', undefined, undefined],
  ['empty', [], []],
  ['null', null, null],
  ['ids', [id, other], [id, other]],
  ['as a call shows them', [{ id, fileName: 'arm.png', contentType: 'image/png', size: 9 }], [id]],
])('images that are %s', (_how, images, read) => {
  expect(checkInput(callFieldsInput, { images }).value?.images).toEqual(read)
})

test.each([
  ['no list', 'x', { images: 'Must be a list' }],
  ['no ids', [id, 7], { images: 'One of these images does not exist' }],
  ['nothing at all', [null, {}], { images: 'One of these images does not exist' }],
  ['ids of no one', ['x'], { images: 'One of these images does not exist' }],
  ['too many', Array(mostImages + 1).fill(id), { images: 'Must be at most 20 images' }],
])('images that are %s are refused', (_how, images, wrong) => {
  for (const { refusal } of [
    checkInput(callFieldsInput, { images }),
    checkInput(createCallInput, { purposeId: id, images }),
  ])
    expect(Object.fromEntries(refusal!.fields.map(({ field, message }) => [field, message]))).toEqual(wrong)
})
