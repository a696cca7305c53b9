import sharp from 'sharp'
import {
  documentExtension,
  documentExtensions,
  documentMessages,
  documentTypes,
  partsLimit,
  unpackedLimit,
  type DocumentExtension,
} from '../../domain/documents/file'
import {
  compoundOf,
  docxParts,
  openDocumentParts,
  sampleFile,
  pdfOf,
  svgOf,
  wordStream,
  zipOf,
} from '../../test/hospital/documentFiles'
import { phonePhoto, picture, pixelBomb } from '../../test/hospital/pictures'
import { checkDocument } from './checkDocument'
import { refusalOf, type ReadExtension } from './readDocument'

const isPicture = (extension: DocumentExtension): boolean => ['png', 'jpg', 'jpeg', 'gif'].includes(extension)

/** Why it is refused. Without the thread in which the server reads it: there are hundreds here. */
const refusal = async (name: string, bytes: Uint8Array): Promise<string | null> => {
  const extension = documentExtension(name)
  return extension && !isPicture(extension)
    ? refusalOf(extension as ReadExtension, Buffer.from(bytes))
    : (await checkDocument(name, bytes)).refusal
}

const { active, broken, complex, content, macros, password, unpacked } = documentMessages

describe('a document of an accepted type', () => {
  test.each(documentExtensions)('%s is accepted by its content and its name', async (extension) => {
    const sent = await sampleFile(extension)
    const checked = await checkDocument(`My License.${extension.toUpperCase()}`, sent)
    expect(checked).toMatchObject({ refusal: null, extension, contentType: documentTypes[extension].contentType })
    if (!isPicture(extension) && checked.refusal === null) expect(Buffer.from(checked.bytes).equals(sent)).toBe(true)
  })

  test.each(documentExtensions)('%s under the name of any other type is refused in words', async (extension) => {
    const sent = await sampleFile(extension)
    for (const other of documentExtensions) {
      const isSame = documentTypes[other].contentType === documentTypes[extension].contentType
      expect([other, await refusal(`document.${other}`, sent)]).toEqual([other, isSame ? null : content(other)])
    }
  })

  // Where a file ends in the middle, what is missing is its end, whatever its type.
  test.each(documentExtensions)('%s that was cut off is refused', async (extension) => {
    const sent = await sampleFile(extension)
    for (const part of [0.6, 0.95]) {
      const said = await refusal(`document.${extension}`, sent.subarray(0, Math.floor(sent.length * part)))
      expect([part, said]).toEqual([
        part,
        isPicture(extension) ? expect.stringContaining('damaged or cut off') : broken,
      ])
    }
  })

  test.each(documentExtensions)('%s without content is refused', async (extension) => {
    expect(await refusal(`document.${extension}`, Buffer.alloc(0))).toBe(content(extension))
  })

  test('a program is refused under every name', async () => {
    for (const program of [
      Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(4000)]),
      Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(4000)]),
      Buffer.from('#!/bin/sh\nrm -rf /\n'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
    ])
      for (const extension of documentExtensions)
        expect([extension, await refusal(`invoice.${extension}`, program)]).toEqual([extension, content(extension)])
  })

  test.each([
    '',
    'document',
    'document.',
    'pdf',
    'document.exe',
    'document.pdf.exe',
    'document.html',
    'document.docm',
    'a.pdf/b',
  ])('a file with the name %j is refused whatever it holds', async (name) => {
    expect(await refusal(name, pdfOf())).toBe(documentMessages.extension)
  })
})

test('a file that takes too long or too much memory is refused in words', async () => {
  const text = Buffer.from(svgOf('<g/>'.repeat(400_000)))
  expect(await checkDocument('a.svg', text, { longestMs: 1, mostMb: 256 })).toEqual({ refusal: complex })
  expect(await checkDocument('a.svg', text, { longestMs: 60_000, mostMb: 4 })).toEqual({ refusal: complex })
})

