import { mayBeProduct, readBarcode, searchOfBarcode } from './barcode'

const read = (text: string, format = '') => readBarcode({ text, format })
const search = (text: string) => searchOfBarcode({ text, format: '' })
const gs = '\u001D'
const person = (number: string, ...ofHospital: string[]) => ({ is: 'person', number, ofHospital })

test.each([
  // A number of 18 digits, an instance of the stay, and the hospital's own element.
  [']d28018505089812345678901', person('505089812345678901')],
  [`${gs}8018505089812345678901801912${gs}91RXX-4439227`, person('505089812345678901', 'RXX-4439227')],
  [`]C180185050898123456789019101234567${gs}93SMITH`, person('505089812345678901', '01234567', 'SMITH')],
  ['(8018)505089812345678901(8019)2(91)4439227', person('505089812345678901', '4439227')],
  ['8018505089812345678901', person('505089812345678901')],
  ['80185050898123456789018019002', person('505089812345678901')],
  // Too long or too short for one.
  ['801850508981234567890', { is: 'text', text: '801850508981234567890' }],
])('the person of %j', (text, content) => {
  expect(read(text)).toEqual(content)
})

test.each([
  [']C101095060001343521727123110ABC'],
  ['(01)09506000134352(17)271231'],
  ['01095060001343521727123110ABC'],
  [`${gs}0109506000134352`],
  [']d20109506000134352' + `10A8018${gs}21505089812345678901`],
  ['(00)006141411234567890'],
  ['+A99912345/$$52001510X3'],
])('%j is the barcode of a product', (text) => {
  expect(read(text)).toEqual({ is: 'product' })
  expect(search(text)).toEqual({ why: 'This is the barcode of a product.' })
})

test.each([
  [' 4439227 ', '4439227'],
  ['MRN: 4439227', '4439227'],
  [']C04439227', '4439227'],
  ['5A-16 Window', '5A-16 Window'],
  ['O’Brien', 'O’Brien'],
  ['8018505089812345678901', '505089812345678901'],
  ['(8018)505089812345678901(91)4439227', '4439227'],
])('%j is searched as %j', (text, expected) => {
  expect(search(text)).toEqual({ search: expected })
})

test.each([
  ['https://id.gs1.org/01/09506000134352', 'This is the barcode of a web address.'],
  ['', 'This barcode holds nothing to search for.'],
  [']C0', 'This barcode holds nothing to search for.'],
  ['4439227\nRICHARDSON^FELIX', 'This barcode holds nothing to search for.'],
  ['9'.repeat(4_000), 'This barcode is too long to search for.'],
])('%j is not searched', (text, why) => {
  expect(search(text)).toEqual({ why })
})

test('numbers of products end in their check digit', () => {
  // EAN-13, UPC-A and GTIN-14, each also with another last digit.
  expect(['0363323010423', '036332301042', '09506000134352'].map(mayBeProduct)).toEqual([true, false, true])
  expect(['036000291452', '0363323010424', '09506000134353'].map(mayBeProduct)).toEqual([true, false, false])
  // A number of another length, also where its digits would fit.
  expect(['96385074', '4439227', '505089812345678901', '03633230104A3'].map(mayBeProduct)).toEqual(Array(4).fill(false))
})
