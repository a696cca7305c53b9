// The verbs on the configuration, run through both doors: outcome, refusal and effect must be the same.
import pg from 'pg'
import { closeCall } from '../../services/calls/ending/closeCall'
import { doors, globalId, isConflict, type Json } from '../harness/doors'
import { undeclaredRefusals } from '../harness/undeclared'
import { openHospital, type Hospital, type Person } from '../hospital/hospital'
import { catalogueTables, keepCatalogue } from '../hospital/keepCatalogue'

let hospital: Hospital
let address: string
let owner: pg.Client
/** A target of calls in the North Campus. */
const targetId = '01a1fd2b-bc9a-7181-b2b7-0f215972c855'
const ofNorth = () => ({
  providerId: hospital.riverside.id,
  status: 'Normal',
  facilityId: hospital.riverside.facilities[1]!.id,
})
let restore: () => Promise<unknown>
/** The configuration before the first change. */
let untouched: string
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
  await hospital.clients.system.waitingTarget.create({
    data: { id: targetId, ...ofNorth(), targetMinutes: 45, escalateTo: ['managers'] },
  })
  const restoring = await keepCatalogue(owner)
  restore = () => owner.query(restoring)
  untouched = await catalogue()
})
afterEach(() => restore())
afterAll(async () => {
  await owner.end()
  await hospital.close()
})

type Entries = Record<string, unknown>
type Verb = {
  /** The GraphQL verb; its input is the entries, with these as global ids. */
  name: string
  ids?: Record<string, string>
  /** The route, with `{id}` for the entry that names the record; the rest is the body, under the contract's names. */
  route: string
  id?: string
  names?: Record<string, string>
}

const own = (kind: string, path: string, id: string, type: string, more: Partial<Verb> = {}): Verb[] => [
  { name: `create${kind}`, route: `POST ${path}`, ...more },
  { name: `update${kind}`, route: `PUT ${path}/{id}`, id, ...more, ids: { ...more.ids, [id]: type } },
  { name: `delete${kind}`, route: `DELETE ${path}/{id}`, id, ids: { [id]: type } },
]

const order = (name: string, path: string, type: string, parent?: [name: string, type: string]): Verb => ({
  name,
  route: `POST ${path}/reorder`,
  ids: { ids: type, ...(parent ? { [parent[0]]: parent[1] } : {}) },
  names: parent ? { [parent[0]]: 'parentId' } : {},
})

const verbs: Verb[] = [
  ...own('Purpose', '/callpurposes', 'purposeId', 'Purpose', { ids: { procedureIds: 'Procedure' } }),
  order('reorderPurposes', '/callpurposes', 'Purpose'),
  ...own('ComplianceRequirement', '/compliancerequirements', 'requirementId', 'ComplianceRequirement', {
    ids: { categoryId: 'ComplianceCategory', facilityIds: 'Facility' },
    names: { categoryId: 'complianceCategoryId', facilityIds: 'facilities', link: 'complianceLink' },
  }),
  order('reorderComplianceRequirements', '/compliancerequirements', 'ComplianceRequirement'),
  { name: 'createComplianceCategory', route: 'POST /compliancerequirements/category', names: { name: 'Name' } },
  {
    name: 'deleteComplianceCategory',
    route: 'DELETE /compliancerequirements/category/{id}',
    id: 'categoryId',
    ids: { categoryId: 'ComplianceCategory' },
  },
  {
    name: 'saveComplianceConfiguration',
    route: 'POST /compliancerequirements/compliance-configuration',
    names: { gracePeriod: 'GracePeriod' },
  },
  ...own('WaitingTarget', '/waitingtargets', 'targetId', 'WaitingTarget', {
    ids: { purposeId: 'Purpose', facilityId: 'Facility' },
  }),
  { name: 'saveCentralTypes', route: 'POST /insertions/types/central' },
  ...own('Facility', '/facilities', 'facilityId', 'Facility'),
  order('reorderFacilities', '/facilities', 'Facility'),
  { name: 'addRooms', route: 'POST /facilities/{id}/rooms', id: 'facilityId', ids: { facilityId: 'Facility' } },
  { name: 'renameRoom', route: 'PUT /rooms/{id}', id: 'roomId', ids: { roomId: 'Room' } },
  { name: 'hideRoom', route: 'DELETE /rooms/{id}', id: 'roomId', ids: { roomId: 'Room' } },
  ...own('Procedure', '/procedures', 'procedureId', 'Procedure').slice(0, 2),
  {
    name: 'deleteProcedure',
    route: 'PUT /procedures/{id}/deleted',
    id: 'procedureId',
    ids: { procedureId: 'Procedure' },
  },
  {
    name: 'undeleteProcedure',
    route: 'PUT /procedures/{id}/undelete',
    id: 'procedureId',
    ids: { procedureId: 'Procedure' },
  },
  order('reorderProcedures', '/procedures', 'Procedure'),
  ...own('ProcedureField', '/procedurefields', 'fieldId', 'ProcedureField', { ids: { procedureId: 'Procedure' } }),
  order('reorderProcedureFields', '/procedurefields', 'ProcedureField', ['procedureId', 'Procedure']),
  ...own('ProcedureFieldOption', '/procedurefieldoptions', 'optionId', 'ProcedureFieldOption', {
    ids: { fieldId: 'ProcedureField', requiredFieldIds: 'ProcedureField' },
    names: { fieldId: 'procedureFieldId', requiredFieldIds: 'requiredFieldsIds' },
  }),
  order('reorderProcedureFieldOptions', '/procedurefieldoptions', 'ProcedureFieldOption', [
    'fieldId',
    'ProcedureField',
  ]),
]

