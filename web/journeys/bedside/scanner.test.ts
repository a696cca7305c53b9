// A handheld scanner types what it reads into the page, and Enter after it (rules 10.13c).
import { inFull } from '../../../server/test/harness/rounds'
import { until } from '../../../server/test/harness/until'
import { isAccessibleInEach } from '../helpers/accessible'
import { counting } from '../helpers/counting'
import { dressingChangeDue, lastValues } from '../helpers/dressing'
import { holds } from '../helpers/fields'
import { hasFocus } from '../helpers/focus'
import { callForPicc } from '../helpers/insertion'
import { closeByRest, signInByRest } from '../helpers/integration'
import { keysAreQuiet, play, pressKey, scan, scanned, type Stroke } from '../helpers/keyboard'
import { openStage } from '../helpers/stage'

const stage = openStage()
const clinician = () => signInByRest(stage.server.address, 'clinician@demo.example')

type Call = {
  mrn: string | null
  contact: string | null
  version: number
  deleted: boolean
  completedAt: string | null
  assignedTo: { id: string } | null
  statusCode: { name: string }
}

test('on a call it presses no key, no button and no link, whatever it reads; each key still works for a person', async () => {
  const rest = await clinician()
  const callId = await callForPicc(rest, 'ext 4672')
  const page = await stage.enter('nurse2@demo.example', { width: 1280, height: 900, at: `/calls/${callId}` })
  await page.getByText('This call is now assigned to you.').waitFor()
  const before = await rest<Call>('GET', `/calls/${callId}`)
  const submit = page.getByRole('button', { name: 'Submit Procedure' })
  // Each letter that is a key of the page or the frame, and the two that are pressed after each other.
  for (const code of [
    'https://id.gs1.org/01/09506000134352',
    ...[...'setarcdxolbpyivnjkf'].map((key) => `${key}%44`),
    'gq%44',
  ])
    await scan(page, code)
  // The whole record of a person, as a barcode of two dimensions may hold it.
  // What is said may be gone again before the last key.
  const said = page.getByText('This barcode holds no MRN.').waitFor()
  await Promise.all([said, play(page, scanned('4'.repeat(4_000), { pace: 1 }))])
  for (const place of [submit, page.getByRole('button', { name: 'Return to Queue' })]) {
    await place.focus()
    await scan(page, 'A 4 %9')
    await hasFocus(place)
  }
  await keysAreQuiet(page)
  expect(await rest<Call>('GET', `/calls/${callId}`)).toEqual(before)
  expect(page.url()).toContain(`/calls/${callId}`)
  await until(async () => expect(await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()).toBe(0))

  await pressKey(page, 'h')
  await until(async () =>
    expect(await rest<Call>('GET', `/calls/${callId}`)).toMatchObject({ statusCode: { name: 'On Hold' } }),
  )
  await closeByRest(await signInByRest(stage.server.address, 'nurse2@demo.example'), callId, { contact: 'ext 4672' })
})

test('the wristband fills the MRN of a call, and another one is asked about, without a camera', async () => {
  const callId = await callForPicc(await clinician(), 'ext 4673')
  const page = await stage.enter('nurse2@demo.example', { width: 390, height: 844, at: `/calls/${callId}` })
  await page.getByText('This call is now assigned to you.').waitFor()
  await scan(page, '4439227')
  await page.getByText('MRN filled in from the wristband').waitFor()
  const identity = page.getByRole('button', { name: 'Patient and request: MRN 4439227' })
  await identity.waitFor()
  await scan(page, ']C05550001')
  const asked = page.getByRole('alertdialog', { name: 'The wristband has another MRN' })
  await asked.getByText('5550001').waitFor()
  await isAccessibleInEach(page, [
    ['light', 390],
    ['dark', 320],
  ])
  await asked.getByRole('button', { name: 'Keep the Call’s MRN' }).click()

  await identity.click()
  const mrn = page.getByRole('textbox', { name: 'MRN' })
  await mrn.focus()
  await scan(page, '4439227', 'Tab')
  await page.getByText('The wristband has the MRN of the call').waitFor()
  await holds(mrn, '4439227')
})

test('a code in a field of New Call creates nothing', async () => {
  const rest = await clinician()
  const before = (await rest<Call[]>('GET', '/calls/active')).length
  const page = await stage.enter('nurse2@demo.example', { at: '/calls/new' })
  const contact = page.getByLabel('Contact')
  await contact.waitFor()
  await contact.focus()
  await scan(page, '4439227')
  await holds(contact, '4439227')
  await keysAreQuiet(page)
  expect(page.url()).toContain('/calls/new')
  expect(await rest<Call[]>('GET', '/calls/active')).toHaveLength(before)
})

