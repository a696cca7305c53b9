import { EndedEarly, readForm } from './sentForm'

const type = 'multipart/form-data; boundary=x'
const head = (name: string, file?: string): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n`
const form = (...parts: string[]): Buffer => Buffer.from(`${parts.join('\r\n')}\r\n--x--\r\n`)
/** The body in pieces of so many bytes, as a network brings it. */
async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    await new Promise(setImmediate)
    yield bytes.subarray(at, at + size)
  }
}
const read = (bytes: Buffer, size = bytes.length, limits = { most: 1_000 }) =>
  readForm(inPieces(bytes, size), type, limits)
const shown = (answer: Awaited<ReturnType<typeof read>>) =>
  typeof answer === 'string'
    ? answer
    : { ...answer, files: answer.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes).toString() })) }

test.each([1, 2, 7, 1_000])('fields and files are read, in pieces of %i bytes', async (size) => {
  const sent = form(
    `${head('file', '../arm %224%22.png')}\r\n--y, no end--`,
    `${head('note')}Größe`,
    `${head('other', '')}`,
  )
  expect(shown(await read(sent, size))).toEqual({
    fields: [{ part: 'note', value: 'Größe' }],
    files: [
      { part: 'file', name: '../arm "4".png', bytes: '\r\n--y, no end--' },
      { part: 'other', name: '', bytes: '' },
    ],
  })
})

test.each([
  ['no form', Buffer.from('nothing of it')],
  ['a form without its end', Buffer.from(`${head('file', 'a')}some`)],
  ['nothing', Buffer.from('')],
])('%s is malformed', async (_what, bytes) => {
  expect(await read(bytes)).toBe('malformed')
})

test('a type without a boundary is malformed, and too many parts are', async () => {
  expect(await readForm(inPieces(form(`${head('a')}b`), 100), 'multipart/form-data', { most: 1_000 })).toBe('malformed')
  expect(await read(form(...Array.from({ length: 60 }, () => `${head('a')}b`)), 100, { most: 100_000 })).toBe(
    'malformed',
  )
})

test('what is too large is read no further', async () => {
  let pieces = 0
  async function* endless() {
    yield Buffer.from(head('file', 'a'))
    for (;;) {
      pieces += 1
      await new Promise(setImmediate)
      yield Buffer.alloc(100)
    }
  }
  expect(await readForm(endless(), type, { most: 1_000 })).toBe('tooLarge')
  expect(pieces).toBeLessThan(12)
  expect(await readForm(inPieces(form(`${head('a')}0123456789`), 100), type, { most: 1_000, mostOfField: 9 })).toBe(
    'tooLarge',
  )
})

test('a body that breaks off is told apart, and any other error is thrown', async () => {
  async function* broken(error: Error) {
    yield Buffer.from(`${head('file', 'a')}some`)
    await new Promise(setImmediate)
    throw error
  }
  expect(await readForm(broken(new EndedEarly('gone')), type, { most: 1_000 })).toBe('endedEarly')
  await expect(readForm(broken(new Error('another')), type, { most: 1_000 })).rejects.toThrow('another')
})
