import { randomFillSync } from 'node:crypto'
import sharp from 'sharp'
import { imageLimit, imageMessages, imageTypeOf, imageTypes, type ImageType } from '../domain/calls/entries/images'
import { moving, phonePhoto, picture, pixelBomb } from '../test/hospital/pictures'
import { NotAnImage, prepareImage } from './prepareImage'

const refusal = async (bytes: Uint8Array): Promise<string> => {
  try {
    await prepareImage(bytes)
    return 'taken'
  } catch (error) {
    if (error instanceof NotAnImage) return error.message
    throw error
  }
}

test.each(Object.keys(imageTypes) as ImageType[])(
  '%s is kept as what it is, with its size in pixels, and gets a small WebP',
  async (type) => {
    const { contentType, bytes, thumbnail } = await prepareImage(await picture(type, { width: 640, height: 400 }))
    expect({ contentType, is: imageTypeOf(bytes) }).toEqual({ contentType: type, is: type })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 400 })
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 200 })
  },
)

test('a small picture is not made larger for the list', async () => {
  expect(
    await sharp((await prepareImage(await picture('image/png', { width: 30, height: 20 }))).thumbnail).metadata(),
  ).toMatchObject({ width: 30, height: 20 })
})

test('a photo loses the place where it was taken and everything else that it tells, and stands upright', async () => {
  const photo = await phonePhoto()
  expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
  expect(photo.includes('Spyphone')).toBe(true)
  const { bytes, thumbnail } = await prepareImage(photo)
  for (const kept of [bytes, thumbnail]) {
    const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(kept).metadata()
    expect({ width, height, exif, icc, xmp, iptc, orientation }).toEqual({ width: 40, height: 80 })
    expect(kept.includes('Spyphone') || kept.includes('Exif')).toBe(false)
    // Turned by a quarter to the right: what was left is above.
    const colours = async (top: number) =>
      [...(await sharp(kept).extract({ left: 20, top, width: 1, height: 1 }).raw().toBuffer())].map(
        (value) => value > 128,
      )
    expect({ above: await colours(10), below: await colours(70) }).toEqual({
      above: [true, false, false],
      below: [false, false, true],
    })
  }
})

test.each(['image/gif', 'image/webp'] as const)(
  '%s that moves goes on moving, and stands still in the list',
  async (type) => {
    const { bytes, thumbnail } = await prepareImage(await moving(type))
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
      pages: 2,
      delay: [100, 300],
      width: 20,
      pageHeight: 10,
    })
    expect((await sharp(thumbnail).metadata()).pages).toBeUndefined()
  },
)

test('what is no picture of the four kinds is refused, whatever its first bytes say', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  const kinds = 'Must be a PNG, JPEG, GIF or WebP image'
  for (const bytes of [
    svg,
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from('%PDF-1.7'),
    Buffer.alloc(0),
    Buffer.from('RIFF0000WAVE'),
    await sharp(await picture())
      .tiff()
      .toBuffer(),
  ])
    expect(await refusal(bytes)).toBe(kinds)
  const broken = 'This image is damaged or cut off. Take or save it again'
  for (const first of ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'GIF89a', 'RIFF0000WEBP'])
    expect(await refusal(Buffer.concat([Buffer.from(first, 'latin1'), svg]))).toBe(broken)
})

test('what hides behind a picture is not kept', async () => {
  const { bytes } = await prepareImage(
    Buffer.concat([await picture('image/jpeg'), Buffer.from('<script>alert(1)</script>')]),
  )
  expect(bytes.includes('script')).toBe(false)
})

test('a photo that was cut off is refused', async () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'] as const) {
    const whole = await picture(type, { width: 200, height: 200 })
    expect(await refusal(whole.subarray(0, whole.length * 0.6))).toBe(
      'This image is damaged or cut off. Take or save it again',
    )
  }
})

test('a strip of few but very long rows is refused by its head', async () => {
  const strip = (width: number, height: number) => picture('image/png', { width, height })
  for (const [width, height] of [
    [65_536, 5],
    [5, 65_536],
  ] as const)
    expect(await refusal(await strip(width, height))).toBe('Must be at most 65,535 pixels wide and high')
})

/** One color, so that it is made quickly. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7fa8b8' }, limitInputPixels: false })

test('what is larger than we keep is scaled down: a photo with 50.1 million pixels, a panorama, a long screenshot', async () => {
  for (const [image, kept] of [
    [flat(8_160, 6_144).jpeg({ quality: 20 }), { format: 'jpeg', width: 8_149, height: 6_136 }],
    [flat(16_382, 1_000).jpeg({ quality: 20 }), { format: 'jpeg', width: 16_000, height: 977 }],
    [flat(400, 17_000).png(), { format: 'png', width: 376, height: 16_000 }],
  ] as const) {
    const { bytes, thumbnail } = await prepareImage(await image.toBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject(kept)
    const small = await sharp(thumbnail).metadata()
    expect(Math.max(small.width, small.height)).toBe(320)
  }
  const moved = await prepareImage(await moving('image/gif', { width: 16_001, height: 2 }))
  expect(await sharp(moved.bytes, { animated: true }).metadata()).toMatchObject({ pages: 2, width: 16_000 })
})

test('a large one that can only be decoded as a whole is refused by its head', async () => {
  const whole = await flat(8_160, 6_144).png({ progressive: true, compressionLevel: 1 }).toBuffer()
  expect(await refusal(whole.subarray(0, 1_000))).toBe(imageMessages.whole)
})

test('one that becomes too large when it is encoded again is scaled down, and never said to be what it is not', async () => {
  const [width, height] = [4_400, 3_300]
  const noise = randomFillSync(Buffer.alloc(width * height * 3))
  const sent = await sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
  expect(sent.length).toBeLessThan(imageLimit)
  const { bytes } = await prepareImage(sent)
  expect(bytes.length).toBeLessThanOrEqual(imageLimit)
  expect((await sharp(bytes).metadata()).width).toBeLessThan(width)
})

test('a picture of more frames than anyone looks at is refused by its head', async () => {
  const frames = 1_001
  const many = await sharp(Buffer.from(Uint8Array.from({ length: frames * 3 }, (_, at) => (at * 7) % 256)), {
    raw: { width: 1, height: frames, channels: 3, pageHeight: 1 },
  })
    .gif({ keepDuplicateFrames: true })
    .toBuffer()
  expect(await refusal(many)).toBe('Must have at most 1,000 frames')
})

test('a picture of more pixels than anyone should decode is refused by its head', async () => {
  const bomb = await pixelBomb()
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
  expect(await refusal(bomb)).toBe('Must have at most 100 million pixels')
  // Whoever decoded it would find the second one cut off.
  expect(await refusal(bomb.subarray(0, 1_000))).toBe('Must have at most 100 million pixels')
})
