import { readFileSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { openWorld } from './world'
import { startReference } from './http'
import { hireNurses, readFacts, countStatements } from './writes'
const run = promisify(execFile)
const world = await openWorld(45, process.argv[2])
const client = new pg.Client({ connectionString: world.databaseUrl }); await client.connect()
const nurses = await hireNurses(client, world.providerId, 32); const facts = await readFacts(client, world.providerId); await client.end()
const bare = await startReference(world, 'bareWrites.ts')
const barePid = (bare as unknown as { pid: number }).pid
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10 }
for (const clients of [8, 1, 8, 32]) for (const isBare of [true, false]) {
  const pid = isBare ? barePid : world.pid
  const before = pid ? cpu(pid) : 0
  const { stdout } = await run(process.execPath, ['scripts/bench/writeLoad.mjs', JSON.stringify({ address: world.address, ...(isBare ? { bare: bare.url } : {}), providerId: world.providerId, nurses: nurses.slice(0, clients), facts, seconds: Number(process.argv[3] ?? 3), warmup: 0.5 })])
  const s = JSON.parse(stdout)
  const used = pid ? (cpu(pid) - before) : 0
  console.log(clients, isBare ? 'bare' : 'ours', (s.requests / s.seconds).toFixed(0) + '/s', 'p50', s.p50.toFixed(1), 'p95', s.p95.toFixed(1), 'cpu/req', (used / (s.requests*1.2)).toFixed(2), Object.entries(s.byVerb).map(([k, v]: any) => k + ' ' + v.p50.toFixed(1)).join(' '), Object.keys(s.wrong).slice(0,2))
}
console.log(await countStatements(world, nurses[0]!, facts))
bare.stop(); await world.stop()
