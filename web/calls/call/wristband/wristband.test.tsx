import { act, screen, waitFor, within } from '@testing-library/react'
import { button, field, openCall, type CallFacts } from '../../../test/callPage'
import { scan } from '../../../test/pressKey'
import { happening } from '../../../test/settled'

type Found = { rawValue: string; format: string }[]

const band = (rawValue: string, format = 'code_128') => ({ rawValue, format })
const mrn = () => field('MRN').value

/** A device with a camera, in whose sight is what the test puts there. */
const giveCamera = ({ refuses, kinds = ['videoinput'] }: { refuses?: string; kinds?: string[] } = {}) => {
  let sight: Found | Error = []
  let stops = 0
  const refusal = { name: refuses }
  const stream = { getTracks: () => [{ stop: () => void stops++ }] }
  const getUserMedia = async () => {
    if (refusal.name) throw new DOMException('no', refusal.name)
    return stream
  }
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { enumerateDevices: async () => kinds.map((kind) => ({ kind })), getUserMedia },
  })
  Object.defineProperties(HTMLVideoElement.prototype, {
    readyState: { configurable: true, get: () => 4 },
    srcObject: { configurable: true, writable: true, value: null },
    play: { configurable: true, value: async () => {} },
  })
  class BarcodeDetector {
    static getSupportedFormats = async () => ['code_128', 'data_matrix']
    detect = async () => {
      if (sight instanceof Error) throw sight
      return sight
    }
  }
  Object.assign(globalThis, { BarcodeDetector })
  return {
    stops: () => stops,
    show: (...found: Found) => void (sight = found),
    allow: () => void (refusal.name = undefined),
  }
}

afterEach(() => {
  delete (navigator as { mediaDevices?: unknown }).mediaDevices
  delete (globalThis as { BarcodeDetector?: unknown }).BarcodeDetector
})

const open = async (facts: CallFacts = {}) => {
  const page = await openCall(facts)
  await page.user.click(await screen.findByRole('button', { name: 'Scan wristband' }))
  await screen.findByRole('dialog', { name: 'Scan wristband' })
  return page
}
const dialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')
const says = (text: string) => screen.findByText(text)
const closed = () => waitFor(() => expect(dialog()).toBeNull())

test('a wristband fills the empty MRN, and the camera goes off', async () => {
  const camera = giveCamera()
  await open({ mrn: '' })
  await says('Hold the barcode of the wristband inside the frame.')
  camera.show(band('4439227'))
  await closed()
  expect(mrn()).toBe('4439227')
  expect(camera.stops()).toBe(1)
})

test('the wristband of the same patient says so, and changes nothing', async () => {
  const camera = giveCamera()
  const page = await open()
  camera.show(band('4456535'))
  await closed()
  await says('The wristband has the MRN of the call')
  expect(mrn()).toBe('4456535')
  expect(page.sent()).toEqual([])
})

test('another patient’s wristband shows both, and is used only when the person says so', async () => {
  const camera = giveCamera()
  const page = await open()
  camera.show(band('5550001'))
  const asked = await screen.findByRole('alertdialog', { name: 'The wristband has another MRN' })
  expect(camera.stops()).toBe(1)
  expect(within(asked).getByText('4456535')).toBeTruthy()
  expect(within(asked).getByText('5550001')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(button('Keep the Call’s MRN')))
  await page.user.click(button('Keep the Call’s MRN'))
  await closed()
  expect(mrn()).toBe('4456535')

  await page.user.click(button('Scan wristband'))
  await page.user.click(await screen.findByRole('button', { name: 'Use the Wristband’s MRN' }))
  await closed()
  expect(mrn()).toBe('5550001')
})

test('what is no wristband is told in words, and the camera goes on looking', async () => {
  const camera = giveCamera()
  await open({ mrn: '' })
  camera.show(band('0363323010423', 'ean_13'))
  await says('This is the barcode of a product, not of a wristband.')
  camera.show(band('4439227'), band('4439228'))
  await says('Several barcodes are in sight. Show only the one of the wristband.')
  expect(mrn()).toBe('')
  camera.show(band('4439227'), band('4439227'))
  await closed()
  expect(mrn()).toBe('4439227')
})

