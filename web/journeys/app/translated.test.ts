// A browser that translates the page, as Chrome does, exchanges texts behind React's back (decision 0082, rules 10.17).
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { signInByRest, type Rest } from '../helpers/integration'
import { openMovedHospital } from '../helpers/movedClock'
import { cards, isLive } from '../helpers/people'
import { openStage } from '../helpers/stage'

const minute = 60_000

const stage = openStage({
  start: () => openMovedHospital({ PATENCY_SESSION_IDLE_MINUTES: '600' }),
  onEnter: isLive,
})
const { enter, excuse } = stage

/**
 * Puts «words» in the place of each text that may be translated, now and later, as Google Translate does: a font in a
 * font, and the text itself is gone.
 */
const goOnTranslating = () => {
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node: Node | null = root.nodeType === 3 ? root : walker.nextNode(); node; node = walker.nextNode())
      texts.push(node as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!parent?.translate || !text.data.trim() || /^(FONT|SCRIPT|STYLE|TEXTAREA|OPTION)$/i.test(parent.tagName))
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit'
      inner.textContent = `«${text.data.trim()}»`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  document.documentElement.classList.add('translated-ltr')
  document.documentElement.lang = 'de'
  translate(document.body)
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** In a world of its own, as Chrome does: the page sees its elements and not its script. */
const translatePage = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id })
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId: executionContextId,
    expression: `(${String(goOnTranslating)})()`,
  })
  expect(exceptionDetails).toBeUndefined()
}

const idNamed = async (rest: Rest, path: string, wanted: string): Promise<string> =>
  (await rest<{ id: string; name: string }[]>('GET', path)).find(({ name }) => name === wanted)!.id

type Facility = { name: string; requiredCallFields: { key: string }[]; rooms: { id: string; name: string }[] }

/** A Stat call in a facility that requires only the contact. */
const askForHelp = async (rest: Rest, contact: string) => {
  const { name: facility, rooms } = (await rest<Facility[]>('GET', '/facilities')).find(({ requiredCallFields }) =>
    requiredCallFields.every(({ key }) => key === 'contact'),
  )!
  const { id } = await rest<{ id: string }>('POST', '/calls', {
    purposeId: await idNamed(rest, '/callpurposes', 'Declot'),
    statusCodeId: await idNamed(rest, '/callstatuscodes', 'Stat'),
    roomId: rooms[0]!.id,
    contact,
  })
  return { id, room: rooms[0]!.name, facility }
}

test('on a translated page times go on, what changes is shown, and names, rooms and numbers stay as they are', async () => {
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const call = await askForHelp(rest, 'Ward desk 7301')
  const page = await enter('nurse2@demo.example')
  await page.mouse.move(0, 0)
  await translatePage(page)

  const card = page.locator('article').filter({ has: page.locator(`a[href="/calls/${call.id}"]`) })
  const textOf = (selector: string) => card.locator(selector).first().innerText()
  await until(async () => {
    expect(await textOf('.what')).toBe('«waiting»')
    expect(await textOf('.title')).toBe('Declot')
    expect(await textOf('.place')).toMatch(new RegExp(`^${call.room}\\s+${call.facility}$`))
    expect(await textOf('.details')).toBe('Ward desk 7301')
    expect(await textOf('.minutes')).toMatch(/^\d+ min$/)
    expect(await page.getByText('«Live»', { exact: true }).count()).toBeGreaterThan(0)
  })
  const countOf = async () => {
    const words = await page.getByRole('heading', { level: 2, name: /^«?Stat/ }).innerText()
    return Number(/\d+/.exec(words)![0])
  }
  const before = await until(countOf)

  stage.server.putForward(11 * minute)
  // Any event updates the page's estimate of the server's time.
  await askForHelp(rest, 'Ward desk 7302')
  await until(async () => {
    expect(await textOf('.minutes')).toMatch(/^1[12] min$/)
    expect(await textOf('.escalated')).toMatch(/^«Escalated (just now|\d+ min ago)»$/)
    expect(await countOf()).toBe(before + 1)
  })
  stage.server.putForward(6 * minute)
  await askForHelp(rest, 'Ward desk 7303')
  await until(async () => {
    expect(await textOf('.escalated')).toMatch(/^«Escalated ([6-9]|1\d) min ago»$/)
    expect(await countOf()).toBe(before + 2)
  })

  await rest('POST', `/calls/${call.id}/assigntome`)
  await until(async () => {
    expect(await textOf('.what')).toBe('«in progress»')
    expect(await textOf('.lead')).toMatch(/^Miguel Santos/)
  })
  await rest('POST', `/calls/${call.id}/return`)
  await until(async () => expect(await textOf('.what')).toBe('«waiting»'))

  await page.context().setOffline(true)
  await page
    .getByText(/^«(No connection|Not updated since)/)
    .first()
    .waitFor()
  await page.context().setOffline(false)
  await page.getByText('«Live»', { exact: true }).first().waitFor()
  excuse()
})

test('on a translated page somebody opens a call, holds it, records and closes it, and reads the team and past calls', async () => {
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const call = await askForHelp(rest, 'Ward desk 7311')
  const page = await enter('nurse2@demo.example')
  await translatePage(page)
  await page.locator(`article a[href="/calls/${call.id}"]`).click()
  const status = page.getByRole('status', { name: 'Status of the call' })
  await status.getByText('«Assigned to you»').waitFor()
  await until(async () => {
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Declot')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('«')
    expect(await page.locator('dd', { hasText: call.facility }).first().innerText()).toBe(call.facility)
    expect(await page.getByRole('cell', { name: /^Ben Carter/ }).innerText()).not.toContain('«')
  })

  await page.getByRole('switch', { name: /On Hold/ }).click()
  await status.getByText('«On Hold»').waitFor()
  await page.getByRole('switch', { name: /On Hold/ }).click()
  await status.getByText('«On Hold»').waitFor({ state: 'detached' })

  const others = page.getByRole('button', { name: /All procedures/ })
  await page.getByRole('checkbox', { name: /./ }).first().waitFor()
  if (await others.isVisible()) await others.click()
  await page.getByRole('checkbox', { name: /^«?Other/ }).check()
  await page
    .getByRole('region', { name: /Procedures/ })
    .getByRole('textbox')
    .last()
    .fill('Flushed')
  await page.getByRole('button', { name: /Submit Procedure/ }).click()
  await page.waitForURL('**/calls/queue')
  await cards(page).first().waitFor()
  await page.locator(`main article a[href="/calls/${call.id}"]`).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^«?Calls/ }).click()
  await page.getByRole('link', { name: /Team/ }).click()
  await page.getByRole('rowheader', { name: 'Ben Carter', exact: true }).waitFor()
  await page.getByRole('button', { name: /^«?Calls/ }).click()
  await page.getByRole('link', { name: /Completed/ }).click()
  await until(async () => {
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/calls/${call.id}"]`) })
    expect(await row.innerText()).toContain(call.room)
    expect(await row.getByRole('rowheader').innerText()).not.toContain('«')
  })
  await page.goBack()
  await page.getByRole('rowheader', { name: 'Ben Carter', exact: true }).waitFor()
})
