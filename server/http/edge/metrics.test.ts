import { spawnSync } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import { doors } from '../../test/harness/doors'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import { openHospital } from '../../test/hospital/hospital'
import { timeJob } from '../../metrics'
import { subscribe } from '../../test/harness/subscriber'
import { until } from '../../test/harness/until'

const metricsToken = 'a-token-for-metrics'
serveHospital({ metricsToken })

// fetch lets nobody choose the Host header.
const ask = (headers: Record<string, string> = {}, method = 'GET'): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(`${address}/metrics`, { method, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode!, text }))
    })
    sent.on('error', reject)
    sent.end()
  })
const metrics = async (): Promise<string> => (await ask()).text
const value = async (name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await metrics())?.[1])

describe('/metrics', () => {
  test.each([
    ['someone on this machine', {}, 200],
    ['a proxy on this machine, for someone elsewhere', { 'x-forwarded-for': '203.0.113.9' }, 401],
    ['a page that reached this machine by another name', { host: 'rebound.example:4000' }, 401],
    [
      'a proxy for who shows the token',
      { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${metricsToken}` },
      200,
    ],
    ['who shows another token', { authorization: 'Bearer a-token-for-something' }, 401],
  ])('answers %s as it should', async (_who, headers, status) => {
    const answer = await ask(headers)
    expect(answer.status).toBe(status)
    expect(answer.text.includes('patency_open_sockets')).toBe(status === 200)
    expect((await ask(headers, 'HEAD')).text).toBe('')
  })

  test('is closed to every token while none is set', async () => {
    const other = await openHospital()
    const there = await other.serve()
    const answer = await fetch(`${there}/metrics`, { headers: { authorization: 'Bearer null' } })
    expect(answer.status).toBe(401)
    await other.close()
  })

  test('tells durations by route pattern and operation name, without ids or anything of a patient', async () => {
    const { people, riverside, openCall } = hospital
    const callId = await openCall()
    const rosa = doors(address, people.rosa)
    await rosa.rest('GET', `/providers/${riverside.id}/calls/${callId}`)
    await rosa.rest('GET', `/providers/${riverside.id}/calls/${callId.replace(/.$/, 'f')}/`)
    await rosa.rest('GET', '/nothing/here')
    await rosa.graphql('query WhoAmI { viewer { email } }')
    await rosa.graphql('{ viewer { email } }')
    await doors(address, null).graphql('query MadeUpByAStranger { viewer { email } }')
    await fetch(`${address}/health/live`)
    await fetch(address)
    const text = await metrics()
    for (const labels of [
      'door="rest",operation="GET /api/v0/providers/:providerId/calls/:id",status="2xx"',
      'door="rest",operation="other",status="4xx"',
      'door="graphql",operation="WhoAmI",status="2xx"',
      'door="graphql",operation="other",status="2xx"',
      'door="graphql",operation="stranger",status="2xx"',
      'door="operator",operation="/health/live",status="2xx"',
    ])
      expect(text).toContain(`patency_request_duration_seconds_count{${labels}}`)
    expect(text).toContain('door="web",operation="file"')
    expect(text).not.toContain('MadeUpByAStranger')
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|Rosa|demo\.example|nothing\/here/)
  })

  test('names its series as Prometheus asks', async () => {
    const text = await metrics()
    const kinds = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => [name!, kind!] as const)
    expect(kinds.length).toBeGreaterThan(20)
    for (const [name, kind] of kinds) {
      expect(name).toMatch(/^[a-z]+(_[a-z0-9]+)+$/)
      expect({ name, isCounter: kind === 'counter' }).toEqual({ name, isCounter: name.endsWith('_total') })
      // Histograms and summaries add these themselves.
      expect(name).not.toMatch(
        /_(count|sum|bucket)$|_(milliseconds|minutes|hours|kilobytes|megabytes|percent)(_total)?$/,
      )
    }
    for (const [, name] of text.matchAll(/^# HELP (\S+) *$/gm)) throw new Error(`${name} has no help`)
    // Prometheus's own check, where it is installed.
    const promtool = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' })
    if (promtool.error === undefined)
      expect({ status: promtool.status, says: promtool.stdout + promtool.stderr }).toEqual({ status: 0, says: '' })
  })

  test('keeps only so many names that callers make up', async () => {
    const rosa = doors(address, hospital.people.rosa)
    for (let n = 0; n < 210; n += 1) await rosa.graphql(`query MadeUp${n} { __typename }`)
    await rosa.graphql(`query ${'Long'.repeat(30)} { __typename }`)
    const text = await metrics()
    expect(text).toContain('operation="MadeUp7"')
    expect(text).not.toContain('MadeUp209')
    expect(text).not.toContain('LongLong')
  })

  test('counts sockets, subscribers and statements, and tells how far behind the feed, the jobs and the event loop are', async () => {
    const { people, openCall, clock } = hospital
    clock.now = new Date()
    await hospital.clients.system.session.updateMany({ data: { seenAt: clock.now, createdAt: clock.now } })
    const statements = await value('patency_sql_statements_total')
    const sockets = [subscribe(address, people.rosa), subscribe(address, people.ben)]
    for (const socket of sockets) await socket.next(() => true)
    expect([await value('patency_open_sockets'), await value('patency_subscribers')]).toEqual([2, 2])
    const readings = await value('patency_change_feed_lag_seconds_count')
    const callId = await openCall()
    for (const socket of sockets)
      await socket.next(({ changed }) => changed.some(({ databaseId }) => databaseId === callId))
    expect(await value('patency_change_feed_lag_seconds_count')).toBeGreaterThan(readings)
    expect(await value('patency_sql_statements_total')).toBeGreaterThan(statements)
    expect(await value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    await timeJob('sweep', () => Promise.resolve())
    await expect(timeJob('sweep', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    for (const outcome of ['done', 'broken'])
      expect(await value(`patency_job_duration_seconds_count{job="sweep",outcome="${outcome}"}`)).toBe(1)
    for (const socket of sockets) await socket.stop()
    await until(async () =>
      expect([await value('patency_open_sockets'), await value('patency_subscribers')]).toEqual([0, 0]),
    )
  })
})
