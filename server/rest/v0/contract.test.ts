import { Validator } from '@seriousme/openapi-schema-validator'
import { undocumented, isDocumentedBody, isDocumentedForm } from '../../test/harness/contract'
import { doors, type RestAnswer } from '../../test/harness/doors'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import type { Person } from '../../test/hospital/hospital'
import { pdfOf } from '../../test/hospital/documentFiles'
import { picture, sendForm, type Part } from '../../test/hospital/pictures'
import { hashPassword } from '../../auth/password'
import { prepareCallReport } from '../../services/reports/spreadsheet/reportFiles'
import { contract, routes } from './index'
import { problems, type ProblemCode } from './kernel/problem'

serveHospital()

describe('the document', () => {
  test('is an OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(contract) as never)
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  })

  test('tells of every route of the table, and of nothing else', async () => {
    const { body } = await doors(address, null).rest('GET', '/openapi.json')
    const told = Object.entries(body.paths as object).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(told.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length)
  })

  test('describes each body field, and tells each code with a status of its own', () => {
    for (const [path, methods] of Object.entries(contract.paths))
      for (const [method, { requestBody, summary, responses }] of Object.entries(methods)) {
        const properties = (Object.values(requestBody?.content ?? {})[0]?.schema.properties ?? {}) as Record<
          string,
          { description?: string }
        >
        for (const [name, { description }] of Object.entries(properties))
          expect({ method, path, name, description }).toEqual({
            method,
            path,
            name,
            description: expect.stringMatching(/.[.]$/),
          })
        expect(summary).not.toBe('')
        for (const [status, { description }] of Object.entries(responses))
          for (const [, code] of description.matchAll(/^`([A-Z_]+)`:/gm))
            expect({ code, status: problems[code as ProblemCode].status }).toEqual({ code, status: Number(status) })
      }
  })
})

test('the page shows every route and record, without scripts and without anything from elsewhere', async () => {
  const answer = await fetch(`${address}/api/v0/docs`)
  const html = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const { name } of routes) expect(html).toContain(`<section id="${name}">`)
  for (const name of Object.keys(contract.components.schemas)) expect(html).toContain(`<section id="${name}">`)
  expect(html).not.toMatch(/<(script|link|img|iframe|object|embed)|\son\w+=|javascript:|@import|url\(/i)
  expect(
    [...html.matchAll(/(?:href|src)="([^"]*)"/g)]
      .map(([, target]) => target)
      .filter((target) => !/^#\w+$|^\/api\/v0\/openapi[.]json$/.test(target!)),
  ).toEqual([])
  for (const [, target] of html.matchAll(/href="#(\w+)"/g)) expect(html).toContain(`id="${target}"`)
  expect(
    (await fetch(`${address}/api/v0/docs`, { headers: { 'if-none-match': answer.headers.get('etag')! } })).status,
  ).toBe(304)
})

/** Asks, and holds the answer against the document. */
const ask = async (
  person: Person | null,
  method: string,
  path: string,
  ids: Record<string, string>,
  body?: object,
  headers: Record<string, string> = {},
): Promise<RestAnswer> => {
  const address_ = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!)
  const answer = await doors(address, person).rest(method, address_, body, headers)
  expect({ method, path, undocumented: undocumented(method, path, answer) }).toEqual({ method, path, undocumented: [] })
  if (body && answer.status === 200)
    expect({ method, path, body, documented: isDocumentedBody(method, path, body) }).toEqual({
      method,
      path,
      body,
      documented: true,
    })
  return answer
}

const seen = new Set<string>()
const run = async (
  person: Person | null,
  route: string,
  id: string,
  body?: object,
  headers?: Record<string, string>,
  status = 200,
) => {
  const [method, path] = route.split(' ') as [string, string]
  seen.add(route)
  const answer = await ask(
    person,
    method,
    path,
    { providerId: hospital.riverside.id, id, callId: id, userId: id },
    body ?? (method === 'GET' || method === 'DELETE' ? undefined : {}),
    headers,
  )
  expect({ route, status: answer.status, body: answer.body }).toMatchObject({ route, status })
  return answer
}

