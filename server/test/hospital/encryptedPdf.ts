import { createCipheriv, createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

// PDF files with a password, by the standard security handler of ISO 32000 in each of its revisions: 2 and 3 with RC4,
// 4 with AES-128, 5 (Acrobat 9) and 6 with AES-256. The page is empty, so there is nothing to encrypt.

type Passwords = { user: string; owner: string }

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const id = Buffer.from('0123456789abcdef')
/** Reading only. */
const permissions = Buffer.alloc(4)
permissions.writeInt32LE(-3_904)

const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32)
const digest = (kind: string, ...parts: Buffer[]): Buffer => createHash(kind).update(Buffer.concat(parts)).digest()

const rc4 = (key: Buffer, bytes: Buffer): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number): void => void ([state[one], state[other]] = [state[other]!, state[one]!])
  for (let at = 0, other = 0; at < 256; at += 1) swap(at, (other = (other + state[at]! + key[at % key.length]!) % 256))
  let [at, other] = [0, 0]
  return bytes.map((byte) => {
    at = (at + 1) % 256
    swap(at, (other = (other + state[at]!) % 256))
    return byte ^ state[(state[at]! + state[other]!) % 256]!
  }) as Buffer
}

/** Revision 2 does it once, later ones 20 times. */
const repeated = (revision: number, key: Buffer, bytes: Buffer): Buffer => {
  let done = bytes
  for (let turn = 0; turn < (revision === 2 ? 1 : 20); turn += 1)
    done = rc4(key.map((byte) => byte ^ turn) as Buffer, done)
  return done
}

const older = (revision: 2 | 3 | 4, { user, owner }: Passwords): Record<string, Buffer> => {
  const length = revision === 2 ? 5 : 16
  const keyOf = (...parts: Buffer[]): Buffer => {
    let key = digest('md5', ...parts)
    for (let turn = 0; turn < (revision === 2 ? 0 : 50); turn += 1) key = digest('md5', key.subarray(0, length))
    return key.subarray(0, length)
  }
  const O = repeated(revision, keyOf(padded(owner)), padded(user))
  const check = revision === 2 ? padding : digest('md5', padding, id)
  const U = repeated(revision, keyOf(padded(user), O, permissions, id), check)
  return { O, U: Buffer.concat([U, Buffer.alloc(32 - U.length)]) }
}

const aes = (size: 128 | 256, key: Buffer, iv: Buffer, bytes: Buffer): Buffer =>
  createCipheriv(`aes-${size}-cbc`, key, iv).setAutoPadding(false).update(bytes)

const hashOf = (revision: 5 | 6, password: string, salt: Buffer, more: Buffer): Buffer => {
  let key = digest('sha256', Buffer.from(password), salt, more)
  if (revision === 5) return key
  for (let turn = 0, last = 0; turn < 64 || last > turn - 32; turn += 1) {
    const part = Buffer.concat([Buffer.from(password), key, more])
    const done = aes(128, key.subarray(0, 16), key.subarray(16, 32), Buffer.concat(Array<Buffer>(64).fill(part)))
    const sum = done.subarray(0, 16).reduce((total, byte) => total + byte, 0)
    key = digest(['sha256', 'sha384', 'sha512'][sum % 3]!, done)
    last = done.at(-1)!
  }
  return key.subarray(0, 32)
}

const newer = (revision: 5 | 6, { user, owner }: Passwords): Record<string, Buffer> => {
  const [fileKey, check, salt] = [Buffer.alloc(32, 7), Buffer.from('validate'), Buffer.from('key salt')]
  const none = Buffer.alloc(0)
  const pair = (password: string, more: Buffer) => [
    Buffer.concat([hashOf(revision, password, check, more), check, salt]),
    aes(256, hashOf(revision, password, salt, more), Buffer.alloc(16), fileKey),
  ]
  const [U, UE] = pair(user, none) as [Buffer, Buffer]
  const [O, OE] = pair(owner, U) as [Buffer, Buffer]
  const perms = Buffer.concat([permissions, Buffer.alloc(4, 0xff), Buffer.from('Tadbrand')])
  return { O, OE, U, UE, Perms: createCipheriv('aes-256-ecb', fileKey, null).setAutoPadding(false).update(perms) }
}

const filters = (method: string): string =>
  `/CF<</StdCF<</AuthEvent/DocOpen/CFM/${method}/Length ${method === 'AESV2' ? 16 : 32}>>>>/StmF/StdCF/StrF/StdCF`
const kinds = {
  2: '/V 1/Length 40',
  3: '/V 2/Length 128',
  4: `/V 4/Length 128${filters('AESV2')}`,
  5: `/V 5/Length 256${filters('AESV3')}`,
  6: `/V 5/Length 256${filters('AESV3')}`,
}
export type Revision = keyof typeof kinds

/** The dictionary of an encryption; without a user password everybody opens the file. */
export const encryptionOf = (revision: Revision, { user = '', owner = 'owner' } = {}): string => {
  const entries = revision < 5 ? older(revision as 2, { user, owner }) : newer(revision as 5, { user, owner })
  const texts = Object.entries(entries).map(([name, bytes]) => `/${name}<${bytes.toString('hex')}>`)
  return `<</Filter/Standard/R ${revision}${kinds[revision]}/P ${permissions.readInt32LE()}${texts.join('')}>>`
}

/** A PDF of an empty page with an encryption: its trailer, or the stream in its place, names or holds it. */
export const encryptedPdf = (encryption: string, trailer: 'table' | 'stream' | 'direct' = 'table'): Buffer => {
  let file = '%PDF-1.7\n'
  const offsets: number[] = []
  const add = (content: string): void => {
    offsets.push(file.length)
    file += `${offsets.length} 0 obj\n${content}\nendobj\n`
  }
  add('<</Type/Catalog/Pages 2 0 R>>')
  add('<</Type/Pages/Kids[3 0 R]/Count 1>>')
  add('<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>')
  add(encryption)
  const named = trailer === 'direct' ? encryption : '4 0 R'
  const facts = `/Root 1 0 R/ID[<${id.toString('hex')}><${id.toString('hex')}>]/Encrypt ${named}`
  const startxref = file.length
  if (trailer === 'stream') {
    const table = Buffer.alloc(6 * 5)
    for (const [at, offset] of [...offsets, startxref].entries())
      table.writeUIntBE(0x01_00_00_00_00 + offset, (at + 1) * 5, 5)
    const bytes = deflateSync(table)
    add(
      `<</Type/XRef/Size 6/W[1 4 0]${facts}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream`,
    )
  } else {
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    file += `xref\n0 5\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size 5${facts}>>\n`
  }
  return Buffer.from(`${file}startxref\n${startxref}\n%%EOF\n`, 'latin1')
}