describe('pictures', () => {
  test('may have another ending of their type', async () => {
    expect(await checkDocument('badge.jfif', await picture('image/jpeg'))).toMatchObject({
      refusal: null,
      extension: 'jpg',
      contentType: 'image/jpeg',
    })
    expect(await refusal('badge.jfif', await picture('image/png'))).toBe(content('jpg'))
  })

  test('lose the place where they were taken, like images of calls', async () => {
    const checked = await checkDocument('badge.jpeg', await phonePhoto())
    if (checked.refusal !== null) throw new Error(checked.refusal)
    const { exif, orientation } = await sharp(checked.bytes).metadata()
    expect({ exif, orientation }).toEqual({})
    expect(Buffer.from(checked.bytes).includes('Spyphone')).toBe(false)
  })

  test('of too many pixels are refused, and WebP is no type of a document', async () => {
    expect(await refusal('bomb.png', await pixelBomb())).toBe('Must have at most 100 million pixels')
    expect(await refusal('arm.webp', await picture('image/webp'))).toBe(documentMessages.extension)
  })
})

describe('office documents', () => {
  test('are what their directory says, not what other zip files are', async () => {
    const { 'word/document.xml': _text, ...headless } = docxParts()
    const cases: [DocumentExtension, Record<string, string>][] = [
      ['docx', { 'a.txt': 'x' }],
      ['docx', headless],
      ['docx', docxParts('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')],
      ['odt', { mimetype: documentTypes.odt.contentType }],
      ['odt', { ...openDocumentParts('odt'), mimetype: 'application/epub+zip' }],
    ]
    for (const [extension, parts] of cases)
      expect(await refusal(`document.${extension}`, await zipOf(parts))).toBe(content(extension))
  })

  test('with macros are refused', async () => {
    const cases: [DocumentExtension, Buffer][] = [
      ['docx', await zipOf({ ...docxParts(), 'word/vbaProject.bin': 'x' })],
      ['docx', await zipOf(docxParts('application/vnd.ms-word.document.macroEnabled.main+xml'))],
      ['odt', await zipOf({ ...openDocumentParts('odt'), 'Basic/Standard/Module1.xml': 'x' })],
      ['ods', await zipOf({ ...openDocumentParts('ods'), 'Scripts/python/x.py': 'x' })],
      ['doc', compoundOf({ WordDocument: wordStream() }, ['Macros'])],
    ]
    for (const [extension, bytes] of cases)
      expect([extension, await refusal(`document.${extension}`, bytes)]).toEqual([
        extension,
        bytes.includes('macroEnabled') ? expect.any(String) : macros,
      ])
  })

  test('with a password are refused', async () => {
    const wrapped = compoundOf({ EncryptedPackage: Buffer.alloc(5000, 7), EncryptionInfo: Buffer.alloc(200) })
    expect(await refusal('document.docx', wrapped)).toBe(password)
    expect(await refusal('document.doc', wrapped)).toBe(password)
    expect(await refusal('document.doc', compoundOf({ WordDocument: wordStream(0x0100) }))).toBe(password)
    const parts = openDocumentParts('odt')
    const locked = { ...parts, 'META-INF/manifest.xml': '<m:encryption-data xmlns:m="urn:m"/>' }
    expect(await refusal('document.odt', await zipOf(locked))).toBe(password)
    const zip = await zipOf(docxParts())
    for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1)) zip[at + 8]! |= 1
    expect(await refusal('document.docx', zip)).toBe(password)
  })

  test('another compound file is no Word document', async () => {
    expect(await refusal('document.doc', compoundOf({ Workbook: Buffer.alloc(5000, 1) }))).toBe(content('doc'))
    expect(await refusal('document.doc', compoundOf({ WordDocument: Buffer.alloc(5000, 1) }))).toBe(content('doc'))
  })

  test('a compound file whose chains go in circles is refused, and no one follows them for ever', async () => {
    const bytes = compoundOf({ WordDocument: wordStream() })
    // The second sector of the stream is followed by its first.
    bytes.writeUInt32LE(2, 512 + 3 * 4)
    expect(await refusal('document.doc', bytes)).toBe(broken)
  })

  test('a bomb is refused by what it promises, before it is unpacked', async () => {
    const bomb = await zipOf({ ...docxParts(), 'a.bin': Buffer.alloc(1024 * 1024), 'b.bin': 'x' })
    const head = bomb.lastIndexOf('PK\x01\x02')
    bomb.writeUInt32LE(unpackedLimit, head + 24)
    // Whoever unpacked it would find it broken.
    bomb.fill(0, 64, bomb.indexOf('PK\x01\x02'))
    expect(await refusal('document.docx', bomb)).toBe(unpacked)
  })

  test('a bomb that promises to be small is refused as soon as it is larger', async () => {
    const bomb = await zipOf({ ...docxParts(), 'a.bin': Buffer.alloc(8 * 1024 * 1024) })
    const head = bomb.lastIndexOf('PK\x01\x02')
    bomb.writeUInt32LE(1000, head + 24)
    expect(await refusal('document.docx', bomb)).toBe(broken)
  })

  test('whose directory is nested deeper than a program writes is refused at once', async () => {
    const parts = docxParts()
    parts['[Content_Types].xml'] = nested(100_000, (index) => `g xmlns:n${index}="urn:${index}"`)
    expect(await refusal('document.docx', await zipOf(parts))).toBe(complex)
  })

  test('a part that was altered is refused', async () => {
    const zip = await zipOf(openDocumentParts('odt'))
    const head = zip.lastIndexOf('PK\x01\x02')
    zip.writeUInt32LE(zip.readUInt32LE(head + 16) ^ 1, head + 16)
    expect(await refusal('document.odt', zip)).toBe(broken)
  })

  test('two parts of one name are refused, because programs read different ones', async () => {
    const parts = docxParts()
    const zip = await zipOf({ ...parts, 'word/documenu.xml': 'x' })
    for (let at = zip.indexOf('word/documenu'); at >= 0; at = zip.indexOf('word/documenu', at + 1)) zip[at + 12] = 0x74
    expect(await refusal('document.docx', zip)).toBe(broken)
  })

  test('of more parts than anyone needs are refused', async () => {
    const zip = await zipOf(docxParts())
    for (const at of [8, 10]) zip.writeUInt16LE(partsLimit + 1, zip.lastIndexOf('PK\x05\x06') + at)
    expect(await refusal('document.docx', zip)).toBe(documentMessages.parts)
  })
})

