import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { documentTypes, type DocumentExtension } from '../../domain/documents/file'
import { picture } from './pictures'

/** A part of a zip file; `mimetype` is not compressed, as in OpenDocument. */
export const zipOf = async (parts: Record<string, string | Buffer>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts))
    zip.addBuffer(Buffer.from(content as string), name, { compress: name !== 'mimetype' })
  zip.end()
  return buffer(zip.outputStream)
}

const words = 'Basic Life Support, issued in March. '.repeat(40)

export const docxParts = (mainType = `${documentTypes.docx.contentType}.main+xml`): Record<string, string> => ({
  '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
  '_rels/.rels': '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
  'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:t>${words}</w:t></w:document>`,
})

export const openDocumentParts = (extension: 'odt' | 'ods'): Record<string, string> => ({
  mimetype: documentTypes[extension].contentType,
  'content.xml': `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">${words}</office:document-content>`,
  'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
})

const sector = 512

/** A compound file (MS-CFB) with the named streams, each of whole sectors. */
export const compoundOf = (streams: Record<string, Buffer>, storages: string[] = []): Buffer => {
  const [endOfChain, ofTable, free] = [0xff_ff_ff_fe, 0xff_ff_ff_fd, 0xff_ff_ff_ff]
  const entries = [
    { name: 'Root Entry', type: 5, bytes: Buffer.alloc(0) },
    ...storages.map((name) => ({ name, type: 1, bytes: Buffer.alloc(0) })),
    ...Object.entries(streams).map(([name, bytes]) => ({ name, type: 2, bytes })),
  ]
  const directorySectors = Math.ceil((entries.length * 128) / sector)
  const table = Buffer.alloc(sector, 0xff)
  const link = (from: number, count: number): void => {
    for (let at = from; at < from + count; at++)
      table.writeUInt32LE(at === from + count - 1 ? endOfChain : at + 1, at * 4)
  }
  table.writeUInt32LE(ofTable, 0)
  link(1, directorySectors)
  const directory = Buffer.alloc(directorySectors * sector)
  const bodies: Buffer[] = []
  let next = 1 + directorySectors
  for (const [at, { name, type, bytes }] of entries.entries()) {
    const entry = directory.subarray(at * 128, (at + 1) * 128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE((name.length + 1) * 2, 0x40)
    entry.writeUInt8(type, 0x42)
    const count = Math.ceil(bytes.length / sector)
    entry.writeUInt32LE(count > 0 ? next : endOfChain, 0x74)
    entry.writeUInt32LE(bytes.length, 0x78)
    link(next, count)
    bodies.push(Buffer.concat([bytes, Buffer.alloc(count * sector - bytes.length)]))
    next += count
  }
  const header = Buffer.alloc(sector, 0xff)
  header.fill(0, 8, 0x4c)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 0x18)
  header.writeUInt16LE(3, 0x1a)
  header.writeUInt16LE(0xfffe, 0x1c)
  header.writeUInt16LE(9, 0x1e)
  header.writeUInt16LE(6, 0x20)
  header.writeUInt32LE(1, 0x2c)
  header.writeUInt32LE(1, 0x30)
  header.writeUInt32LE(4096, 0x38)
  for (const none of [0x3c, 0x44]) header.writeUInt32LE(endOfChain, none)
  header.writeUInt32LE(0, 0x4c)
  header.writeUInt32LE(free, 0x50)
  return Buffer.concat([header, table, directory, ...bodies])
}

/** The main stream of a Word document, with its flags. */
export const wordStream = (flags = 0): Buffer => {
  const stream = Buffer.alloc(4608)
  stream.writeUInt16LE(0xa5ec, 0)
  stream.writeUInt16LE(flags, 10)
  return stream
}

export const pdfOf = (body = words): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\n% ${body}\nendobj\nstartxref\n9\n%%EOF\n`)

export const svgOf = (
  inside = `<title>${words}</title><circle cx="5" cy="5" r="4" fill="#369"/>`,
  attributes = '',
): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10" ${attributes}>${inside}</svg>\n`,
  )

/** A small real document of a type. */
export const sampleFile = async (extension: DocumentExtension): Promise<Buffer> => {
  switch (extension) {
    case 'svg':
      return svgOf()
    case 'pdf':
      return pdfOf()
    case 'doc':
      return compoundOf({ WordDocument: wordStream(), '1Table': Buffer.alloc(4096, 1) })
    case 'docx':
      return zipOf(docxParts())
    case 'odt':
    case 'ods':
      return zipOf(openDocumentParts(extension))
    case 'png':
      return picture('image/png')
    case 'gif':
      return picture('image/gif')
    default:
      return picture('image/jpeg')
  }
}
