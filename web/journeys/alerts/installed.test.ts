// The installed app and its push notifications, in a browser with the service worker (rules 10.3, 10.9).
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { projectRoot } from '../../../server/paths'
import { isAccessibleInEach, usualLooks } from '../helpers/accessible'
import { hasFocus } from '../helpers/focus'
import { signInByRest } from '../helpers/integration'
import { isLive } from '../helpers/people'
import { openStage } from '../helpers/stage'

const stage = openStage({
  excused:
    /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION)|WebSocket|Failed to (load|fetch)|The server cannot be reached/,
})

const createCall = async (input: object): Promise<string> => {
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const purposes = await rest<{ id: string; name: string }[]>('GET', '/callpurposes')
  const purposeId = purposes.find(({ name }) => name === 'PICC Insertion')!.id
  return (await rest<{ id: string }>('POST', '/calls', { purposeId, ...input })).id
}

/** Signed in, with the service worker in charge. */
const enterInstalled = async (email: string): Promise<Page> => {
  const page = await stage.enter(email, { width: 390, height: 844, isInstalled: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

/** Everything in Cache Storage: the addresses, and the text of the answers. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = []
    let text = ''
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        paths.push(new URL(request.url).pathname)
        text += await (await cache.match(request))!.text()
      }
    }
    return { paths: paths.sort(), text }
  })

const filesOfBuild = (): string[] => {
  const folder = path.join(projectRoot, 'dist/web')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        statSync(path.join(folder, name)).isFile() && !/\.(br|gz|wasm)$|^service-worker\.js$|^assets\/pdf\//.test(name),
    )
    .map((name) => `/${name}`)
    .sort()
}

test('the app keeps the files of its build and never an answer, whichever pages are opened', async () => {
  const callId = await createCall({ contact: 'ext 9911', patientLastName: 'Zuckerkandl', mrn: 'Q-99110' })
  const page = await enterInstalled('clinician@demo.example')
  expect(await page.evaluate(async () => (await fetch('/manifest.webmanifest')).headers.get('content-type'))).toMatch(
    /^application\/manifest\+json/,
  )
  for (const address of [
    `/calls/${callId}`,
    '/calls/completed',
    '/lines',
    '/team',
    '/account/alerts',
    '/calls/queue',
  ]) {
    await page.goto(`${stage.server.address}${address}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await isLive(page)
  }
  await page.evaluate(() => fetch('/api/v0/users/me').then((answer) => answer.text()))
  await until(async () => expect((await readCaches(page)).paths).toEqual(filesOfBuild()))
  expect((await readCaches(page)).text).not.toMatch(/Zuckerkandl|Q-99110|ext 9911/)
})

test('without a network it starts at once, says since when, and goes on by itself', async () => {
  const page = await enterInstalled('clinician@demo.example')
  await page.waitForFunction(() => localStorage.getItem('patency.lastReached') !== null)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText(/^No connection since \d/).waitFor()
  await page.getByRole('banner').getByText('Patency').waitFor()
  await isAccessibleInEach(page, usualLooks)
  await page.goto(`${stage.server.address}/calls/completed`)
  await page.getByText(/^No connection since \d/).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Completed Calls' }).waitFor()
})

type Shown = { title: string; body: string; tag: string; silent: boolean; close: () => void }
type ServiceWorkerGlobal = EventTarget & {
  registration: {
    showNotification: (title: string, options: Omit<Shown, 'title' | 'close'>) => Promise<void>
    getNotifications: (filter?: { tag?: string }) => Promise<Shown[]>
  }
}

/** Headless Chromium has no desktop: the worker's notifications are kept in a list, and its events are made here. */
const workerOf = async (page: Page) => {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as ServiceWorkerGlobal
    let shown: Shown[] = []
    registration.getNotifications = ({ tag } = {}) =>
      Promise.resolve(shown.filter((one) => tag === undefined || one.tag === tag))
    registration.showNotification = (title, options) => {
      const one: Shown = { ...options, title, close: () => void (shown = shown.filter((other) => other !== one)) }
      shown = [...shown.filter(({ tag }) => tag !== one.tag), one]
      return Promise.resolve()
    }
  })
  return {
    shown: () =>
      worker.evaluate(async () =>
        (await (globalThis as unknown as ServiceWorkerGlobal).registration.getNotifications()).map(
          ({ title, body, silent }) => ({ title, body, silent }),
        ),
      ),
    push: (payload: object) =>
      worker.evaluate(async (sent) => {
        const done: Promise<unknown>[] = []
        const event = Object.assign(new Event('push'), {
          data: { json: () => sent },
          waitUntil: (work: Promise<unknown>) => done.push(work),
        })
        dispatchEvent(event)
        await Promise.all(done)
      }, payload),
    click: () =>
      worker.evaluate(async () => {
        const done: Promise<unknown>[] = []
        const [notification] = await (globalThis as unknown as ServiceWorkerGlobal).registration.getNotifications()
        const event = Object.assign(new Event('notificationclick'), {
          notification,
          waitUntil: (work: Promise<unknown>) => done.push(work),
        })
        dispatchEvent(event)
        await Promise.all(done)
      }),
  }
}

test('a push shows a notification, which opens the queue at its card and not the call; a second one takes it away', async () => {
  const callId = await createCall({ contact: 'ext 9912' })
  const page = await enterInstalled('clinician@demo.example')
  const worker = await workerOf(page)
  const stat = {
    kind: 'STAT',
    sound: 'ALWAYS',
    callId,
    title: 'Stat: PICC Insertion',
    body: '4B-12 · Main Hospital · waiting 1 min',
    at: new Date().toISOString(),
  }
  await worker.push(stat)
  await worker.push(stat)
  expect(await worker.shown()).toEqual([{ title: stat.title, body: stat.body, silent: false }])
  const elsewhere = { ...stat, sound: 'IF_NEW', body: '4B-13 · Main Hospital · waiting 2 min' }
  await worker.push(elsewhere)
  expect(await worker.shown()).toEqual([{ title: stat.title, body: elsewhere.body, silent: true }])
  await worker.push({ ...stat, kind: 'WITHDRAWN', title: 'No longer for you', body: '' })
  expect(await worker.shown()).toEqual([])

  await worker.push(stat)
  await page.goto(`${stage.server.address}/team`)
  await page.getByRole('heading', { name: 'Team', level: 1 }).waitFor()
  await worker.click()
  await page.waitForURL('**/calls/queue')
  await hasFocus(page.locator(`a[href="/calls/${callId}"]`))
  await until(async () => expect(await worker.shown()).toEqual([]))

  // A closed app: the address alone says which card.
  await page.goto(`${stage.server.address}/calls/queue?call=${callId}`)
  await hasFocus(page.locator(`a[href="/calls/${callId}"]`))
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  expect((await rest<{ assignedTo: unknown }>('GET', `/calls/${callId}`)).assignedTo ?? null).toBeNull()
})

test('sign-out leaves nothing of when the server was heard, nor whose device it was', async () => {
  const page = await enterInstalled('clinician@demo.example')
  await page.waitForFunction(() => localStorage.getItem('patency.lastReached') !== null)
  await page
    .getByRole('button', { name: /sections|menu/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail').waitFor()
  await until(async () =>
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /lastReached|pushOwner/.test(key))),
    ).toEqual([]),
  )
})