const verbOf = (name: string): Verb => verbs.find((verb) => verb.name === name)!

type Outcome = { code: string; fields: Record<string, string>; hasCurrent: boolean }
const fieldsOf = (list: { field: string; message: string }[] = []) =>
  Object.fromEntries(list.map(({ field, message }) => [field, message]))

const throughGraphql = async (
  person: Person | null,
  { name, ids = {} }: Verb,
  { expectedVersion, ...entries }: Entries,
): Promise<Outcome> => {
  const encoded = Object.entries(entries).map(([key, value]) => {
    const type = ids[key]
    if (!type) return [key, value]
    return [key, Array.isArray(value) ? value.map((id: string) => globalId(type, id)) : globalId(type, value as string)]
  })
  const input = { ...Object.fromEntries(encoded), ...(expectedVersion === undefined ? {} : { expectedVersion }) }
  const Name = name[0]!.toUpperCase() + name.slice(1)
  const answer = await doors(address, person).graphql(
    `mutation($input: ${Name}Input!) { result: ${name}(input: $input) { __typename ... on Refusal { code fields { field message } current { id } } } }`,
    { input },
  )
  if (answer.errors) return { code: answer.errors[0]!.extensions.code, fields: {}, hasCurrent: false }
  const result = answer.data!.result as Json
  return result.__typename === 'Refusal'
    ? {
        code: result.code,
        fields: fieldsOf(result.fields),
        hasCurrent: isConflict(result.code) && result.current !== null,
      }
    : { code: 'done', fields: {}, hasCurrent: false }
}

const throughRest = async (
  person: Person | null,
  { route, id, names = {} }: Verb,
  { expectedVersion, ...entries }: Entries,
): Promise<Outcome> => {
  const [method, path] = route.split(' ') as [string, string]
  const body: Json = Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => (key === id ? [] : [[names[key] ?? key, value]])),
  )
  if (Array.isArray(body.ids)) {
    body.items = body.ids.map((one: string, weight: number) => ({ id: one, weight }))
    delete body.ids
  }
  const { status, body: answer } = await doors(address, person).rest(
    method,
    `/providers/${hospital.riverside.id}${id ? path.replace('{id}', String(entries[id])) : path}`,
    method === 'DELETE' ? undefined : body,
    expectedVersion === undefined ? {} : { 'if-match': `"v${expectedVersion as number}"` },
  )
  if (status === 200) return { code: 'done', fields: {}, hasCurrent: false }
  const back = Object.fromEntries([...Object.entries(names).map(([mine, theirs]) => [theirs, mine]), ['items', 'ids']])
  return {
    code: answer.code,
    fields: Object.fromEntries(
      Object.entries(fieldsOf(answer.errors)).map(([field, message]) => [back[field] ?? field, message]),
    ),
    hasCurrent: answer.current !== undefined,
  }
}

/** The whole configuration of the provider, without the ids of new items. */
const catalogue = async (): Promise<string> => {
  const rowsOf = (table: string): string =>
    `select '${table}' as name, jsonb_agg(row order by row::text) as rows from (select to_jsonb(t) - 'id' - 'option_id' - 'purpose_id' - 'requirement_id' - 'deleted_at' - 'hidden_at' || jsonb_build_object('gone', coalesce(to_jsonb(t) ->> 'deleted_at', to_jsonb(t) ->> 'hidden_at') is not null) as row from ${table} t where provider_id = '${hospital.riverside.id}') r`
  return JSON.stringify((await owner.query(catalogueTables.map(rowsOf).join(' union all '))).rows)
}

