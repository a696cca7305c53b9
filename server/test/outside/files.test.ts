// Files as other programs and devices make and name them, through both doors (rules 3.18, 6.2).
import sharp from 'sharp'
import readExcelFile from 'read-excel-file/node'
import { documentMessages } from '../../domain/documents/file'
import { spreadsheet } from '../../files/spreadsheet'
import { globalId, type Json } from '../harness/doors'
import { graphqlForm } from '../harness/graphqlForm'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import { pdfOf, sampleFile } from '../hospital/documentFiles'
import { encryptedPdf, encryptionOf } from '../hospital/encryptedPdf'
import { picture, sendForm } from '../hospital/pictures'

serveHospital()

const mutation = `mutation ($input: AddDocumentInput!) { it: addDocument(input: $input) {
  ... on AddDocumentSuccess { document { fileName } } ... on Refusal { fields { field message } } } }`

/** What both doors say of a document: the name under which it is kept, or why it is refused. */
const kept = async (name: string, bytes: Buffer): Promise<string> => {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), name)
  const { rosa } = hospital.people
  const answer = await fetch(`${address}/api/v0/providers/${hospital.riverside.id}/documents/upload`, {
    method: 'POST',
    headers: { cookie: `patency=${rosa.token}` },
    body: form,
  })
  const sent = (await answer.json()) as Json
  const byRest =
    answer.status === 200
      ? (await hospital.clients.system.documentUpload.findUniqueOrThrow({ where: { id: sent } })).fileName
      : sent.errors?.[0].message
  const input = {
    requirementId: globalId('ComplianceRequirement', hospital.riverside.requirements['RN License']!),
    ...{ issueDate: '2026-01-01', expirationDate: '2027-01-01', file: null },
  }
  const { body } = await graphqlForm(address, rosa, [
    ['operations', JSON.stringify({ query: mutation, variables: { input } })],
    ['map', JSON.stringify({ 0: ['variables.input.file'] })],
    ['0', { name, bytes }],
  ])
  const { document, fields } = body.data.it
  expect(document?.fileName ?? fields[0].message).toBe(byRest)
  return byRest
}

const pdf = pdfOf()
const changed = (from: string, to: string): Buffer => Buffer.from(pdf.toString('latin1').replace(from, to), 'latin1')
const update = Buffer.from(
  '1 0 obj\n<</Type/Catalog/Lang(en)>>\nendobj\nxref\n1 1\n0000000009 00000 n \ntrailer\n<</Size 2/Root 1 0 R/Prev 9>>\nstartxref\n1600\n%%EOF',
)
const joined = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))

const opening: [string, Buffer][] = [
  ['a byte-order mark', joined('\ufeff', pdf)],
  ['what a mail gateway wrote before it', joined('Content-Type: application/pdf\r\n\r\n', pdf)],
  ['a header of a printer before it', joined('\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n', pdf)],
  ['the newest version', changed('%PDF-1.7', '%PDF-2.0')],
  ['an old version and line ends of a Mac', changed('%PDF-1.7\n', '%PDF-1.3\r%\xe2\xe3\xcf\xd3\r')],
  ['an end without a new line', pdf.subarray(0, -1)],
  ['line ends of Windows at its end', changed('%%EOF\n', '%%EOF\r\n\r\n')],
  ['4 KB after its end', joined(pdf, Buffer.alloc(4_096))],
  ['the sector of a disk after its end', joined(pdf, Buffer.alloc(512, 0x1a))],
  ['the end of a form after its end', joined(pdf, '\r\n------WebKitFormBoundaryabc--\r\n')],
  ['a signature that was added', joined(pdf, update, '\n')],
  ['two signatures and padding', joined(pdf, update, '\r\n', update, Buffer.alloc(2_048))],
  ['an owner password only', encryptedPdf(encryptionOf(4))],
]
test.each(opening)('a PDF with %s is taken', async (_what, bytes) => {
  expect(await kept('License.pdf', bytes)).toBe('License.pdf')
})

const locked = encryptedPdf(encryptionOf(6, { user: 'secret' }))
test.each<[string, Buffer, string]>([
  ['a password', locked, documentMessages.password],
  [
    'a password, a mark before it and padding',
    joined('\ufeff', locked, Buffer.alloc(4_096)),
    documentMessages.password,
  ],
  [
    'a password and the newest version',
    Buffer.from(locked.toString('latin1').replace(/%PDF-1\.\d/, '%PDF-2.0'), 'latin1'),
    documentMessages.password,
  ],
  [
    'a page of a sign-in in place of it',
    joined('<!DOCTYPE html><title>Sign in</title>'),
    documentMessages.content('pdf'),
  ],
  ['nothing but zeros, as a broken download', Buffer.alloc(40_000), documentMessages.content('pdf')],
])('a PDF with %s is refused in words', async (_what, bytes, message) => {
  expect(await kept('License.pdf', bytes)).toBe(message)
})

