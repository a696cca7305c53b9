// A process of its own that does what the clock does, for tests that kill it. It says `ready`, then does what is due at
// the moment that a line of its input names, and says `over`.
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { openClients } from '../../db/access/client'
import { openFileStore } from '../../files/fileStore'
import { jobKinds } from '../../jobs/kinds'
import { runDueJobs } from '../../jobs/runner'
import { announceDueCalls } from '../../services/calls/queue/announceDueCalls'
import { testPatience } from './patience'
import { escalateCalls } from '../../services/calls/queue/escalateCalls'

const [url, dataDir] = process.argv.slice(2) as [string, string]
const clients = openClients(url, { patience: testPatience })
let moment = new Date()
const now = (): Date => new Date(moment)
const kinds = jobKinds(clients, openFileStore({ dataDir }), now, { idleMinutes: 15, maxHours: 12 })

await clients.system.$queryRaw`select 1`
process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  moment = new Date(line)
  // As with the clock, what fails is tried again at the next look.
  await Promise.all([
    announceDueCalls(clients, now()).catch(() => undefined),
    escalateCalls(clients, now()).catch(() => undefined),
    runDueJobs({ clients, kinds, now, log: pino({ level: 'silent' }) }),
  ])
  process.stdout.write('over\n')
}
await clients.close()