test('each route about calls answers as the document tells: done, refused, and for those who may not', async () => {
  const { riverside, people, clients, record, recorded } = hospital
  const { rosa, ben, admin, trainee, external, locked } = people
  await clients.system.user.update({
    where: { id: rosa.id },
    data: { passwordHash: await hashPassword('Patency-demo-1') },
  })
  await clients.system.facility.update({
    where: { id: riverside.facilities[0]!.id },
    data: { requiredCallFields: ['mrn', 'contact'] },
  })
  const line = await clients.system.line.create({
    data: { providerId: riverside.id, name: 'R arm', createdAt: hospital.clock.now },
  })
  const call = '/providers/{providerId}/calls/{id}'
  await run(null, 'POST /auth/login', '', { email: rosa.email, password: 'Patency-demo-1' })
  await run(null, 'POST /auth/login', '', { email: rosa.email, password: 'x' }, {}, 401)
  await run(null, 'POST /auth/login', '', {}, {}, 422)
  await run(null, 'POST /auth/logout', '')
  for (const person of [rosa, external, locked, people.system, people.north]) await run(person, 'GET /users/me', '')
  await run(null, 'GET /users/me', '', undefined, {}, 401)
  for (const path of [
    '/requireablecallfields',
    '/providers/{providerId}/callpurposes',
    '/providers/{providerId}/callstatuscodes',
    '/providers/{providerId}/facilities',
    '/providers/{providerId}/calls/active',
  ]) {
    for (const person of [rosa, external]) await run(person, `GET ${path}`, '')
    await run(null, `GET ${path}`, '', undefined, {}, 401)
    await run(locked, `GET ${path}`, '', undefined, {}, 423)
  }

  const create = 'POST /providers/{providerId}/calls'
  const wanted = {
    purposeId: riverside.purposes.Custom,
    customJob: 'Teaching',
    roomId: riverside.facilities[0]!.roomIds[0],
    statusCodeId: riverside.statuses.Stat,
    contact: null,
    preComments: 'Loud',
    insertedBy: '',
    roomDescription: 'bed 2',
  }
  const { body: made } = await run(rosa, create, '', wanted, { 'idempotency-key': 'a' })
  const id = made.id as string
  expect((await run(rosa, create, '', wanted, { 'idempotency-key': 'a' })).body.id).toBe(id)
  await run(rosa, create, '', { ...wanted, contact: 'x' }, { 'idempotency-key': 'a' }, 409)
  expect((await run(rosa, create, '', wanted, { 'idempotency-key': 'x'.repeat(201) }, 422)).body.errors).toEqual([
    { field: 'Idempotency-Key', message: 'Must be at most 200 characters' },
  ])
  await run(rosa, create, '', { purposeId: 'x', surprise: 1 }, {}, 422)
  await clients.system.call.update({ where: { id }, data: { lineId: line.id, dressingChangeDate: hospital.clock.now } })

  const { headers, body: whole } = await run(rosa, `GET ${call}`, id)
  expect(whole).toMatchObject({ lineId: line.id, line: { name: 'R arm' } })
  // Nothing of lines for somebody External (rules 2.2).
  expect((await run(external, `GET ${call}`, id)).body).toMatchObject({ lineId: null, line: null })
  expect((await run(external, 'GET /providers/{providerId}/calls/active', '')).body).toMatchObject([
    { id, lineId: null, line: null },
  ])
  await run(rosa, `GET ${call}`, id, undefined, { 'if-none-match': headers.get('etag')! }, 304)
  await run(rosa, `GET ${call}`, 'nowhere', undefined, {}, 404)
  const queue = await run(external, 'GET /providers/{providerId}/calls/active', '')
  await run(
    external,
    'GET /providers/{providerId}/calls/active',
    '',
    undefined,
    { 'if-none-match': queue.headers.get('etag')! },
    304,
  )

  expect((await run(rosa, `GET ${call}/updates`, id)).body).toEqual([])
  await run(rosa, `POST ${call}/updates`, id, { text: 'On my way' }, {}, 409)
  const asked = await hospital.openCall({ by: external })
  await run(external, `POST ${call}/updates`, asked, { text: 'Bleeding', isWorse: true })
  await run(rosa, `POST ${call}/updates`, asked, { text: 'On my way', isWorse: true }, {}, 422)
  expect((await run(rosa, `POST ${call}/updates`, asked, { text: 'On my way' })).body).toMatchObject([
    { text: 'Bleeding', isWorse: true, isFromWard: true, by: external.fullName },
    { text: 'On my way', isWorse: false, isFromWard: false, by: rosa.fullName },
  ])
  await run(rosa, `GET ${call}/updates`, 'nowhere', undefined, {}, 404)
  await run(rosa, `DELETE ${call}`, asked)
  await run(rosa, `POST ${call}/updates`, asked, { text: 'On my way' }, {}, 409)

  await run(rosa, `POST ${call}/assigntome`, id)
  await run(ben, `POST ${call}/assigntome`, id, {}, {}, 409)
  await run(rosa, `POST ${call}/assist`, id, {}, {}, 409)
  await run(ben, `POST ${call}/stopassist`, id, {}, {}, 409)
  for (const helper of [ben, trainee]) await run(helper, `POST ${call}/assist`, id)
  await run(trainee, `POST ${call}/updaterole`, id, { isTraining: true, isAssisting: false })
  await run(ben, `POST ${call}/updaterole`, id, { isTraining: true, isAssisting: false }, {}, 409)
  await run(ben, `POST ${call}/updaterole`, id, { isTraining: 'yes' }, {}, 422)
  await run(ben, `POST ${call}/stopassist`, id)
  await run(ben, `POST ${call}/return`, id, {}, {}, 409)
  await run(rosa, `POST ${call}/return`, id)
  await run(rosa, `PUT ${call}`, id, {
    dob: '1950-02-28',
    patientFirstName: 'Ada',
    patientLastName: 'King',
    orderingProvider: 'Dr. No',
    preProcedureNotes: 'Left arm',
    comments: 'None',
    statusCodeId: riverside.statuses.Normal,
  })
  const stale = await run(rosa, `PUT ${call}`, id, { contact: 'x' }, { 'if-match': '"v1"' }, 412)
  expect(stale.body.current.id).toBe(id)
  await run(external, `PUT ${call}`, id, {}, {}, 403)
  await run(rosa, `POST ${call}/close`, id, { mrn: '', dob: 'then' }, {}, 422)
  await run(rosa, `POST ${call}/addline`, id, { lineId: line.id })
  await run(rosa, `POST ${call}/addline`, id, { lineId: 'x' }, {}, 422)
  expect((await run(rosa, `POST ${call}/requiresline`, id, recorded)).body).toBe(false)
  expect((await run(rosa, 'GET /providers/{providerId}/lines/find/{callId}', id)).body).toMatchObject([
    { id: line.id, name: 'R arm', calls: [{ id }], callCount: 1 },
  ])
  expect((await run(rosa, 'GET /providers/{providerId}/lines/{id}', line.id)).body).toMatchObject({
    id: line.id,
    calls: [{ id }],
    infectionHistory: [],
  })
  await run(rosa, 'GET /providers/{providerId}/lines/{id}', 'nowhere', undefined, {}, 404)
  await run(rosa, 'GET /providers/{providerId}/lines/{id}/passport', line.id)
  await run(rosa, 'GET /providers/{providerId}/lines/{id}/passport', 'nowhere', undefined, {}, 404)
  await run(rosa, 'GET /providers/{providerId}/round', '')
  for (const page of ['handover', 'handovers']) await run(rosa, `GET /providers/{providerId}/${page}`, '')
  await run(rosa, 'GET /providers/{providerId}/handovers/{id}', 'nowhere', undefined, {}, 404)
  for (const list of ['procedures', 'procedures/all'])
    expect((await run(rosa, `GET /providers/{providerId}/${list}`, '')).body).toHaveLength(4)
  await run(rosa, `POST ${call}/save`, id, {}, {}, 409)
  await run(rosa, `POST ${call}/close`, id, {
    ...recorded,
    mrn: 'R-1',
    contact: 'Ext. 7',
    callPurposeId: riverside.purposes['Difficult IV'],
    infection: true,
    infectionNotes: 'Red',
  })
  await run(rosa, `POST ${call}/close`, id, {}, {}, 409)
  await run(rosa, `POST ${call}/save`, id, { comments: 'Went well' })
  await run(ben, `POST ${call}/save`, id, { comments: 'x' }, {}, 409)
  await run(rosa, `GET ${call}`, id)
  await run(ben, `DELETE ${call}`, id, undefined, {}, 409)
  await run(admin, `DELETE ${call}`, id)
  await run(admin, `POST ${call}/undelete`, id)
  await run(admin, `POST ${call}/undelete`, id, {}, {}, 409)
  for (const list of ['completed', 'deleted']) {
    const route = `POST /providers/{providerId}/calls/${list}`
    expect(
      (await run(rosa, route, '', { sort: 'Clinician', completionTime: false, filter: 'ROSA', descending: false }))
        .body,
    ).toMatchObject(
      list === 'completed'
        ? { total: 1, calls: [{ id, completedBy: { fullName: 'Rosa Alvarez' } }] }
        : { total: 0, calls: [] },
    )
    expect(
      (await run(rosa, route, '', { sort: 'Weight', filter: ['x'], descending: 'down' }, {}, 422)).body.errors
        .map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['descending', 'filter', 'sort'])
    await run(external, route, '', {}, {}, 403)
    await run(locked, route, '', {}, {}, 423)
  }
  const inserted = await hospital.openCall()
  const insertion = { fields: record({ 'Insertion Type': ['SL PICC'] }) }
  await run(
    rosa,
    `POST ${call}/close`,
    inserted,
    { ...insertion, patientLastName: 'King', mrn: 'R-1', contact: 'Ext. 7' },
    {},
    409,
  )
  await run(
    rosa,
    `POST ${call}/closeandcreate`,
    inserted,
    { updateModel: { mrn: 'R-1' }, lineName: '', closeModel: insertion },
    {},
    422,
  )
  await run(rosa, `POST ${call}/closeandcreate`, inserted, {
    updateModel: { patientLastName: 'King', mrn: 'R-1', contact: 'Ext. 7' },
    lineName: 'R basilic',
    closeModel: insertion,
  })
  const images = '/providers/{providerId}/images'
  /** Sends a form, and holds the answer and the form against the document. */
  const sendPicture = async (person: Person | null, parts: Part[], status = 200) => {
    seen.add(`POST ${images}`)
    const answer = await sendForm(address, person, riverside.id, parts)
    expect({ undocumented: undocumented('POST', images, answer), status: answer.status }).toEqual({
      undocumented: [],
      status,
    })
    if (status === 200)
      expect(
        isDocumentedForm(
          'POST',
          images,
          parts.map(({ name = 'file' }) => name),
        ),
      ).toBe(true)
    return answer
  }
  const bytes = await picture()
  const { body: image } = await sendPicture(rosa, [{ bytes }])
  await sendPicture(null, [{ bytes }], 401)
  await sendPicture(locked, [{ bytes }], 423)
  await sendPicture(rosa, [], 422)
  await sendPicture(rosa, [{ bytes: Buffer.from('<svg/>') }], 422)
  const { body: shown } = await run(external, create, '', {
    ...wanted,
    images: [(await sendPicture(external, [{ bytes }])).body],
  })
  expect(shown.images).toMatchObject([{ fileName: 'arm.png', contentType: 'image/png' }])
  await run(rosa, `PUT ${call}`, shown.id, { images: [...shown.images, image.id] })
  await run(ben, `PUT ${call}`, shown.id, { images: ['x'] }, {}, 422)
  const held = await run(ben, `GET ${images}/{id}`, image.id)
  await run(ben, `GET ${images}/{id}`, image.id, undefined, { 'if-none-match': held.headers.get('etag')! }, 304)
  await run(ben, `GET ${images}/{id}`, 'nowhere', undefined, {}, 404)
  await run(null, `GET ${images}/{id}`, image.id, undefined, {}, 401)
  const worked = await hospital.openCall()
  await run(rosa, `POST ${call}/assigntome`, worked)
  expect((await run(admin, `DELETE ${call}`, worked)).body.message).toContain('Rosa Alvarez')
  await run(external, `DELETE ${call}`, await hospital.openCall(), undefined, {}, 403)
})

