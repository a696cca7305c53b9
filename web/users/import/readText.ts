/** The text of a file that a spreadsheet wrote; null when its encoding is another one. */
export const readText = async (file: Blob): Promise<string | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
