import { documentMessages, type DocumentExtension } from '../../domain/documents/file'
import { readCompound } from './compoundFile'
import { needsPassword } from './lockedPdf'
import { NotADocument } from './notADocument'
import { checkOfficeZip } from './officeZip'
import { checkSvg } from './svg'

export type PictureExtension = 'png' | 'jpeg' | 'jpg' | 'gif'
export type ReadExtension = Exclude<DocumentExtension, PictureExtension>

/** Reads a document that is no picture; why it is refused, or null. It takes time, so a server calls it in a thread. */
export const refusalOf = async (extension: ReadExtension, bytes: Buffer): Promise<string | null> => {
  try {
    await checks[extension](bytes, extension)
    return null
  } catch (error) {
    if (error instanceof NotADocument) return error.message
    throw error
  }
}

/** Throws NotADocument. */
type Check = (bytes: Buffer, extension: ReadExtension) => void | Promise<void>

const stopUnless = (isRight: boolean, message: string): void => {
  if (!isRight) throw new NotADocument(message)
}

/** Some programs write other bytes before a PDF, such as a mark of the byte order; Acrobat looks so far. */
const beforePdf = 1_024
/** How programs, archives, pages and pictures begin, which are no PDF even if one follows. */
const otherKinds = /^(?:MZ|\x7fELF|#!|PK|<|GIF8|\x89PNG|\xff\xd8|RIFF|\xd0\xcf\x11\xe0)/

/**
 * The end of a PDF stands anywhere, because programs pad it. What follows it and still has objects was cut off: a
 * change that was appended, or the rest of a file that begins with its first page.
 */
const pdf: Check = async (bytes) => {
  const begin = bytes.toString('latin1', 0, beforePdf)
  stopUnless(/%PDF-[12][.]\d/.test(begin) && !otherKinds.test(begin), documentMessages.content('pdf'))
  const end = bytes.lastIndexOf('%%EOF')
  const named = /startxref\s+(\d+)\s+$/.exec(bytes.toString('latin1', Math.max(0, end - 64), Math.max(0, end)))
  stopUnless(named !== null && !bytes.includes(' obj', end), documentMessages.broken)
  stopUnless(!(await needsPassword(bytes, Number(named![1]))), documentMessages.password)
}

const zipSignature = Buffer.from('PK\x03\x04')
const compoundSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const startsWith = (bytes: Buffer, signature: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature)

const zipped: Check = async (bytes, extension) => {
  // Office wraps documents with a password like this.
  if (startsWith(bytes, compoundSignature) && readCompound(bytes).has('EncryptedPackage'))
    throw new NotADocument(documentMessages.password)
  stopUnless(startsWith(bytes, zipSignature), documentMessages.content(extension))
  await checkOfficeZip(bytes, extension as 'docx' | 'odt' | 'ods')
}

const doc: Check = (bytes) => {
  stopUnless(startsWith(bytes, compoundSignature), documentMessages.content('doc'))
  const parts = readCompound(bytes)
  if (parts.has('EncryptedPackage')) throw new NotADocument(documentMessages.password)
  const word = parts.get('WordDocument')
  // The first bytes of Word's main stream: its mark, and flags of which one says that it is encrypted.
  stopUnless(
    word !== undefined && word.length >= 12 && word.readUInt16LE(0) === 0xa5ec,
    documentMessages.content('doc'),
  )
  stopUnless((word!.readUInt16LE(10) & 0x0100) === 0, documentMessages.password)
  stopUnless(!parts.has('Macros') && !parts.has('VBA'), documentMessages.macros)
}

const checks: Record<ReadExtension, Check> = { svg: checkSvg, odt: zipped, ods: zipped, pdf, doc, docx: zipped }