test('each route about the catalogue answers as the document tells, refused as well', async () => {
  const { riverside, people } = hospital
  const { admin, rosa } = people
  const base = '/providers/{providerId}'
  /** Done, made on an older version, refused for its entries where it has some, unknown, and by somebody who may not. */
  const change = async (method: string, path: string, id: string, body?: object, wrong?: object) => {
    const { body: done } = await run(admin, `${method} ${base}${path}`, id, body)
    if (wrong) await run(admin, `${method} ${base}${path}`, id, wrong, {}, 422)
    await run(rosa, `${method} ${base}${path}`, id, body, {}, 403)
    return done
  }
  const stale = async (method: string, path: string, id: string, body?: object) => {
    expect(
      (await run(admin, `${method} ${base}${path}`, id, body, { 'if-match': '"v99"' }, 412)).body.current,
    ).toBeDefined()
    await run(admin, `${method} ${base}${path}`, 'nowhere', body, {}, 404)
  }
  const reordered = async (path: string, list: { id: string }[], parent: object = {}) => {
    await change(
      'POST',
      `${path}/reorder`,
      '',
      { ...parent, items: [...list].reverse().map(({ id }, weight) => ({ id, weight })) },
      {
        ...parent,
        items: [
          { id: list[0]!.id, weight: 0 },
          { id: list[0]!.id, weight: 1 },
        ],
      },
    )
    expect(
      (await run(admin, `POST ${base}${path}/reorder`, '', { ...parent, items: [] }, {}, 412)).body.current,
    ).toBeDefined()
  }
  const list = async (path: string) => (await run(admin, `GET ${base}${path}`, '')).body as { id: string }[]

  const purpose = await change(
    'POST',
    '/callpurposes',
    '',
    { name: 'Declot', weight: 9, lineCheck: true },
    { name: 'custom', weight: 1 },
  )
  await stale('PUT', '/callpurposes/{id}', purpose.id, { weight: 4 })
  await change('PUT', '/callpurposes/{id}', purpose.id, { name: 'Occlusion' }, { weight: 'x' })
  await reordered('/callpurposes', await list('/callpurposes'))
  await stale('DELETE', '/callpurposes/{id}', purpose.id)
  await run(admin, `DELETE ${base}/callpurposes/{id}`, riverside.purposes.Custom!, undefined, {}, 409)
  await change('DELETE', '/callpurposes/{id}', purpose.id)

  const compliance = '/compliancerequirements'
  const [{ id: healthId }] = (await list(`${compliance}/category`)) as [{ id: string }]
  const requirement = await change(
    'POST',
    compliance,
    '',
    { name: 'TB Test', complianceCategoryId: healthId, isGlobal: true, gracePeriod: 14 },
    { name: 'TB Test', complianceCategoryId: healthId, gracePeriod: -1 },
  )
  await stale('PUT', `${compliance}/{id}`, requirement.id, { weight: 4 })
  await change(
    'PUT',
    `${compliance}/{id}`,
    requirement.id,
    { ...requirement, notes: 'Yearly' },
    { complianceLink: 'x' },
  )
  await reordered(compliance, await list(compliance))
  await run(admin, `DELETE ${base}${compliance}/category/{id}`, healthId, undefined, {}, 409)
  await stale('DELETE', `${compliance}/{id}`, requirement.id)
  await change('DELETE', `${compliance}/{id}`, requirement.id)
  await stale('DELETE', `${compliance}/category/{id}`, healthId)
  await change('DELETE', `${compliance}/category/{id}`, healthId)
  await change('POST', `${compliance}/category`, '', { Name: 'Courses' }, { Name: '' })
  const saved = await change('POST', `${compliance}/compliance-configuration`, '', { GracePeriod: 5 }, {})
  expect((await run(people.manager, `GET ${base}${compliance}/compliance-configuration`, '')).body).toEqual(saved)
  for (const path of ['', '/category', '/compliance-configuration'])
    await run(rosa, `GET ${base}${compliance}${path}`, '', undefined, {}, 403)

  const target = await change(
    'POST',
    '/waitingtargets',
    '',
    { status: 'Stat', purposeId: riverside.purposes.Custom, targetMinutes: 5, escalateAfter: 3 },
    { status: 'Stat', targetMinutes: 0 },
  )
  await stale('PUT', '/waitingtargets/{id}', target.id, { targetMinutes: 4 })
  await change('PUT', '/waitingtargets/{id}', target.id, { ...target, targetMinutes: 9 }, { repeatEvery: 0 })
  await stale('DELETE', '/waitingtargets/{id}', target.id)
  await change('DELETE', '/waitingtargets/{id}', target.id)
  const [{ id: general }] = (await list('/waitingtargets')) as [{ id: string }]
  await run(admin, `DELETE ${base}/waitingtargets/{id}`, general, undefined, {}, 409)

  const facility = await change(
    'POST',
    '/facilities',
    '',
    {
      ...{ name: 'West', timeZone: 'America/Denver', weight: 5, followUpsEnabled: false, requiredCallFields: ['mrn'] },
      ...{ workingFrom: '08:00', workingTo: '17:30', workingDays: [1, 3] },
    },
    { name: 'x' },
  )
  await run(
    await hospital.hire('Part Time', 'Admin', riverside.id, { only: [facility.id] }),
    `POST ${base}/facilities`,
    '',
    { name: 'x', timeZone: 'America/Denver', weight: 5 },
    {},
    403,
  )
  await stale('PUT', '/facilities/{id}', facility.id, { weight: 4 })
  await change('PUT', '/facilities/{id}', facility.id, facility, { timeZone: 'UTC' })
  const { rooms } = await change('POST', '/facilities/{id}/rooms', facility.id, { names: ['W-1\nW-2'] }, { names: [] })
  await stale('PUT', '/rooms/{id}', rooms[0].id, { name: 'W-3' })
  await change('PUT', '/rooms/{id}', rooms[0].id, { name: 'W-3' }, { name: 'W-2' })
  await stale('DELETE', '/rooms/{id}', rooms[0].id)
  await change('DELETE', '/rooms/{id}', rooms[0].id)
  await reordered('/facilities', await list('/facilities'))
  expect(await list('/facilities/timezones')).toContain('America/Denver')
  await stale('DELETE', '/facilities/{id}', facility.id)
  await change('DELETE', '/facilities/{id}', facility.id)

  const procedure = await change(
    'POST',
    '/procedures',
    '',
    { name: 'Declot', weight: 9, followUpInterval: null, countInPerformance: false, requiredCallFields: ['dob'] },
    {},
  )
  await stale('PUT', '/procedures/{id}', procedure.id, { weight: 4 })
  await change('PUT', '/procedures/{id}', procedure.id, { followUpInterval: 3 }, { followUpInterval: -1 })
  await reordered('/procedures', await list('/procedures'))
  const fields = []
  for (const name of ['Agent', 'Dose'])
    fields.push(
      await change(
        'POST',
        '/procedurefields',
        '',
        { procedureId: procedure.id, name, weight: 0, type: 'radio' },
        { procedureId: procedure.id, name, weight: 0, type: 'radio' },
      ),
    )
  await stale('PUT', '/procedurefields/{id}', fields[0].id, { weight: 4 })
  await change(
    'PUT',
    '/procedurefields/{id}',
    fields[0].id,
    { externalLength: true, hideHeader: true, hideGroup: true },
    { type: 'dropdown' },
  )
  await reordered('/procedurefields', fields, { parentId: procedure.id })
  const options = []
  for (const value of ['Alteplase', 'Saline'])
    options.push(
      await change(
        'POST',
        '/procedurefieldoptions',
        '',
        { procedureFieldId: fields[0].id, value, immediateFollowUpInterval: 2 },
        { procedureFieldId: fields[0].id, value: '' },
      ),
    )
  await stale('PUT', '/procedurefieldoptions/{id}', options[0].id, { weight: 4 })
  await change(
    'PUT',
    '/procedurefieldoptions/{id}',
    options[0].id,
    { requiredFieldsIds: [fields[1].id], endFollowUp: true },
    { requiredFieldsIds: ['x'] },
  )
  await reordered('/procedurefieldoptions', options, { parentId: fields[0].id })
  for (const path of ['/procedures/{id}', '/procedurefields/{id}'])
    await run(rosa, `GET ${base}${path}`, path.includes('fields') ? fields[0].id : procedure.id)
  await run(rosa, `GET ${base}/procedures/{id}`, 'nowhere', undefined, {}, 404)
  expect(await list('/insertions/types')).toEqual(['SL PICC', 'ML'])
  const central = '/insertions/types/central'
  const chosen = await change('POST', central, '', { types: ['CVL'] }, { types: [''] })
  expect((await run(people.manager, `GET ${base}${central}`, '')).body).toEqual(chosen)
  expect(
    (await run(admin, `POST ${base}${central}`, '', { types: [] }, { 'if-match': '"v9"' }, 412)).body.current,
  ).toEqual(chosen)
  await run(rosa, `GET ${base}${central}`, '', undefined, {}, 403)
  for (const [path, id] of [
    ['/procedurefieldoptions/{id}', options[0].id],
    ['/procedurefields/{id}', fields[0].id],
  ] as const) {
    await stale('DELETE', path, id)
    await change('DELETE', path, id)
  }
  await stale('PUT', '/procedures/{id}/deleted', procedure.id)
  await change('PUT', '/procedures/{id}/deleted', procedure.id)
  await change('PUT', '/procedures/{id}/undelete', procedure.id)
  await run(admin, `PUT ${base}/procedures/{id}/undelete`, procedure.id, {}, {}, 409)

  const purposeId = riverside.purposes['Daily Line Check']
  const checks = { purposeId, whitelist: ['SL PICC'], blacklist: [] }
  for (const [path, body, wrong] of [
    [
      '/linechecks/interval',
      { ...checks, intervalAmount: 4, intervalUnits: 'hours' },
      { ...checks, intervalAmount: 0, intervalUnits: 'days' },
    ],
    [
      '/linechecks/time',
      { ...checks, localHours: 7, localMinutes: 0, isAM: true, enabledDays: [1] },
      { localHours: 25, localMinutes: 61, enabledDays: [] },
    ],
    ['/linechecks/clear', {}, undefined],
  ] as const) {
    const changed = await change('POST', path, '', body, wrong)
    expect((await run(people.manager, `GET ${base}/linechecks`, '')).body).toEqual(changed)
    expect((await run(admin, `POST ${base}${path}`, '', body, { 'if-match': '"v99"' }, 412)).body.current).toEqual(
      changed,
    )
  }
  await run(rosa, `GET ${base}/linechecks`, '', undefined, {}, 403)

  const { body: document } = await run(people.manager, `GET ${base}/catalogue`, '')
  await run(rosa, `GET ${base}/catalogue`, '', undefined, {}, 403)
  await change('POST', '/catalogue', '', document, { ...document, version: 2 })
})

