// Adding a document through both doors: outcome, refusals and effect are the same; and what GraphQL answers of reviews.
import { doors, globalId } from '../harness/doors'
import { graphqlForm } from '../harness/graphqlForm'
import { documentMessages } from '../../domain/documents/file'
import { sampleFile } from '../hospital/documentFiles'
import { giveDocument, sendFile } from '../hospital/documents'
import { encryptedPdf, encryptionOf } from '../hospital/encryptedPdf'
import type { Person } from '../hospital/hospital'
import { servedHospitalOfFile } from '../hospital/setUp'

const hospital = servedHospitalOfFile()

type Sent = {
  requirementId?: string
  personId?: string
  uploadId?: string
  issueDate?: string
  expirationDate?: string
}
type Outcome = { code: string; fields: Record<string, string>; row: object | null }

const dates = { issueDate: '2026-01-01', expirationDate: '2027-01-01' }
const license = (): string => hospital.riverside.requirements['RN License']!
const rowOf = (uploadId: string | undefined) =>
  hospital.clients.system.complianceDocument.findUnique({
    where: { uploadId: uploadId ?? hospital.riverside.id },
    select: {
      userId: true,
      requirementId: true,
      issueDate: true,
      expirationDate: true,
      state: true,
      uploadedById: true,
    },
  })
const fieldsOf = (problems: { field: string; message: string }[] = []) =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]))

const mutation = `mutation ($input: AddDocumentInput!) { it: addDocument(input: $input) { __typename
  ... on AddDocumentSuccess { document { state fileName requirement { name } person { fullName } } compliance { probablyCompliant } }
  ... on Refusal { code fields { field message } } } }`

const throughGraphql = async (person: Person, { requirementId, personId, ...sent }: Sent): Promise<Outcome> => {
  const { data, errors } = await doors(hospital.address, person).graphql(mutation, {
    input: {
      ...sent,
      requirementId: requirementId && globalId('ComplianceRequirement', requirementId),
      ...(personId ? { personId: globalId('User', personId) } : {}),
    },
  })
  const it = data?.it as { code?: string; fields?: { field: string; message: string }[] } | undefined
  return {
    code: errors?.[0]?.extensions?.code ?? it?.code ?? 'done',
    fields: fieldsOf(it?.fields),
    row: await rowOf(sent.uploadId),
  }
}

/** The contract's names of the fields. */
const names = {
  uploadId: 'complianceDocumentUploadId',
  requirementId: 'complianceRequirementId',
  personId: 'userId',
  issueDate: 'issueDate',
  expirationDate: 'expirationDate',
} as const

const throughRest = async (person: Person, sent: Sent): Promise<Outcome> => {
  const { status, body } = await doors(hospital.address, person).rest(
    'POST',
    `/providers/${hospital.riverside.id}/compliancedocument`,
    Object.fromEntries(Object.entries(sent).map(([name, value]) => [names[name as keyof Sent], value])),
  )
  const plain = (field: string): string => Object.entries(names).find(([, name]) => name === field)?.[0] ?? field
  const errors = (body as { errors?: { field: string; message: string }[] }).errors ?? []
  return {
    code: status === 200 ? 'done' : ((body as { code?: string }).code ?? String(status)),
    fields: fieldsOf(errors.map(({ field, message }) => ({ field: plain(field), message }))),
    row: await rowOf(sent.uploadId),
  }
}

/** Through GraphQL with the file itself (rules 6.6). */
const withItsFile = async (
  person: Person,
  { requirementId, personId, ...sent }: Sent,
  bytes?: Buffer,
): Promise<Outcome> => {
  const input = {
    ...sent,
    requirementId: requirementId && globalId('ComplianceRequirement', requirementId),
    ...(personId ? { personId: globalId('User', personId) } : {}),
    file: null,
  }
  const { body } = await graphqlForm(hospital.address, person, [
    ['operations', JSON.stringify({ query: mutation, variables: { input } })],
    ['map', JSON.stringify({ 0: ['variables.input.file'] })],
    ['0', { name: 'license.pdf', bytes: bytes ?? (await sampleFile('pdf')) }],
  ])
  const { code = 'done', fields } = body.data.it as { code?: string; fields?: { field: string; message: string }[] }
  const newest = await hospital.clients.system.documentUpload.findFirst({ orderBy: { id: 'desc' } })
  return { code, fields: fieldsOf(fields), row: code === 'done' ? await rowOf(newest?.id) : null }
}

/** Sends the same through both doors, each time with a file of its own. */
const alike = async (person: Person, sent: Sent, hasFile = true): Promise<Outcome> => {
  const files = [0, 1].map(async () => (hasFile ? { uploadId: await sendFile(await hospital.as(person)) } : {}))
  const [one, other] = await Promise.all(files)
  const [graphql, rest] = [
    await throughGraphql(person, { ...one, ...sent }),
    await throughRest(person, { ...other, ...sent }),
  ]
  expect(rest).toEqual(graphql)
  if (hasFile) expect(await withItsFile(person, sent)).toEqual(graphql)
  return graphql
}

