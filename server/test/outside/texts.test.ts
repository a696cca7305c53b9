// Texts as other programs, keyboards and documents write them, through both doors (rules 1.2a).
import readExcelFile from 'read-excel-file/node'
import { spreadsheet } from '../../files/spreadsheet'
import { doors, globalId, type Json } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import { linesIn } from '../hospital/lines'

serveHospital()

const of = (path: string) => `/providers/${hospital.riverside.id}${path}`
const rosa = () => doors(address, hospital.people.rosa)
const admin = () => doors(address, hospital.people.admin)
const callOf = (id: string) => hospital.clients.system.call.findUniqueOrThrow({ where: { id } })

const correct =
  'mutation($input: CorrectCallInput!) { correctCall(input: $input) { __typename ... on Refusal { fields { field message } } } }'
const close =
  'mutation($input: CloseCallInput!) { closeCall(input: $input) { __typename ... on Refusal { fields { field message } } } }'

const seenAs77464022 = [
  ...['77464022\u200b', '\u200e77464022', '7746\u00ad4022', '\ufeff77464022', '77464022\u0000', '7746\u{e0001}4022'],
  ...[' 77464022\t', '7746 4022', '77 46\u00a040\u202f22', '７７４６４０２２', '7746\u30004022\r\n'],
]

test.each(seenAs77464022)('the MRN %j is that of the patient who has a line', async (mrn) => {
  const lineId = await linesIn(hospital).addLine({ mrn: '77464022' })
  for (const send of [
    (callId: string) => rosa().rest('PUT', of(`/calls/${callId}`), { mrn }),
    (callId: string) => rosa().graphql(correct, { input: { callId: globalId('Call', callId), mrn } }),
  ]) {
    const callId = await hospital.openCall()
    await send(callId)
    expect((await callOf(callId)).mrn).toBe('77464022')
    const { body } = await rosa().rest('GET', of(`/lines/find/${callId}`))
    expect(body.map(({ id }: Json) => id)).toContain(lineId)
  }
  const { data } = await rosa().graphql(
    'query($mrn: String) { provider { calls(filter: { mrn: $mrn }) { edges { node { mrn } } } } }',
    { mrn },
  )
  expect(new Set(data!.provider.calls.edges.map(({ node }: Json) => node.mrn))).toEqual(new Set(['77464022']))
  await hospital.clients.system.line.delete({ where: { id: lineId } })
})

const require = (requiredCallFields: string[]) =>
  hospital.clients.system.procedure.update({
    where: { id: hospital.riverside.procedures.Education! },
    data: { requiredCallFields },
  })

test.each(['\u200b', '\u00ad\u2060', '\u3164', ' \u2800\u00a0', '\u0007', '\u{e0020}\ufe0f'])(
  'a required text that is %j is missing, at both doors, and nothing is closed',
  async (nothing) => {
    await require(['patientLastName', 'mrn', 'comments'])
    const sent = { patientLastName: nothing, mrn: nothing, comments: nothing }
    const callId = await hospital.openCall()
    const { status, body } = await rosa().rest('POST', of(`/calls/${callId}/close`), { ...hospital.recorded, ...sent })
    const input = { callId: globalId('Call', callId), ...sent }
    const { data } = await rosa().graphql(close, {
      input: { ...input, ...hospital.recorded },
    })
    const missing = expect.arrayContaining(['patientLastName', 'mrn', 'comments'])
    expect([status, body.errors?.map(({ field }: Json) => field)]).toEqual([422, missing])
    expect(data!.closeCall.fields.map(({ field }: Json) => field)).toEqual(missing)
    expect(await callOf(callId)).toMatchObject({ completedAt: null, patientLastName: null, mrn: null })
    await require([])
  },
)

