import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { hasFocus } from './focus'
import { typeText } from './keyboard'

export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#7fa8b8' } })
    .png()
    .toBuffer()

/** Days as people type them; all the tests need is that the document is valid now and newer than those of the demo. */
const shown = (days: number): string => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}
export const issued = shown(-1)
export const expires = shown(700)

/** Fills the upload page that is open. */
export const fillUpload = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: 'Document Upload' }).waitFor()
  await hasFocus(page.getByLabel('Issue Date'))
  await typeText(page, issued)
  await page.getByLabel('Expiration Date').fill(expires)
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: await picture() })
  await page.getByText(name).waitFor()
}

/** Sends it; answers the dialog that says so. */
export const sendUpload = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Success' })
  await dialog.getByText('Your document has been successfully uploaded.').waitFor()
  return dialog
}
