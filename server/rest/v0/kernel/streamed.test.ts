import { Readable } from 'node:stream'
import { Streamed } from './streamed'

const now = <T>(work: () => Promise<T>): Promise<T> => work()

const opened = (streamed: Streamed, inTurn = now) => {
  const broken: unknown[] = []
  return { broken, bytes: streamed.open({ inTurn, broken: (error) => void broken.push(error) }) }
}

test('a kept file has its length, and its stream ends with the answer', async () => {
  const stream = Readable.from([Buffer.from('a pic'), Buffer.from('ture')])
  const streamed = await Streamed.kept({ size: 9, stream }, { contentType: 'image/png', fileName: 'arm.png' })
  expect(streamed.kind).toEqual({ contentType: 'image/png', fileName: 'arm.png', size: 9 })
  expect(await new Response(opened(streamed).bytes).text()).toBe('a picture')
  expect(stream.destroyed).toBe(true)
})

test('an answer that no one reads closes its file', async () => {
  const stream = Readable.from([Buffer.from('a'), Buffer.from('b')])
  await (await Streamed.kept({ size: 2, stream }, { contentType: 'image/png', fileName: 'arm.png' })).drop()
  expect(stream.destroyed).toBe(true)
})

test('a client that leaves while a part is read is no fault', async () => {
  async function* parts() {
    yield 'first'
    yield 'second'
  }
  let read: () => void = () => undefined
  const leaving = new Promise<void>((resolve) => (read = resolve))
  const streamed = await Streamed.file(parts(), 'text/csv', 'list.csv')
  const { broken, bytes } = opened(streamed, async (next) => {
    const part = await next()
    await leaving
    return part
  })
  const reader = bytes.getReader()
  const reading = reader.read()
  await reader.cancel()
  read()
  expect(await reading).toEqual({ done: true, value: undefined })
  await new Promise(setImmediate)
  expect(broken).toEqual([])
})

test('a part that cannot be read breaks the answer off, and is told to the log', async () => {
  const fault = new Error('the store is gone')
  async function* parts() {
    yield 'first'
    throw fault
  }
  const { broken, bytes } = opened(await Streamed.file(parts(), 'text/csv', 'list.csv'))
  await expect(new Response(bytes).text()).rejects.toThrow('The answer broke off.')
  expect(broken).toEqual([fault])
})
