import sharp from 'sharp'

// Papers of the demo hospital, made here: a page of text as PDF, and a card as a picture.

const escaped = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/[\\()]/g, String.raw`\$&`)

/** A PDF of one page: the first line large, the others below. */
export const pdfOf = ([title = '', ...lines]: readonly string[]): Buffer => {
  const text = [
    `BT /F1 24 Tf 72 700 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, n) => `BT /F1 13 Tf 72 ${650 - n * 26} Td (${escaped(line)}) Tj ET`),
    '0.2 0.4 0.6 RG 3 w 72 684 m 540 684 l S',
  ].join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, n) => {
    const at = body.length
    body += `${n + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

const [width, height] = [420, 264]

/** A card in a hand's size: a band, a portrait, and lines as of text. */
export const cardPicture = (): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * 3)
  const colorAt = (x: number, y: number): number[] => {
    if (y < 56) return [34, 94, 140]
    if (x < 12 || y > height - 12 || x > width - 12) return [206, 220, 230]
    const [right, down] = [x - 92, y - 140]
    if (Math.hypot(right, down + 22) < 27 || (down > 8 && Math.hypot(right, down - 62) < 52)) return [120, 142, 160]
    if (x > 30 && x < 154 && y > 78 && y < 226) return [226, 234, 240]
    return x > 182 && x < 380 - ((y * 7) % 90) && y > 84 && y < 220 && (y - 84) % 28 < 9
      ? [90, 104, 116]
      : [248, 250, 252]
  }
  for (let at = 0; at < width * height; at += 1) pixels.set(colorAt(at % width, Math.floor(at / width)), at * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
