// A new build under an open page (rules 10.9): behind a proxy whose server is upgraded, and behind one with two servers of which
// one is upgraded.
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { projectRoot } from '../../../server/paths'
import { openProxy, type Proxy } from '../../../server/test/database/proxy'
import { until } from '../../../server/test/harness/until'
import { startServerForTest, type TestServer } from '../helpers/server'
import { cards, isLive } from '../helpers/people'
import { openSection } from '../helpers/sections'
import { openStage } from '../helpers/stage'

const newBuild = path.join(projectRoot, 'dist', `upgrade-${process.pid}`)
const webFiles = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** A copy of this build as a build of changed code would be: a later moment, and other names for all of its code. */
const makeNewBuild = (): void => {
  cpSync(path.dirname(realpathSync(path.join(projectRoot, 'dist/web'))), newBuild, { recursive: true })
  const web = path.join(newBuild, 'web')
  const renamed = (name: string): string =>
    name.replace(/-(.)([\w-]{7}\.js)$/, (_all, first, rest) => `-${first === 'u' ? 'v' : 'u'}${rest}`)
  const codes = new Set(
    webFiles(path.join(web, 'assets')).flatMap((name) => /[^/]+-[\w-]{8}\.js$/.exec(name)?.[0] ?? []),
  )
  const read = (name: string) => readFileSync(path.join(web, name), 'utf8')
  const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')
  const before = digestOf(read('index.html'))
  for (const name of webFiles(web)) {
    if (/\.(br|gz)$/.test(name)) rmSync(path.join(web, name))
    else if (/\.(js|html)$/.test(name))
      writeFileSync(
        path.join(web, name),
        read(name).replaceAll(/[\w.]+(?:-[\w.]+)*-[\w-]{8}\.js/g, (found) =>
          codes.has(found) ? renamed(found) : found,
        ),
      )
  }
  for (const name of webFiles(path.join(web, 'assets')))
    if (codes.has(path.basename(name)))
      renameSync(
        path.join(web, 'assets', name),
        path.join(web, 'assets', path.dirname(name), renamed(path.basename(name))),
      )
  const later = (all: string, build: string) => all.replace(build, new Date(Date.parse(build) + 1_000).toISOString())
  writeFileSync(path.join(web, 'index.html'), read('index.html').replace(/patency-build" content="([^"]+)"/, later))
  writeFileSync(
    path.join(web, 'service-worker.js'),
    read('service-worker.js')
      .replace(before, digestOf(read('index.html')))
      .replace(/"[\w-]{16}"/, '"AnotherBuildOfIt"'),
  )
}

type Upgraded = {
  address: string
  upgrade: () => Promise<void>
  add: () => Promise<void>
  url: string
  stop: () => Promise<void>
}

/** A hospital behind a proxy, whose server can be upgraded, or get another one beside it that is. */
const openUpgraded = async (): Promise<Upgraded> => {
  const servers: TestServer[] = [await startServerForTest()]
  const first = servers[0]!
  let serving = [first]
  let turn = 0
  const proxy: Proxy = await openProxy(() => {
    const { hostname, port } = new URL(serving[turn++ % serving.length]!.address)
    return { host: hostname, port: Number(port) }
  })
  const startNew = async (): Promise<TestServer> => {
    const server = await startServerForTest({
      databaseUrl: first.databaseUrl,
      program: path.join(newBuild, 'server/main.js'),
    })
    servers.push(server)
    return server
  }
  return {
    address: `http://localhost:${proxy.port}`,
    url: first.databaseUrl,
    upgrade: async () => {
      serving = [await startNew()]
      // Connections to the old one end as when it stops.
      proxy.cut()
      proxy.mend()
    },
    add: async () => {
      serving = [first, await startNew()]
    },
    stop: async () => {
      await proxy.close()
      // The first one has the database.
      for (const server of servers.reverse()) await server.stop()
    },
  }
}

beforeAll(makeNewBuild)
afterAll(() => rmSync(newBuild, { recursive: true, force: true }))

const buildOf = (page: Page) => page.locator('meta[name=patency-build]').getAttribute('content')
const isTold = (page: Page) => page.getByText('A new version of Patency is ready').first().waitFor()
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' }).first().click()

const excused = /ERR_|WebSocket|Failed to (load|fetch)|The server cannot be reached|could not be loaded/

describe('a server that is upgraded under an open page', () => {
  const stage = openStage<Upgraded>({ start: openUpgraded, excused })

  test('the page is told, goes on with the parts of its own build, and has the new one after Reload', async () => {
    const [page, installed] = [
      await stage.enter('clinician@demo.example'),
      await stage.enter('admin@demo.example', { isInstalled: true }),
    ]
    await installed.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const before = await buildOf(page)
    await stage.server.upgrade()
    for (const open of [page, installed]) {
      await isTold(open)
      await isLive(open)
    }

    // A page of its own build, which only the server before had.
    await page.getByRole('link', { name: 'Lines' }).first().click()
    await page.getByRole('heading', { name: 'Lines', level: 1 }).waitFor()
    await until(async () => expect(await buildOf(page)).toBe(before))

    // What no server has any more says the same, and nothing of a connection.
    const database = new pg.Client(stage.server.url)
    await database.connect()
    await database.query(`delete from web_file where path like '/assets/Team%' or path like '/assets/RoundPageQuery%'`)
    await database.end()
    await openSection(page, 'Team')
    await page.getByRole('alert').getByText('A new version of Patency is ready.').waitFor()
    await page.getByRole('heading', { name: 'New version', level: 1 }).waitFor()
    await openSection(page, 'My Round')
    await page.getByRole('alert').getByText('A new version of Patency is ready.').waitFor()
    await until(async () => expect(await page.getByText(/connection|network|administrator/).count()).toBe(0))
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { name: 'My Round', level: 1 }).waitFor()
    await until(async () => expect(await buildOf(page)).not.toBe(before))

    await reload(installed)
    await until(async () => expect(await buildOf(installed)).not.toBe(before))
    await cards(installed).first().waitFor()
    await isLive(installed)
  })
})

describe('two servers, of which one is upgraded', () => {
  const stage = openStage<Upgraded>({ start: openUpgraded, excused })

  test('pages of both builds load and go on, whichever server answers', async () => {
    const open = await stage.enter('clinician@demo.example')
    await stage.server.add()
    const builds = new Set<string | null>()
    await until(async () => {
      const page = await stage.enter('manager@demo.example', { isWarm: true })
      builds.add(await buildOf(page))
      await page.goto(`${stage.server.address}/lines`)
      await page.getByRole('heading', { name: 'Lines', level: 1 }).waitFor()
      return builds.size === 2
    })
    await open.getByRole('link', { name: 'Lines' }).first().click()
    await open.getByRole('heading', { name: 'Lines', level: 1 }).waitFor()
  })
})