test.each([
  ['badge.jfif', 'badge.jpg'],
  ['badge.JPE', 'badge.jpg'],
  ['badge.pjpeg', 'badge.jpg'],
  ['IMG_0042.JPG', 'IMG_0042.jpg'],
  ['badge.jpg ', 'badge.jpg'],
  ['badge.jpg\u200f', 'badge.jpg'],
  ['Fu\u0308hrerschein.jpeg', 'Führerschein.jpeg'],
  ['CON.jpg', '_CON.jpg'],
  ['lpt1.scan.jpg', '_lpt1.scan.jpg'],
  ['Aux .jpg', '_Aux.jpg'],
  ['badge\u202egpj.jpg', 'badgegpj.jpg'],
  ['..\\..\\badge.jpg', 'badge.jpg'],
  ['badge....jpg', 'badge.jpg'],
  ['badge\ud83d.jpg', 'badge\ufffd.jpg'],
  ['badge: 1/2 <x>|"y"?.jpg', '2 xy.jpg'],
  ['badge.tif', documentMessages.extension],
  ['badge.heic', documentMessages.extension],
  ['badge.jpg.exe', documentMessages.extension],
])('a picture that is called %j is kept as %j', async (name, as) => {
  expect(await kept(name, await sampleFile('jpg'))).toEqual(as)
})

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7fa8b8' }, limitInputPixels: false })

test.each<[string, () => Promise<Buffer>]>([
  ['a photo with 50.1 million pixels', () => flat(8_160, 6_144).jpeg({ quality: 20 }).toBuffer()],
  ['a panorama', () => flat(16_382, 400).jpeg({ quality: 20 }).toBuffer()],
  ['a screenshot 17,000 pixels high', () => flat(300, 17_000).png().toBuffer()],
  ['a photo for a printing press (CMYK)', () => flat(60, 40).toColourspace('cmyk').jpeg().toBuffer()],
  ['a scan of 16 bits a color', () => flat(60, 40).toColourspace('rgb16').png().toBuffer()],
  [
    'a photo with a short film behind it',
    async () => Buffer.concat([await picture('image/jpeg'), Buffer.from('\0\0\0 ftypmp42'), Buffer.alloc(50_000, 7)]),
  ],
  ['a scan 20,000 pixels wide in gray', () => flat(20_000, 300).grayscale().png().toBuffer()],
])('%s is taken on a call and as a document', async (_what, make) => {
  const bytes = await make()
  const name = bytes[0] === 0x89 ? 'scan.png' : 'scan.jpg'
  expect(await kept(name, bytes)).toBe(name)
  const sent = await sendForm(address, hospital.people.rosa, hospital.riverside.id, [{ bytes, fileName: name }])
  expect([sent.status, sent.body.fileName]).toEqual([200, name])
})

test('a picture keeps the name of the type that it has, on a call', async () => {
  for (const fileName of ['arm.HEIC', 'arm.jfif', 'arm.jpg.crdownload', 'image'])
    expect(
      (
        await sendForm(address, hospital.people.rosa, hospital.riverside.id, [
          { bytes: await picture('image/jpeg'), fileName },
        ])
      ).body.fileName,
    ).toMatch(/^(arm|arm\.jpg|image)\.jpg$/)
})

const odd = ['a\uffffb', 'a\ud800b', '\udc00ab', 'a\ufffe\ufdd0b', 'a\u0000\u001fb', '\u{1ffff}ab', '👩\u200d⚕️', 'é']

test('a spreadsheet opens whatever an earlier version stored', async () => {
  const parts: Uint8Array[] = []
  for await (const part of spreadsheet([
    { name: 'Notes', columns: [{ name: 'Note', width: 20 }], batches: [odd.map((text) => [text])] },
  ]))
    parts.push(part)
  const [sheet] = await readExcelFile(Buffer.concat(parts))
  const read = sheet!.data.slice(1).map(([text]) => String(text))
  expect(read).toHaveLength(odd.length)
  for (const text of read.slice(0, 6)) expect(text).toMatch(/^\ufffd?a.{0,2}b$/)
  expect(read.slice(6)).toEqual(['👩\u200d⚕️', 'é'])
})
