import type { BarcodeDetector, BarcodeDetectorOptions, BarcodeFormat } from 'barcode-detector/ponyfill'
import { scannedFormats } from 'domain/calls/entries/wristband'

export type Detector = Pick<BarcodeDetector, 'detect'>

type DetectorClass = {
  new (options?: BarcodeDetectorOptions): Detector
  getSupportedFormats: () => Promise<readonly BarcodeFormat[]>
}

const formats: BarcodeFormat[] = [...scannedFormats]

/** The browser's own reader, if it reads the two kinds of barcodes that nearly all wristbands have. */
export const ownDetector = async (): Promise<Detector | null> => {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (!Own) return null
  const supported: readonly BarcodeFormat[] = await Own.getSupportedFormats().catch(() => [])
  if (!supported.includes('code_128') || !supported.includes('data_matrix')) return null
  return new Own({ formats: formats.filter((format) => supported.includes(format)) })
}

/** A reader with the same face, for browsers without one. Its 1 MB comes from this server, and only when it is used. */
export const loadedDetector = async (): Promise<Detector> => {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  return new BarcodeDetector({ formats })
}