test('one scan of the wristband finds the line, on the queue and in the list of lines', async () => {
  const { lineId } = await dressingChangeDue(await clinician(), 'Varga', lastValues)
  const page = await stage.enter('nurse2@demo.example', { width: 390, height: 844 })
  await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor()
  const hand = counting(page)
  await scan(page, 'D-Varga')
  const dialog = page.getByRole('dialog', { name: 'Find Anything' })
  const lines = dialog.getByRole('group', { name: 'Lines' }).getByRole('option')
  await lines.first().waitFor()
  await isAccessibleInEach(page, [
    ['light', 390],
    ['dark', 320],
  ])
  await hand.tap(lines.first())
  await page.waitForURL(`**/lines/${lineId}`)
  expect(hand.effort).toEqual({ taps: 1, swipes: 0, keys: 0 })

  await page.goto(`${stage.server.address}/lines`)
  const row = page.getByRole('row').filter({ hasText: 'Varga, Felix' })
  await row.waitFor()
  await scan(page, 'D-Varga')
  await holds(page.getByRole('searchbox', { name: 'Search' }), 'D-Varga')
  await until(async () => expect(await page.locator('tbody').getByRole('row').count()).toBe(1))
  expect(page.url()).not.toContain('Varga')
  // What is scanned next takes its place.
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await scan(page, 'https://id.gs1.org/01/09506000134352')
  await page.getByText('This is the barcode of a web address.').waitFor()
  await holds(page.getByRole('searchbox', { name: 'Search' }), 'D-Varga')
})

/** The keys that write on a call or in the review of documents, one after the other. */
const writing = 'setarcduxhyio'
/** A hundred and twenty words a minute. */
const typedFast = (text: string): Stroke[] =>
  [...text].map((key, index) => ({ key, at: index * 100, up: index * 100 + 60 }))
const repeats = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / 33) }, (_, index) => from + index * 33)
const recordings: readonly (readonly Stroke[])[] = [
  scanned(writing, { pace: 5 }),
  scanned(writing, { pace: 40 }),
  typedFast('a sad case, she said'),
  ...['a', 'r', 's', 'x'].map((key) => [{ key, at: 0, up: 400, repeats: repeats(150, 400) }]),
  // A cat: several keys at once, of which one repeats, and then two more.
  [
    { key: 'a', at: 0, up: 900 },
    { key: 's', at: 4, up: 850 },
    { key: 'e', at: 9, up: 910, repeats: repeats(509, 900) },
    { key: 'a', at: 950, up: 1_200 },
    { key: 'h', at: 960, up: 1_210 },
  ],
]

test('no page writes anything by keys that no one meant', async () => {
  const rest = await clinician()
  // Of patients: a scan would fill an empty MRN.
  const ofPatient = async (contact: string): Promise<string> => {
    const id = await callForPicc(rest, contact)
    await rest('PUT', `/calls/${id}`, { mrn: '4439227' })
    return id
  }
  const ended = await ofPatient('ext 4674')
  await closeByRest(rest, ended)
  const others = await ofPatient('ext 4675')
  await rest('POST', `/calls/${others}/assigntome`)
  const deleted = await ofPatient('ext 4676')
  await rest('DELETE', `/calls/${deleted}`)
  const { lineId, callId } = await dressingChangeDue(rest, 'Ito', lastValues)
  const page = await stage.enter('manager@demo.example', { width: 1280, height: 900 })
  const written: string[] = []
  page.on('request', (request) => {
    const { query = '', operationName } = (request.postDataJSON() ?? {}) as { query?: string; operationName?: string }
    // Opening a call assigns it, and tells who looks at it.
    const isOfOpening =
      operationName === 'callVerbsAssignCallOnOpenMutation' || operationName === 'useLookAtCallMutation'
    if (query.trimStart().startsWith('mutation') && !isOfOpening) written.push(`${operationName} at ${page.url()}`)
  })
  const playAll = async () => {
    for (const recording of recordings) {
      await play(page, recording)
      await keysAreQuiet(page)
      // A scan may have opened the palette.
      await page.keyboard.press('Escape')
    }
  }
  const calls = [callId, others, ended, deleted].map((id) => `/calls/${id}`)
  // Keys do the most on the first two.
  const paths = [
    '/compliance/review',
    ...calls,
    ...['queue', 'new', 'completed', 'deleted'].map((list) => `/calls/${list}`),
    ...['/lines', `/lines/${lineId}`, '/lines/due', '/round', '/team', '/handover', '/reports', '/reports/calls'],
    ...['/users', '/audit', '/jobs', '/account'],
  ]
  for (const path of inFull ? paths : paths.slice(0, 2)) {
    await page.goto(`${stage.server.address}${path}`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await playAll()
  }
  expect(written).toEqual([])
  // A person's key does, and what it did is undone by no other.
  await page.goto(`${stage.server.address}/calls/${callId}`)
  await page.getByRole('switch', { name: 'Stat' }).waitFor()
  await pressKey(page, 'x')
  await until(async () => expect(written).toHaveLength(1))
  await until(async () =>
    expect(await rest<Call>('GET', `/calls/${callId}`)).toMatchObject({ statusCode: { name: 'Stat' } }),
  )
  // While one change is sent, a key begins no other.
  await page.getByRole('switch', { name: 'On Hold', disabled: false }).waitFor()
  await pressKey(page, 'h')
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await playAll()
  expect(written).toHaveLength(2)
})
