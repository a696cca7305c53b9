import { Busboy } from '@fastify/busboy'

/** The body of a request broke off. */
export class EndedEarly extends Error {}

/** A file of a form: the name of its part, its own name, and its bytes. */
export type FormFile = { part: string; name: string; bytes: Uint8Array<ArrayBuffer> }

/** The parts of a form, in their order. */
export type SentForm = { fields: { part: string; value: string }[]; files: FormFile[] }

export type FormProblem = 'malformed' | 'tooLarge' | 'endedEarly'

/** Browsers write these three so in a name, and nothing else. */
const unescaped = (name: string): string =>
  name.replaceAll(/%(22|0[AD])/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** No client of ours sends as many parts, or headers of a part. */
const limits = { parts: 50, headerPairs: 50, headerSize: 16 * 1024 }

/**
 * Reads a form (`multipart/form-data`) piece by piece as it arrives: read at once, one with a file of 14 MB would hold up
 * everybody for a while. Of one with more than `most` bytes, or a field with more than `mostOfField`, no more is read.
 */
export const readForm = async (
  body: AsyncIterable<Uint8Array>,
  type: string,
  { most, mostOfField = most }: { most: number; mostOfField?: number },
): Promise<SentForm | FormProblem> => {
  const form: SentForm = { fields: [], files: [] }
  let problem: FormProblem | null = null
  let parser: InstanceType<typeof Busboy>
  try {
    parser = new Busboy({
      headers: { 'content-type': type },
      preservePath: true,
      limits: { ...limits, fieldSize: mostOfField },
    })
  } catch {
    return 'malformed'
  }
  const isMalformed = (): void => void (problem ??= 'malformed')
  parser.on('file', (part, stream, name) => {
    const chunks: Uint8Array[] = []
    const file: FormFile = { part: unescaped(part), name: unescaped(name ?? ''), bytes: new Uint8Array() }
    form.files.push(file)
    stream.on('data', (chunk: Uint8Array) => void chunks.push(chunk))
    stream.on('end', () => void (file.bytes = Buffer.concat(chunks)))
    stream.on('error', isMalformed)
  })
  parser.on('field', (part, value, _isNameCut, isCut) => {
    if (isCut) problem ??= 'tooLarge'
    form.fields.push({ part: unescaped(part), value })
  })
  parser.on('partsLimit', isMalformed)
  const finished = new Promise<void>((resolve) => {
    parser.once('finish', resolve)
    parser.on('error', () => {
      isMalformed()
      resolve()
    })
  })
  let length = 0
  try {
    for await (const chunk of body) {
      length += chunk.length
      if (length > most) problem ??= 'tooLarge'
      if (problem) return problem
      if (!parser.write(chunk)) await Promise.race([new Promise((resolve) => parser.once('drain', resolve)), finished])
    }
  } catch (error) {
    if (error instanceof EndedEarly) return 'endedEarly'
    throw error
  } finally {
    parser.end()
  }
  await finished
  return problem ?? form
}
