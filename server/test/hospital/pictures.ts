import sharp from 'sharp'
import type { ImageType } from '../../domain/calls/entries/images'
import { uploadImage } from '../../services/calls/entries/images/uploadImage'
import type { RestAnswer } from '../harness/doors'
import type { Person } from './hospital'
import type { Request } from '../../services/kernel/request'

// Pictures to send, made when they are needed.

type Size = { width: number; height: number }

/** Colours that a lossy encoder does not flatten to nothing. */
const pixels = ({ width, height }: Size, frame = 0): Buffer =>
  Buffer.from(Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 31 + (at >> 7) * 17 + frame * 90) % 256))

/** A still picture of that kind. */
export const picture = (type: ImageType = 'image/png', size: Size = { width: 64, height: 48 }): Promise<Buffer> =>
  sharp(pixels(size), { raw: { ...size, channels: 3 } })
    .toFormat(type.slice('image/'.length) as 'png')
    .toBuffer()

/** A picture of two frames. */
export const moving = (type: 'image/gif' | 'image/webp', size: Size = { width: 20, height: 10 }): Promise<Buffer> => {
  const frames = sharp(Buffer.concat([pixels(size), pixels(size, 1)]), {
    raw: { width: size.width, height: size.height * 2, channels: 3, pageHeight: size.height },
  })
  return (type === 'image/gif' ? frames.gif({ delay: [100, 300] }) : frames.webp({ delay: [100, 300] })).toBuffer()
}

/** Red on the left and blue on the right, lying on its side as a phone stores it, with the place where it was taken. */
export const phonePhoto = (): Promise<Buffer> => {
  const [width, height] = [80, 40]
  const sides = Buffer.from(
    Uint8Array.from({ length: width * height * 3 }, (_, at) =>
      at % 3 === (Math.floor(at / 3) % width < width / 2 ? 0 : 2) ? 230 : 20,
    ),
  )
  return sharp(sides, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Spyphone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** So many pixels that nobody should decode them, in few bytes. */
export const pixelBomb = (): Promise<Buffer> =>
  sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'red' }, limitInputPixels: false })
    .png()
    .toBuffer()

/** Uploads by the service; answers the id. */
export const upload = async (request: Request, bytes?: Buffer, name = 'arm.png'): Promise<string> =>
  (await uploadImage(request, { file: { name, bytes: bytes ?? (await picture()) } })).imageId

export type Part = { name?: string; fileName?: string; type?: string; bytes: Uint8Array | string }

/** Sends parts as a form does. */
export const sendForm = async (
  address: string,
  person: Pick<Person, 'token'> | null,
  providerId: string,
  parts: Part[],
  headers: Record<string, string> = {},
): Promise<RestAnswer> => {
  const form = new FormData()
  for (const { name = 'file', fileName = 'arm.png', type = 'image/png', bytes } of parts)
    if (typeof bytes === 'string') form.append(name, bytes)
    else form.append(name, new Blob([Uint8Array.from(bytes)], { type }), fileName)
  const response = await fetch(`${address}/api/v0/providers/${providerId}/images`, {
    method: 'POST',
    headers: { ...(person ? { cookie: `patency=${person.token}` } : {}), ...headers },
    body: form,
  })
  return { status: response.status, body: await response.json(), headers: response.headers }
}