/** Runs the verb through both doors on the same configuration; outcome and effect must be the same. */
const both = async (name: string, person: Person | null, entries: Entries) => {
  const seen = []
  for (const door of [throughGraphql, throughRest]) {
    const outcome = await door(person, verbOf(name), entries)
    const after = await catalogue()
    if (after !== untouched) await restore()
    seen.push({ ...outcome, after })
  }
  expect(seen[1]).toEqual(seen[0])
  const { after, ...outcome } = seen[0]!
  return { ...outcome, isChanged: after !== untouched }
}

const idsOf = async (table: 'purpose' | 'facility' | 'procedure' | 'compliance_requirement'): Promise<string[]> =>
  (
    await hospital.clients.system.$queryRawUnsafe<{ id: string }[]>(
      `select id from ${table} where provider_id = '${hospital.riverside.id}' order by weight, id`,
    )
  ).map(({ id }) => id)
const optionOf = async (value: string) =>
  hospital.clients.system.procedureFieldOption.findFirstOrThrow({ where: { value, providerId: hospital.riverside.id } })

/** Each verb with entries with which it is done. */
const wellFormed = async (): Promise<Record<string, Entries>> => {
  const { purposes, facilities, procedures, fields, categories, requirements } = hospital.riverside
  const [{ id: facilityId, roomIds }] = facilities as [(typeof facilities)[number]]
  const [gauze, transparent] = [await optionOf('Gauze'), await optionOf('Transparent')]
  return {
    createPurpose: { name: 'Declot', weight: 5, lineCheck: true, procedureIds: [procedures.Dressing] },
    updatePurpose: {
      purposeId: purposes['Difficult IV'],
      name: 'Hard IV',
      weight: 7,
      lineCheck: true,
      procedureIds: [procedures.Education, procedures.Insertion],
    },
    deletePurpose: { purposeId: purposes['Difficult IV'] },
    reorderPurposes: { ids: (await idsOf('purpose')).reverse() },
    createComplianceRequirement: {
      name: 'TB Test',
      categoryId: categories.Health,
      facilityIds: [facilityId],
      isGlobal: false,
      doesNotExpire: true,
      notes: 'Every year',
      link: 'https://www.cdc.gov/tb',
      gracePeriod: 14,
    },
    updateComplianceRequirement: {
      requirementId: requirements['RN License'],
      name: 'License',
      categoryId: categories.Health,
      facilityIds: [facilityId],
      isGlobal: false,
      doesNotExpire: true,
      notes: 'Of the state',
      link: 'https://www.nursys.com',
      gracePeriod: 0,
      weight: 7,
    },
    deleteComplianceRequirement: { requirementId: requirements.ACLS },
    reorderComplianceRequirements: { ids: (await idsOf('compliance_requirement')).reverse() },
    createWaitingTarget: {
      status: 'Stat',
      purposeId: purposes['Difficult IV'],
      facilityId,
      targetMinutes: 15,
      escalateAfter: 5,
      escalateTo: ['online'],
      repeatEvery: 3,
    },
    updateWaitingTarget: {
      targetId,
      targetMinutes: 60,
      escalateAfter: 30,
      escalateTo: ['administrators', 'managers'],
      repeatEvery: null,
    },
    deleteWaitingTarget: { targetId },
    createComplianceCategory: { name: 'Courses' },
    deleteComplianceCategory: { categoryId: categories.Health },
    saveComplianceConfiguration: { gracePeriod: 45 },
    saveCentralTypes: { types: ['CVL', 'PG'] },
    createFacility: {
      name: 'West',
      timeZone: 'America/Denver',
      weight: 3,
      followUpsEnabled: false,
      requiredCallFields: ['mrn', 'contact'],
      workingFrom: '08:00',
      workingTo: '17:30',
      workingDays: [1, 3],
    },
    updateFacility: {
      facilityId,
      name: 'Main',
      timeZone: 'America/Chicago',
      weight: 2,
      followUpsEnabled: false,
      requiredCallFields: ['dob'],
      workingFrom: '06:00',
      workingTo: '24:00',
      workingDays: [6, 7],
    },
    deleteFacility: { facilityId },
    reorderFacilities: { ids: (await idsOf('facility')).reverse() },
    addRooms: { facilityId, names: ['7C-01\n7C-02', '1A-01'] },
    renameRoom: { roomId: roomIds[0], name: '1A-99' },
    hideRoom: { roomId: roomIds[0] },
    createProcedure: {
      name: 'Declot',
      weight: 8,
      followUpInterval: 3,
      countInPerformance: false,
      requiredCallFields: ['mrn'],
    },
    updateProcedure: {
      procedureId: procedures.Dressing,
      name: 'Dressings',
      weight: 9,
      followUpInterval: 4,
      countInPerformance: false,
      requiredCallFields: ['mrn'],
    },
    deleteProcedure: { procedureId: procedures.Dressing },
    reorderProcedures: { ids: (await idsOf('procedure')).reverse() },
    createProcedureField: {
      procedureId: procedures.Dressing,
      name: 'Depth',
      weight: 4,
      type: 'number',
      required: true,
      followUpTypeName: false,
      externalLength: true,
      hideHeader: true,
      hideGroup: true,
    },
    updateProcedureField: {
      fieldId: fields.Site,
      name: 'Place',
      weight: 6,
      type: 'radio',
      required: true,
      followUpTypeName: true,
      externalLength: true,
      hideHeader: true,
      hideGroup: true,
    },
    deleteProcedureField: { fieldId: fields['X-ray read by'] },
    reorderProcedureFields: { procedureId: procedures.Dressing, ids: [fields.Biopatch, fields.Site, fields.Kind] },
    createProcedureFieldOption: {
      fieldId: fields.Kind,
      value: 'Hydrocolloid',
      endFollowUp: true,
      immediateFollowUpInterval: 3,
      requiredFieldIds: [fields.Site],
      excludesOthers: true,
    },
    updateProcedureFieldOption: {
      optionId: gauze.id,
      value: 'Gauze and tape',
      weight: 5,
      endFollowUp: true,
      immediateFollowUpInterval: 1,
      requiredFieldIds: [fields.Site, fields.Biopatch],
      excludesOthers: true,
    },
    deleteProcedureFieldOption: { optionId: gauze.id },
    reorderProcedureFieldOptions: { fieldId: fields.Kind, ids: [gauze.id, transparent.id] },
  }
}

