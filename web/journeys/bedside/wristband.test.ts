import type { Page } from 'playwright-core'
import { isAccessibleInEach } from '../helpers/accessible'
import { openCamera } from '../helpers/camera'
import { callForPicc } from '../helpers/insertion'
import { signInByRest } from '../helpers/integration'
import { openStage } from '../helpers/stage'

const camera = openCamera()
const stage = openStage({ browserOptions: { camera: camera.file } })

afterAll(camera.close)

const phone = { width: 390, height: 844 }
const looks = [
  ['light', 390],
  ['dark', 390],
  ['light', 320],
] as const
const scan = (page: Page) => page.getByRole('button', { name: 'Scan wristband' })
const identity = (page: Page, words: string) => page.getByRole('button', { name: `Patient and request: ${words}` })

const openCall = async () => {
  const rest = await signInByRest(stage.server.address, 'clinician@demo.example')
  const callId = await callForPicc(rest, 'ext 4671')
  const page = await stage.enter('nurse2@demo.example', { ...phone, at: `/calls/${callId}` })
  await page.getByText('This call is now assigned to you.').waitFor()
  return { page, mrn: async () => (await rest<{ mrn: string | null }>('GET', `/calls/${callId}`)).mrn }
}

test('a wristband fills the MRN, and the next one is compared before anything is recorded', async () => {
  const { page, mrn } = await openCall()

  // This browser cannot ask, so the page is answered what a person's refusal answers.
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await scan(page).click()
  await page.getByRole('alert').filter({ hasText: 'The camera is blocked for this page' }).waitFor()
  await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'))
  await camera.show('0363323010423', 'EAN13')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('This is the barcode of a product, not of a wristband.').waitFor()
  await isAccessibleInEach(page, looks)
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await camera.show('4439227')
  await scan(page).click()
  await page.getByText('MRN filled in from the wristband').waitFor()
  await identity(page, 'MRN 4439227').waitFor()
  expect(await mrn()).toBeNull()

  await camera.show('5550001', 'DataMatrix')
  await scan(page).click()
  const asked = page.getByRole('alertdialog', { name: 'The wristband has another MRN' })
  await asked.getByText('5550001').waitFor()
  await asked.getByText('4439227').waitFor()
  await isAccessibleInEach(page, looks)
  await asked.getByRole('button', { name: 'Keep the Call’s MRN' }).click()
  await identity(page, 'MRN 4439227').waitFor()

  await camera.show('4439227', 'QRCode')
  await scan(page).click()
  await page.getByText('The wristband has the MRN of the call').waitFor()
  expect(await mrn()).toBeNull()
})
