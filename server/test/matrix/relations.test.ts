// The matrix of relations: whatever leads from one record to another, through both doors, for somebody who sees one
// facility, in a world where calls, their lines and their follow-ups stand in different ones (rules 2.3). The
// relations are read off the schema and the routes off the contract, so a new one is walked without a word here.
import {
  execute,
  getNamedType,
  GraphQLSchema,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  print,
  type GraphQLField,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql'
import { randomUUID } from 'node:crypto'
import { nilUuid } from '../../domain/kernel/uuid'
import { routes } from '../../rest/v0/index'
import type { Route } from '../../rest/v0/kernel/route'
import { schema } from '../../schema/index'
import type { Context } from '../../schema/kernel/context'
import { readContents } from '../../services/handover/readContents'
import { doors, globalId, type Json } from '../harness/doors'
import { openHospital, type Person } from '../hospital/hospital'
import { alsoOf } from './answers'
import { nodeTypes, routeTable } from './expectations'

/** What a field has to be asked with, where it does not answer without. */
const argumentsOf: Record<string, (scene: Scene) => string> = {
  'DemandReport.places': () => '(by: UNITS)',
  'ResponseTimeReport.rows': () => '(by: UNITS)',
  'Provider.complianceReport': ({ hospital }) =>
    `(facilityIds: ["${nilUuid}", ${hospital.riverside.facilities.map(({ id }) => `"${globalId('Facility', id)}"`).join(', ')}])`,
  'Provider.savedViews': () => '(list: QUEUE)',
  'Provider.similarOpenCalls': ({ hospital, rooms }) =>
    `(purposeId: "${globalId('Purpose', hospital.riverside.purposes['PICC Insertion']!)}", roomId: "${globalId('Room', rooms.main)}")`,
}

/** Refused as a whole to people who are restricted to facilities. */
const refused = 'Configuration.document'

/** Relations that never leave the facility of the record that they belong to, and why. */
const neverLeaves: Record<string, string> = {
  'Call.room': 'a call is where its room is',
  'Call.images': 'a picture is seen with its call',
  'Call.workOrders': 'work is seen with its call',
  'Line.room': 'a line is where its room is',
  'Room.facility': 'a room is where its facility is',
  'Facility.rooms': 'a room is where its facility is',
  'Facility.allRooms': 'a room is where its facility is',
  'WaitingTarget.facility': 'a target is seen with its facility',
  'Handover.facility': 'a hand-over is seen with its facility',
  'Device.facility': 'a device is seen with its facility',
  'ComplianceDocument.requirement': 'a document is seen with its requirement',
  'Provider.compliance.globalRequirements.requirement': 'what is global is everywhere',
  'Provider.compliance.globalRequirements.documents': 'they are one’s own',
}

const isNode = (type: unknown): type is GraphQLObjectType =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')
const standsSomewhere = (type: string): boolean => nodeTypes[type]?.isInFacility ?? true
const fieldsOf = (type: GraphQLObjectType): GraphQLField<unknown, unknown>[] => Object.values(type.getFields())

type Walk = { selection: string; relations: { path: string[]; target: string }[] }

/** Everything that a type leads to: its own fields, and those of what is no record by itself, down to the next records. */
const walkOf = (type: GraphQLObjectType, scene: Scene, path: string[] = [type.name], within: string[] = []): Walk => {
  const parts = fieldsOf(type).flatMap((field): Walk[] => {
    const of = getNamedType(field.type)
    const name = `${type.name}.${field.name}`
    if (name === refused) return []
    const needs = field.args.filter(
      ({ type: given, defaultValue }) => isNonNullType(given) && defaultValue === undefined,
    )
    const given =
      argumentsOf[name]?.(scene) ?? (field.args.some((argument) => argument.name === 'first') ? '(first: 50)' : '')
    if (needs.length > 0 && !argumentsOf[name])
      throw new Error(
        `${name} needs ${needs.map((argument) => argument.name).join(', ')}: say what it is asked with in server/test/matrix/relations.test.ts`,
      )
    const here = [...path, field.name]
    if (isLeafType(of)) return [{ selection: `${field.name}${given}`, relations: [] }]
    if (isNode(of) || isInterfaceType(of))
      return [
        {
          selection: `${field.name}${given} { __typename id }`,
          relations: isNode(of) ? [{ path: here, target: of.name }] : [],
        },
      ]
    if (!isObjectType(of) || within.includes(of.name)) return []
    const inside = walkOf(of, scene, here, [...within, of.name])
    return [{ selection: `${field.name}${given} { ${inside.selection} }`, relations: inside.relations }]
  })
  return {
    selection: ['__typename', ...parts.map(({ selection }) => selection)].join(' '),
    relations: parts.flatMap(({ relations }) => relations),
  }
}

/** The records at the end of a path. */
const follow = (value: Json, [next, ...rest]: string[]): { id: string }[] => {
  if (value === null || value === undefined) return []
  if (Array.isArray(value))
    return value.flatMap((each) =>
      follow(
        each,
        [next!, ...rest].filter((name) => name !== undefined),
      ),
    )
  return next === undefined ? [value as { id: string }] : follow(value[next], rest)
}

type Place = 'main' | 'north'
const places: Place[] = ['main', 'north']

/** Stands in every text of what is out of sight. */
const marker = 'out-of-sight'

const openScene = async () => {
  const hospital = await openHospital()
  const address = await hospital.serve()
  const { riverside, clients, clock, people, hire } = hospital
  const { system } = clients
  const [main, north] = riverside.facilities
  const rooms: Record<Place, string> = { main: main!.roomIds[0]!, north: north!.roomIds[0]! }
  const seer = await hire('Ines Duarte', 'Admin', riverside.id, { only: [north!.id] })
  const text = (place: Place): string => (place === 'main' ? marker : 'in sight')
  const at = (minutes: number): Date => new Date(clock.now.getTime() + minutes * 60_000)
  const call = async (place: Place, lineId: string, more: object) => {
    const said = { contact: text(place), comments: text(place), roomDescription: text(place), roomId: rooms[place] }
    const plain = {
      purposeId: riverside.purposes['PICC Insertion']!,
      statusCodeId: riverside.statuses.Normal!,
      mrn: 'MRN-1',
      createdAt: at(-60),
      aliveAt: at(-60),
      announcedAt: at(-60),
      updatedAt: at(-60),
    }
    const { id } = await system.call.create({
      data: {
        ...plain,
        ...said,
        providerId: riverside.id,
        lineId,
        createdById: people.rosa.id,
        updatedById: people.rosa.id,
        ...more,
      },
    })
    await system.workOrder.create({
      data: {
        providerId: riverside.id,
        callId: id,
        userId: people.rosa.id,
        isLead: false,
        isTraining: false,
        isAssisting: true,
        start: at(-30),
        end: at(-20),
      },
    })
    await system.callImage.create({
      data: {
        providerId: riverside.id,
        callId: id,
        fileName: `${text(place)}.png`,
        contentType: 'image/png',
        size: 7,
        createdAt: at(-30),
        createdById: people.rosa.id,
      },
    })
    return id
  }
  // Each of the three in either facility.
  for (const line of places)
    for (const done of places)
      for (const followUp of places) {
        const said = { name: text(line), roomDescription: text(line), infectionNotes: text(line) }
        const { id: lineId } = await system.line.create({
          data: {
            ...said,
            providerId: riverside.id,
            roomId: rooms[line],
            mrn: 'MRN-1',
            infection: true,
            createdAt: at(-120),
            nextChangeDate: at(60),
          },
        })
        const doneId = await call(done, lineId, {
          startTime: at(-50),
          completedAt: at(-40),
          completedById: people.rosa.id,
        })
        await call(followUp, lineId, { followUpFromId: doneId, aliveAt: at(60), announcedAt: null })
        await call(done, lineId, {})
        await call(done, lineId, { deletedAt: at(-10), deletedById: people.rosa.id })
      }
  // Both lead a call that only one of them sees.
  for (const lead of [seer, people.admin]) {
    const { id: lineId } = await system.line.create({
      data: {
        name: marker,
        roomDescription: marker,
        providerId: riverside.id,
        roomId: rooms.main,
        mrn: 'MRN-1',
        createdAt: at(-120),
      },
    })
    await call('main', lineId, { assignedToId: lead.id })
  }
  // The person's own, and one that waits, of each requirement: Orientation is asked for in the Main Hospital alone.
  const { id: mainNurse } = await hire('Main Nurse', 'Clinician', riverside.id, { only: [main!.id] })
  for (const userId of [people.admin.id, people.rosa.id, mainNurse])
    for (const [name, requirementId] of Object.entries(riverside.requirements)) {
      const said = text(userId === mainNurse || name === 'Orientation' ? 'main' : 'north')
      // The address names the upload, which this test knows by its document.
      const id = randomUUID()
      await system.documentUpload.create({
        data: {
          id,
          providerId: riverside.id,
          fileName: `${said}.pdf`,
          contentType: 'application/pdf',
          size: 7,
          createdAt: at(-30),
          createdById: userId,
        },
      })
      await system.complianceDocument.create({
        data: {
          id,
          providerId: riverside.id,
          userId,
          requirementId,
          uploadId: id,
          issueDate: at(-1440),
          expirationDate: at(1440 * 90),
          uploadedAt: at(-30),
          uploadedById: userId,
        },
      })
    }
  // A Stat call in either, whose lead is Offline.
  for (const [place, lead] of [
    ['main', people.ben],
    ['north', people.trainee],
  ] as const) {
    const { id: lineId } = await system.line.create({
      data: {
        name: text(place),
        roomDescription: text(place),
        providerId: riverside.id,
        roomId: rooms[place],
        mrn: 'MRN-1',
        createdAt: at(-120),
      },
    })
    const callId = await call(place, lineId, { statusCodeId: riverside.statuses.Stat!, assignedToId: lead.id })
    const work = { isLead: true, isTraining: false, isAssisting: false, start: at(-15) }
    await system.workOrder.create({ data: { providerId: riverside.id, callId, userId: lead.id, ...work } })
  }
  for (const facility of [main!, north!])
    await system.waitingTarget.create({
      data: {
        providerId: riverside.id,
        status: 'Stat',
        facilityId: facility.id,
        targetMinutes: 15,
        escalateTo: ['managers'],
      },
    })
  await system.job.create({ data: { providerId: riverside.id, name: 'checkLines', settledAt: clock.now } })

  // A hand-over of either, of which the note tells where it is.
  for (const place of places) {
    const facilityId = (place === 'main' ? main : north)!.id
    const contents = await readContents(
      { db: system, actor: (await hospital.as(people.admin)).actor!, now: clock.now },
      { id: facilityId, timeZone: 'America/New_York' },
    )
    const note = text(place)
    await system.handoverNote.update({ where: { id: facilityId }, data: { text: note } })
    await system.handover.create({
      data: {
        providerId: riverside.id,
        facilityId,
        noteVersion: 0,
        note,
        contents,
        handedOverAt: at(-5),
        handedOverById: people.rosa.id,
      },
    })
  }

  const ask = async (person: Person, query: string, variables: object = {}) =>
    doors(address, person).graphql(query, variables)
  /** Of every type of record the ids of the provider. */
  const ids: Record<string, string[]> = {}
  for (const type of Object.keys(nodeTypes)) {
    const { pothosPrismaModel: model = type } = schema.getType(type)!.extensions as { pothosPrismaModel?: string }
    const table = Reflect.get(system, model[0]!.toLowerCase() + model.slice(1)) as {
      findMany(query: object): Promise<{ id: string }[]>
    }
    ids[type] =
      type === 'Provider' || type === 'ManagedProvider'
        ? [riverside.id]
        : type === 'User'
          ? Object.values(people).map(({ id }) => id)
          : (await table.findMany({ where: { providerId: riverside.id } })).map(({ id }) => id)
  }
  /** Those that exist for the person, by `nodes`. */
  const seenBy = async (person: Person, type: string): Promise<string[]> => {
    const { data } = await ask(person, 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: ids[type]!.map((id) => globalId(type, id)),
    })
    return ids[type]!.filter((_, index) => data!.nodes[index] !== null)
  }
  const seen: Record<string, string[]> = {}
  for (const type of Object.keys(nodeTypes)) seen[type] = await seenBy(seer, type)
  const hidden = Object.fromEntries(
    Object.keys(nodeTypes).map((type) => [type, ids[type]!.filter((id) => !seen[type]!.includes(id))]),
  )
  const secrets = [
    marker,
    ...Object.entries(hidden).flatMap(([type, list]) =>
      standsSomewhere(type) ? list.flatMap((id) => [id, globalId(type, id)]) : [],
    ),
  ]
  /** What of a text is out of the restricted person's sight. */
  const leaksIn = (answer: string): string[] => secrets.filter((secret) => answer.includes(secret))
  return { hospital, address, rooms, seer, everyone: people.admin, seen, hidden, ask, leaksIn }
}

