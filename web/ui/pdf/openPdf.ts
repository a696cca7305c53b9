// Not the newest form of pdf.js: that one needs browsers of the last months, and a phone may be years old.
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import faxes from 'pdfjs-dist/wasm/jbig2.wasm?url'
import jpeg2000 from 'pdfjs-dist/wasm/openjpeg.wasm?url'
import type { OpenedPdf, PdfPage } from './pdf'

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress

/** The fonts that a PDF may use without containing them. Not the device's own: phones lack most, and letters would overlap. */
const fonts = import.meta.glob<string>('../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** What pdf.js asks for while it draws, by its names. Scanners compress pictures as faxes and as JPEG 2000. */
const parts: Record<string, string> = {
  ...Object.fromEntries(Object.entries(fonts).map(([file, address]) => [file.split('/').at(-1)!, address])),
  'jbig2.wasm': faxes,
  'openjpeg.wasm': jpeg2000,
}

/** pdf.js would put an address together from a folder and a name, but the names of a build's files have a hash. */
class Parts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = parts[filename]
    if (address === undefined) throw new Error(`${filename} is not among the parts of the viewer.`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

/** A file of a few bytes may claim a million pages, and a browser would hang. */
const mostPages = 1_000

const pageOf = (page: pdfjs.PDFPageProxy): PdfPage => {
  const { width, height } = page.getViewport({ scale: 1 })
  return {
    width,
    height,
    draw: ({ canvas, text, shownWidth, ratio }) => {
      const viewport = page.getViewport({ scale: shownWidth / width })
      canvas.width = Math.max(1, Math.floor(viewport.width * ratio))
      canvas.height = Math.max(1, Math.floor(viewport.height * ratio))
      text.style.setProperty('--total-scale-factor', String(viewport.scale))
      const drawing = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
      const layer = new pdfjs.TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
      // A page is shown even if its text cannot be read.
      const reading = layer.render().catch(() => {})
      return {
        done: drawing.promise.then(() => reading),
        stop: () => {
          drawing.cancel()
          layer.cancel()
        },
      }
    },
    free: () => void page.cleanup(),
  }
}

/** A page that cannot be read has the space of another. */
const brokenPage = ({ width, height }: PdfPage): PdfPage => ({
  width,
  height,
  draw: () => ({ done: Promise.reject(new Error('The page cannot be read.')), stop: () => {} }),
  free: () => {},
})

/**
 * Reads a PDF. Nothing in it runs: scripts of a PDF need a part of pdf.js that is not here, and neither its links nor its
 * forms are made.
 */
export const openPdf = async (bytes: ArrayBuffer): Promise<OpenedPdf> => {
  const task = pdfjs.getDocument({
    data: bytes,
    BinaryDataFactory: Parts,
    useWorkerFetch: false,
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
  const close = () => void task.destroy()
  try {
    const file = await task.promise
    const count = Math.min(file.numPages, mostPages)
    // Every page's size is known before the first is shown, so that none moves another.
    const read = await Promise.all(
      Array.from({ length: count }, (_, at) => file.getPage(at + 1).then(pageOf, () => null)),
    )
    const whole = read.find((page) => page !== null)
    if (!whole) throw new Error('No page of the PDF can be read.')
    return { is: 'open', pages: read.map((page) => page ?? brokenPage(whole)), pageCount: file.numPages, close }
  } catch (error) {
    close()
    return { is: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged' }
  }
}
