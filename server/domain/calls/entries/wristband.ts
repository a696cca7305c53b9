import { goodsFormats, mayBeProduct, readBarcode, type Barcode } from '../../kernel/input/barcode'
import { mrnLimit } from '../../kernel/input/limits'
import { comparePatients } from '../../lines/match'

/**
 * The kinds of barcodes that are recognized, by the names of the browser's BarcodeDetector: those of wristbands, and
 * those on goods only to tell what was scanned.
 */
export const scannedFormats = [
  'code_128',
  'code_39',
  'code_93',
  'codabar',
  'itf',
  'aztec',
  'data_matrix',
  'pdf417',
  'qr_code',
  ...goodsFormats,
] as const

/**
 * What a scanned barcode means for a call. `fills`: the call has no MRN yet. `different`: the person decides which of
 * the two is right. `nothing`: it holds no MRN, and `why` says what it is instead.
 */
export type Scanned =
  | { readonly is: 'fills' | 'same'; readonly mrn: string }
  | { readonly is: 'different'; readonly mrn: string; readonly entered: string }
  | { readonly is: 'nothing'; readonly why: string }

const nothing = (why: string): Scanned => ({ is: 'nothing', why })

const isMrn = (text: string): boolean => text.length <= mrnLimit && /^[\p{L}\p{N}][\p{L}\p{N}./_-]*$/u.test(text)

/** What a barcode that was scanned as a wristband says beside the MRN that the call has (rules 10.13b). */
export const readWristband = (barcode: Barcode, entered: string): Scanned => {
  const compare = (mrn: string): Scanned => {
    const compared = comparePatients(entered, mrn)
    if (compared === 'different') return { is: 'different', mrn, entered: entered.trim() }
    return { is: compared === 'same' ? 'same' : 'fills', mrn }
  }

  const content = readBarcode(barcode)
  if (content.is === 'product') return nothing('This is the barcode of a product, not of a wristband.')
  if (content.is === 'address') return nothing('This is the barcode of a web address, not of a wristband.')
  if (content.is === 'person') {
    // Which of its numbers is the MRN, each hospital decides. One that the call has is certain; so is a single one.
    const { number, ofHospital } = content
    const numbers = [number, ...ofHospital.flatMap((value) => [value, ...value.split(/[^\p{L}\p{N}./_-]+/u)])]
    const same = numbers.find((each) => comparePatients(entered, each) === 'same')
    if (same !== undefined) return compare(same)
    const [only, ...others] = ofHospital
    if (only !== undefined && others.length === 0 && isMrn(only)) return compare(only)
    return nothing('Which number of this wristband is the MRN is not known. Type the MRN.')
  }
  const mrn = content.text
  if (!isMrn(mrn)) return nothing('This barcode holds no MRN.')
  const compared = compare(mrn)
  // A scanner that types does not say which kind of barcode it read.
  if (barcode.format === '' && compared.is !== 'same' && mayBeProduct(mrn))
    return nothing('This may be the barcode of a product. If it is the MRN, type it.')
  return compared
}