type Scene = Awaited<ReturnType<typeof openScene>>

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.hospital.close())

const typesOf = (root: 'Mutation' | 'Subscription'): GraphQLObjectType[] =>
  fieldsOf(schema.getType(root) as GraphQLObjectType).flatMap((field) => {
    const of = getNamedType(field.type)
    return isUnionType(of) ? of.getTypes().filter(({ name }) => name !== 'Refusal') : isObjectType(of) ? [of] : []
  })

test('the world holds something in sight and something out of it, of all that can be either', () => {
  for (const type of Object.keys(nodeTypes))
    if (standsSomewhere(type))
      expect({ type, seen: scene.seen[type]!.length > 0, hidden: scene.hidden[type]!.length > 0 }).toEqual({
        type,
        seen: true,
        hidden: true,
      })
})

/** A node with what is selected, in two parts: all of a provider at once would cost too much. */
const nodeAs = async (person: Person, type: string, id: string, selection: string): Promise<Json> => {
  const [{ selectionSet }] = parse(`{ ${selection} }`).definitions as [OperationDefinitionNode]
  const fields = selectionSet.selections.map(print)
  const half = Math.ceil(fields.length / 2)
  const node = {}
  for (const part of [fields.slice(0, half), fields.slice(half)].filter(({ length }) => length > 0)) {
    const query = `query($id: ID!) { node(id: $id) { ... on ${type} { ${part.join(' ')} } } }`
    const answer = await scene.ask(person, query, { id: globalId(type, id) })
    expect(answer.errors).toBeUndefined()
    Object.assign(node, answer.data!.node)
  }
  return node
}

