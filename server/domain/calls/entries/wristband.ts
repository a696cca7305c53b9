import { mrnLimit } from '../../kernel/input/limits'
import { comparePatients } from '../../lines/match'

/** The kinds of barcodes that wristbands carry, by the names of the browser's BarcodeDetector. */
export const wristbandFormats = [
  'code_128',
  'code_39',
  'code_93',
  'codabar',
  'itf',
  'aztec',
  'data_matrix',
  'pdf417',
  'qr_code',
] as const

/** The kinds of barcodes on goods: they are recognized only to tell what was scanned. */
export const goodsFormats = ['ean_13', 'ean_8', 'upc_a', 'upc_e'] as const

export type Barcode = { readonly text: string; readonly format: string }

/**
 * What a scanned barcode means for a call. `fills`: the call has no MRN yet. `different`: the person decides which of
 * the two is right. `nothing`: it holds no MRN, and `why` says what it is instead.
 */
export type Scanned =
  | { readonly is: 'fills' | 'same'; readonly mrn: string }
  | { readonly is: 'different'; readonly mrn: string; readonly entered: string }
  | { readonly is: 'nothing'; readonly why: string }

const nothing = (why: string): Scanned => ({ is: 'nothing', why })

/** What scanners may put before the text to tell the kind of barcode (ISO/IEC 15424), such as `]C0`. */
const symbology = /^\][A-Za-z]\d/
/** A separator of GS1, the identifier of an article, or of HIBC: codes on supplies and medication. */
const goods = /\u001D|^\(01\)|^01\d{14}|^\+[A-Z]\w{4}/
// Control characters are what the barcode of a person's whole record is divided by.

const divided = /[\u0000-\u001F\u007F]/

/** What a barcode that was scanned as a wristband says beside the MRN that the call has (rules 10.13b). */
export const readWristband = ({ text, format }: Barcode, entered: string): Scanned => {
  if ((goodsFormats as readonly string[]).includes(format) || /^\]C1|^\]d2|^\]Q3|^\]e/.test(text) || goods.test(text))
    return nothing('This is the barcode of a product, not of a wristband.')
  const mrn = text
    .replace(symbology, '')
    .trim()
    .replace(/^MRN?[:#\s]\s*/i, '')
  if (/^\w+:\/\//.test(mrn)) return nothing('This is the barcode of a web address, not of a wristband.')
  if (mrn === '' || mrn.length > mrnLimit || divided.test(mrn) || !/^[\p{L}\p{N}][\p{L}\p{N}./_-]*$/u.test(mrn))
    return nothing('This barcode holds no MRN.')
  const compared = comparePatients(entered, mrn)
  if (compared === 'different') return { is: 'different', mrn, entered: entered.trim() }
  return { is: compared === 'same' ? 'same' : 'fills', mrn }
}
