import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { until } from '../../server/test/harness/until'
import { breaksNoRule } from './helpers/accessible'
import { callAction } from './helpers/callPage'
import { signInByRest } from './helpers/integration'
import { openStage } from './helpers/stage'

const stage = openStage()
const { enter } = stage

/** A photo as a phone stores it: rotated, with metadata. */
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c98f6f' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const panel = (page: Page) => page.getByRole('region', { name: 'Images' })
const choose = async (page: Page, ...names: string[]) => {
  const buffer = await photo()
  await panel(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
}
/** Waits until the picture has loaded, and returns its size in the browser. */
const seen = async (
  page: Page,
  within: 'main' | '[role=dialog]',
  at: number,
): Promise<{ width: number; height: number }> => {
  const image = page.locator(`${within} img`).nth(at)
  // The image loads when it is scrolled into view.
  await image.scrollIntoViewIfNeeded()
  return image.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode()
    return { width: shown.naturalWidth, height: shown.naturalHeight }
  })
}

const waitingCall = async (): Promise<string> => {
  const rest = await signInByRest(stage.server.address, 'manager@demo.example')
  const purpose = (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).find(
    ({ name }) => name === 'Difficult IV',
  )!
  const [facility] = await rest<{ rooms: { id: string }[] }[]>('GET', '/facilities')
  return (
    await rest<{ id: string }>('POST', '/calls', {
      purposeId: purpose.id,
      roomId: facility!.rooms[0]!.id,
      contact: 'ext 7300',
    })
  ).id
}

test('a photo is put on a call, looked at, kept, seen by a colleague, and taken off again', async () => {
  const callId = await waitingCall()
  const page = await enter('clinician@demo.example', { width: 390, colorScheme: 'dark', at: `/calls/${callId}` })
  await choose(page, 'arm.jpg', 'dressing.jpg')
  await panel(page).getByRole('button', { name: 'Show dressing.jpg' }).waitFor()
  // Upright, although it was stored rotated.
  expect(await seen(page, 'main', 0)).toEqual({ width: 213, height: 320 })
  await page.getByText('Not saved yet').waitFor()

  await panel(page).getByRole('button', { name: 'Show arm.jpg' }).click()
  const viewer = page.getByRole('dialog', { name: 'arm.jpg' })
  await viewer.waitFor()
  expect(await seen(page, '[role=dialog]', 0)).toEqual({ width: 600, height: 900 })
  await breaksNoRule(page, { within: '[role=dialog]' })
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog', { name: 'dressing.jpg' }).getByText('2 of 2').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await breaksNoRule(page, { within: 'section[aria-labelledby]' })

  await (await callAction(page, 'Save Entries')).click()
  await page.getByText('All entries saved').waitFor()

  const colleague = await enter('nurse2@demo.example', { at: `/calls/${callId}` })
  await panel(colleague).getByRole('button', { name: 'Show arm.jpg' }).waitFor()
  expect(await seen(colleague, 'main', 0)).toEqual({ width: 213, height: 320 })
  await panel(colleague).getByRole('button', { name: 'Remove arm.jpg' }).click()
  await colleague.getByRole('button', { name: 'Save Entries' }).click()
  await colleague.getByText('All entries saved').waitFor()
  await until(async () => expect(await panel(colleague).getByRole('button', { name: /^Show/ }).count()).toBe(1))

  await page.reload()
  await panel(page).getByRole('button', { name: 'Show dressing.jpg' }).waitFor()
  await panel(page).getByRole('button', { name: 'Show arm.jpg' }).waitFor({ state: 'detached' })
})

test('a call is asked for with a photo', async () => {
  const page = await enter('nurse2@demo.example', { at: '/calls/new' })
  await page.getByLabel('Contact').fill('ext 7399')
  await choose(page, 'site.jpg')
  await panel(page).getByRole('button', { name: 'Show site.jpg' }).waitFor()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
  await page.locator('li, article').filter({ hasText: 'ext 7399' }).getByRole('link').first().click()
  await panel(page).getByRole('button', { name: 'Show site.jpg' }).waitFor()
})