test.each(Object.keys(nodeTypes))('%s leads nobody to what is out of their sight', async (type) => {
  const { selection, relations } = walkOf(schema.getType(type) as GraphQLObjectType, scene)
  const met = new Set<string>()
  for (const id of scene.seen[type]!) {
    expect(scene.leaksIn(JSON.stringify(await nodeAs(scene.seer, type, id, selection)))).toEqual([])
    const all = await nodeAs(scene.everyone, type, id, selection)
    for (const { path, target } of relations)
      if (
        follow(all, path.slice(1)).some((record) =>
          scene.hidden[target]!.some((one) => globalId(target, one) === record.id),
        )
      )
        met.add(path.join('.'))
  }
  // A relation of which nothing was out of sight has not been tried.
  const untried = relations.filter(
    ({ path, target }) => standsSomewhere(target) && !met.has(path.join('.')) && !(path.join('.') in neverLeaves),
  )
  expect(untried.map(({ path }) => path.join('.'))).toEqual([])
})

test('what is prepared for all who see the same holds the relations of those who see it', async () => {
  const query =
    '{ provider { queue { calls { edges { node { id line { id name infectionNotes } followUpFrom { id } } } } } } }'
  for (const person of [scene.everyone, scene.seer, scene.everyone, scene.seer]) {
    const answer = JSON.stringify((await scene.ask(person, query)).data)
    expect(scene.leaksIn(answer).length > 0).toBe(person === scene.everyone)
    expect(answer).toContain('in sight')
  }
})

