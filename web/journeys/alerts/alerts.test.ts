// Alerts while a tab is open: sounds, the tab's title, notifications (rules 10.1, 10.2).
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { isAccessible, looksOf } from '../helpers/accessible'
import { createStat, signInByRest } from '../helpers/integration'
import { openStage } from '../helpers/stage'
import { countIn, heardBy, listen, titleCount, type Heard } from './listening'

const stage = openStage()
const { enter } = stage
/** A Stat that nobody has sounds again and again, so there may be more by now. */
const hears = (page: Page, melodies: number) =>
  page.waitForFunction((count) => (globalThis as unknown as { heard: Heard }).heard.melodies >= count, melodies)

/** The alerts come after the first screen; the demo hospital has a Stat call that nobody has. */
const isWatching = (page: Page) => page.waitForFunction(() => document.title.startsWith('('))

const enterListening = async (email: string, options?: Parameters<typeof enter>[1]): Promise<Page> => {
  const page = await enter(email, options)
  await page.context().addInitScript(listen)
  await page.reload()
  await page.locator('[data-class]').first().waitFor()
  await isWatching(page)
  return page
}

test('a Stat call sounds for everyone who works, counts in their titles, and is silent once someone has it', async () => {
  const pages = [
    await enterListening('clinician@demo.example', { width: 1280 }),
    await enterListening('trainee@demo.example', { width: 1280 }),
    await enterListening('nurse2@demo.example', { width: 390 }),
  ]
  const onEach = (look: (page: Page) => Promise<unknown>) => Promise.all(pages.map(look))
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const before = await countIn(pages[0]!)
  const heard = await Promise.all(pages.map(heardBy))

  const callId = await createStat(rest)
  await onEach((page) => titleCount(page, before + 1))
  await Promise.all(pages.map((page, index) => hears(page, heard[index]!.melodies + 1)))
  await onEach((page) =>
    until(async () => {
      const [shown] = (await heardBy(page)).notifications.slice(-1)
      expect(shown).toMatchObject({ title: 'Stat call', isOpen: true })
      expect(shown!.body).not.toMatch(/mrn/i)
    }),
  )
  await pages[0]!.locator('link[rel=icon][href^="data:image"]').waitFor({ state: 'attached' })

  await rest('POST', `/calls/${callId}/assigntome`)
  await onEach((page) => titleCount(page, before))
  await onEach((page) =>
    page.waitForFunction(() =>
      (globalThis as unknown as { heard: Heard }).heard.notifications.every(({ isOpen }) => !isOpen),
    ),
  )
})

test('of two tabs of a browser one sounds, and the other when that is closed', async () => {
  const first = await enterListening('clinician@demo.example')
  const second = await first.context().newPage()
  await second.goto(`${stage.server.address}/account/alerts`)
  await second.getByRole('heading', { name: 'Alerts', level: 1 }).waitFor()
  await isWatching(second)
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const before = await countIn(first)
  const heard = (await heardBy(first)).melodies
  const callId = await createStat(rest)
  await Promise.all([titleCount(first, before + 1), titleCount(second, before + 1), hears(first, heard + 1)])
  expect((await heardBy(second)).melodies).toBe(0)
  await first.close()
  const other = await createStat(rest)
  await hears(second, 1)
  await titleCount(second, before + 2)
  for (const id of [callId, other]) await rest('DELETE', `/calls/${id}`)
  await titleCount(second, before)
})

test.each(
  looksOf([
    [1280, 'light'],
    [390, 'dark'],
  ]),
)('someone turns off the sound of Stat calls, at %i pixels', async (width, colorScheme) => {
  const page = await enterListening('nurse2@demo.example', { width, colorScheme })
  await page.goto(`${stage.server.address}/account`)
  await page.getByRole('link', { name: 'Alerts' }).click()
  await page.getByRole('heading', { name: 'Alerts', level: 1 }).waitFor()
  await isAccessible(page)
  const stat = page.getByRole('region', { name: 'Stat calls' })
  const heard = (await heardBy(page)).melodies
  await stat.getByRole('button', { name: 'Test Sound' }).click()
  await hears(page, heard + 1)
  const sound = stat.getByRole('switch', { name: 'Sound' })
  const isOn = (await sound.getAttribute('aria-checked')) === 'true'
  await sound.click()
  await stat.locator(`[role=switch][aria-checked=${!isOn}]`, { hasText: 'Sound' }).waitFor()
  await page.reload()
  await page.locator(`[role=switch][aria-checked=${!isOn}]`, { hasText: 'Sound' }).first().waitFor()
})
