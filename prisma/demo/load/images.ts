import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import sharp from 'sharp'
import type { ImageStore } from '../../../server/files/imageStore'
import { prepareImage } from '../../../server/files/prepareImage'

// Pictures of calls, drawn here: an arm on a sheet, and what was put on it.

type Colour = readonly [red: number, green: number, blue: number]

const [width, height] = [480, 360]
const sheet: Colour = [214, 226, 233]

type Drawing = { fileName: string; skin: Colour; redness: number; dressing: boolean }

const drawings: Drawing[] = [
  { fileName: 'Insertion site, right arm.jpg', skin: [226, 180, 150], redness: 0, dressing: false },
  { fileName: 'Dressing, day 3.jpg', skin: [150, 98, 72], redness: 0, dressing: true },
  { fileName: 'Redness around the site.jpg', skin: [236, 196, 172], redness: 0.55, dressing: false },
]

const mixed = (from: Colour, to: Colour, part: number): Colour =>
  [0, 1, 2].map((at) => from[at]! + (to[at]! - from[at]!) * part) as unknown as Colour

/** How far the catheter lies from here: it comes out of the middle and bends away to the upper right. */
const fromCatheter = (x: number, y: number): number =>
  x < width / 2 ? Math.hypot(x - width / 2, y - height / 2) : Math.abs(y - height / 2 + ((x - width / 2) / 24) ** 2)

const colourAt = (x: number, y: number, { skin, redness, dressing }: Drawing): Colour => {
  const across = (y - height / 2) / (112 + x / 16)
  if (Math.abs(across) > 1) return mixed(sheet, [255, 255, 255], 0.25 + 0.25 * Math.sin((x + 2 * y) / 60))
  const away = Math.hypot(x - width / 2, y - height / 2)
  let colour = mixed(skin, [30, 20, 20], 0.45 * across ** 4)
  colour = mixed(colour, [206, 60, 52], redness * Math.exp(-((away / 68) ** 2)))
  if (fromCatheter(x, y) < 3) colour = [96, 74, 168]
  if (away < 10) colour = [240, 240, 246]
  const inDressing = dressing && Math.abs(x - width / 2) < 98 && Math.abs(y - height / 2) < 66
  return inDressing
    ? mixed(colour, [250, 252, 255], Math.abs(x - width / 2) > 86 || Math.abs(y - height / 2) > 54 ? 0.85 : 0.45)
    : colour
}

const draw = (drawing: Drawing): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y, drawing).map(Math.round), (y * width + x) * 3)
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
export const insertImages = async (client: ClientBase, providerId: string, store: ImageStore): Promise<number> => {
  const { rows } = await client.query<{ id: string; by_id: string; at: Date }>(pictured, [providerId])
  for (const [index, call] of rows.entries()) {
    const drawing = drawings[index]!
    const { contentType, bytes, thumbnail } = await prepareImage(await draw(drawing))
    const id = randomUUID()
    await store.put(id, 'original', bytes)
    await store.put(id, 'thumbnail', thumbnail)
    await client.query(
      'insert into call_image (id, provider_id, call_id, file_name, content_type, size, created_at, created_by_id) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [id, providerId, call.id, drawing.fileName, contentType, bytes.length, call.at, call.by_id],
    )
  }
  return rows.length
}