test('no answer of a verb, and nothing that is told of a change, leads to what is out of sight', async () => {
  const { hospital, hidden, rooms } = scene
  const [callId, lineId, facilityId] = [hidden.Call![0], hidden.Line![0], hidden.Facility![0]]
  const requirementId = hidden.ComplianceRequirement![0]
  const root = {
    callId,
    lineId,
    facilityId,
    requirementId,
    targetId: hidden.WaitingTarget![0],
    documentId: hidden.ComplianceDocument![0],
    handoverId: hidden.Handover![0],
    personId: hospital.people.rosa.id,
    roomId: rooms.main,
    activeIds: [callId],
    openedIds: [callId],
    personIds: [],
    calls: [{ callId, lineId, outcome: 'CREATED' }],
  }
  const untried: string[] = []
  const types = schema.getPossibleTypes(schema.getType('Node') as never)
  for (const type of [...typesOf('Mutation'), ...typesOf('Subscription')]) {
    // A type by itself, as if what it answers for came of a verb.
    const alone = new GraphQLSchema({ query: type, types: [...types] })
    for (const { path, target } of walkOf(type, scene).relations) {
      if (!standsSomewhere(target)) continue
      const document = parse(path.slice(1).reduceRight((inner, field) => `{ ${field} ${inner} }`, '{ __typename id }'))
      const answerTo = async (person: Person): Promise<Json> => {
        const request = await hospital.as(person)
        const context: Context = {
          request,
          session: null,
          db: hospital.clients.forProvider(hospital.riverside.id),
          feed: null as never,
          position: null,
          patientReads: new Set(),
          lineReads: new Set(),
          files: new Map(),
        }
        return (await execute({ schema: alone, document, rootValue: root, contextValue: context })).data
      }
      expect({ path, leaks: scene.leaksIn(JSON.stringify(await answerTo(scene.seer))) }).toEqual({ path, leaks: [] })
      if (follow(await answerTo(scene.everyone), path.slice(1)).length === 0) untried.push(path.join('.'))
    }
  }
  expect(untried).toEqual([])
})

