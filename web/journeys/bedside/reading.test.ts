// The order in which a screen reader reads the page of a call: its headings and its named parts, each once.
import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'
import { dressingChangeDue, lastValues } from '../helpers/dressing'
import { signInByRest } from '../helpers/integration'
import { openStage } from '../helpers/stage'

const stage = openStage()

/** The headings, with their level, and the named parts that are no region of a heading. */
const outlineOf = async (page: Page): Promise<string[]> => {
  const tree = await page.locator('main').ariaSnapshot()
  return tree.split('\n').flatMap((line) => {
    const [, role, name, level] =
      /^\s*- '?(heading|form|group|status|list) "([^"]*)"(?: \[level=(\d)\])?/.exec(line) ?? []
    if (role === undefined) return []
    return role === 'heading' ? `${'#'.repeat(Number(level))} ${name}` : `${role}: ${name}`
  })
}

/** Waits until the page reads so. */
const reads = (page: Page, expected: readonly string[]): Promise<void> =>
  until(async () => expect(await outlineOf(page)).toEqual(expected))

const entries = ['## Follow-up', '## Line', '## Images']
const choices = ['group: Dressing', 'group: Site appearance', 'group: Securement']
const recorded = ['## Procedures', '### Dressing Change', 'group: Dressing Change', ...choices, ...entries]
const others = ['## Call is follow-up from', '## Work log', 'group: Work log, by start', '## History', 'group: Actions']

test.each([
  [
    1280,
    'clinician',
    (name: string) => [
      `# ${name}`,
      ...['status: Status of the call', 'group: Change the status', 'form: Call'],
      ...['## Patient', '## Request', '## Location', ...recorded, ...others],
    ],
  ],
  [
    390,
    'nurse2',
    (name: string) => [
      `# ${name}`,
      ...['status: Status of the call', 'form: Call', ...recorded],
      ...['## About the call', 'group: Change the status', ...others],
    ],
  ],
])('while one does it, at %i pixels', async (width, who, expected) => {
  const rest = await signInByRest(stage.server.address, 'clinician@demo.example')
  const { callId, roomName } = await dressingChangeDue(rest, `Read${width}`, lastValues)
  const page = await stage.enter(`${who}@demo.example`, { width, height: 900, at: `/calls/${callId}` })
  await page.getByText('This call is now assigned to you.').waitFor()
  await page.getByRole('button', { name: /^Same as last time/ }).click()
  await reads(page, expected(`Dressing Change · ${roomName}`))
})

test('for the ward that asked for it', async () => {
  const desk = await signInByRest(stage.server.address, 'external@demo.example')
  const [purposes, facilities] = await Promise.all([
    desk<{ id: string; name: string }[]>('GET', '/callpurposes'),
    desk<{ rooms: { id: string; name: string }[] }[]>('GET', '/facilities'),
  ])
  const room = facilities[0]!.rooms.at(-1)!
  const { id } = await desk<{ id: string }>('POST', '/calls', {
    purposeId: purposes.find(({ name }) => name === 'Difficult IV')!.id,
    roomId: room.id,
    contact: 'ext 4691',
  })
  const page = await stage.enter('external@demo.example', { width: 1280, height: 900, at: `/calls/${id}` })
  await reads(page, [
    `# Difficult IV · ${room.name}`,
    ...['status: Status of the call', 'status: How far your call is', '## Updates with the Team'],
    ...['form: Call', '## Request', '## Work log', 'group: Actions'],
  ])
  // A link to what is not there leads nowhere.
  await page.getByRole('link', { name: 'To procedures', includeHidden: true }).waitFor({ state: 'detached' })
})
