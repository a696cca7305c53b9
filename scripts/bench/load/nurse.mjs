// A screen that asks one thing after the other, as somebody does who works. Prints { p95, asked, wrong }: milliseconds,
// how often it asked, and the answers that were none.
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../../lib/percentile.mjs'
import { finish, options, sender } from './kit.mjs'

const { url, seconds, everyMs } = options
const send = sender(1)
const times = []
let wrong = 0
const end = performance.now() + seconds * 1_000
while (performance.now() < end) {
  const begun = performance.now()
  const { status } = await send(url, options)
  times.push(performance.now() - begun)
  if (status !== 200) wrong += 1
  await wait(everyMs)
}
finish({ p95: percentile(times, 0.95), asked: times.length, wrong })