test('each verb is done with the same effect', async () => {
  for (const [name, entries] of Object.entries(await wellFormed()))
    expect({ name, ...(await both(name, hospital.people.admin, entries)) }).toEqual({
      name,
      code: 'done',
      fields: {},
      hasCurrent: false,
      isChanged: true,
    })
})

test('whoever may not is refused by every verb, and nothing changes (rules 2.2)', async () => {
  const { manager, rosa, external, locked, stranger } = hospital.people
  const refusals: [Person | null, string][] = [
    [null, 'UNAUTHENTICATED'],
    [manager, 'FORBIDDEN'],
    [rosa, 'FORBIDDEN'],
    [external, 'FORBIDDEN'],
    [locked, 'ACCOUNT_LOCKED'],
  ]
  for (const [name, entries] of Object.entries(await wellFormed())) {
    for (const [person, code] of refusals)
      expect({ name, ...(await both(name, person, entries)) }).toEqual({
        name,
        code,
        fields: {},
        hasCurrent: false,
        isChanged: false,
      })
    // A person of another provider sends the verb to their own provider through GraphQL, and to this one through REST.
    const before = await catalogue()
    const foreign = await throughGraphql(stranger, verbOf(name), entries)
    expect({
      name,
      isAboutRecords: foreign.code !== 'done' || /^(create|save)/.test(name),
      unchanged: (await catalogue()) === before,
    }).toEqual({ name, isAboutRecords: true, unchanged: true })
    expect({
      name,
      code: (await throughRest(stranger, verbOf(name), entries)).code,
      unchanged: (await catalogue()) === before,
    }).toEqual({ name, code: 'NOT_FOUND', unchanged: true })
  }
})

test('an edit of an older version is refused as stale with the record as it is, an unknown record as unknown', async () => {
  const edits = Object.entries(await wellFormed()).filter(([name]) => /^(update|delete|rename|hide)/.test(name))
  for (const [name, entries] of edits) {
    expect({ name, ...(await both(name, hospital.people.admin, { ...entries, expectedVersion: 7 })) }).toEqual({
      name,
      code: 'STALE',
      fields: {},
      hasCurrent: true,
      isChanged: false,
    })
    expect({ name, ...(await both(name, hospital.people.admin, { ...entries, expectedVersion: 1 })) }).toMatchObject({
      name,
      code: 'done',
    })
    for (const id of ['01a1fd2b-bc9a-7181-b2b7-0f215972c854', 'no-id'])
      expect({ name, ...(await both(name, hospital.people.admin, { ...entries, [verbOf(name).id!]: id })) }).toEqual({
        name,
        code: 'NOT_FOUND',
        fields: {},
        hasCurrent: false,
        isChanged: false,
      })
  }
})