describe('a PDF', () => {
  const said = (bytes: Buffer) => refusal('License.pdf', bytes)

  test('may have other bytes before it, as Acrobat opens it, and any after its end', async () => {
    const sent = pdfOf()
    for (const before of ['\ufeff', '\r\n', ' '.repeat(1_000)])
      expect(await said(Buffer.concat([Buffer.from(before), sent]))).toBeNull()
    for (const after of ['\r\n', ' '.repeat(4_096), '\0'.repeat(100_000), '<!-- printed by a gateway -->'])
      expect(await said(Buffer.concat([sent, Buffer.from(after)]))).toBeNull()
    for (const before of [' '.repeat(1_025), 'MZ', '<html>', 'PK\x03\x04'])
      expect(await said(Buffer.concat([Buffer.from(before), sent]))).toBe(content('pdf'))
    expect(await said(Buffer.from('%PDF-1.7'))).toBe(broken)
  })

  test('in which a change was cut off is refused', async () => {
    const change = Buffer.from('\n9 0 obj\n<< /Type /Page')
    expect(await said(Buffer.concat([pdfOf(), change]))).toBe(broken)
  })
})

const nested = (count: number, tag: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `<${tag(index)}>`).join('') + '</g>'.repeat(count)
const attributes = (count: number, one = (index: number) => `a${index}=""`): string =>
  Array.from({ length: count }, (_, index) => one(index)).join(' ')

