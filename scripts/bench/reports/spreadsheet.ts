import { setTimeout as wait } from 'node:timers/promises'
import { dayLater } from '../../../server/domain/kernel/time/facilityTime'
import { screenDocument } from '../../../server/test/harness/screenDocuments'
import { ask, memoryMb, type Session } from '../../lib/laboratory'
import { percentile } from '../../lib/percentile.mjs'
import { repeat, timed, type Row } from '../row'
import type { World } from '../world'

const wanted = 100_000
const days = 5 * 365
/** A screen that asks for the queue so often is a busy one. */
const askEveryMs = 50

/** A spreadsheet of 100,000 calls while somebody works on the queue: the server's memory, and what the queue takes. */
export const benchSpreadsheet = async (world: World, manager: Session, calls: number): Promise<Row[]> => {
  const end = new Date().toISOString().slice(0, 10)
  const start = dayLater(end, -Math.round((days * wanted) / calls))
  const readQueue = async () => {
    await wait(askEveryMs)
    return timed(() => ask(manager, screenDocument('QueuePageQuery')))
  }
  const download = async (): Promise<number> => {
    const answer = await fetch(`${world.address}/api/v0/providers/${manager.providerId}/reports/performance/download`, {
      method: 'POST',
      headers: { cookie: manager.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ start, end }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    let bytes = 0
    for await (const part of answer.body!) bytes += (part as Uint8Array).length
    return bytes
  }

  // A server that has just started takes memory for whatever comes first.
  await download()
  await repeat(40, readQueue)
  const quiet = percentile(await repeat(200, readQueue), 0.95)
  const before = memoryMb(world.pid)
  let most = before
  let bytes = 0
  let isDone = false
  const times: number[] = []
  const begun = performance.now()
  const done = download().then((size) => {
    bytes = size
    isDone = true
  })
  while (!isDone) {
    times.push(await readQueue())
    most = Math.max(most, memoryMb(world.pid))
  }
  await done
  const seconds = (performance.now() - begun) / 1_000
  const beside = percentile(times, 0.95)
  const added = most - before
  return [
    {
      what: `Spreadsheet of about ${wanted.toLocaleString('en-US')} calls, beside the queue`,
      measured: `${(bytes / 1024 / 1024).toFixed(1)} MB in ${seconds.toFixed(1)} s; ${added.toFixed(0)} MB of memory more; queue p95 ${beside.toFixed(1)} ms, quiet ${quiet.toFixed(1)} ms, ${(beside / quiet).toFixed(2)} times`,
      must: '150 MB, 2 times',
      aim: '60 MB',
      met: added <= 150 && beside <= 2 * quiet,
    },
  ]
}
