/** Where a page is drawn: its picture, and its text over it for the reader's selection and for screen readers. */
export type Drawing = {
  canvas: HTMLCanvasElement
  text: HTMLElement
  /** In CSS pixels. */
  shownWidth: number
  /** Pixels of the canvas for each CSS pixel. */
  ratio: number
}

export type PdfPage = {
  /** In points; only their relation matters. */
  width: number
  height: number
  draw: (drawing: Drawing) => { done: Promise<unknown>; stop: () => void }
  /** Gives back what was kept for drawing it again. */
  free: () => void
}

export type Pdf = {
  is: 'open'
  pages: readonly PdfPage[]
  /** May be more than `pages`. */
  pageCount: number
  close: () => void
}

/** `locked`: it needs a password. */
export type OpenedPdf = Pdf | { is: 'locked' } | { is: 'damaged' }

/** The most that every phone draws: 4096 × 4096 pixels, and no side longer than this. */
const mostPixels = 2 ** 24
const longestSide = 16_384

/** How finely a page of this size in CSS pixels is drawn: as the screen is, at most double. */
export const ratioOf = (width: number, height: number): number =>
  Math.min(
    globalThis.devicePixelRatio || 1,
    2,
    Math.sqrt(mostPixels / (width * height)),
    longestSide / Math.max(width, height),
  )