describe('an SVG', () => {
  test.each([
    [
      'a doctype of the standard',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['a mark of its byte order', '\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>'],
    [
      'gradients, uses and styles',
      svgOf(
        '<defs><linearGradient id="a"/></defs><style>.b { fill: url(#a) }</style><rect class="b" style="mask:url(\'#a\')" fill="url(#a)"/><use xlink:href="#a"/>',
      ),
    ],
    ['a picture inside', svgOf(`<image href="data:image/png;base64,${'A'.repeat(100_000)}"/>`)],
    ['a long path', svgOf(`<path d="M0 0 ${'L1 1 '.repeat(50_000)}"/>`)],
    [
      'words about scripts',
      svgOf('<text>on script = url(http://x) javascript:</text><desc>image (1)</desc>', 'aria-label="one image (1)"'),
    ],
  ])('with %s is accepted', async (_what, svg) => {
    expect(await refusal('a.svg', Buffer.from(svg as string))).toBe(null)
  })

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT href="#a"/>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
    '<g onclick="alert(1)"/>',
    '<g ONLOAD="alert(1)"/>',
    '<a href="javascript:alert(1)"><rect/></a>',
    '<a xlink:href="https://example.org"><rect/></a>',
    '<a xlink:href="&#106;avascript:alert(1)"><rect/></a>',
    '<image href="https://example.org/a.png"/>',
    '<image xlink:href="//example.org/a.png"/>',
    '<image href="data:image/svg+xml;base64,AAAA"/>',
    '<use href="other.svg#a"/>',
    '<foreignObject><p>x</p></foreignObject>',
    '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.org"/>',
    '<p xmlns="http://www.w3.org/1999/xhtml">x</p>',
    '<rect fill="url(https://example.org/a.svg#b)"/>',
    '<rect style="fill:url(\'https://example.org/a.svg#b\')"/>',
    '<style>@import "https://example.org/a.css";</style>',
    '<style><![CDATA[@imp/**/ort "https://example.org/a.css";]]></style>',
    '<style>.a { background: u\\72l(https://example.org) }</style>',
    '<style>@font-face { src: url(https://example.org/a.woff) }</style>',
    '<style>@font-face { src: url(data:text/html,x) }</style>',
    '<animate attributeName="xlink:href" to="javascript:alert(1)"/>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<g xml:base="https://example.org/"/>',
  ])('with %j is refused', async (inside) => {
    expect(await refusal('a.svg', svgOf(inside))).toBe(active)
  })

  test('with a style sheet or entities of its own is refused', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    for (const head of [
      '<?xml-stylesheet href="https://example.org/a.css"?>',
      '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    ])
      expect(await refusal('a.svg', Buffer.from(head + svg))).toBe(active)
    const laughs =
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>'
    expect(await refusal('a.svg', Buffer.from(laughs))).toBe(active)
  })

  test('that is something else is no SVG', async () => {
    for (const text of [
      '<svg/>',
      '<html xmlns="http://www.w3.org/1999/xhtml"/>',
      'plain',
      '',
      '<note><svg xmlns="http://www.w3.org/2000/svg"/></note>',
    ])
      expect([text, await refusal('a.svg', Buffer.from(text))]).toEqual([text, content('svg')])
    expect(await refusal('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le'))).toBe(
      content('svg'),
    )
    expect(await refusal('a.svg', svgOf('<g>'))).toBe(broken)
    expect(await refusal('a.svg', svgOf('&nbsp;'))).toBe(broken)
  })

  test.each([
    ['elements inside of each other', (n: number) => '<g>'.repeat(n) + '</g>'.repeat(n), 255],
    ['namespaces inside of each other', (n: number) => nested(n, (i) => `g xmlns:n${i}="urn:${i}"`), 255],
    ['attributes of one element', (n: number) => `<g ${attributes(n)}/>`, 1_000],
    ['namespaces of one element', (n: number) => `<g ${attributes(n, (i) => `xmlns:n${i}="urn:${i}"`)}/>`, 1_000],
    ['elements', (n: number) => '<g/>'.repeat(n), 499_999],
  ])('with as many %s as a drawing may have is accepted, and one more refused at once', async (_what, of, most) => {
    expect(await refusal('a.svg', svgOf(of(most)))).toBe(null)
    expect(await refusal('a.svg', svgOf(of(most + 1)))).toBe(complex)
    // With the square of its length it would take longer than a test may.
    expect(await refusal('a.svg', svgOf(of(most * 8)))).toBe(complex)
  })

  test('takes no longer than its length', async () => {
    // With its square it would take longer than a test may.
    expect(await refusal('a.svg', svgOf(`<rect fill="${'url(#a) '.repeat(800_000)}"/>`))).toBe(null)
    expect(await refusal('a.svg', svgOf(`<rect fill="${'url(#'.repeat(800_000)}"/>`))).toBe(null)
    expect(await refusal('a.svg', svgOf(`<style>${'/*'.repeat(800_000)}${' '.repeat(800_000)}</style>`))).toBe(null)
  })
})