test('an order that leaves out, names twice, or names what is not there is refused, with the list as it is (rules 5.4)', async () => {
  const orders = Object.entries(await wellFormed()).filter(([name]) => name.startsWith('reorder'))
  expect(orders).toHaveLength(6)
  for (const [name, entries] of orders) {
    const ids = entries.ids as string[]
    const refused = async (asked: string[]) => ({
      name,
      ...(await both(name, hospital.people.admin, { ...entries, ids: asked })),
    })
    const stale = { name, code: 'STALE', fields: {}, hasCurrent: true, isChanged: false }
    expect(await refused(ids.slice(1))).toEqual(stale)
    expect(await refused([...ids, '01a1fd2b-bc9a-7181-b2b7-0f215972c854'])).toEqual(stale)
    expect(await refused([...ids.slice(1), 'no-id'])).toEqual(stale)
    expect(await refused([...ids, ids[0]!])).toMatchObject({
      name,
      code: 'VALIDATION',
      fields: { ids: 'Names something twice' },
      isChanged: false,
    })
    expect(await refused([])).toEqual(stale)
  }
})

test('bad entries are refused all at once, at the same fields in the same words', async () => {
  const { purposes, facilities, procedures, fields, categories, requirements } = hospital.riverside
  const { admin } = hospital.people
  const gauze = await optionOf('Gauze')
  await closeCall(await hospital.as(hospital.people.rosa), { callId: await hospital.openCall(), ...hospital.recorded })
  const required = 'Required'
  const minutes = 'Must be a whole number from 1 to 1440'
  const foreign = hospital.lakeshore.fields.Site
  const cases: [name: string, entries: Entries, fields: Record<string, string>][] = [
    ['createPurpose', {}, { name: required, weight: required }],
    ['createPurpose', { name: ' ', weight: -1 }, { name: required, weight: 'Must be 0 or more' }],
    ['createPurpose', { name: 'custom', weight: 0 }, { name: 'Another purpose has this name' }],
    [
      'createPurpose',
      { name: 'x'.repeat(201), weight: 10_000 },
      { name: 'Must be at most 200 characters', weight: 'Must be at most 9999' },
    ],
    ['createWaitingTarget', {}, { status: required, targetMinutes: required }],
    [
      'createWaitingTarget',
      { status: 'Stat', targetMinutes: 0, escalateAfter: 10_000, repeatEvery: 0, escalateTo: [] },
      { targetMinutes: minutes, escalateAfter: minutes, repeatEvery: minutes, escalateTo: required },
    ],
    ['createWaitingTarget', { status: 'Stat', targetMinutes: 5 }, { status: 'Another target is for the same calls' }],
    [
      'createWaitingTarget',
      {
        status: 'Stat',
        targetMinutes: 5,
        purposeId: hospital.lakeshore.purposes.Custom,
        facilityId: hospital.lakeshore.facilities[0]!.id,
      },
      { purposeId: 'Does not exist', facilityId: 'Does not exist' },
    ],
    [
      'updateWaitingTarget',
      { targetId, targetMinutes: 1441, escalateAfter: 0, repeatEvery: 1441, escalateTo: [] },
      { targetMinutes: minutes, escalateAfter: minutes, repeatEvery: minutes, escalateTo: required },
    ],
    [
      'updatePurpose',
      { purposeId: purposes.Custom, name: 'Other' },
      { name: 'The rules know Custom by its name, so it keeps it' },
    ],
    [
      'updatePurpose',
      { purposeId: purposes['Difficult IV'], name: ' ', weight: 10_000 },
      { name: required, weight: 'Must be at most 9999' },
    ],
    [
      'createComplianceRequirement',
      {},
      { name: required, categoryId: required, facilityIds: required, gracePeriod: required },
    ],
    [
      'createComplianceRequirement',
      {
        name: 'rn license',
        categoryId: hospital.lakeshore.categories.Licenses,
        facilityIds: [hospital.lakeshore.facilities[0]!.id],
        gracePeriod: 1,
        link: 'http://www.nursys.com',
      },
      {
        name: 'Another requirement has this name',
        categoryId: 'Does not exist',
        facilityIds: 'Does not exist',
        link: 'Must be an address that begins with https://',
      },
    ],
    [
      'createComplianceRequirement',
      { name: 'x', categoryId: categories.Health, isGlobal: true, gracePeriod: -1, notes: 'x'.repeat(4001) },
      { gracePeriod: 'Must be a whole number from 0 to 3650', notes: 'Must be at most 4000 characters' },
    ],
    [
      'updateComplianceRequirement',
      { requirementId: requirements['RN License'], isGlobal: false },
      { facilityIds: required },
    ],
    [
      'updateComplianceRequirement',
      { requirementId: requirements.ACLS, name: ' ', link: 'https://nurse:secret@nursys.com', facilityIds: [] },
      { name: required, link: 'Must be an address that begins with https://', facilityIds: required },
    ],
    ['createComplianceCategory', { name: ' ' }, { name: 'Category name is required' }],
    ['createComplianceCategory', { name: 'health' }, { name: 'Another category has this name' }],
    ['saveComplianceConfiguration', {}, { gracePeriod: required }],
    ['saveCentralTypes', {}, { types: required }],
    ['createFacility', {}, { name: required, timeZone: required, weight: required }],
    [
      'createFacility',
      { name: 'main hospital', timeZone: 'America/New_York', weight: 1 },
      { name: 'Another facility has this name' },
    ],
    [
      'createFacility',
      { name: 'x', timeZone: 'Europe/Berlin', weight: 1, requiredCallFields: ['mrn', 'surprise'] },
      {
        timeZone: 'Must be a time zone that begins with America/',
        requiredCallFields: 'Names a field that cannot be required',
      },
    ],
    [
      'updateFacility',
      { facilityId: facilities[0]!.id, timeZone: 'America/Atlantis' },
      { timeZone: 'Must be a time zone that begins with America/' },
    ],
    ['addRooms', { facilityId: facilities[0]!.id, names: [' ', '\n'] }, { names: required }],
    ['renameRoom', { roomId: facilities[0]!.roomIds[0], name: '' }, { name: required }],
    [
      'renameRoom',
      { roomId: facilities[0]!.roomIds[0], name: '1a-02' },
      { name: 'Another room of the facility has this name' },
    ],
    [
      'createProcedure',
      { followUpInterval: 0 },
      { name: required, weight: required, followUpInterval: 'Must be a whole number from 1 to 3650' },
    ],
    [
      'createProcedure',
      { name: 'INSERTION', weight: 1, followUpInterval: 0 },
      { name: 'Another procedure has this name', followUpInterval: 'Must be a whole number from 1 to 3650' },
    ],
    [
      'updateProcedure',
      { procedureId: procedures.Dressing, name: 'INSERTION', weight: -1, requiredCallFields: ['surprise'] },
      {
        name: 'Another procedure has this name',
        weight: 'Must be 0 or more',
        requiredCallFields: 'Names a field that cannot be required',
      },
    ],
    [
      'updateProcedure',
      { procedureId: procedures.Dressing, name: 'INSERTION' },
      { name: 'Another procedure has this name' },
    ],
    [
      'createProcedureField',
      { procedureId: procedures.Dressing },
      { name: required, weight: required, type: required },
    ],
    [
      'createProcedureField',
      { procedureId: hospital.lakeshore.procedures.Dressing, name: 'x', weight: 1, type: 'text' },
      { procedureId: 'Does not exist' },
    ],
    [
      'updateProcedureField',
      { fieldId: fields.Kind, name: 'site', type: 'text' },
      {
        name: 'Another field of the procedure has this name',
        type: 'It has options, and fields of this type have none',
      },
    ],
    [
      'updateProcedureField',
      { fieldId: fields.Topic, type: 'number' },
      { type: 'Values were recorded for this field, so its type stays' },
    ],
    [
      'createProcedureFieldOption',
      { fieldId: fields.Biopatch, value: 'x' },
      { fieldId: 'Only checkboxes and radio buttons have options' },
    ],
    ['createProcedureFieldOption', { fieldId: fields.Kind }, { value: required }],
    [
      'createProcedureFieldOption',
      { fieldId: fields.Kind, value: 'GAUZE', requiredFieldIds: [fields.Topic] },
      { value: 'Another option of the field has this value', requiredFieldIds: 'Must be fields of the same procedure' },
    ],
    [
      'updateProcedureFieldOption',
      { optionId: gauze.id, requiredFieldIds: [foreign], immediateFollowUpInterval: 4000 },
      {
        immediateFollowUpInterval: 'Must be a whole number from 1 to 3650',
        requiredFieldIds: 'Must be fields of the same procedure',
      },
    ],
    [
      'updateProcedureFieldOption',
      { optionId: gauze.id, requiredFieldIds: [foreign] },
      { requiredFieldIds: 'Must be fields of the same procedure' },
    ],
  ]
  for (const [name, entries, wrong] of cases)
    expect({ name, entries, ...(await both(name, admin, entries)) }).toEqual({
      name,
      entries,
      code: 'VALIDATION',
      fields: wrong,
      hasCurrent: expect.any(Boolean),
      isChanged: false,
    })
})

