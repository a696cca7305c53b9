import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { MockResolvers } from 'relay-test-utils'
import { button } from '../../test/callPage'
import { answerTo, renderWithRelay } from '../../test/renderWithRelay'
import { Problem } from '../../relay/problem'
import { ViewerContext } from '../../relay/viewer'
import { happening } from '../../test/settled'
import ConfigurationFrame from '../kit/ConfigurationFrame'
import { configurationPages } from '../routes'

const open = ({ canChange = true } = {}) => {
  const page = renderWithRelay(
    <ViewerContext
      value={{
        userId: 'u1',
        providerId: 'p1',
        canCreateCall: true,
        canSeeLists: true,
        canSeeLines: true,
        canSeeConfiguration: true,
        canChangeConfiguration: canChange,
        canRunJobs: false,
        canSeeReports: false,
        canSeeUsers: false,
        canChangeUsers: false,
        canManageProviders: false,
        canManageTokens: false,
        canManageDevices: false,
        canSeeAudit: false,
        canReviewDocuments: false,
      }}
    >
      <ConfigurationFrame pages={configurationPages[0]!.pages} />
    </ViewerContext>,
  )
  const waiting = (name: string) =>
    page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
  return {
    ...page,
    sent: () =>
      waiting('useImportCatalogueMutation').map(
        ({ request }) => request.variables.input as { document: string; dryRun: boolean },
      ),
    resolve: (name: string, resolvers: MockResolvers) =>
      happening(async () => {
        const operation = waiting(name)[0]!
        page.environment.mock.resolve(operation, answerTo(operation, resolvers))
      }),
  }
}
type Open = ReturnType<typeof open>

const purposes = (...names: string[]) => names.map((name) => ({ kind: 'purpose', name }))
const nothing = { added: [], changed: [], removed: [], leftAlone: [] }
const tells = (page: Open, report: object) =>
  page.resolve('useImportCatalogueMutation', {
    Mutation: () => ({ importCatalogue: { __typename: 'ImportCatalogueSuccess', ...nothing, ...report } }),
  })
const refuses = (page: Open, message: string, fields: object[] = []) =>
  page.resolve('useImportCatalogueMutation', {
    Mutation: () => ({ importCatalogue: { __typename: 'Refusal', code: 'VALIDATION', message, fields } }),
  })

const fileOf = (text: string) =>
  Object.assign(new File([text], 'catalogue.json', { type: 'application/json' }), { text: () => Promise.resolve(text) })
const choose = async (page: Open, text: string) => {
  await page.user.upload(screen.getByLabelText('Configuration file'), fileOf(text))
  await waitFor(() => expect(page.asked()).not.toEqual([]))
}
const openImport = async (page: Open) => {
  await page.user.click(button('Import and export'))
  await page.user.click(button('Import Configuration'))
}
const listed = (part: string) =>
  within(screen.getByRole('list', { name: part }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

afterEach(() => jest.restoreAllMocks())

test('who may not change the configuration neither exports nor imports', () => {
  open({ canChange: false })
  expect(screen.getByRole('link', { name: 'Procedures' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import and export' })).toBeNull()
})

test('the configuration is exported as a file with the name of the provider', async () => {
  const saved: { name: string; blob: Blob }[] = []
  let blob: Blob | undefined
  URL.createObjectURL = (made) => {
    blob = made as Blob
    return 'blob:catalogue'
  }
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blob! })
  })
  const page = open()
  await page.user.click(button('Import and export'))
  await page.user.click(button('Export Configuration'))
  expect(button('Exporting…').disabled).toBe(true)
  const document = '{"format":"patency-catalogue"}'
  await page.resolve('useExportCatalogueQuery', {
    Provider: () => ({ name: 'Riverside Health', configuration: { document } }),
  })
  expect(saved.map(({ name, blob: { size, type } }) => ({ name, size, type }))).toEqual([
    { name: 'configuration-riverside-health.json', size: document.length, type: 'application/json' },
  ])
  expect(await screen.findByText('The configuration was exported')).toBeTruthy()
})

test('an export that is refused shows the reason', async () => {
  const page = open()
  await page.user.click(button('Import and export'))
  await page.user.click(button('Export Configuration'))
  await page.fail(new Error('You are restricted to facilities. Ask someone who sees all of them.'))
  expect(await screen.findByText('You are restricted to facilities. Ask someone who sees all of them.')).toBeTruthy()
})

test('a dry run shows the changes first, and only then is the file imported', async () => {
  const page = open()
  await openImport(page)
  expect(button('Import').disabled).toBe(true)
  await choose(page, '{ "format": "patency-catalogue" }')
  expect(page.sent()).toEqual([{ document: '{"format":"patency-catalogue"}', dryRun: true }])
  expect(screen.getByText('Checking what would change…')).toBeTruthy()
  await tells(page, {
    added: purposes('Port Flush'),
    changed: purposes('Declot'),
    removed: purposes('Other'),
    leftAlone: purposes('Custom', 'Dressing Change'),
  })
  expect([listed('Added'), listed('Changed'), listed('Removed')]).toEqual([
    ['Port Flushpurpose'],
    ['Declotpurpose'],
    ['Otherpurpose'],
  ])
  expect(screen.getByText('Unchanged (2)')).toBeTruthy()

  await page.user.click(button('Import'))
  expect(page.sent()).toEqual([{ document: '{"format":"patency-catalogue"}', dryRun: false }])
  expect(button('Importing…').disabled).toBe(true)
  await tells(page, { added: purposes('Port Flush'), changed: purposes('Declot'), removed: purposes('Other') })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('1 item added, 1 changed, 1 removed.')).toBeTruthy()
})