test('administration, section 3: the place of an item in its list is answered under both of its names', async () => {
  const places = (value: unknown): [weight: unknown, order: unknown][] => {
    if (typeof value !== 'object' || value === null) return []
    const { weight, order } = value as Record<string, unknown>
    return [
      ...(weight === undefined ? [] : ([[weight, order]] as [unknown, unknown][])),
      ...Object.values(value).flatMap(places),
    ]
  }
  for (const path of ['callpurposes', 'facilities', 'procedures', 'procedures/all', 'compliancerequirements']) {
    const { body } = await run(hospital.people.admin, `GET /providers/{providerId}/${path}`, '')
    const found = places(body)
    expect(found.length).toBeGreaterThan(1)
    expect({ path, found }).toEqual({ path, found: found.map(([weight]) => [weight, weight]) })
  }
})

test('each route about lines answers as the document tells, refused as well', async () => {
  const { riverside, people, clients, clock } = hospital
  const { rosa, external, locked } = people
  const lines = '/providers/{providerId}/lines'
  const { id } = await clients.system.line.create({
    data: {
      providerId: riverside.id,
      name: 'L arm',
      createdAt: clock.now,
      roomId: riverside.facilities[0]!.roomIds[0]!,
      nextChangeDate: clock.now,
      mrn: 'R-2',
    },
  })
  const history = [{ infectionStart: '2026-03-01', infectionStop: '2026-03-05' }]
  const { body: saved } = await run(rosa, `POST ${lines}/{id}`, id, {
    name: 'Port',
    followUpInterval: 7,
    nextChangeDate: '2026-03-20',
    infectionNotes: 'Red',
    infectionHistory: history,
  })
  const { body: again } = await run(rosa, `POST ${lines}/{id}`, id, {
    ...saved,
    infection: true,
    infectionHistory: saved.infectionHistory,
  })
  expect(again.infectionHistory).toMatchObject([
    { id: saved.infectionHistory[0].id },
    { infectionStart: '2026-03-10', infectionStop: null },
  ])
  expect((await run(rosa, `POST ${lines}/{id}`, id, {}, { 'if-match': '"v1"' }, 412)).body.current).toMatchObject({
    id,
    name: 'Port',
  })
  await run(
    rosa,
    `POST ${lines}/{id}`,
    id,
    { followUpInterval: 0, nextChangeDate: '20.03.2026', roomId: 'x', infectionHistory: [{}] },
    {},
    422,
  )
  await run(rosa, `POST ${lines}/{id}`, 'nowhere', {}, {}, 404)
  expect((await run(rosa, `GET ${lines}`, '')).body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, name: 'Port', room: expect.objectContaining({ name: '1A-01' }) }),
    ]),
  )
  const call = {
    purposeId: riverside.purposes.Custom,
    customJob: 'Photo',
    roomId: riverside.facilities[0]!.roomIds[1],
    statusCodeId: riverside.statuses.Stat,
    roomDescription: 'Chair',
    room: saved.room,
  }
  expect(
    (await run(rosa, `POST ${lines}/{id}/createcall`, id, call, { 'idempotency-key': 'line' })).body,
  ).toMatchObject({ lineId: id, mrn: 'R-2' })
  await run(rosa, `POST ${lines}/{id}/createcall`, id, {}, {}, 422)
  await run(rosa, `POST ${lines}/{id}/reopen`, id, {}, {}, 409)
  await run(rosa, `POST ${lines}/{id}/close`, id)
  for (const verb of ['', '/close', '/createcall'])
    await run(rosa, `POST ${lines}/{id}${verb}`, id, verb === '/createcall' ? call : {}, {}, 409)
  await run(rosa, `POST ${lines}/{id}/reopen`, id)
  for (const route of [
    `GET ${lines}`,
    `POST ${lines}/{id}`,
    `POST ${lines}/{id}/close`,
    `POST ${lines}/{id}/reopen`,
    `POST ${lines}/{id}/createcall`,
  ]) {
    await run(external, route, id, undefined, {}, 403)
    await run(locked, route, id, undefined, {}, 423)
  }
})