describe('through REST', () => {
  const typeIn: Record<string, string> = {
    callId: 'Call',
    lineId: 'Line',
    imageId: 'Image',
    procedureId: 'Procedure',
    fieldId: 'ProcedureField',
    recordProviderId: 'ManagedProvider',
    userId: 'User',
    documentUploadId: 'ComplianceDocument',
    invitedId: 'User',
    handoverId: 'Handover',
  }
  /** With whatever the address names, everything of it that the restricted person sees. */
  const addressesOf = (route: Route): string[] => {
    const path = route.path.replace('{providerId}', scene.hospital.riverside.id)
    if (!/\{\w+\}/.test(path)) return [path]
    return scene.seen[typeIn[routeTable[`${route.method} ${route.path}`]!.id ?? 'callId']!]!.map((one) =>
      path.replace(/\{\w+\}/, one),
    )
  }
  const answers = async (
    person: Person,
    route: Route,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<string[]> => {
    const { rest } = doors(scene.address, person)
    const texts: string[] = []
    for (const address of addressesOf(route))
      texts.push(JSON.stringify((await rest(route.method, address, body, headers)).body))
    return texts
  }
  const reads = routes.filter(
    (route) =>
      route.path.startsWith('/providers/') &&
      (route.method === 'GET' || route.isRead) &&
      // A prepared file is its owner's alone, and is made with what the owner sees.
      routeTable[`${route.method} ${route.path}`]!.about !== 'own file',
  )

  test.each(reads.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s tells nothing of what is out of sight',
    async (_name, route) => {
      const body =
        route.body && route.isRead ? alsoOf(routeTable[`${route.method} ${route.path}`]!, {} as never) : undefined
      for (const answer of await answers(scene.seer, route, body)) expect(scene.leaksIn(answer)).toEqual([])
    },
  )

  test('a call tells of its line those who see it, by itself and in every list', async () => {
    for (const [method, path] of [
      ['GET', '/calls/active'],
      ['GET', '/calls/{id}'],
      ['POST', '/calls/completed'],
      ['POST', '/calls/deleted'],
    ] as const) {
      const route = routes.find((one) => one.method === method && one.path === `/providers/{providerId}${path}`)!
      const body = method === 'POST' ? {} : undefined
      const lineIn = (texts: string[]): boolean =>
        scene.hidden.Line!.some((id) => texts.some((text) => text.includes(id)))
      expect({
        path,
        seer: lineIn(await answers(scene.seer, route, body)),
        everyone: lineIn(await answers(scene.everyone, route, body)),
      }).toEqual({ path, seer: false, everyone: true })
    }
  })

  test('a refusal carries the record as the caller sees it', async () => {
    const versioned = routes.filter(
      (route) =>
        route.takes === 'version' &&
        /\{id\}/.test(route.path) &&
        ['callId', 'lineId', undefined].includes(routeTable[`${route.method} ${route.path}`]!.id),
    )
    expect(versioned.length).toBeGreaterThan(10)
    for (const route of versioned)
      for (const answer of await answers(scene.seer, route, route.method === 'DELETE' ? undefined : {}, {
        'if-match': '"v999"',
      })) {
        expect({ route: route.name, leaks: scene.leaksIn(answer) }).toEqual({ route: route.name, leaks: [] })
        expect(JSON.parse(answer)).toMatchObject({ status: expect.any(Number) })
      }
  })
})
