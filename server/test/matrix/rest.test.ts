// The matrix at the door of REST: every route of the contract's own tables, for every caller, in
// their own provider and in another.
import path from 'node:path'
import { projectRoot } from '../../paths'
import { pages, routes } from '../../rest/v0/index'
import { inFull } from '../harness/rounds'
import { picture } from '../hospital/pictures'
import { standIns } from '../servers/threadFile'
import { alsoOf, outcome, toldOf, undeclared } from './answers'
import { everybodyTries } from './attempts'
import { belongsTo, expected, places, type Caller, type Place } from './callers'
import { routeTable, type Expectation } from './expectations'
import { openWorld, type World } from './world'
import type { Target } from './target'

const plainSheets = path.join(projectRoot, 'server/test/servers/plainSheets.mjs')

let world: World
/** A picture, as a form sends it. */
const form = new FormData()
beforeAll(async () => {
  // What is in a spreadsheet is no matter of who may have it, and a thread that makes one takes long to start.
  if (!inFull) standIns.sheetWorker = plainSheets
  world = await openWorld()
  form.append('file', new Blob([Uint8Array.from(await picture())]), 'arm.png')
})
afterAll(() => world.close())

const bodyOf = (method: string, it: Expectation, target: Target): object | undefined =>
  it.sendsPicture
    ? form
    : it.about === 'choices' && it.also === undefined
      ? { purposeId: target.purposeId, roomId: target.roomId }
      : method === 'GET' || method === 'DELETE'
        ? undefined
        : alsoOf(it, target)

const addressOf = (path: string, { id = 'callId' }: Expectation, target: Target, { person }: Caller): string =>
  path
    .replace('{providerId}', target.providerId)
    .replace('{userId}', person.id)
    .replace(/\{(id|callId)\}/, target[id])

/** The place for a route without a provider or a record. */
const placesOf = (path: string, { about }: Expectation): Place[] =>
  path.includes('{providerId}')
    ? places.filter(({ askedIn, recordIn }) => about !== undefined || askedIn === recordIn)
    : places.slice(0, 1)

/** Where no provider is named, the caller works in their own. */
const shouldBe = (path: string, caller: World['callers'][number], it: Expectation, place: Place): string => {
  if (path.includes('{providerId}')) return expected(caller, it, place, world.hospital)
  return it.who === 'anybody'
    ? 'done'
    : expected(
        { ...caller, person: { ...caller.person, providerId: world.hospital.riverside.id } },
        it,
        place,
        world.hospital,
      )
}

test('the table tells of every route, and of no other', () => {
  expect(
    undeclared(
      routes.map(({ method, path }) => `${method} ${path}`),
      Object.keys(routeTable),
    ),
  ).toEqual([])
})

/** What people who are not signed in send; an empty form is refused the same for everybody. */
const signedOutForms = [
  '/auth/login',
  '/auth/links/read',
  '/auth/links/accept',
  '/auth/links/join',
  '/auth/passwordreset',
]

test.each(
  routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !signedOutForms.some((path) => route === `POST ${path}`)),
)('%s: each caller is answered as rules 2.2 to 2.4 say, and whoever is refused changes nothing', async (route) => {
  const [method, path] = route.split(' ') as [string, string]
  const it = routeTable[route]!
  const { name, ...offered } = routes.find((one) => one.method === method && one.path === path)!
  const isRead = !it.alone && (method === 'GET' || offered.isRead === true)
  const { hospital, rest, strike } = world
  strike()
  const wrong: object[] = []
  for (const place of placesOf(path, it)) {
    const should = (caller: Caller) => shouldBe(path, caller, it, place)
    const told = (caller: Caller): string[] | null => {
      const isHere = caller.signedIn && (!path.includes('{providerId}') || belongsTo(caller, place.askedIn, hospital))
      return it.writes ? toldOf(should(caller), isHere) : null
    }
    const ask = (caller: Caller, target: Target, providerId: string) => {
      const there = { ...target, providerId }
      return rest(caller, method, addressOf(path, it, there, caller), bodyOf(method, it, there))
    }
    wrong.push(...(await everybodyTries(world, { name, it, place, isRead, should, told, ask })))
  }
  expect(wrong).toEqual([])
})

test.each(signedOutForms)('%s is open to everybody, whoever they are already', async (path) => {
  for (const caller of world.callers)
    expect({ caller: caller.name, is: outcome(await world.rest(caller, 'POST', path, {})) }).toEqual({
      caller: caller.name,
      is: 'VALIDATION',
    })
})

test('the pages about the contract are for everybody, and the same for each', async () => {
  for (const { path } of pages) {
    const answers = await Promise.all(world.callers.map((caller) => world.rest(caller, 'GET', path)))
    for (const { status } of answers) expect(status).toBe(200)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  }
})
