import { isAccessible, looksOf } from './helpers/accessible'
import { openSection } from './helpers/sections'
import { openStage } from './helpers/stage'

const { enter } = openStage()

test.each(
  looksOf([
    [1280, 'light'],
    [390, 'dark'],
  ]),
)(
  'a nurse writes the note and hands over, and the next one reads it live and takes over, at %i pixels',
  async (width, colorScheme) => {
    const rosa = await enter('clinician@demo.example', { width, colorScheme })
    await openSection(rosa, 'Hand-over')
    await rosa.getByRole('heading', { name: 'Hand-over', level: 1 }).waitFor()
    await rosa.getByRole('region', { name: 'Open calls' }).getByRole('listitem').first().waitFor()
    await isAccessible(rosa)

    const ben = await enter('nurse2@demo.example')
    await openSection(ben, 'Hand-over')
    const stamps = ben.getByRole('group', { name: 'Stamps' })
    await stamps.getByText('Handed over by').waitFor()

    const text = `Ultrasound at ${String(width)} pixels`
    await rosa.getByLabel('Note for the next shift').fill(text)
    await rosa.getByRole('button', { name: 'Save Note' }).click()
    await rosa.getByText('Note saved').waitFor()
    await ben.waitForFunction((said) => document.querySelector('textarea')?.value === said, text)
    await rosa.getByRole('button', { name: 'Hand Over' }).click()
    await rosa.getByRole('alertdialog').getByRole('button', { name: 'Hand Over' }).click()
    await rosa.getByText('Shift handed over').waitFor()

    await stamps.getByRole('link', { name: 'Read what it said' }).and(ben.locator(':visible')).waitFor()
    await stamps.getByRole('button', { name: 'Take Over Shift' }).click()
    await stamps.getByText('Taken over by').waitFor()
    await rosa.getByRole('group', { name: 'Stamps' }).getByText('Taken over by').waitFor()

    await stamps.getByRole('link', { name: 'Read what it said' }).click()
    await ben.getByRole('heading', { name: 'Past hand-over', level: 1 }).waitFor()
    await ben.getByText(text).waitFor()
    await isAccessible(ben)
    await ben.emulateMedia({ media: 'print' })
    await ben.getByText(text).waitFor()
    await ben.getByRole('button', { name: 'Print' }).waitFor({ state: 'hidden' })
    await ben.emulateMedia({ media: 'screen' })
  },
)
