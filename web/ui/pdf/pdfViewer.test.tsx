import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderWithRelay } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import { ratioOf, type Drawing, type OpenedPdf } from './pdf'

const openPdf = jest.fn<(bytes: ArrayBuffer) => Promise<OpenedPdf>>()
jest.unstable_mockModule('./openPdf', () => ({ openPdf }))
const { PdfViewer } = await import('./PdfViewer')

/** jsdom has no layout: the test says what is in sight. */
class Sight {
  static shown: Sight
  readonly places: Element[] = []

  constructor(readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    Sight.shown = this
  }
  observe(place: Element) {
    this.places.push(place)
  }
  disconnect() {}
}

const inSight = (...numbers: number[]) =>
  happening(async () =>
    Sight.shown.tell(Sight.shown.places.map((target, at) => ({ target, isIntersecting: numbers.includes(at + 1) }))),
  )

/** A PDF whose pages say when they are drawn, stopped and freed. */
const pdfOf = (count: number, { broken }: { broken?: number } = {}) => {
  const told: string[] = []
  const close = jest.fn()
  const pages = Array.from({ length: count }, (_, at) => ({
    width: 612,
    height: 792,
    draw: ({ text }: Drawing) => {
      told.push(`draw ${at + 1}`)
      text.textContent = `Text of page ${at + 1}`
      return {
        done: at + 1 === broken ? Promise.reject(new Error('broken')) : Promise.resolve(),
        stop: () => void told.push(`stop ${at + 1}`),
      }
    },
    free: () => void told.push(`free ${at + 1}`),
  }))
  return { told, close, pdf: { is: 'open', pages, pageCount: count, close } satisfies OpenedPdf }
}

const asked: string[] = []
let answer: () => Promise<Response>
const bytes = { ok: true, arrayBuffer: async () => new ArrayBuffer(4) } as Response

beforeEach(() => {
  asked.length = 0
  answer = async () => bytes
  Object.assign(globalThis, {
    IntersectionObserver: Sight,
    fetch: (address: string) => {
      asked.push(address)
      return answer()
    },
  })
})
afterEach(() => {
  delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver
  delete (globalThis as { fetch?: unknown }).fetch
})

const open = (result: OpenedPdf, showsName = false) => {
  openPdf.mockResolvedValue(result)
  return renderWithRelay(
    <PdfViewer address="/documents/card" name="card.pdf" showsName={showsName}>
      <a href="/documents/card">Download Document</a>
    </PdfViewer>,
  )
}

const drawn = () => screen.queryAllByRole('img').map((canvas) => canvas.getAttribute('aria-label'))
const button = (name: string) => screen.getByRole('button', { name })

test('shows all pages, with a picture and a text only of those in sight', async () => {
  const { pdf, told } = pdfOf(300)
  open(pdf)
  expect(screen.getByText('Loading…')).toBeTruthy()
  const pages = await screen.findByRole('group', { name: 'Pages of card.pdf' })
  expect([pages.tabIndex, pages.firstElementChild!.children.length]).toEqual([0, 300])
  expect(screen.getByText('Page 1 of 300')).toBeTruthy()
  expect(asked).toEqual(['/documents/card'])

  await inSight(1, 2)
  expect(drawn()).toEqual(['Page 1 of 300', 'Page 2 of 300'])
  expect(screen.getByText('Text of page 2')).toBeTruthy()
  await inSight(2, 3)
  expect(drawn()).toEqual(['Page 2 of 300', 'Page 3 of 300'])
  expect(told).toEqual(['draw 1', 'draw 2', 'stop 1', 'free 1', 'draw 3'])
})

test('the file’s name is its name, and its title where nothing else shows it', async () => {
  const { unmount } = open(pdfOf(2).pdf)
  expect(screen.getByRole('region', { name: 'card.pdf' })).toBeTruthy()
  await screen.findByText('Page 1 of 2')
  expect(screen.queryByText('card.pdf')).toBeNull()
  unmount()
  open(pdfOf(2).pdf, true)
  expect(await screen.findByText('card.pdf')).toBeTruthy()
})

test('zooms in steps, and draws the pages in sight anew', async () => {
  const { pdf, told } = pdfOf(2)
  const { user } = open(pdf)
  await screen.findByText('Page 1 of 2')
  await inSight(1)
  expect(button('Zoom out').getAttribute('aria-disabled')).toBe('true')
  await user.click(button('Zoom in'))
  expect(screen.getByText('125%')).toBeTruthy()
  expect(told).toEqual(['draw 1', 'stop 1', 'draw 1'])
  expect(drawn()).toEqual(['Page 1 of 2'])
  for (let more = 0; more < 5; more++) await user.click(button('Zoom in'))
  expect(screen.getByText('400%')).toBeTruthy()
  expect(button('Zoom in').getAttribute('aria-disabled')).toBe('true')
  await user.click(button('Zoom out'))
  expect(screen.getByText('300%')).toBeTruthy()
})

test('a page that cannot be drawn says so, and the others are shown', async () => {
  open(pdfOf(2, { broken: 1 }).pdf)
  await screen.findByText('Page 1 of 2')
  await inSight(1, 2)
  expect(screen.getByText('Page 1 of 2 cannot be shown.')).toBeTruthy()
  expect(drawn()).toEqual(['Page 2 of 2'])
})

test('says that not all pages are shown', async () => {
  open({ ...pdfOf(3).pdf, pageCount: 5_000 })
  expect(await screen.findByText(/^Only the first 3 pages are shown\./)).toBeTruthy()
  expect(screen.getByText('Page 1 of 5000')).toBeTruthy()
})

test.each([
  ['locked', 'This PDF needs a password.', 'Ask for a file without one.'],
  ['damaged', 'This PDF cannot be shown.', 'Download it to open it in another program.'],
] as const)('one that is %s says so, and can be downloaded', async (is, title, description) => {
  open({ is })
  const alert = within(await screen.findByRole('alert'))
  expect([alert.getByText(title), alert.getByText(description)]).toHaveLength(2)
  expect(alert.getByRole('link', { name: 'Download Document' })).toBeTruthy()
})

test('one that the server does not give is tried again', async () => {
  answer = async () => ({ ok: false }) as Response
  const { user } = open(pdfOf(2).pdf)
  expect(await screen.findByText('This could not be shown.')).toBeTruthy()
  answer = async () => bytes
  await user.click(button('Try Again'))
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test('without a connection it says so, and opens when that is back', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  open(pdfOf(2).pdf)
  expect(await screen.findByText('This cannot be opened without a connection.')).toBeTruthy()
  expect(screen.getByText('It opens when the connection is back.')).toBeTruthy()
  answer = async () => bytes
  await happening(async () => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy()
})

test('is closed with its place', async () => {
  const { pdf, close } = pdfOf(1)
  const { unmount } = open(pdf)
  await screen.findByText('Page 1 of 1')
  unmount()
  await happening(async () => {})
  expect(close).toHaveBeenCalledTimes(1)
})

test('pictures are as fine as the screen, at most double, and no larger than a phone can hold', () => {
  const screenOf = (devicePixelRatio: number) => Object.assign(globalThis, { devicePixelRatio })
  screenOf(1)
  expect(ratioOf(800, 1000)).toBe(1)
  screenOf(3)
  expect(ratioOf(800, 1000)).toBe(2)
  expect(4000 * 5000 * ratioOf(4000, 5000) ** 2).toBeCloseTo(2 ** 24)
  expect(100 * 40_000 * ratioOf(100, 40_000) ** 2).toBeLessThan(2 ** 24)
  screenOf(1)
})
