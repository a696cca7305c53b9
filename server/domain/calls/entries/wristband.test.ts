import { readWristband } from './wristband'

const read = (text: string, entered = '', format = 'code_128') => readWristband({ text, format }, entered)

test.each([
  ['4439227', '', { is: 'fills', mrn: '4439227' }],
  ['  4439227 ', '   ', { is: 'fills', mrn: '4439227' }],
  ['MRN: 4439227', '', { is: 'fills', mrn: '4439227' }],
  ['mr#A-17/3', '', { is: 'fills', mrn: 'A-17/3' }],
  [']C04439227', '', { is: 'fills', mrn: '4439227' }],
  ['ab12', ' AB12 ', { is: 'same', mrn: 'ab12' }],
  // Leading zeros may be part of another patient's number.
  ['0004439227', '4439227', { is: 'different', mrn: '0004439227', entered: '4439227' }],
  ['5550001', ' 4439227 ', { is: 'different', mrn: '5550001', entered: '4439227' }],
  ['9'.repeat(64), '', { is: 'fills', mrn: '9'.repeat(64) }],
])('the wristband %j beside the MRN %j', (text, entered, scanned) => {
  expect(read(text, entered)).toEqual(scanned)
})

test.each([
  // The call's MRN stands among what the hospital says, or is the number itself.
  ['(8018)505089812345678901(91)RXX^4439227', '4439227', { is: 'same', mrn: '4439227' }],
  ['(8018)505089812345678901', '505089812345678901', { is: 'same', mrn: '505089812345678901' }],
  // The only one that it can be.
  ['(8018)505089812345678901(91)4439227', '', { is: 'fills', mrn: '4439227' }],
  ['(8018)505089812345678901(91)4439227', '5550001', { is: 'different', mrn: '4439227', entered: '5550001' }],
])('the wristband of GS1 %j beside the MRN %j', (text, entered, scanned) => {
  expect(read(text, entered)).toEqual(scanned)
})

test.each([
  ['(8018)505089812345678901', ''],
  ['(8018)505089812345678901', '5550001'],
  ['(8018)505089812345678901(91)RXX^4439227', ''],
  ['(8018)505089812345678901(91)RXX^4439227', '39227'],
  ['(8018)505089812345678901(91)4439227(92)5550001', ''],
])('the MRN is not guessed from %j beside %j', (text, entered) => {
  const why = 'Which number of this wristband is the MRN is not known. Type the MRN.'
  expect(read(text, entered)).toEqual({ is: 'nothing', why })
})

test('a number that a scanner typed, and that may be of a product, is not taken; the same one is confirmed', () => {
  const why = 'This may be the barcode of a product. If it is the MRN, type it.'
  expect(read('0363323010423', '', '')).toEqual({ is: 'nothing', why })
  expect(read('0363323010423', '4439227', '')).toEqual({ is: 'nothing', why })
  expect(read('0363323010423', '0363323010423', '')).toEqual({ is: 'same', mrn: '0363323010423' })
  // A camera tells the kind of barcode.
  expect(read('0363323010423', '', 'code_128')).toEqual({ is: 'fills', mrn: '0363323010423' })
  expect(read('4439227', '', '')).toEqual({ is: 'fills', mrn: '4439227' })
})

const product = 'This is the barcode of a product, not of a wristband.'
const noMrn = 'This barcode holds no MRN.'

test.each([
  ['0363323010423', 'ean_13', product],
  ['036332301043', 'upc_a', product],
  // GS1 and HIBC, as they stand on catheters and drugs.
  [']C1010950600013435217271231', 'code_128', product],
  ['(01)09506000134352(17)271231', 'data_matrix', product],
  ['01095060001343521727123110ABC', 'data_matrix', product],
  ['\u001D0109506000134352', 'data_matrix', product],
  ['+A99912345/$$52001510X3', 'code_128', product],
  ['https://example.org/menu', 'qr_code', 'This is the barcode of a web address, not of a wristband.'],
  ['', 'qr_code', noMrn],
  ['   ', 'code_39', noMrn],
  ['9'.repeat(65), 'code_128', noMrn],
  ['Richardson, Felix', 'qr_code', noMrn],
  ['4439227\nRICHARDSON^FELIX', 'pdf417', noMrn],
  ['🩸', 'qr_code', noMrn],
  ['%', 'code_39', noMrn],
])('%j as %s is no wristband', (text, format, why) => {
  expect(read(text, '4439227', format)).toEqual({ is: 'nothing', why })
})
