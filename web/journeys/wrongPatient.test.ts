// The line of the patient in the next bed is hard to choose, and the question names both patients (rules 4.2a).
import type { Page } from 'playwright-core'
import { isAccessible, looksOf } from './helpers/accessible'
import { unfoldCall } from './helpers/callPage'
import { hasFocus } from './helpers/focus'
import { callForPicc, insertion, recordInsertion, recordProcedure } from './helpers/insertion'
import { signInByRest, type Rest } from './helpers/integration'
import { openStage } from './helpers/stage'
import type { signIn } from './helpers/people'

const stage = openStage()
let rest: Rest

beforeAll(async () => {
  rest = await signInByRest(stage.server.address, 'nurse2@demo.example')
})

const enter = (options: Parameters<typeof signIn>[3] = {}): Promise<Page> => stage.enter('nurse2@demo.example', options)

type Line = { id: string; name: string; mrn: string | null; calls: { id: string }[] }
const linesOf = async (mrn: string) =>
  (await rest<Line[]>('GET', `/lines?search=${mrn}`)).filter((line) => line.mrn === mrn)

test.each(
  looksOf([
    ['wide', 'light', { width: 1440 }],
    ['phone', 'dark', { width: 390, height: 844 }],
  ]),
)(
  '%s, %s: the page begins with a new line, and asks before another patient’s line is chosen',
  async (width, colorScheme, size) => {
    const [kevins, joans] = [`K-${width}`, `J-${width}`]
    const page = await enter({ ...size, colorScheme })
    await callForPicc(rest, `ext ${kevins}`)
    await recordInsertion(page, { contact: `ext ${kevins}`, lastName: 'Hansen', mrn: kevins })

    const callId = await callForPicc(rest, `ext ${joans}`)
    await page.goto(`${stage.server.address}/calls/${callId}`)
    await page.getByText('This call is now assigned to you.').waitFor()
    await unfoldCall(page)
    await page.getByLabel('Patient First Name').fill('Joan')
    await page.getByLabel('Patient Last Name').fill('Merriweather')
    await page.getByLabel('MRN').fill(joans)
    await recordProcedure(page, 'Insertion', insertion)
    await page.getByRole('button', { name: 'Submit Procedure' }).click()

    const choice = page.getByRole('dialog', { name: 'Select or Create Line' })
    await choice.getByRole('button', { name: 'Create Line and Submit' }).waitFor()
    await choice.getByText('Existing line').click()
    const others = choice.getByRole('region', { name: 'Same room, different patient' })
    await others.getByRole('radio', { name: "Hansen's Line" }).first().check()
    await isAccessible(page)
    const submit = choice.getByRole('button', { name: 'Select Line and Submit' })
    await submit.click()

    const question = page.getByRole('alertdialog', { name: 'Is this the right patient?' })
    for (const words of [
      'The call and the line have different MRNs.',
      'Joan Merriweather',
      `MRN ${joans}`,
      'Ana Hansen',
      `MRN ${kevins}`,
    ])
      await question.getByText(words, { exact: true }).waitFor()
    await isAccessible(page)
    // The safe answer has the focus, and Escape closes only the question.
    await hasFocus(question.getByRole('button', { name: 'Choose Another Line' }))
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await submit.waitFor()

    await choice.getByText('New line').click()
    await choice.getByRole('button', { name: 'Create Line and Submit' }).click()
    await page.waitForURL('**/calls/queue')
    expect((await linesOf(kevins)).map(({ calls }) => calls.filter(({ id }) => id === callId))).toEqual([[]])
    expect(await linesOf(joans)).toMatchObject([
      { name: "Merriweather's Line", calls: expect.arrayContaining([expect.objectContaining({ id: callId })]) },
    ])
  },
)
