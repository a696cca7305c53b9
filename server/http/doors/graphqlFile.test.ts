// A GraphQL request with a file (rules 6.6): what is taken, what is refused before its body is read, and what is malformed.
import { request as httpRequest } from 'node:http'
import { graphqlForm, sendLarge, type FormParts } from '../../test/harness/graphqlForm'
import { doors, globalId } from '../../test/harness/doors'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import { until } from '../../test/harness/until'
import { sampleFile } from '../../test/hospital/documentFiles'

serveHospital()

const query = `mutation ($input: AddDocumentInput!) { it: addDocument(input: $input) {
  ... on AddDocumentSuccess { document { databaseId fileName state } } ... on Refusal { code fields { field message } } } }`

const entries = () => ({
  requirementId: globalId('ComplianceRequirement', hospital.riverside.requirements['RN License']!),
  issueDate: '2026-01-01',
  expirationDate: '2027-01-01',
})
const operations = (more: object = {}) =>
  JSON.stringify({ query, variables: { input: { ...entries(), file: null, ...more } } })
const map = JSON.stringify({ 0: ['variables.input.file'] })
const license = async () => ({ name: 'license.pdf', bytes: await sampleFile('pdf') })
const send = async (parts: FormParts, headers?: Record<string, string>) =>
  graphqlForm(address, hospital.people.rosa, parts, headers)
const counts = async () => ({
  uploads: await hospital.clients.system.documentUpload.count(),
  documents: await hospital.clients.system.complianceDocument.count(),
})

test('a document and its file come in one verb', async () => {
  const before = await counts()
  expect(
    await send([
      ['operations', operations()],
      ['map', map],
      ['0', await license()],
    ]),
  ).toEqual({
    status: 200,
    body: {
      data: { it: { document: { databaseId: expect.any(String), fileName: 'license.pdf', state: 'PENDING' } } },
    },
  })
  expect(await counts()).toEqual({ uploads: before.uploads + 1, documents: before.documents + 1 })
})

test('what is wrong with the file is told with the rest, at its field, and no row is left', async () => {
  const before = await counts()
  const program = { name: 'license.pdf', bytes: Buffer.from('MZ') }
  expect(
    await send([
      ['operations', operations({ expirationDate: '2025-01-01' })],
      ['map', map],
      ['0', program],
    ]),
  ).toMatchObject({
    body: {
      data: {
        it: {
          code: 'VALIDATION',
          fields: expect.arrayContaining([
            { field: 'expirationDate', message: 'The expiration date cannot be before the issue date' },
            { field: 'file', message: 'The name ends in .pdf, but the file is not a PDF file' },
          ]),
        },
      },
    },
  })
  expect(await counts()).toEqual(before)
})

test('a text in place of the file is refused at its field', async () => {
  expect(
    (await doors(address, hospital.people.rosa).graphql(query, { input: { ...entries(), file: '0' } })).data,
  ).toEqual({
    it: {
      code: 'VALIDATION',
      fields: [{ field: 'file', message: 'Must be a part of a multipart/form-data request' }],
    },
  })
})

test.each<[string, () => Promise<FormParts>, string]>([
  [
    'no operations',
    async () => [
      ['map', map],
      ['0', await license()],
    ],
    'The form has no part operations.',
  ],
  [
    'operations that are no JSON',
    async () => [
      ['operations', '{'],
      ['map', map],
      ['0', await license()],
    ],
    'The part operations must be a JSON object.',
  ],
  [
    'several operations',
    async () => [
      ['operations', `[${operations()}]`],
      ['map', '{}'],
    ],
    'The part operations must be a JSON object.',
  ],
  [
    'no map',
    async () => [
      ['operations', operations()],
      ['0', await license()],
    ],
    'The form has no part map.',
  ],
  [
    'a file that the map does not name',
    async () => [
      ['operations', operations()],
      ['map', '{}'],
      ['0', await license()],
    ],
    'Every other part must be a file of map.',
  ],
  [
    'a map of a file that is not there',
    async () => [
      ['operations', operations()],
      ['map', map],
    ],
    'The part map names a file that is not there.',
  ],
  [
    'two files',
    async () => [
      ['operations', JSON.stringify({ query, variables: { input: { ...entries(), file: null }, other: null } })],
      ['map', JSON.stringify({ 0: ['variables.input.file'], 1: ['variables.other'] })],
      ['0', await license()],
      ['1', await license()],
    ],
    'Send one file at a time.',
  ],
  ...['query', 'variables.input.issueDate', 'variables.input.none', 'variables.__proto__.file', 'variables', ''].map(
    (path): [string, () => Promise<FormParts>, string] => [
      `a map to ${path || 'nothing'}`,
      async () => [
        ['operations', operations()],
        ['map', JSON.stringify({ 0: [path] })],
        ['0', await license()],
      ],
      'The part map must name variables that are null in operations.',
    ],
  ),
])('malformed: %s', async (_what, parts, message) => {
  const before = await counts()
  expect(await send(await parts())).toEqual({
    status: 400,
    body: { errors: [{ message, extensions: { code: 'MALFORMED' } }] },
  })
  expect(await counts()).toEqual(before)
})