test('each route about invitations answers as the document tells', async () => {
  const { admin, rosa, locked } = hospital.people
  const { riverside, clients, hire } = hospital
  const person = await hire('Ines Vited', 'Clinician', riverside.id)
  await clients.system.user.update({ where: { id: person.id }, data: { passwordHash: null } })
  const users = '/providers/{providerId}/users'
  const csv = 'Full Name,E-Mail,Role\nAnn New,ann.new@demo.example,Clinician\nNo Role,no.role@demo.example,'
  await run(admin, `POST ${users}/import`, '', { csv, dryRun: true })
  await run(admin, `POST ${users}/import`, '', { csv })
  await run(admin, `POST ${users}/import`, '', { csv, digest: 'of another file' }, {}, 412)
  await run(admin, `POST ${users}/import`, '', { csv: 'A,B' }, {}, 422)
  const { body } = await run(admin, `POST ${users}/{id}/invitation`, person.id)
  await run(admin, `POST ${users}/{id}/invitation`, rosa.id, undefined, {}, 409)
  for (const route of [`POST ${users}/import`, `POST ${users}/{id}/invitation`]) {
    await run(rosa, route, person.id, { csv }, {}, 403)
    await run(locked, route, person.id, { csv }, {}, 423)
  }
  const { token } = body as { token: string }
  const password = 'Open-Lines-7'
  await run(null, 'POST /auth/links/read', '', { token })
  await run(null, 'POST /auth/links/accept', '', { token, password: 'short', confirmPassword: 'other' }, {}, 422)
  await run(null, 'POST /auth/links/accept', '', { token, password, confirmPassword: password })
  await run(null, 'POST /auth/links/accept', '', { token, password, confirmPassword: password }, {}, 409)
  await run(null, 'POST /auth/links/read', '', { token }, {}, 409)
  const own = 'Other-Lines-8'
  const elsewhere = await hire('Else Where', 'Clinician', hospital.lakeshore.id)
  await clients.system.user.update({ where: { id: elsewhere.id }, data: { passwordHash: await hashPassword(own) } })
  const added = { fullName: 'Typed Name', email: elsewhere.email, role: 'Clinician' }
  const { body: toRole } = await run(admin, `POST ${users}`, '', added)
  const { id } = toRole as { id: string }
  const invitations = '/providers/{providerId}/invitations'
  await run(admin, `GET ${invitations}`, '')
  const { body: again } = await run(admin, `POST ${invitations}/{id}/again`, id)
  for (const route of [`GET ${invitations}`, `POST ${invitations}/{id}/again`, `DELETE ${invitations}/{id}`]) {
    await run(rosa, route, id, undefined, {}, 403)
    await run(locked, route, id, undefined, {}, 423)
  }
  const { token: joining } = again as { token: string }
  await run(null, 'POST /auth/links/read', '', { token: joining })
  await run(null, 'POST /auth/links/join', '', { token: joining, password: 'wrong' }, {}, 422)
  await run(null, 'POST /auth/links/join', '', { token: joining, password: own })
  await run(null, 'POST /auth/links/join', '', { token: joining, password: own }, {}, 409)
  await run(admin, `DELETE ${invitations}/{id}`, id, undefined, {}, 404)
  await run(null, 'GET /auth/passwordreset', '')
  await run(null, 'GET /auth/device', '')
  await run(null, 'POST /auth/device/pairing', '', {})
  await run(null, 'POST /auth/passwordreset', '', { email: rosa.email }, {}, 409)
})

