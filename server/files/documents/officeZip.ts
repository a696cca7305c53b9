import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { documentMessages, documentTypes, partsLimit, unpackedLimit } from '../../domain/documents/file'
import { NotADocument } from './notADocument'
import { openXml } from './xml'

type Zipped = 'docx' | 'odt' | 'ods'

const refuse = (message: string): never => {
  throw new NotADocument(message)
}

/** Parts that say what a document is; they are small. */
const tellingLimit = 4 * 1024 * 1024

const isMacro = (name: string): boolean => /(^|[/])vbaProject[.]bin$|^(Basic|Scripts)[/]./i.test(name)

/**
 * Reads an office document through: its directory says what it is, and every part unpacks to the bytes that the
 * directory promises. The promises are checked first, so nothing large is unpacked.
 */
export const checkOfficeZip = async (bytes: Buffer, extension: Zipped): Promise<void> => {
  let zip: ZipFile | null = null
  try {
    zip = await fromBufferPromise(bytes, { lazyEntries: true })
    const entries = await directoryOf(zip)
    if (!(await isOf(zip, entries, extension))) return refuse(documentMessages.content(extension))
    if ([...entries.keys()].some(isMacro)) return refuse(documentMessages.macros)
    for (const entry of entries.values()) await readThrough(zip, entry)
  } catch (error) {
    // The library, zlib and the XML parser tell in many ways that a file is damaged.
    throw error instanceof NotADocument ? error : new NotADocument(documentMessages.broken, { cause: error })
  } finally {
    zip?.close()
  }
}

const directoryOf = async (zip: ZipFile): Promise<Map<string, Entry>> => {
  if (zip.entryCount > partsLimit) return refuse(documentMessages.parts)
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) return refuse(documentMessages.password)
    unpacked += entry.uncompressedSize
    if (unpacked > unpackedLimit) return refuse(documentMessages.unpacked)
    if (entries.has(entry.fileName)) return refuse(documentMessages.broken)
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** The library ends the stream with an error as soon as a part unpacks to more than was promised. */
const readThrough = async (zip: ZipFile, entry: Entry): Promise<void> => {
  let sum = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) sum = crc32(chunk as Buffer, sum)
  if (sum !== entry.crc32) return refuse(documentMessages.broken)
}

const textOf = async (zip: ZipFile, entry: Entry | undefined): Promise<string> => {
  if (!entry || entry.uncompressedSize > tellingLimit) return ''
  return (await buffer(await zip.openReadStreamPromise(entry))).toString()
}

const isOf = async (zip: ZipFile, entries: Map<string, Entry>, extension: Zipped): Promise<boolean> => {
  if (extension === 'docx') {
    const main = mainPartOf(await textOf(zip, entries.get('[Content_Types].xml')))
    return main !== null && entries.has(main)
  }
  const type = await textOf(zip, entries.get('mimetype'))
  if (type.trim() !== documentTypes[extension].contentType || !entries.has('content.xml')) return false
  if (/\bencryption-data\b/.test(await textOf(zip, entries.get('META-INF/manifest.xml'))))
    return refuse(documentMessages.password)
  return true
}

/** The part that holds the text of a Word document. A document with macros has another type. */
const mainPartOf = (contentTypes: string): string | null => {
  if (contentTypes === '') return null
  let main: string | null = null
  const parser = openXml()
  parser.on('opentag', ({ local, attributes }) => {
    const valueOf = (attribute: string): string => attributes[attribute]?.value ?? ''
    if (local !== 'Override') return
    if (valueOf('ContentType') === `${documentTypes.docx.contentType}.main+xml`)
      main = valueOf('PartName').replace(/^[/]/, '')
    if (/macroEnabled/i.test(valueOf('ContentType'))) refuse(documentMessages.macros)
  })
  parser.write(contentTypes).close()
  return main
}