test('what the types of GraphQL rule out, REST refuses at its field; both change nothing', async () => {
  const { procedures, fields } = hospital.riverside
  const cases: [name: string, entries: Entries, fields: Record<string, string>][] = [
    [
      'createPurpose',
      { name: 'x', weight: 'first', lineCheck: 'maybe' },
      { weight: 'Must be a whole number', lineCheck: 'Must be true or false' },
    ],
    [
      'createProcedureField',
      { procedureId: procedures.Dressing, name: true, weight: 1.5, type: 'dropdown' },
      {
        name: 'Must be text',
        weight: 'Must be a whole number',
        type: 'Must be one of checkbox, checkboxes, radio, number, text',
      },
    ],
    [
      'updateProcedureField',
      { fieldId: fields.Site, type: 'dropdown' },
      { type: 'Must be one of checkbox, checkboxes, radio, number, text' },
    ],
    [
      'addRooms',
      { facilityId: hospital.riverside.facilities[0]!.id, names: ['7C', false] },
      { 'names[1]': 'Must be text' },
    ],
  ]
  for (const [name, entries, wrong] of cases) {
    expect({ name, ...(await throughRest(hospital.people.admin, verbOf(name), entries)) }).toMatchObject({
      name,
      code: 'VALIDATION',
      fields: wrong,
    })
    if (name !== 'addRooms')
      expect({ name, code: (await throughGraphql(hospital.people.admin, verbOf(name), entries)).code }).toEqual({
        name,
        code: 'MALFORMED',
      })
  }
  expect(await catalogue()).toBe(untouched)
})

