// Everybody tries one action in one place. Whoever is refused shares a scene with the others and asks at the same time as
// they do; whoever writes what others could meet has a scene of their own.
import { nothingLike, outcome, withoutIds, type Answer } from './answers'
import { expected, triedBy, type Caller, type Place } from './callers'
import type { Expectation } from './expectations'
import { ownRecords, type World } from './world'
import type { Target } from './target'

type Action = {
  /** Its name in the audit log. */
  name: string
  it: Expectation
  place: Place
  /** Changes nothing for whoever is let in either, so that they too can share a scene. */
  isRead: boolean
  /** What the caller must be answered: `done`, or the code. */
  should(caller: Caller): string
  /** What the audit log must say of the caller's attempt; null: it is not looked at. */
  told(caller: Caller): string[] | null
  ask(caller: Caller, target: Target, providerId: string): Promise<Answer>
}

/** What was not as it should be, and with whom. */
export type Wrong = { caller: string; place: string } & Record<string, unknown>

/** At once in one scene: what each is answered, what is told of each, and that what is out of sight is as if it were not. */
const attempt = async (world: World, action: Action, callers: readonly Caller[], isApart = false): Promise<Wrong[]> => {
  const { it, place, should, told, ask } = action
  const { hospital, setScene, trailOf } = world
  const { id: providerId } = hospital[place.askedIn]
  const targets = await setScene(place, it, callers, isApart)
  const answers = await Promise.all(callers.map((caller) => ask(caller, targets.get(caller)!, providerId)))
  const trail = await trailOf(action.name)
  const wrong = await Promise.all(
    callers.map(async (caller, index): Promise<Wrong[]> => {
      const who = { caller: caller.name, place: place.name }
      const answer = answers[index]!
      const found: Wrong[] = []
      const [code, is] = [should(caller), outcome(answer)]
      if (is !== code) found.push({ ...who, should: code, is })
      const [must, said] = [told(caller), trail(caller)]
      if (must && JSON.stringify(must) !== JSON.stringify(said))
        found.push({ ...who, shouldBeTold: must, isTold: said })
      if (code !== 'NOT_FOUND' && code !== 'VALIDATION') return found
      // A record out of sight is answered like one that does not exist.
      const target = targets.get(caller)!
      const none = nothingLike(target, place)
      const isOutOfReach = expected(caller, { who: 'anybody' }, place, hospital) === 'NOT_FOUND'
      const otherId = isOutOfReach ? none.providerId : providerId
      const other = withoutIds(await ask(caller, none, otherId), [...Object.values(none), otherId])
      const same = withoutIds(answer, [...Object.values(target), providerId])
      if (JSON.stringify(same) !== JSON.stringify(other)) found.push({ ...who, answer: same, ofNothing: other })
      return found
    }),
  )
  return wrong.flat()
}

/** Who of the refused changes something; each again in a new scene, because together they cannot be told apart. */
const guilty = async (world: World, action: Action, refused: readonly Caller[]): Promise<Wrong[]> => {
  const found: Wrong[] = []
  for (const caller of refused) {
    world.strike()
    const wrong = await attempt(world, action, [caller])
    const changed = await world.written()
    if (changed.length > 0) found.push({ caller: caller.name, place: action.place.name, changed }, ...wrong)
  }
  return found
}

/** Whether it changes only what each has for themselves, so that those who may do it do not meet. */
const isDoneApart = ({ who, about, alone }: Expectation): boolean =>
  !alone &&
  (about === undefined ? who === 'own account' : about === 'call' || about === 'line' || ownRecords.includes(about))

export const everybodyTries = async (world: World, action: Action): Promise<Wrong[]> => {
  const isDone = (caller: Caller): boolean => action.should(caller) === 'done'
  const callers = triedBy(world.callers, action.place)
  const refused = callers.filter((caller) => !isDone(caller))
  const together = action.isRead ? callers : refused
  const wrong = together.length > 0 ? await attempt(world, action, together) : []
  const changed = together.length > 0 ? await world.written() : []
  if (changed.length > 0) {
    const found = await guilty(world, action, refused)
    wrong.push(...found)
    if (found.length === 0 && together === refused)
      wrong.push({ caller: 'all who are refused, at once', place: action.place.name, changed })
    world.strike()
  }
  const others = callers.filter((caller) => !together.includes(caller))
  const groups = isDoneApart(action.it) && others.length > 0 ? [others] : others.map((caller) => [caller])
  for (const group of groups) wrong.push(...(await attempt(world, action, group, isDoneApart(action.it))))
  return wrong
}
