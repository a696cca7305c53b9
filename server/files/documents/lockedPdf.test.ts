import { documentMessages } from '../../domain/documents/file'
import { pdfOf } from '../../test/hospital/documentFiles'
import { encryptedPdf, encryptionOf, type Revision } from '../../test/hospital/encryptedPdf'
import { checkDocument } from './checkDocument'
import { refusalOf } from './readDocument'

const refusal = (bytes: Buffer): Promise<string | null> => refusalOf('pdf', bytes)

const revisions: Revision[] = [2, 3, 4, 5, 6]
const forms = ['table', 'stream', 'direct'] as const
const locked = encryptionOf(4, { user: 'secret' })
const open = encryptionOf(4)

describe('an encrypted PDF (rules 6.2)', () => {
  test.each(revisions)('of revision %d is refused when it needs a password, and only then', async (revision) => {
    for (const form of forms) {
      const said = [encryptionOf(revision, { user: 'secret' }), encryptionOf(revision)].map((encryption) =>
        refusal(encryptedPdf(encryption, form)),
      )
      expect([form, ...(await Promise.all(said))]).toEqual([form, documentMessages.password, null])
    }
  })

  test('is told in the thread as well', async () => {
    const said = [locked, open].map((encryption) => checkDocument('License.pdf', encryptedPdf(encryption)))
    expect((await Promise.all(said)).map(({ refusal: one }) => one)).toEqual([documentMessages.password, null])
  })

  test.each(forms)('that viewers repair is told as well, with its %s anywhere', async (form) => {
    for (const [encryption, expected] of [
      [locked, documentMessages.password],
      [open, null],
    ] as const) {
      const bytes = encryptedPdf(encryption, form)
      const elsewhere = bytes.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7')
      for (const sent of [
        Buffer.concat([Buffer.from('\ufeff'), bytes]),
        Buffer.concat([bytes, Buffer.alloc(4_096)]),
        Buffer.from(elsewhere, 'latin1'),
      ])
        expect(await refusal(sent)).toBe(expected)
    }
  })

  test('whose names are written with escapes is none the less one', async () => {
    const escaped = encryptedPdf(locked).toString('latin1').replaceAll('/Encrypt', '/#45ncr#79pt')
    expect(await refusal(Buffer.from(escaped, 'latin1'))).toBe(documentMessages.password)
  })

  test('for a certificate or the key of a server is refused', async () => {
    expect(await refusal(encryptedPdf('<</Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/V 4>>'))).toBe(
      documentMessages.password,
    )
  })

  test('of which only the attachments are locked is accepted, because it opens', async () => {
    const attachments = locked.replace('DocOpen', 'EFOpen').replace('/StmF/StdCF/StrF/StdCF', '/EFF/StdCF')
    expect(await refusal(encryptedPdf(attachments))).toBeNull()
  })

  test('of which pdf.js makes nothing is left to the viewers', async () => {
    for (const encryption of ['null', '<<>>', open.replace('/V 4', '/V 3'), open.replace('/O<', '/O 9 0 R/X<')])
      expect(await refusal(encryptedPdf(encryption))).toBeNull()
  })

  test('made to keep pdf.js busy is answered', async () => {
    const hostile = ['/Length 2147483640', '['.repeat(5_000_000), '(x)'.repeat(2_000_000), '4 0 obj '.repeat(500_000)]
    // The first alone would keep it busy for longer than a test may take.
    for (const filler of hostile)
      expect(await refusal(encryptedPdf(encryptionOf(3).replace('/Length 128', filler)))).toBeNull()
  })
})

test('a PDF that only speaks of encryption is accepted, also with a locked one in it', async () => {
  const inside = encryptedPdf(locked).toString('latin1')
  for (const words of ['/Encrypt 4 0 R', `${locked} /Encrypt`]) expect(await refusal(pdfOf(words))).toBeNull()
  const around = '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n'
  const stream = `2 0 obj\n<</Type/EmbeddedFile/Length ${inside.length}>>\nstream\n${inside}\nendstream\nendobj\n`
  const body = around + stream
  const whole = `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 3/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
  expect(await refusal(Buffer.from(whole, 'latin1'))).toBeNull()
})