test('the routes about one’s own account answer as the document tells', async () => {
  const { people, clients, clock } = hospital
  const { ben, locked, stranger } = people
  const passwordHash = await hashPassword('Patency-demo-1')
  await clients.system.user.update({ where: { id: ben.id }, data: { passwordHash } })
  const own = async (person: Person | null, id: string, body: object, status = 200) => {
    seen.add('POST /users/me/{userId}')
    const answer = await ask(person, 'POST', '/users/me/{userId}', { userId: id }, body)
    expect(answer).toMatchObject({ status })
    return answer.body as Record<string, unknown>
  }
  const sent = { id: ben.id, fullName: 'Benjamin Carter', email: ben.email }
  expect(await own(ben, ben.id, sent)).toMatchObject(sent)
  expect(await own(ben, `${ben.id.toUpperCase()}/`, { fullName: 'Ben Carter' })).toMatchObject({
    fullName: 'Ben Carter',
  })
  await own(ben, stranger.id, sent, 404)
  expect(await own(ben, ben.id, { email: stranger.email }, 422)).toMatchObject({
    errors: [{ field: 'email', message: 'This e-mail address cannot be used' }],
  })
  await own(locked, locked.id, { fullName: 'Dana Whitfield-Moore' })
  await own(null, ben.id, {}, 401)
  const { now } = clock
  clock.now = new Date(now.getTime() + 14 * 60_000)
  await own(ben, ben.id, {})
  clock.now = new Date(now.getTime() + 16 * 60_000)
  expect(await own(ben, ben.id, { email: 'ben@demo.example' }, 403)).toMatchObject({ code: 'SIGN_IN_AGAIN' })
  clock.now = now

  const password = 'POST /users/me/password'
  const change = { oldPassword: 'Patency-demo-1', password: 'Patency-demo-2', confirmPassword: 'Patency-demo-2' }
  const told = async (body: object) => (await run(ben, password, '', body)).body as object
  // Incomplete bodies, which the document does not allow, get a message, too.
  for (const [body, message] of [
    [{}, 'You must put in your old password!'],
    [{ oldPassword: 'x' }, 'New password is required'],
  ] as const)
    expect(await doors(address, ben).rest('POST', '/users/me/password', body)).toMatchObject({
      status: 200,
      body: { message },
    })
  expect(await told({ ...change, password: 'short' })).toEqual({
    message: 'Password must be 8 or more characters long',
  })
  expect(await told({ ...change, confirmPassword: '' })).toEqual({ message: 'You must confirm your new password' })
  expect(await told({ ...change, confirmPassword: 'x' })).toEqual({ message: 'Passwords must match' })
  expect(await told({ ...change, oldPassword: 'wrong' })).toEqual({ message: 'The old password is wrong.' })
  expect(await told(change)).toEqual({})
  await run(null, password, '', change, {}, 401)

  const compliant = 'GET /users/amiprobablycompliant/{providerId}'
  expect((await run(ben, compliant, '')).body).toBe(false)
  expect((await run(locked, compliant, '')).body).toBe(false)
  await run(stranger, compliant, '', undefined, {}, 404)
  await run(null, compliant, '', undefined, {}, 401)
})

test('providers are read, created, changed and joined by those who manage them', async () => {
  const { system, admin, locked } = hospital.people
  const { id } = (
    await run(system, 'POST /providers', '', { name: 'Harbour', status: 'Active' }, { 'idempotency-key': 'harbour' })
  ).body
  await run(system, 'POST /providers', '', { name: 'harbour' }, {}, 422)
  expect((await run(system, 'GET /providers', '')).body).toContainEqual(
    (await run(system, 'GET /providers/{id}', id)).body,
  )
  await run(system, 'PUT /providers/{id}', id, { name: 'Harbour Health', status: 'Inactive' }, { 'if-match': '"v1"' })
  await run(system, 'PUT /providers/{id}', id, { name: 'Harbour Clinic' }, { 'if-match': '"v1"' }, 412)
  await run(system, 'PUT /providers/{id}', hospital.riverside.id, { status: 'Inactive' }, {}, 409)
  await run(system, 'POST /providers/{id}/addaccess', id)
  for (const route of [
    'GET /providers',
    'POST /providers',
    'GET /providers/{id}',
    'PUT /providers/{id}',
    'POST /providers/{id}/addaccess',
  ]) {
    await run(admin, route, id, undefined, {}, 403)
    await run(locked, route, id, undefined, {}, 423)
  }
})