test('a category that requirements use is refused, naming them, until they are deleted (rules 6.9)', async () => {
  const { id, categories, requirements } = hospital.riverside
  const { admin } = hospital.people
  expect(await both('deleteComplianceCategory', admin, { categoryId: categories.Licenses })).toEqual({
    code: 'CATEGORY_IN_USE',
    fields: {},
    hasCurrent: true,
    isChanged: false,
  })
  const rest = (method: string, path: string) =>
    doors(address, admin).rest(method, `/providers/${id}/compliancerequirements${path}`)
  expect(await rest('DELETE', `/category/${categories.Licenses}`)).toMatchObject({
    status: 409,
    body: {
      message: '3 requirements are in Licenses: RN License, ACLS and Orientation. Move or delete them first.',
      current: { id: categories.Licenses, name: 'Licenses' },
    },
  })
  for (const one of Object.values(requirements)) expect((await rest('DELETE', `/${one}`)).status).toBe(200)
  expect(await rest('DELETE', `/category/${categories.Licenses}`)).toMatchObject({ status: 200, body: {} })
  expect(await rest('GET', '/category')).toMatchObject({ body: [{ name: 'Health' }] })
})

test('what the rules go by cannot be deleted, nor what is not deleted be brought back', async () => {
  const { purposes, procedures } = hospital.riverside
  for (const name of ['Custom', 'Dressing Change'])
    expect(await both('deletePurpose', hospital.people.admin, { purposeId: purposes[name] })).toEqual({
      code: 'NEEDED_BY_RULES',
      fields: {},
      hasCurrent: true,
      isChanged: false,
    })
  expect(await both('undeleteProcedure', hospital.people.admin, { procedureId: procedures.Dressing })).toEqual({
    code: 'NOT_DELETED',
    fields: {},
    hasCurrent: true,
    isChanged: false,
  })
})

