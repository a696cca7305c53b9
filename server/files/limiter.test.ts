import { limiter } from './limiter'

test('so many work at once, the others in the order in which they came, also after one that broke', async () => {
  const run = limiter(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map((name) =>
    run(async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (name === 0) throw new Error('broke')
      return name
    }),
  )
  const results = Promise.allSettled(works)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  await settle()
  expect(begun).toEqual([0, 1])
  ends[0]!()
  await settle()
  expect(begun).toEqual([0, 1, 2])
  for (const next of [1, 2, 3]) {
    ends[next]!()
    await settle()
  }
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
})