test('a document is added alike through both doors', async () => {
  const { rosa, locked, admin, ben } = hospital.people
  for (const person of [rosa, locked])
    expect(await alike(person, { requirementId: license(), ...dates })).toMatchObject({
      code: 'done',
      row: { userId: person.id, requirementId: license(), state: 'PENDING' },
    })
  expect(await alike(admin, { requirementId: license(), personId: ben.id, ...dates })).toMatchObject({
    code: 'done',
    row: { userId: ben.id, uploadedById: admin.id },
  })
})

const future = 'The issue date cannot be in the future'

test('wrong entries are refused alike, at the same fields', async () => {
  const { rosa, ben } = hospital.people
  for (const [sent, fields, hasFile] of [
    [
      {},
      {
        issueDate: 'Issue Date and Expiration Date are required!',
        expirationDate: 'Expiration Date is required!',
      },
      true,
    ],
    [{ ...dates, issueDate: '2100-01-01', expirationDate: '2101-01-01' }, { issueDate: future }, true],
    [{ issueDate: dates.issueDate }, { expirationDate: 'Expiration Date is required!' }, true],
    [dates, { uploadId: 'Please select a file to upload!' }, false],
    [{ ...dates, expirationDate: '10000-01-01' }, { expirationDate: 'Must be a valid date (MM/DD/YYYY)' }, true],
    [{ ...dates, personId: ben.id }, { personId: 'Does not exist' }, true],
    [{ ...dates, requirementId: hospital.lakeshore.requirements.ACLS }, { requirementId: 'Does not exist' }, true],
  ] as const)
    expect(await alike(rosa, { requirementId: license(), ...sent }, hasFile)).toEqual({
      code: 'VALIDATION',
      fields,
      row: null,
    })
})

test('rules 6.2: a PDF that needs a password is refused alike at its field, and one that opens is taken', async () => {
  const { rosa } = hospital.people
  const url = `${hospital.address}/api/v0/providers/${hospital.riverside.id}/documents/upload`
  for (const [user, fields] of [
    ['secret', { file: documentMessages.password }],
    ['', {}],
  ] as const) {
    const bytes = encryptedPdf(encryptionOf(6, { user }))
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(bytes)]), 'license.pdf')
    const headers = { cookie: `patency=${rosa.token}` }
    const answer = await fetch(url, { method: 'POST', headers, body: form })
    const { errors } = (await answer.json()) as { errors?: { field: string; message: string }[] }
    expect(fieldsOf(errors)).toEqual(fields)
    expect((await withItsFile(rosa, { requirementId: license(), ...dates }, bytes)).fields).toEqual(fields)
  }
})

test('a review answers the document and the compliance of its person, and one that came too late carries the document', async () => {
  const { rosa, manager, admin } = hospital.people
  const uploadId = await sendFile(await hospital.as(rosa))
  await throughGraphql(rosa, { requirementId: license(), uploadId, ...dates })
  const { id } = await hospital.clients.system.complianceDocument.findUniqueOrThrow({ where: { uploadId } })
  const review = (person: Person, verb: 'approve' | 'reject', more = '') =>
    doors(hospital.address, person).graphql(
      `mutation ($id: ID!) { it: ${verb}Document(input: { documentId: $id ${more} }) {
        ... on ${verb === 'approve' ? 'Approve' : 'Reject'}DocumentSuccess { document { state reviewedByName viewerCanReview viewerCanUndoReview } compliance { globalRequirements { status documents { state } } } }
        ... on Refusal { code current { ... on ComplianceDocument { state } } } } }`,
      { id: globalId('ComplianceDocument', id) },
    )
  expect((await review(manager, 'approve')).data).toMatchObject({
    it: {
      document: {
        state: 'APPROVED',
        reviewedByName: manager.fullName,
        viewerCanReview: false,
        viewerCanUndoReview: true,
      },
      compliance: { globalRequirements: [{ status: 'COMPLIANT' }] },
    },
  })
  expect((await review(admin, 'reject', 'reason: "No"')).data).toEqual({
    it: { code: 'ALREADY_REVIEWED', current: { state: 'APPROVED' } },
  })
})

test('rules 6.1: a locked person reads whether anything is missing, and stays locked', async () => {
  const { locked } = hospital.people
  const asLocked = doors(hospital.address, locked)
  const isNothingMissing = async () =>
    (await asLocked.rest('GET', `/users/amiprobablycompliant/${hospital.riverside.id}`)).body
  expect(await isNothingMissing()).toBe(false)
  for (const requirementId of Object.values(hospital.riverside.requirements))
    await giveDocument(await hospital.as(locked), { requirementId })
  expect(await isNothingMissing()).toBe(true)
  expect((await asLocked.rest('GET', `/providers/${hospital.riverside.id}/calls/active`)).status).toBe(423)
})
