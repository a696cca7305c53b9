// Whether a PDF asks for a password is told by its newest trailer, and by the dictionary of its encryption, which the
// trailer names. Neither is ever compressed. Only these two are given to pdf.js: a stranger's file of 4 MB as a whole
// can make it take 6 GB, which the limit of a thread's heap does not stop (decision 0075).

/** Names may be written with escapes. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_whole, code: string) => String.fromCharCode(parseInt(code, 16)))

/** Neither is as long. What is longer was made to keep pdf.js busy. */
const longest = 100_000

/** A trailer stands after its table, or it is the dictionary of a stream. What follows a dictionary ends it. */
const trailerForm = /\s*(?:xref\b[^]*?trailer|trailer|(?:\d+\s+\d+\s+)?obj)\s*(<<[^]*?)(?:endobj|stream|startxref|$)/y

const trailerAt = (text: string, at: number): string => {
  trailerForm.lastIndex = Math.max(0, at)
  return trailerForm.exec(text)?.[1]?.slice(0, longest) ?? ''
}

/**
 * Where the end of the file says, counted from the header or from the first byte; otherwise where it looks like one, as
 * viewers repair a file. Of two, the first is the right one in files that begin with their first page.
 */
const trailerOf = (text: string, startxref: number): string => {
  const stream = (at: number): number => text.lastIndexOf('obj', at)
  const places = [
    text.indexOf('%PDF-') + startxref,
    startxref,
    text.lastIndexOf('trailer'),
    text.indexOf('trailer'),
    stream(text.lastIndexOf('/XRef')),
    stream(text.indexOf('/XRef')),
  ]
  return places.map((at) => trailerAt(text, at)).find((one) => plainNames(one).includes('/Root')) ?? ''
}

const objectOf = (text: string, object: string, generation: string): string => {
  const form = new RegExp(String.raw`(?<!\d)${object}\s+${generation}\s+obj\b([^]*?)(?:endobj|stream|$)`, 'g')
  let newest = ''
  for (const [, content = ''] of text.matchAll(form)) newest = content.slice(0, longest)
  return newest
}

/** A reference in place of what a password is checked with, which no program writes. Such a file is left to the viewers. */
const standsElsewhere = /\/(?:ID|CF|[OUPVR])\s+\d+\s+\d+\s+R\b/
/** Keys have at most 256 bits; pdf.js would take memory for millions. */
const oddLength = /\/Length(?!\s+\d{1,3}[\s/>])/

/**
 * Whether nobody opens it without a password or another key. A file that opens, and may only not be printed or copied,
 * is encrypted as well, with an empty password.
 */
export const needsPassword = async (bytes: Buffer, startxref: number): Promise<boolean> => {
  const text = bytes.toString('latin1')
  const trailer = trailerOf(text, startxref)
  const named = plainNames(trailer)
  const found = /\/Encrypt\s*(?:<<|(\d{1,10})\s+(\d{1,5})\s+R\b)/.exec(named)
  if (!found) return false
  const [, object, generation = '0'] = found
  const encryption =
    object === undefined
      ? trailer.slice(trailer.indexOf('/Encrypt') + '/Encrypt'.length)
      : objectOf(text, object, generation)
  const said = plainNames(encryption)
  // Only attachments are locked.
  if (/\/AuthEvent\s*\/EFOpen\b/.test(said)) return false
  const handler = /\/Filter\s*\/([^\s/<>()[\]]+)/.exec(said)?.[1] ?? 'Standard'
  // Certificates, and keys of a server.
  if (handler !== 'Standard') return true
  if (standsElsewhere.test(named + said) || oddLength.test(said)) return false
  const id = /\/ID\s*(\[[^]*)/.exec(trailer)?.[1] ?? '[]'
  return refusesEmptyPassword(encryption, id)
}

/** What pdf.js says of a file with an empty page and this encryption. It reads no further than to the end of each. */
const refusesEmptyPassword = async (encryption: string, id: string): Promise<boolean> => {
  let file = '%PDF-1.7\n'
  const rows = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    encryption,
    id,
  ].map((content, at) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${at + 1} 0 obj\n${content}\nendobj\n`
    return row
  })
  const startxref = file.length
  file += `xref\n1 5\n${rows.join('')}trailer\n<</Root 1 0 R/Encrypt 4 0 R/ID 5 0 R>>\nstartxref\n${startxref}\n%%EOF\n`
  // pdf.js makes one when it starts, from a package that a platform may lack. Nothing is drawn here.
  Object.assign(globalThis, { DOMMatrix: class {} })
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  try {
    await getDocument({
      data: new Uint8Array(Buffer.from(file, 'latin1')),
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      verbosity: VerbosityLevel.ERRORS,
    }).promise
    return false
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException'
  }
}