describe('REST as existing clients use it', () => {
  const rest = (method: string, path: string, body?: object) =>
    doors(address, hospital.people.admin).rest(method, `/providers/${hospital.riverside.id}${path}`, body)

  test('a record is sent back as it was read, with one thing changed', async () => {
    for (const path of ['/callpurposes', '/facilities', '/procedures', '/compliancerequirements']) {
      const { body: list } = await rest('GET', path)
      const [one] = list as Json[]
      const { status, body } = await rest('PUT', `${path}/${one.id}`, { ...one, weight: '42' })
      expect({ path, status, body }).toEqual({
        path,
        status: 200,
        body: { ...one, weight: 42, order: 42, version: one.version + 1 },
      })
      expect(await rest('PUT', `${path}/${one.id}`, { ...one, weight: one.weight })).toMatchObject({
        status: 200,
        body: { weight: one.weight },
      })
    }
    const { body: procedures } = await rest('GET', '/procedures')
    const field = procedures[1].fields[0]
    expect((await rest('PUT', `/procedurefields/${field.id}`, { ...field, hideHeader: true })).body).toEqual({
      ...field,
      hideHeader: true,
      version: 2,
    })
    const option = field.options[0]
    const sent = { ...option, requiredFieldsIds: [procedures[1].fields[1].id], immediateFollowUpInterval: 'soon' }
    expect((await rest('PUT', `/procedurefieldoptions/${option.id}`, sent)).body).toEqual({
      ...option,
      immediateFollowUpInterval: null,
      requires: [{ procedureFieldId: procedures[1].fields[1].id }],
      version: 2,
    })
  })

  test('blank intervals are null, records of required fields count by key or name, and a lone weight orders', async () => {
    const { body: made } = await rest('POST', '/procedures', {
      name: 'Declot',
      weight: '7',
      followUpInterval: '',
      requiredCallFields: [{ name: 'MRN' }, { key: 'dob', name: 'x' }],
    })
    expect(made).toMatchObject({
      weight: 7,
      followUpInterval: null,
      requiredCallFields: [
        { key: 'dob', name: 'Date of Birth' },
        { key: 'mrn', name: 'MRN' },
      ],
    })
    const { body: purposes } = await rest('GET', '/callpurposes')
    const last = purposes.at(-1)
    const { body: ordered } = await rest('POST', '/callpurposes/reorder', {
      items: purposes.map(({ id, weight }: Json) => ({ id, weight: id === last.id ? -1 : weight })),
    })
    expect(ordered.map(({ id, weight }: Json) => [id, weight])).toEqual(
      [last, ...purposes.slice(0, -1)].map(({ id }: Json, weight: number) => [id, weight]),
    )
  })

  test('compliance is sent in the capitals of the specification and in camelCase (rules 6.6)', async () => {
    const path = '/compliancerequirements'
    const ProviderId = hospital.riverside.id
    expect(await rest('GET', `${path}/compliance-configuration`)).toMatchObject({
      body: { gracePeriod: 30, version: 0 },
    })
    for (const [body, gracePeriod] of [
      [{ GracePeriod: 45, ProviderId }, 45],
      [{ gracePeriod: '60', providerId: ProviderId }, 60],
    ] as const)
      expect(await rest('POST', `${path}/compliance-configuration`, body)).toMatchObject({
        status: 200,
        body: { gracePeriod },
      })
    expect(await rest('POST', `${path}/category`, { Name: ' Courses ', ProviderId })).toMatchObject({
      status: 200,
      body: [{ name: 'Courses' }, { name: 'Health' }, { name: 'Licenses' }],
    })
    expect(await rest('POST', `${path}/category`, { name: 'Badges' })).toMatchObject({
      body: [{ name: 'Badges' }, { name: 'Courses' }, { name: 'Health' }, { name: 'Licenses' }],
    })
    expect(await rest('POST', `${path}/category`, { Name: null, ProviderId })).toMatchObject({
      status: 422,
      body: { errors: [{ message: 'Category name is required' }] },
    })
    const facility = hospital.riverside.facilities[0]!
    const { body: made } = await rest('POST', path, {
      name: 'TB Test',
      notes: '',
      gracePeriod: '14',
      facilities: [{ id: facility.id, name: facility.name }],
      complianceCategoryId: hospital.riverside.categories.Health,
      complianceLink: null,
      isGlobal: null,
      isDeleted: false,
    })
    expect(made).toEqual({
      id: expect.any(String),
      name: 'TB Test',
      weight: 3,
      order: 3,
      notes: null,
      gracePeriod: 14,
      facilities: [facility.id],
      isGlobal: false,
      doesNotExpire: false,
      isDeleted: false,
      complianceCategoryId: hospital.riverside.categories.Health,
      complianceLink: null,
      version: 1,
    })
    expect(await rest('PUT', `${path}/${made.id}`, { ...made, isGlobal: true })).toMatchObject({
      status: 200,
      body: { isGlobal: true, facilities: [], version: 2 },
    })
  })

  test('an order that is no order is refused at its field', async () => {
    for (const [items, field] of [
      ['x', 'items'],
      [undefined, 'items'],
      [[{ id: 1, weight: 0 }], 'items[0].id'],
      [[{ id: 'x', weight: 'first' }], 'items[0].weight'],
    ] as const)
      expect(await rest('POST', '/callpurposes/reorder', { items })).toMatchObject({
        status: 422,
        body: { errors: [{ field }] },
      })
  })

  test('time zones begin with America/, and insertion types are the options of the fields that name the type', async () => {
    const { body: zones } = await rest('GET', '/facilities/timezones')
    expect(zones).toContain('America/New_York')
    expect((zones as string[]).filter((zone) => !zone.startsWith('America/'))).toEqual([])
    expect((await rest('GET', '/insertions/types')).body).toEqual(['SL PICC', 'ML'])
    await hospital.clients.system.procedureField.updateMany({ data: { followUpTypeName: false } })
    expect((await rest('GET', '/insertions/types')).body).toEqual(['SL PICC', 'DL PICC', 'TL PICC', 'ML', 'PG', 'CVL'])
  })
})

test('what was refused here is what the commands say that they may refuse', async () => {
  expect(await undeclaredRefusals(hospital.clients)).toEqual([])
})