test.each([
  ['NotAllowedError', /The camera is blocked for this page/],
  ['NotReadableError', /The camera did not start/],
])('a camera that answers %s is told in words, and can be tried again', async (refuses, words) => {
  const camera = giveCamera({ refuses })
  const page = await open({ mrn: '' })
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  camera.allow()
  camera.show(band('4439227'))
  await page.user.click(button('Try Again'))
  await closed()
  expect(mrn()).toBe('4439227')
})

test('closing turns the camera off', async () => {
  const camera = giveCamera()
  const page = await open()
  await says('Hold the barcode of the wristband inside the frame.')
  await page.user.keyboard('{Escape}')
  await closed()
  expect(camera.stops()).toBe(1)
})

test('a device without a camera offers no scan', async () => {
  giveCamera({ kinds: ['audioinput'] })
  await openCall()
  await happening(async () => {})
  expect(screen.queryByRole('button', { name: 'Scan wristband' })).toBeNull()
})

test('who may only read the call is offered no scan', async () => {
  giveCamera()
  await openCall({ viewerCanCorrect: false })
  await happening(async () => {})
  expect(screen.queryByRole('button', { name: 'Scan wristband' })).toBeNull()
})

describe('a handheld scanner, with or without a camera', () => {
  test('fills the empty MRN', async () => {
    await openCall({ mrn: '' })
    await scan('4439227')
    await says('MRN filled in from the wristband')
    expect(mrn()).toBe('4439227')
  })

  test('confirms the same, also in the field of the MRN, where nothing is added to it', async () => {
    const page = await openCall()
    await scan('4456535')
    await says('The wristband has the MRN of the call')
    act(() => field('MRN').focus())
    await scan('4456535')
    expect(mrn()).toBe('4456535')
    expect(page.sent()).toEqual([])
  })

  test.each(['beside the fields', 'in the field of the MRN'])('%s asks about another MRN', async (place) => {
    const page = await openCall()
    if (place !== 'beside the fields') act(() => field('MRN').focus())
    await scan('5550001')
    const asked = await screen.findByRole('alertdialog', { name: 'The wristband has another MRN' })
    expect([within(asked).getByText('4456535'), within(asked).getByText('5550001')]).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(button('Keep the Call’s MRN')))
    // The next scan while it is asked presses nothing.
    await scan('5550001')
    expect(dialog()).toBe(asked)
    await page.user.click(button('Keep the Call’s MRN'))
    await closed()
    expect(mrn()).toBe('4456535')

    await scan('5550001')
    await page.user.click(await screen.findByRole('button', { name: 'Use the Wristband’s MRN' }))
    await closed()
    expect(mrn()).toBe('5550001')
  })

  test('in another field only types there', async () => {
    await openCall()
    act(() => field('Contact').focus())
    await scan('5550001')
    expect(field('Contact').value).toBe('RN Marcus5550001')
    expect(dialog()).toBeNull()
    expect(mrn()).toBe('4456535')
  })

  describe.each(['beside the fields', 'in the field of the MRN'])('%s', (place) => {
    test.each([
      ['https://id.gs1.org/01/09506000134352', 'This is the barcode of a web address, not of a wristband.'],
      ['0363323010423', 'This may be the barcode of a product. If it is the MRN, type it.'],
      ['9'.repeat(201), 'This barcode holds no MRN.'],
    ])('says what else was scanned, and the MRN stays: %.40s', async (text, words) => {
      const page = await openCall()
      if (place !== 'beside the fields') act(() => field('MRN').focus())
      await scan(text)
      await says(words)
      expect(mrn()).toBe('4456535')
      expect(page.sent()).toEqual([])
    })
  })

  test('leaves the empty field of the MRN empty when it was no wristband', async () => {
    await openCall({ mrn: '' })
    act(() => field('MRN').focus())
    await scan('https://example.org/menu')
    await says('This is the barcode of a web address, not of a wristband.')
    expect(mrn()).toBe('')
  })

  test('is heard while the camera looks, too', async () => {
    giveCamera()
    await open({ mrn: '' })
    await scan('https://example.org/menu')
    await says('This is the barcode of a web address, not of a wristband.')
    await scan('4439227')
    await closed()
    expect(mrn()).toBe('4439227')
  })
})