test.each(['Cancel', 'Close'])('%s asks first while there are changes that are not imported', async (name) => {
  const page = open()
  await openImport(page)
  await choose(page, '{}')
  await tells(page, { added: purposes('Port Flush') })
  await page.user.click(button(name))
  await page.user.click(button('Stay'))
  expect(screen.getByRole('dialog', { name: 'Import Configuration' })).toBeTruthy()
  await page.user.click(button(name))
  await page.user.click(button('Leave'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a file that cannot be read says so at its field', async () => {
  const page = open()
  await openImport(page)
  const gone = Object.assign(fileOf('{}'), { text: () => Promise.reject(new Error('NotFoundError')) })
  await page.user.upload(screen.getByLabelText('Configuration file'), gone)
  expect(await screen.findByText(/^This file cannot be read[.]/)).toBeTruthy()
  expect(page.sent()).toEqual([])
})

test('a file that changes nothing says so, and cannot be imported', async () => {
  const page = open()
  await openImport(page)
  await choose(page, '{}')
  await tells(page, { leftAlone: purposes('Custom') })
  expect(screen.getByText('Nothing to import: everything already matches the file.')).toBeTruthy()
  expect(button('Import').disabled).toBe(true)
})

test('every error in a file is shown with its place, and nothing can be imported', async () => {
  const page = open()
  await openImport(page)
  await choose(page, '{"procedures":[{"name":"Insertion","fields":[{"name":"Depth","type":"dropdown"}]}]}')
  await refuses(page, 'm', [
    { field: 'procedures[0].fields[0].type', message: 'Must be one of checkbox, checkboxes, radio, number, text' },
  ])
  expect(screen.getByText('The file cannot be imported, and nothing was changed')).toBeTruthy()
  const [wrong] = within(screen.getByRole('dialog')).getAllByRole('listitem')
  expect(wrong!.textContent).toBe(
    'Must be one of checkbox, checkboxes, radio, number, textprocedure 1 (Insertion), field 1 (Depth), type',
  )
  expect(button('Import').disabled).toBe(true)
})

test('the same file is checked again once it was corrected', async () => {
  const page = open()
  await openImport(page)
  await choose(page, '{"format":"recipes"}')
  await refuses(page, 'm', [{ field: 'format', message: 'Is not a configuration' }])
  await choose(page, '{"format":"patency-catalogue"}')
  expect(screen.queryByText('Is not a configuration')).toBeNull()
  expect(page.sent()).toEqual([{ document: '{"format":"patency-catalogue"}', dryRun: true }])
})

test('a file that is no JSON is sent as it is, and refused like any other', async () => {
  const page = open()
  await openImport(page)
  await choose(page, 'name;weight')
  expect(page.sent()).toEqual([{ document: 'name;weight', dryRun: true }])
  await refuses(page, 'm', [{ field: 'document', message: 'Is not a complete JSON document' }])
  expect(screen.getByText('Is not a complete JSON document')).toBeTruthy()
})

test('a file that is longer than a request may be is not sent', async () => {
  const page = open()
  await openImport(page)
  await page.user.upload(
    screen.getByLabelText('Configuration file'),
    fileOf(JSON.stringify({ notes: 'x'.repeat(1_000_001) })),
  )
  expect(await screen.findByText('The file is larger than 1 MB. Leave out lists that do not change.')).toBeTruthy()
  expect(page.sent()).toEqual([])
})

const waits = (page: Open) =>
  page.environment.mock.getAllOperations().map(({ request }) => request.cacheConfig?.metadata?.limitMs)

test('an import has longer than the server works on it, and says how long that may be', async () => {
  const page = open()
  await openImport(page)
  await choose(page, '{}')
  expect(waits(page)).toEqual([60_000])
  await tells(page, { added: purposes('Port Flush') })
  await page.user.click(button('Import'))
  expect(waits(page)).toEqual([60_000])
  expect(screen.getByText('Importing. This can take up to half a minute.')).toBeTruthy()
})

test.each([
  ['OFFLINE', '', 'The server cannot be reached.'],
  ['TIMEOUT', '', 'The server did not answer within a minute.'],
  ['BROKEN', 'The server answered 504.', 'The server answered 504.'],
] as const)(
  'an import of which no one knows whether it was done says so in the dialog, and what to do: %s',
  async (code, message, reason) => {
    const page = open()
    await openImport(page)
    await choose(page, '{}')
    await tells(page, { added: purposes('Port Flush') })
    await page.user.click(button('Import'))
    await page.fail(new Problem(code, message))
    const dialog = within(screen.getByRole('dialog', { name: 'Import Configuration' }))
    expect(dialog.getByText('It is not known whether the configuration was imported')).toBeTruthy()
    expect(dialog.getByText(`${reason} Choose the file again to see what is still different.`)).toBeTruthy()
    expect(button('Import').disabled).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
    await choose(page, '{}')
    await tells(page, { leftAlone: purposes('Port Flush') })
    expect(dialog.getByText('Nothing to import: everything already matches the file.')).toBeTruthy()
    expect(dialog.queryByText('It is not known whether the configuration was imported')).toBeNull()
  },
)

test('an import that the database could not do says so in the server’s words', async () => {
  const page = open()
  await openImport(page)
  await choose(page, '{}')
  await tells(page, { added: purposes('Port Flush') })
  await page.user.click(button('Import'))
  await page.fail(
    new Problem('UNAVAILABLE', 'The database is too busy just now. Nothing was changed; try again in a moment.'),
  )
  expect(screen.getByText('The import did not finish')).toBeTruthy()
  expect(
    screen.getByText(
      /^The database is too busy just now\. Nothing was changed; try again in a moment\. Choose the file again/,
    ),
  ).toBeTruthy()
})

test('a file that could not be checked says why at the field, and that nothing was changed', async () => {
  const page = open()
  await openImport(page)
  await choose(page, '{}')
  await page.fail(new Problem('OFFLINE', ''))
  expect(
    screen.getByText(
      'The file could not be checked, and nothing was changed. The server cannot be reached. Choose it again.',
    ),
  ).toBeTruthy()
})

test('an import that is refused in the end tells why, and the dialog stays', async () => {
  const page = open()
  await openImport(page)
  await choose(page, '{}')
  await tells(page, { added: purposes('Port Flush') })
  await page.user.click(button('Import'))
  await refuses(page, 'You are restricted to facilities. Ask someone who sees all of them.')
  expect(screen.getByRole('dialog', { name: 'Import Configuration' }).textContent).toContain(
    'You are restricted to facilities.',
  )
  expect(button('Import').disabled).toBe(true)
})
