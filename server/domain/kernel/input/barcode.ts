import { textLimit } from './limits'

/** `format` is the name that the browser's BarcodeDetector has for it; '' when a handheld scanner typed the text. */
export type Barcode = { readonly text: string; readonly format: string }

/** The kinds of barcodes on goods. */
export const goodsFormats = ['ean_13', 'ean_8', 'upc_a', 'upc_e'] as const

/**
 * What a barcode holds. `person`: the number of a person by GS1, (8018), and what the hospital says beside it, (90) to
 * (99). `text`: anything without a known structure, without what scanners put around it.
 */
export type BarcodeContent =
  | { readonly is: 'product' }
  | { readonly is: 'address' }
  | { readonly is: 'person'; readonly number: string; readonly ofHospital: readonly string[] }
  | { readonly is: 'text'; readonly text: string }

/** What scanners may put before the text to tell the kind of barcode (ISO/IEC 15424), such as `]C0`. */
const symbology = /^\][A-Za-z]\d/
/** The same, of GS1. */
const ofGs1 = /^\](C1|d2|Q3|e\d)/
/** Between elements of GS1. Scanners that type send it as Ctrl+]. */
const separator = '\u001D'
/** Elements as people read them, with their identifiers in parentheses. */
const inParentheses = /^\(\d{2,4}\)/
/** A product by GS1, or by HIBC. */
const ofProduct = /^01\d{14}|^\+[A-Z]\w{4}/
/** A person by GS1, as scanners type it that tell neither the kind of barcode nor its separators. */
const ofPerson = /^8018\d{18}(8019\d{1,10})?$/

/** The elements of GS1 whose length is known; all others go on to a separator (GS1 General Specifications, 7.8). */
const lengths: Readonly<Record<string, number>> = {
  ...{ '00': 18, '01': 14, '02': 14, '03': 14, '04': 16, '20': 2, '41': 13 },
  ...Object.fromEntries([11, 12, 13, 14, 15, 16, 17, 18, 19].map((key) => [key, 6])),
  ...Object.fromEntries([31, 32, 33, 34, 35, 36].map((key) => [key, 6])),
}
const digitsOfKey = (text: string): number => (/^(3[1-6]|80)/.test(text) ? 4 : text.startsWith('41') ? 3 : 2)

const elementsOf = (text: string): [key: string, value: string][] => {
  if (inParentheses.test(text))
    return [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)].map(([, key, value]) => [key!, value!])
  const elements: [string, string][] = []
  for (const part of text.split(separator)) {
    for (let rest = part; rest !== '';) {
      const key = rest.slice(0, digitsOfKey(rest))
      const value = rest.slice(
        key.length,
        key.length + ((key === '8018' ? 18 : lengths[key.slice(0, 2)]) ?? rest.length),
      )
      elements.push([key, value])
      rest = rest.slice(key.length + value.length)
    }
  }
  return elements
}

/** Reads what a camera saw or a scanner typed. */
export const readBarcode = ({ text, format }: Barcode): BarcodeContent => {
  if ((goodsFormats as readonly string[]).includes(format)) return { is: 'product' }
  const plain = text.replace(symbology, '').trim()
  const isOfGs1 = ofGs1.test(text) || plain.includes(separator) || inParentheses.test(plain) || ofPerson.test(plain)
  if (isOfGs1) {
    const elements = elementsOf(plain)
    const number = elements.find(([key]) => key === '8018')?.[1]
    if (number === undefined) return { is: 'product' }
    return { is: 'person', number, ofHospital: elements.filter(([key]) => /^9\d$/.test(key)).map(([, value]) => value) }
  }
  if (ofProduct.test(plain)) return { is: 'product' }
  if (/^\w+:\/\//.test(plain)) return { is: 'address' }
  return { is: 'text', text: plain.replace(/^MRN?[:#\s]\s*/i, '') }
}

/** Whether a number ends in the check digit of GS1, as numbers of products (UPC, EAN, GTIN) do: one in ten does anyway. */
export const mayBeProduct = (text: string): boolean => {
  if (!/^\d{12,14}$/.test(text)) return false
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** What a search looks for when a barcode was scanned, or why there is nothing to look for. */
export const searchOfBarcode = (barcode: Barcode): { readonly search: string } | { readonly why: string } => {
  const content = readBarcode(barcode)
  if (content.is === 'product') return { why: 'This is the barcode of a product.' }
  if (content.is === 'address') return { why: 'This is the barcode of a web address.' }
  const search = content.is === 'person' ? (content.ofHospital[0] ?? content.number) : content.text
  if (search.length > textLimit) return { why: 'This barcode is too long to search for.' }
  // Control characters are what the barcode of a person's whole record is divided by.
  if (search === '' || /[\u0000-\u001F\u007F]/.test(search)) return { why: 'This barcode holds nothing to search for.' }
  return { search }
}
