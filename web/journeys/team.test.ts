import type { Page } from 'playwright-core'
import { isAccessible, looksOf } from './helpers/accessible'
import { cards } from './helpers/people'
import { openSection } from './helpers/sections'
import { openStage } from './helpers/stage'

const { enter } = openStage()

const row = (page: Page, name: string) => page.locator('main tbody tr', { has: page.getByRole('rowheader', { name }) })

test.each(
  looksOf([
    [1280, 'light'],
    [390, 'dark'],
  ]),
)(
  'a manager sees who is here and on what, live, and comes from a card to its lead and back to the call, at %i pixels',
  async (width, colorScheme) => {
    const manager = await enter('manager@demo.example', { width, colorScheme })
    await openSection(manager, 'Team')
    await manager.getByRole('heading', { name: 'Team', level: 1 }).waitFor()
    await row(manager, 'Miguel Santos').getByText('Online', { exact: true }).waitFor()
    // Those who lead a call and are gone stand first.
    await manager.locator('main tbody tr').first().filter({ hasText: 'Offline' }).waitFor()
    await isAccessible(manager)

    await enter('nurse2@demo.example')
    const ben = row(manager, 'Ben Carter')
    await ben.getByText('Online', { exact: true }).waitFor()

    await openSection(manager, 'Queue')
    await cards(manager).first().waitFor()
    const leads = manager.locator('main article .lead a')
    const name = (await leads.first().textContent())!.replace(/ \(.*\)$/, '')
    await leads.filter({ hasText: name }).first().click()
    await manager.waitForURL(/\/team#/)
    const sought = manager.locator('main tbody tr[aria-current="true"]')
    await sought.getByRole('rowheader', { name }).waitFor()
    await sought.getByRole('link').click()
    await manager.waitForURL(/\/calls\/[0-9a-f-]{36}$/)
  },
)
