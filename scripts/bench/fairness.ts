import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import sharp from 'sharp'
import { screenDocument } from '../../server/test/harness/screenDocuments'
import { memoryMb, rest, runProgram, withDatabase, type Session } from '../lib/laboratory'
import { graphql, load } from './http'
import { fillReports } from './reports/filledReports'
import type { Row } from './row'
import { openSession } from '../lib/hire'
import type { World } from './world'

/** Past calls that reports and spreadsheets have. */
const pastCalls = 50_000
/** How often a nurse's screen asks: a busy one. */
const everyMs = 20
const mostTimes = 3
const mostMegabytes = 300

/** Just within what one document may cost, and answered for each caller by itself. */
const costly =
  '{ viewer { email } provider { facilities { rooms { name facility { rooms { name } } } } queue { calls { edges { node { id version createdAt contact room { name facility { name } } purpose { name } statusCode { name } } } } } } }'
const nodes = `query($ids: [ID!]!) { ${Array.from({ length: 9 }, (_, n) => `n${n}: nodes(ids: $ids) { id ... on Call { version contact } }`).join(' ')} }`

type Asked = Parameters<typeof load>[0]

/** What people ask over and over, each in a session of their own; without an address: somebody signed out. */
type Greedy = {
  what: string
  who: readonly string[]
  connections?: number
  ask: (session: Session) => Asked
  /** What must also be done for a colleague meanwhile. */
  colleague?: (session: Session) => Asked
}

const route = ({ address, cookie, providerId }: Session, method: string, what: string, body?: object): Asked => ({
  url: `${address}/api/v0/providers/${providerId}/${what}`,
  method,
  headers: { cookie, 'content-type': 'application/json' },
  ...(body ? { body: JSON.stringify(body) } : {}),
})

/** The name of a file with this content, for the program of the load. */
const fileOf = (name: string, content: string | Uint8Array): string => {
  const file = path.join(process.env.PATENCY_DATA!, name)
  writeFileSync(file, content)
  return file
}

const boundary = 'patency'

