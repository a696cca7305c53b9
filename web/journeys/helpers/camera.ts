import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer'

const [width, height] = [640, 480]
const wasmFile = createRequire(path.join(process.cwd(), 'package.json')).resolve('zxing-wasm/writer/zxing_writer.wasm')

/** A camera that sees what the test holds in front of it. Give `file` to the browser. */
export const openCamera = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-camera-'))
  const file = path.join(folder, 'sight.y4m')
  const film = (gray: Buffer): void => {
    const colors = Buffer.alloc((width * height) / 2, 128)
    const frame = Buffer.concat([Buffer.from('FRAME\n'), gray, colors])
    // In one step: the browser may be opening it.
    const next = `${file}.next`
    writeFileSync(
      next,
      Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
    )
    renameSync(next, file)
  }
  film(Buffer.alloc(width * height, 90))
  return {
    file,
    /** Holds the barcode of this text in front of the camera. */
    show: async (text: string, format: WriterOptions['format'] = 'Code128'): Promise<void> => {
      await prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasmFile).buffer }, fireImmediately: true })
      const { image, error } = await writeBarcode(text, { format, scale: 4 })
      if (error || !image) throw new Error(error)
      const barcode = await sharp(await image.arrayBuffer())
        .resize({ width: 420, height: 300, fit: 'inside' })
        .toBuffer()
      const picture = sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
        { input: barcode },
      ])
      film(
        await picture
          .png()
          .toBuffer()
          .then((png) => sharp(png).grayscale().raw().toBuffer()),
      )
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