test('the reports and their files', async () => {
  const { manager, rosa, locked } = hospital.people
  const range = { start: '2026-03-01', end: '2026-03-31' }
  const base = '/providers/{providerId}'
  const reports = [
    ...[
      'completed',
      'performance',
      'responsetime',
      'worklog',
      'infections',
      'demand',
      'insertions',
      'lines',
      'committee',
    ].map((name) => `POST ${base}/reports/${name}`),
    `POST ${base}/calls/report/removals`,
  ]
  for (const route of reports) {
    await run(manager, route, '', range)
    await run(manager, route, '', { start: '2026-02-31' }, {}, 422)
  }
  const files = [
    ...['performance', 'user', 'facility', 'unit', 'status', 'hour', 'month', 'worklog', 'removal', 'infections'],
    ...['lines', 'insertions', 'demand', 'demand-unit', 'demand-facility'],
  ].flatMap((name) => ['csv', 'xlsx'].map((ending) => `GET ${base}/reports/${name}-report.${ending}`))
  files.push(`GET ${base}/reports/completed-report.xlsx`, `GET ${base}/reports/committee-report.xlsx`)
  for (const route of files) await run(manager, route, '')
  for (const route of [...reports, ...files]) {
    const body = route.startsWith('POST') ? {} : undefined
    await run(rosa, route, '', body, {}, 403)
    await run(locked, route, '', body, {}, 423)
  }
})

test("to whom the committee's page is mailed", async () => {
  const { manager, rosa, locked } = hospital.people
  const path = '/providers/{providerId}/reports/committee/mail'
  await run(manager, `GET ${path}`, '')
  const { body } = await run(manager, `POST ${path}`, '', { emails: ['ann@committee.example'] })
  expect((await run(manager, `GET ${path}`, '')).body).toEqual(body)
  await run(manager, `POST ${path}`, '', { emails: ['nobody'] }, {}, 422)
  expect((await run(manager, `POST ${path}`, '', { emails: [] }, { 'if-match': '"v9"' }, 412)).body.current).toEqual(
    body,
  )
  for (const route of [`GET ${path}`, `POST ${path}`]) {
    const sent = route.startsWith('POST') ? { emails: [] } : undefined
    await run(rosa, route, '', sent, {}, 403)
    await run(locked, route, '', sent, {}, 423)
  }
})

test('the call report, its spreadsheet, and one that was prepared', async () => {
  const { manager, rosa, locked } = hospital.people
  const base = '/providers/{providerId}'
  const range = { start: '2026-03-01', end: '2026-03-31' }
  const [report, download] = [`POST ${base}/calls/report`, `POST ${base}/reports/performance/download`]
  for (const route of [report, download]) {
    await run(manager, route, '', { ...range, sort: 'Clinician', startTime: '07:00', endTime: '24:00' })
    await run(manager, route, '', { ...range, endTime: '24:01' }, {}, 422)
    await run(rosa, route, '', {}, {}, 403)
    await run(locked, route, '', {}, {}, 423)
  }
  const { reportFileId } = await prepareCallReport(await hospital.as(manager), { ...range, fileName: 'March' })
  const { system } = hospital.clients
  const { providerId } = await system.reportFile.update({
    where: { id: reportFileId },
    data: { state: 'ready', claimId: reportFileId },
  })
  await system.reportFilePart.create({
    data: { fileId: reportFileId, providerId, claimId: reportFileId, place: 0, bytes: Buffer.from('sheet') },
  })
  const file = `GET ${base}/reports/files/{id}`
  await run(manager, file, reportFileId)
  await run(hospital.people.admin, file, reportFileId, undefined, {}, 404)
  await run(rosa, file, reportFileId, undefined, {}, 403)
})

test('what was recorded the last time on the line of a call', async () => {
  const { rosa, external } = hospital.people
  const route = 'GET /providers/{providerId}/calls/{id}/lastrecords'
  const callId = await hospital.openCall()
  expect((await run(rosa, route, callId)).body).toEqual([])
  await run(external, route, callId, undefined, {}, 403)
  await run(rosa, route, 'nowhere', undefined, {}, 404)
})

test('documents: the file, the record, and what is read of them (rules 6.6)', async () => {
  const { manager, rosa, ben, locked, stranger } = hospital.people
  const { id: providerId, requirements } = hospital.riverside
  const base = '/providers/{providerId}'
  const upload = async (person: Person | null, parts: Record<string, string | Blob>, fileName = 'license.pdf') => {
    const form = new FormData()
    for (const [name, part] of Object.entries(parts))
      if (typeof part === 'string') form.append(name, part)
      else form.append(name, part, fileName)
    const response = await fetch(`${address}/api/v0/providers/${providerId}/documents/upload`, {
      method: 'POST',
      headers: person ? { cookie: `patency=${person.token}` } : {},
      body: form,
    })
    const answer = { status: response.status, body: await response.json(), headers: response.headers } as RestAnswer
    expect(undocumented('POST', `${base}/documents/upload`, answer)).toEqual([])
    return answer
  }
  seen.add(`POST ${base}/documents/upload`)
  const file = new Blob([Uint8Array.from(pdfOf())])
  const dates = { issueDate: '2026-01-01', expirationDate: '2027-01-01' }
  const sent = await upload(locked, { file, ...dates })
  expect(sent).toMatchObject({ status: 200, body: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(await upload(locked, dates)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'file', message: 'Please select a file to upload!' }] },
  })
  expect((await upload(null, { file })).status).toBe(401)
  const capitals = {
    ComplianceDocumentUploadId: sent.body as unknown as string,
    ComplianceRequirementId: requirements['RN License'],
    IssueDate: '2026-01-01T05:00:00.000Z',
    ExpirationDate: '01/01/2027',
    UserId: locked.id,
    FacilityIds: [],
  }
  const add = `POST ${base}/compliancedocument`
  const { body: made } = await run(locked, add, '', capitals)
  expect(made).toMatchObject({ ...dates, state: 'PENDING', userId: locked.id })
  expect((await run(locked, add, '', capitals, {}, 422)).body.errors).toEqual([
    { field: 'ComplianceDocumentUploadId', message: 'This file belongs to a document already' },
  ])
  const again = (await upload(rosa, { file })).body as unknown as string
  const camel = { complianceDocumentUploadId: again, complianceRequirementId: requirements['RN License'], ...dates }
  expect((await run(rosa, add, '', { ...camel, expirationDate: '' }, {}, 422)).body.errors).toEqual([
    { field: 'expirationDate', message: 'Expiration Date is required!' },
  ])
  await run(rosa, add, '', camel)

  const read = `GET ${base}/documents/upload/{id}`
  const kept = sent.body as unknown as string
  const raw = (path: string) =>
    fetch(`${address}/api/v0/providers/${providerId}/documents/upload/${kept}${path}`, {
      headers: { cookie: `patency=${manager.token}` },
    })
  await run(locked, read, kept)
  expect((await raw('')).headers.get('content-disposition')).toBe(
    `attachment; filename="license.pdf"; filename*=UTF-8''license.pdf`,
  )
  const { headers } = await raw('?preview=true')
  expect([headers.get('content-disposition')?.split(';')[0], headers.get('content-security-policy')]).toEqual([
    'inline',
    "sandbox; default-src 'none'; frame-ancestors 'none'",
  ])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  for (const person of [rosa, ben]) await run(person, read, kept, undefined, {}, 404)
  await run(stranger, read, kept, undefined, {}, 404)

  const documents = `GET ${base}/users/{userId}/compliance-documents`
  const own = (await run(locked, documents, locked.id)).body as { globalComplianceRequirements: object[] }
  expect(own.globalComplianceRequirements).toMatchObject([
    {
      status: 'COMPLIANT',
      complianceRequirement: { name: 'RN License', facilities: [] },
      categoryName: 'Licenses',
      documents: [{ complianceDocumentUploadId: kept, complianceDocumentUpload: { fileName: 'license.pdf' } }],
    },
  ])
  await run(manager, documents, locked.id)
  await run(rosa, documents, locked.id, undefined, {}, 404)
  for (const route of [
    `GET ${base}/compliancerequirements/compliance-documents`,
    `GET ${base}/reports/compliance-report.csv`,
    `GET ${base}/reports/compliance-report.xlsx`,
  ]) {
    await run(manager, route, '')
    await run(rosa, route, '', undefined, {}, 403)
    await run(locked, route, '', undefined, {}, 423)
  }
  for (const query of ['?status=MAYBE', '?expires=NEVER', '?facilityId=north'])
    expect(
      (await doors(address, manager).rest('GET', `/providers/${providerId}/reports/compliance-report.csv${query}`))
        .status,
    ).toBe(422)
})

