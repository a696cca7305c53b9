import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import sharp from 'sharp'
import type { FileStore } from '../../../server/files/fileStore'
import { prepareImage } from '../../../server/files/prepareImage'
import { insertTables } from './insert'

// Pictures of calls, drawn here: an arm on a sheet, and what was put on it.

type Color = [red: number, green: number, blue: number]
type Drawing = { fileName: string; skin: Color; redness: number; hasDressing: boolean }

const [width, height] = [480, 360]

const drawings: Drawing[] = [
  { fileName: 'Insertion site, right arm.jpg', skin: [226, 180, 150], redness: 0, hasDressing: false },
  { fileName: 'Dressing, day 3.jpg', skin: [150, 98, 72], redness: 0, hasDressing: true },
  { fileName: 'Redness around the site.jpg', skin: [236, 196, 172], redness: 0.55, hasDressing: false },
]

const mixed = (from: Color, to: Color, part: number): Color =>
  from.map((value, index) => Math.round(value + (to[index]! - value) * part)) as Color

const colorAt = (x: number, y: number, { skin, redness, hasDressing }: Drawing): Color => {
  const [right, down] = [x - width / 2, y - height / 2]
  const across = Math.abs(down) / (112 + x / 16)
  if (across > 1) return [214, 226, 233]
  const away = Math.hypot(right, down)
  // It comes out of the middle and bends away to the upper right.
  const isCatheter = away < 10 || (right > 0 && Math.abs(down + (right / 24) ** 2) < 3)
  const shaded = mixed(skin, [30, 20, 20], 0.45 * across ** 4)
  const color: Color = isCatheter
    ? [96, 74, 168]
    : mixed(shaded, [206, 60, 52], redness * Math.exp(-((away / 68) ** 2)))
  return hasDressing && Math.abs(right) < 98 && Math.abs(down) < 66 ? mixed(color, [250, 252, 255], 0.5) : color
}

const draw = (drawing: Drawing): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1)
    pixels.set(colorAt(at % width, Math.floor(at / width), drawing), at * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Somebody who waits, and who was looked after last: each picture on a call of its own. */
const pictured = `
  (select id, coalesce(assigned_to_id, created_by_id) as by_id, created_at as at from call
    where provider_id = $1 and completed_at is null and deleted_at is null and announced_at is not null and coalesce(assigned_to_id, created_by_id) is not null
    order by created_at limit 1)
  union all
  (select id, completed_by_id, completed_at from call where provider_id = $1 and completed_at is not null and deleted_at is null and completed_by_id is not null
    order by completed_at desc limit 2)`

/** Puts pictures on a few calls, in the transaction of the caller. Answers how many. */
export const insertImages = async (
  client: ClientBase,
  providerId: string,
  { images: store }: Pick<FileStore, 'images'>,
): Promise<number> => {
  const { rows } = await client.query<{ id: string; by_id: string; at: Date }>(pictured, [providerId])
  for (const [index, { id: callId, at: createdAt, by_id: createdById }] of rows.entries()) {
    const { fileName } = drawings[index]!
    const { contentType, bytes, thumbnail } = await prepareImage(await draw(drawings[index]!))
    const id = randomUUID()
    await store.put(id, 'original', bytes)
    await store.put(id, 'thumbnail', thumbnail)
    const image = { id, providerId, callId, fileName, contentType, size: bytes.length, createdAt, createdById }
    await insertTables(client, { call_image: [image] })
  }
  return rows.length
}
