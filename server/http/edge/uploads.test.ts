import { PassThrough } from 'node:stream'
import { EndedEarly } from '../../files/sentForm'
import { createUploads, TooManyFiles } from './uploads'

/** Uploads whose time and bodies the test moves. */
const open = () => {
  let now = 0
  const uploads = createUploads(() => now)
  return {
    pass: (ms: number) => void (now += ms),
    /** Begins to send; the body is written by the test. `kept`: how long the place is needed after it arrived. */
    send: (userId: string, kept: Promise<void> = Promise.resolve()) => {
      const body = new PassThrough()
      let hasArrived = false
      const done = uploads(userId, async (receive) => {
        const received: Uint8Array[] = []
        for await (const chunk of receive(body)) received.push(chunk)
        hasArrived = true
        await kept
        return Buffer.concat(received).toString()
      })
      done.catch(() => undefined)
      return { body, done, hasArrived: () => hasArrived }
    },
  }
}
/** What was written has been read. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a file arrives whole', async () => {
  const { body, done } = open().send('rosa')
  body.write('first ')
  body.end('second')
  expect(await done).toBe('first second')
})

test('a body that ends early is told, and leaves its place', async () => {
  const { send } = open()
  for (let n = 0; n < 5; n += 1) {
    const broken = send('rosa')
    broken.body.write('a part')
    broken.body.destroy(new Error('gone'))
    await expect(broken.done).rejects.toThrow(EndedEarly)
  }
})

test('one person sends four at once, and everyone together sixteen', async () => {
  const { send } = open()
  const open4 = (person: string) => Array.from({ length: 4 }, () => send(person))
  const all = ['rosa', 'ben', 'june', 'ana'].flatMap(open4)
  await expect(send('rosa').done).rejects.toThrow(TooManyFiles)
  await expect(send('tomas').done).rejects.toThrow(TooManyFiles)
  all[0]!.body.end('x')
  await all[0]!.done
  await expect(send('ben').done).rejects.toThrow(TooManyFiles)
  const next = send('tomas')
  next.body.end('y')
  expect(await next.done).toBe('y')
})

test('of one person the slowest gives way, not before five seconds', async () => {
  const { send, pass } = open()
  const [slow, ...others] = Array.from({ length: 4 }, () => send('rosa'))
  for (const { body } of others) body.write('much more than the slow one')
  slow!.body.write('x')
  await settled()
  pass(4_999)
  await expect(send('rosa').done).rejects.toThrow(TooManyFiles)
  pass(1)
  const fifth = send('rosa')
  await expect(slow!.done).rejects.toThrow(TooManyFiles)
  fifth.body.end('arrived')
  expect(await fifth.done).toBe('arrived')
  for (const { body, done } of others) {
    body.end()
    expect(await done).toBe('much more than the slow one')
  }
})

test('whoever sends the most gives way to someone else, and no one with one file before them', async () => {
  const { send, pass } = open()
  const held = ['ben', 'june', 'ana'].flatMap((person) => Array.from({ length: 4 }, () => send(person)))
  const alone = ['tomas', 'lee', 'kim', 'noor'].map((person) => send(person))
  // Those with four send faster than those with one.
  for (const { body } of held) body.write('quick')
  await settled()
  pass(10_000)
  const rosa = send('rosa')
  rosa.body.end('a photo')
  expect(await rosa.done).toBe('a photo')
  const outcomes = await Promise.all(
    [...held, ...alone].map(({ body, done }) => {
      body.end()
      return done.then(
        () => 'arrived',
        (error: unknown) => (error instanceof TooManyFiles ? 'gave way' : error),
      )
    }),
  )
  expect(outcomes.filter((outcome) => outcome === 'gave way')).toHaveLength(1)
  expect(outcomes.slice(held.length)).toEqual(['arrived', 'arrived', 'arrived', 'arrived'])
})

test('a file that is being checked keeps its place', async () => {
  const { send, pass } = open()
  let release = () => {}
  const checked = new Promise<void>((resolve) => (release = resolve))
  const own = Array.from({ length: 4 }, () => send('rosa', checked))
  for (const { body } of own) body.end('x')
  while (!own.every(({ hasArrived }) => hasArrived())) await settled()
  pass(60_000)
  await expect(send('rosa').done).rejects.toThrow(TooManyFiles)
  release()
  expect(await Promise.all(own.map(({ done }) => done))).toEqual(['x', 'x', 'x', 'x'])
})