test('one that is too large is refused, with and without its length', async () => {
  const large = { name: 'license.pdf', bytes: Buffer.alloc(14 * 1024 * 1024 + 1, '%PDF-1.7 ') }
  expect(
    await send([
      ['operations', operations()],
      ['map', map],
      ['0', large],
    ]),
  ).toMatchObject({
    body: { data: { it: { fields: [{ field: 'file', message: 'Only files up to 14MB are supported' }] } } },
  })
  const larger = new Blob([new Uint8Array(16 * 1024 * 1024)])
  for (const hasLength of [true, false]) {
    const form = new FormData()
    form.append('operations', operations())
    form.append('map', map)
    form.append('0', larger, 'license.pdf')
    const answer = await until(() => sendLarge(`${address}/graphql`, hospital.people.rosa, form, hasLength))
    const message = 'Only files up to 14MB are supported'
    expect({ hasLength, ...answer }).toEqual({
      hasLength,
      status: 413,
      body: {
        errors: [{ message: `${message}.`, extensions: { code: 'TOO_LARGE', fields: [{ field: 'file', message }] } }],
      },
    })
  }
  const padded = operations({ issueDate: 'x'.repeat(1024 * 1024) })
  expect(
    await send([
      ['operations', padded],
      ['map', map],
      ['0', await license()],
    ]),
  ).toMatchObject({
    status: 413,
    body: { errors: [{ extensions: { code: 'TOO_LARGE' } }] },
  })
})

/** Begins to send a form, and answers what came before its body was sent; `end` gives it up. */
const begun = (
  headers: Record<string, string>,
  end: AbortSignal = new AbortController().signal,
): Promise<{ status?: number; code: string; after?: string }> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(
      `${address}/graphql`,
      {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'patency-client': 'test', ...headers },
        signal: end,
      },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => {
          const after = response.headers['retry-after']
          resolve({
            status: response.statusCode,
            code: JSON.parse(text).errors[0].extensions.code,
            ...(after ? { after } : {}),
          })
          sent.destroy()
        })
      },
    )
    sent.on('error', reject)
    sent.flushHeaders()
  })

test('nothing is read from someone who is not signed in', async () => {
  for (const cookie of ['', 'patency=unknown'])
    expect(await begun({ cookie })).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
})

test('few are read at once, of one person', async () => {
  const cookie = `patency=${hospital.people.ben.token}`
  const isOver = new AbortController()
  const five = Array.from({ length: 5 }, () => begun({ cookie }, isOver.signal))
  // Four wait for their body.
  expect(await Promise.race(five)).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS', after: '2' })
  isOver.abort()
  await Promise.allSettled(five)
})

test('a page of another site cannot send one', async () => {
  expect(
    await send(
      [
        ['operations', operations()],
        ['map', map],
        ['0', await license()],
      ],
      {},
    ),
  ).toMatchObject({ status: 403, body: { errors: [{ extensions: { code: 'FOREIGN_ORIGIN' } }] } })
})

test('a repeated request with the same key adds one document', async () => {
  const before = await counts()
  const once = async () =>
    (
      await send([
        ['operations', operations({ clientMutationId: 'once' })],
        ['map', map],
        ['0', await license()],
      ])
    ).body.data.it.document.databaseId
  expect(await once()).toBe(await once())
  expect(await counts()).toEqual({ uploads: before.uploads + 1, documents: before.documents + 1 })
  const other = { name: 'license.pdf', bytes: await sampleFile('png') }
  expect(
    await send([
      ['operations', operations({ clientMutationId: 'once' })],
      ['map', map],
      ['0', { ...other, name: 'a.png' }],
    ]),
  ).toMatchObject({ body: { data: { it: { code: 'KEY_REUSED' } } } })
})
