import os from 'node:os'
import limitConcurrency from 'p-limit'
import { imageTypeOf } from '../../domain/calls/entries/images'
import {
  documentExtension,
  documentMessages,
  documentTypes,
  type DocumentContentType,
  type DocumentExtension,
} from '../../domain/documents/file'
import { readCompound } from './compoundFile'
import { NotAnImage, prepareImage } from '../prepareImage'
import { checkSvg } from './svg'
import { checkOfficeZip } from './officeZip'
import { NotADocument } from './notADocument'

/** A document is accepted, with the bytes to keep; or refused, in words for its sender. */
export type DocumentCheck =
  | { extension: DocumentExtension; contentType: DocumentContentType; bytes: Uint8Array; refusal: null }
  | { refusal: string }

/** Unpacking takes memory and time, so only a few documents are checked at once. */
const limited = limitConcurrency(Math.min(2, os.availableParallelism()))

/**
 * Decides about a document by its name and its content together: the name has an accepted extension, and the content is
 * of that type, whole, and without macros and scripts. Pictures are decoded and encoded again, as images of calls are;
 * everything else is kept as it was sent.
 */
export const checkDocument = async (name: string, sent: Uint8Array): Promise<DocumentCheck> => {
  const extension = documentExtension(name)
  if (!extension) return { refusal: documentMessages.extension }
  return limited(async () => {
    try {
      const bytes = await checks[extension](Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength), extension)
      return { extension, contentType: documentTypes[extension].contentType, bytes, refusal: null }
    } catch (error) {
      if (error instanceof NotADocument) return { refusal: error.message }
      throw error
    }
  })
}

/** Throws NotADocument, or answers the bytes to keep. */
type Check = (bytes: Buffer, extension: DocumentExtension) => Promise<Uint8Array>

const stopUnless = (isRight: boolean, message: string): void => {
  if (!isRight) throw new NotADocument(message)
}

const picture: Check = async (bytes, extension) => {
  stopUnless(imageTypeOf(bytes) === documentTypes[extension].contentType, documentMessages.content(extension))
  try {
    return (await prepareImage(bytes)).bytes
  } catch (error) {
    throw error instanceof NotAnImage ? new NotADocument(error.message) : error
  }
}

const svg: Check = async (bytes) => {
  await checkSvg(bytes)
  return bytes
}

/** What is after the end of a PDF: line breaks, or a few bytes of programs that pad it. */
const afterPdf = 2_048

const pdf: Check = (bytes) => {
  stopUnless(/^%PDF-[12][.]\d/.test(bytes.toString('latin1', 0, 8)), documentMessages.content('pdf'))
  const end = bytes.toString('latin1', Math.max(0, bytes.length - afterPdf))
  stopUnless(/startxref\s+\d+\s+%%EOF/.test(end), documentMessages.broken)
  return Promise.resolve(bytes)
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
  return bytes
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
  return Promise.resolve(bytes)
}

const checks: Record<DocumentExtension, Check> = {
  svg,
  png: picture,
  jpeg: picture,
  jpg: picture,
  gif: picture,
  odt: zipped,
  ods: zipped,
  pdf,
  doc,
  docx: zipped,
}