/** A picture of some 13.5 MB, as a form: noise cannot be packed. */
const pictureForm = async (): Promise<Buffer> => {
  const [width, height, channels] = [2_200, 2_050, 3] as const
  const noise = Buffer.alloc(width * height * channels)
  // The same in each run.
  for (let at = 0, seed = 1; at < noise.length; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    noise[at] = seed >>> 16
  }
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="noise.png"\r\n\r\n`),
    await sharp(noise, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer(),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}

const peopleFile = (people: number): string =>
  [
    'Full Name,E-Mail,Role',
    ...Array.from({ length: people }, (_, n) => `Person ${n},person.${n}@bench.example,Clinician`),
  ].join('\n')

const kindsOf = async (world: World): Promise<Greedy[]> => {
  const [external, manager, admin] = ['external', 'manager', 'admin'].map((name) => `${name}@demo.example`) as [
    string,
    string,
    string,
  ]
  const four = [manager, manager, manager, manager]
  const active = (await rest(world, 'GET', 'calls/active')) as { id: string }[]
  const ids = Array.from({ length: 100 }, (_, n) =>
    Buffer.from(`Call:${active[n % active.length]!.id}`).toString('base64'),
  )
  const today = new Date()
  const days = { start: `${today.getUTCFullYear() - 1}-01-01`, end: today.toISOString().slice(0, 10) }
  const spreadsheet = (session: Session) => route(session, 'POST', 'reports/performance/download', days)
  const people = fileOf('people.json', JSON.stringify({ csv: peopleFile(19_000), dryRun: true }))
  const picture = fileOf('picture.form', await pictureForm())
  const upload = (session: Session): Asked => ({
    ...route(session, 'POST', 'documents/upload'),
    headers: { cookie: session.cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    bodyFile: picture,
  })
  return [
    { what: 'documents of someone signed out', who: [''], ask: (session) => graphql(session, costly) },
    { what: 'costly documents', who: [external], ask: (session) => graphql(session, costly) },
    { what: 'nine hundred nodes', who: [external], ask: (session) => graphql(session, nodes, { ids }) },
    {
      what: 'exports of the audit trail',
      who: [admin],
      ask: (session) => route(session, 'POST', 'audit/export', {}),
    },
    { what: 'call reports', who: [manager], ask: (session) => route(session, 'POST', 'calls/report', days) },
    {
      what: 'worklogs as CSV',
      who: [manager],
      ask: (session) => route(session, 'GET', `reports/worklog-report.csv?start=${days.start}&end=${days.end}`),
    },
    { what: 'spreadsheets', who: [manager], ask: spreadsheet },
    { what: 'spreadsheets in four sessions', who: four, connections: 4, ask: spreadsheet },
    {
      what: 'spreadsheets in four sessions, read slowly',
      who: four,
      connections: 4,
      ask: (session) => ({ ...spreadsheet(session), isSlow: true }),
    },
    {
      what: 'prepared spreadsheets',
      who: [manager],
      ask: (session) => graphql(session, screenDocument('DownloadDialogMutation'), { input: { range: days } }),
    },
    {
      what: 'compliance reports',
      who: [manager],
      ask: (session) => route(session, 'GET', 'compliancerequirements/compliance-documents'),
    },
    { what: 'copies of the catalog', who: [admin], ask: (session) => route(session, 'GET', 'catalogue') },
    {
      what: 'dry runs with 19,000 people',
      who: [admin],
      ask: (session) => ({ ...route(session, 'POST', 'users/import'), bodyFile: people }),
    },
    { what: 'pictures of 14 MB', who: [external, manager], connections: 10, ask: upload },
    {
      what: 'pictures that arrive slowly',
      who: [external, manager],
      ask: (session) => ({ ...upload(session), dripped: 600 }),
      colleague: upload,
    },
  ]
}

type Nurse = { p95: number; asked: number; wrong: number }

/** What one request is answered. */
const statusOf = async ({ url, method = 'GET', headers = {}, bodyFile }: Asked): Promise<number> =>
  (await fetch(url, { method, headers, body: bodyFile ? readFileSync(bodyFile) : null })).status

/** A nurse's queue, asked for by a program of its own, beside somebody who asks for all they may under the usual limits. */
export const benchFairness = async (world: World, seconds: number): Promise<Row[]> => {
  const onDatabase = <T>(work: (client: pg.Client) => Promise<T>) => withDatabase(world.databaseUrl, work)
  await onDatabase((client) => fillReports(client, pastCalls))
  /** A session of its own, whose bucket of requests is full; without an address nobody's. */
  const enter = (email: string): Promise<Session> =>
    onDatabase(async (client) => {
      if (email === '') return { ...world, cookie: '' }
      const { rows } = await client.query<{ id: string }>('select id from app_user where email = $1', [email])
      const userId = rows[0]!.id
      return { ...world, userId, cookie: await openSession(client, userId, world.providerId) }
    })
  const nurse = async (asks: number): Promise<Nurse> => {
    const queue = graphql(await enter('clinician@demo.example'), screenDocument('QueuePageQuery'))
    return runProgram('bench/load/nurse.mjs', { ...queue, everyMs, seconds: asks })
  }
  /** The most megabytes that the server has while this is done. */
  const mostWhile = async <T>(work: () => Promise<T>): Promise<{ most: number; done: T }> => {
    let most = memoryMb(world.pid)
    const timer = setInterval(() => (most = Math.max(most, memoryMb(world.pid))), 100)
    try {
      return { done: await work(), most }
    } finally {
      clearInterval(timer)
    }
  }
  await nurse(2)
  const rows: Row[] = []
  for (const { what, who, connections = 20, ask, colleague } of await kindsOf(world)) {
    const sessions = await Promise.all(who.map(enter))
    const quiet = await nurse(seconds)
    const before = memoryMb(world.pid)
    const { most, done } = await mostWhile(async () => {
      const greedy = sessions.map((session) =>
        load(ask(session), { connections, seconds: 2 * seconds + 1, warmup: 0, isCut: true }),
      )
      await wait(1_000)
      const beside = await nurse(2 * seconds - (colleague ? 3 : 0))
      const status = colleague ? await statusOf(colleague(await enter('admin@demo.example'))) : 200
      return { beside, status, seen: await Promise.all(greedy) }
    })
    const { beside, status, seen } = done
    const statuses: Record<string, number> = {}
    for (const each of seen)
      for (const [of, count] of Object.entries(each.statuses)) statuses[of] = (statuses[of] ?? 0) + count
    const [ratio, more] = [beside.p95 / quiet.p95, most - before]
    rows.push({
      what: `A nurse's queue beside ${what}, ${connections * who.length} in parallel`,
      measured: `p95 ${beside.p95.toFixed(1)} ms, quiet ${quiet.p95.toFixed(1)} ms, ${ratio.toFixed(1)} times; ${beside.wrong} of ${beside.asked} without an answer${colleague ? `, a colleague's own got ${status}` : ''}; ${more.toFixed(0)} MB more; the others got ${JSON.stringify(statuses)}`,
      must: `${mostTimes} times quiet, ${mostMegabytes} MB`,
      aim: 'twice',
      met: ratio <= mostTimes && more <= mostMegabytes && beside.wrong === 0 && status === 200,
    })
    // Nothing of it goes on beside the next.
    await onDatabase((client) => client.query('delete from report_file'))
    await wait(3_000)
  }
  return rows
}
