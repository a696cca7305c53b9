import path from 'node:path'
import { projectRoot } from '../../paths'
import { sampleFile } from '../../test/hospital/documentFiles'
import { BeyondLimit, inThread } from './inThread'
import { threadFile } from './threadFile'

const busy = path.join(projectRoot, 'server/test/servers/busyThread.mjs')
const forever = { longestMs: 300_000, mostMb: 256 }

test('answers what the thread says', async () => {
  const bytes = new Uint8Array(await sampleFile('pdf'))
  expect(await inThread(threadFile('documentWorker'), { extension: 'pdf', bytes }, forever)).toBeNull()
})

test('a thread that computes for ever is ended, and the server goes on meanwhile', async () => {
  let [isOver, turns] = [false, 0]
  const work = inThread(busy, {}, { ...forever, longestMs: 200 }).finally(() => (isOver = true))
  const refused = expect(work).rejects.toThrow(BeyondLimit)
  for (; !isOver; turns += 1) await new Promise(setImmediate)
  await refused
  expect(turns).toBeGreaterThan(0)
})

test('a thread that takes memory without end is ended, and not the server', async () => {
  await expect(inThread(busy, { takesMemory: true }, { ...forever, mostMb: 16 })).rejects.toThrow(BeyondLimit)
})

test('what goes wrong in the thread is told', async () => {
  await expect(inThread(threadFile('documentWorker'), { extension: 'pdf' }, forever)).rejects.toThrow(/undefined/)
})