test.each(['Difficult  IV', 'DIFFICULT\u00a0IV', 'Difficult IV\u200b', 'Diffícult IV', 'Difficult\nIV'])(
  'a need that is called %j is there already, at both doors',
  async (name) => {
    const { body } = await admin().rest('POST', of('/callpurposes'), { name, weight: 1 })
    const { data } = await admin().graphql(
      'mutation($input: CreatePurposeInput!) { createPurpose(input: $input) { ... on Refusal { fields { field message } } } }',
      { input: { name, weight: 1 } },
    )
    const refused = [{ field: 'name', message: 'Another purpose has this name' }]
    expect([body.errors, data!.createPurpose.fields]).toEqual([refused, refused])
  },
)

test('names stand on one line; notes keep theirs, whatever program ended them', async () => {
  const callId = await hospital.openCall()
  await rosa().rest('PUT', of(`/calls/${callId}`), {
    patientLastName: 'Zoe\u0308\r\n de \u00a0la\tCruz',
    patientFirstName: ' Ann\u2028Marie ',
    comments: 'one\r\ntwo\u000bthree\u2029four  \u00a0five\ufffe',
  })
  expect(await callOf(callId)).toMatchObject({
    patientLastName: 'Zoë de la Cruz',
    patientFirstName: 'Ann Marie',
    comments: 'one\ntwo\nthree\nfour   five',
  })
})

test.each([
  ['O’Brien', "o'brien"],
  ['O’Brien', 'OʼBrien'],
  ['Smith‑Jones', 'smith-jones'],
  ['Smith–Jones', 'Smith‐Jones'],
  ['de  la Cruz', 'De La\u00a0Cruz'],
])(
  'a patient who is called %s is found by %s, and so is a line, which is offered for a call of theirs',
  async (patientLastName, search) => {
    const lines = linesIn(hospital)
    const lineId = await lines.addLine({ name: 'Left' })
    const callId = await lines.addCall(lineId, {
      patientLastName,
      patientFirstName: 'Pat',
      completedAt: hospital.clock.now,
    })
    const { data, errors } = await rosa().graphql(
      'query($search: String) { provider { calls(filter: { state: COMPLETED, search: $search }, page: 0) { edges { node { databaseId } } } } }',
      { search },
    )
    expect(errors).toBeUndefined()
    expect(data!.provider.calls.edges.map(({ node }: Json) => node.databaseId)).toContain(callId)
    const { body } = await rosa().rest('GET', of(`/lines?search=${encodeURIComponent(search)}`))
    expect(body.map(({ id }: Json) => id)).toContain(lineId)
    const other = await hospital.openCall({ room: null })
    await rosa().rest('PUT', of(`/calls/${other}`), { patientLastName: search })
    const offered = await rosa().rest('GET', of(`/lines/find/${other}`))
    expect(offered.body.map(({ id }: Json) => id)).toContain(lineId)
  },
)

test.each(['treatment ended', 'Treatment\u00a0ended\u200b', ' TREATMENT  ENDED', 'Tréatment ended'])(
  'the option that is sent as %j is recorded as it is configured',
  async (value) => {
    const callId = await hospital.openCall()
    const { fields } = hospital.riverside
    const { status, body } = await rosa().rest('POST', of(`/calls/${callId}/close`), {
      fields: [{ fieldId: fields.Reason, values: [value] }, ...hospital.recorded.fields],
    })
    expect([status, body]).toEqual([200, expect.anything()])
    const { values } = await hospital.clients.system.callValue.findFirstOrThrow({
      where: { callId, fieldId: fields.Reason! },
    })
    expect(values).toEqual(['Treatment ended'])
  },
)

test('a spreadsheet opens whatever is stored, and rooms stay what they are called', async () => {
  const stored = ['4E2', '3-12', '007', '1/2', '1e5', 'a\uffffb\u0001c\ufffe', '=1+1', 'é\u000bx']
  const parts: Uint8Array[] = []
  for await (const part of spreadsheet([
    { name: 'Rooms', columns: [{ name: 'Room', width: 20 }], batches: [stored.map((room) => [room])] },
  ]))
    parts.push(part)
  const [sheet] = await readExcelFile(Buffer.concat(parts))
  expect(sheet!.data.flat()).toEqual(['Room', '4E2', '3-12', '007', '1/2', '1e5', 'abc', '=1+1', 'é\nx'])
})