test('the messages to a person', async () => {
  const { rosa, ben, locked } = hospital.people
  const [list, mark] = ['GET /providers/{providerId}/messages', 'POST /providers/{providerId}/messages/{id}/read']
  const { id } = await hospital.clients.system.inboxMessage.create({
    data: {
      providerId: hospital.riverside.id,
      userId: locked.id,
      kind: 'peopleLocked',
      facts: { people: [] },
      createdAt: hospital.clock.now,
    },
  })
  expect((await run(locked, list, '')).body).toMatchObject([{ id, readAt: null }])
  const { body } = await run(locked, mark, id)
  expect(body).toMatchObject({ id, path: '/users', readAt: hospital.clock.now.toISOString() })
  expect((await run(rosa, list, '')).body).toEqual([])
  for (const person of [rosa, ben]) await run(person, mark, id, undefined, {}, 404)
  await run(null, list, '', undefined, {}, 401)
})

test('the export of the audit trail', async () => {
  const { admin, manager, locked } = hospital.people
  const route = 'POST /providers/{providerId}/audit/export'
  await run(admin, route, '', {})
  await run(admin, route, '', { outcome: 'maybe' }, {}, 422)
  await run(manager, route, '', {}, {}, 403)
  await run(locked, route, '', {}, {}, 423)
})

test('each route about people answers as the document tells, refused as well', async () => {
  const { admin, manager, rosa, ben, system } = hospital.people
  const users = '/providers/{providerId}/users'
  const password = 'Correct horse 1!'
  await run(manager, `GET ${users}`, '')
  await run(rosa, `GET ${users}`, '', undefined, {}, 403)
  const invited = { fullName: 'Nadia Haddad', email: 'nadia@demo.example', role: 'Clinician' }
  const { body: made } = await run(admin, `POST ${users}`, '', invited)
  await run(admin, `POST ${users}`, '', { ...invited, email: 'other@demo.example', password })
  await run(admin, `POST ${users}`, '', invited, {}, 422)
  await run(admin, `POST ${users}`, '', { ...invited, email: 'third@demo.example', role: 'SystemAdmin' }, {}, 403)
  await run(rosa, `POST ${users}`, '', invited, {}, 403)

  const person = `${users}/{id}`
  await run(admin, `PUT ${person}`, made.id, { training: true, role: 'Manager' })
  await run(admin, `PUT ${person}`, made.id, { role: 'Boss' }, {}, 422)
  expect(
    (await run(admin, `PUT ${person}`, made.id, { training: false }, { 'if-match': '"v99"' }, 412)).body.current,
  ).toBeDefined()
  await run(admin, `PUT ${person}`, 'nowhere', { training: false }, {}, 404)
  await run(admin, `PUT ${person}`, admin.id, { role: 'Clinician' }, {}, 403)
  for (const verb of ['password', 'lock', 'unlock']) {
    const body = verb === 'password' ? { password } : undefined
    await run(admin, `POST ${person}/${verb}`, made.id, body)
    await run(admin, `POST ${person}/${verb}`, system.id, body, {}, 403)
    await run(manager, `POST ${person}/${verb}`, made.id, body, {}, 403)
  }
  await run(admin, `POST ${person}/password`, made.id, { password: 'short' }, {}, 422)
  await run(ben, `DELETE ${person}`, made.id, undefined, {}, 403)
  await run(admin, `DELETE ${person}`, made.id)
  await run(admin, `DELETE ${person}`, made.id, undefined, {}, 404)
})

test('no route is left out', () => {
  expect([...seen].sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
})

test('a list is asked for by its page: the first without saying so, and one past the last is empty', async () => {
  const page = (query: string) =>
    doors(address, hospital.people.rosa).rest('POST', `/providers/${hospital.riverside.id}/calls/deleted${query}`, {})
  for (const query of ['', '?page=0', '/?page=0', '?page=7', '?page=9999999999', `?page=${'9'.repeat(16)}`])
    expect({ query, ...(await page(query)) }).toMatchObject({ query, status: 200 })
  for (const query of ['?page=-1', '?page=1.5', '?page=', '?page=x', '?page=0&page=1'])
    expect({ query, ...(await page(query)) }).toMatchObject({
      query,
      status: 422,
      body: { code: 'VALIDATION', errors: [{ field: 'page' }] },
    })
})
