// The matrix at the door of REST: every route of the contract's own tables, for every caller, in
// their own provider and in another.
import { pages, routes } from '../../rest/v0/index'
import { picture } from '../hospital/pictures'
import { belongsTo, expected, places, refusedFirst, type Caller, type Place } from './callers'
import { routeTable, type Expectation } from './expectations'
import {
  alsoOf,
  nothingLike,
  openWorld,
  outcome,
  toldOf,
  undeclared,
  withoutIds,
  type Target,
  type World,
} from './world'

let world: World
/** A picture, as a form sends it. */
const form = new FormData()
beforeAll(async () => {
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
const signedOutForms = ['/auth/login', '/auth/links/read', '/auth/links/accept', '/auth/passwordreset']

test.each(
  routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !signedOutForms.some((path) => route === `POST ${path}`)),
)('%s: each caller is answered as rules 2.2 to 2.4 say, and whoever is refused changes nothing', async (route) => {
  const [method, path] = route.split(' ') as [string, string]
  const it = routeTable[route]!
  const { name: action } = routes.find((one) => one.method === method && one.path === path)!
  const { callers, hospital, rest, setScene, nothingChanged, willRefuse, strike, trailOf, forgetTrail } = world
  strike()
  const wrong: object[] = []
  for (const place of placesOf(path, it))
    for (const caller of refusedFirst(callers, (one) => shouldBe(path, one, it, place))) {
      const there = await setScene(place, it, caller)
      const should = shouldBe(path, caller, it, place)
      await (should === 'done' ? nothingChanged() : willRefuse(`${caller.name}, ${place.name}`))
      const target = { ...there, providerId: hospital[place.askedIn].id }
      const ask = (asked: Target) => rest(caller, method, addressOf(path, it, asked, caller), bodyOf(method, it, asked))
      await forgetTrail()
      const answer = await ask(target)
      const is = outcome(answer)
      if (is !== should) wrong.push({ caller: caller.name, place: place.name, should, is })
      const isHere = caller.signedIn && (!path.includes('{providerId}') || belongsTo(caller, place.askedIn, hospital))
      if (it.writes)
        expect({ caller: caller.name, place: place.name, told: await trailOf(caller, action) }).toEqual({
          caller: caller.name,
          place: place.name,
          told: toldOf(should, isHere),
        })
      if (should === 'done') {
        strike()
        continue
      }
      if (should !== 'NOT_FOUND' && should !== 'VALIDATION') continue
      // A record out of sight is answered like one that does not exist.
      const isOutOfReach = expected(caller, { who: 'anybody' }, place, hospital) === 'NOT_FOUND'
      const none = { ...nothingLike(target, place), ...(isOutOfReach ? {} : { providerId: target.providerId }) }
      expect(withoutIds(answer, Object.values(target))).toEqual(withoutIds(await ask(none), Object.values(none)))
    }
  await nothingChanged()
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
    const seen = new Set<string>()
    for (const caller of world.callers) {
      const { status, text } = await world.rest(caller, 'GET', path)
      expect(status).toBe(200)
      seen.add(text)
    }
    expect(seen.size).toBe(1)
  }
})
