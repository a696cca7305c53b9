import { lakeshoreRequirements, riversideRequirements } from './compliance'
import { lakeshorePurposes, riversidePurposes } from './catalogue'
import { lakeshorePeople, riversidePeople } from './people'
import { riversideOthers } from './others'
import { lakeshorePlaces, riversidePlaces } from './places'
import { lakeshoreProcedures, riversideProcedures } from './procedures'
import { lakeshoreScenes, riversideScenes } from '../story/scenes'

type Range = [least: number, most: number]
type Schedule = { purpose: string; hour: number; minute: number; enabledDays: number[]; blacklist: string[] }

/** How long some calls may wait, besides what every provider starts with. Null: all purposes, or all facilities. */
type Target = {
  status: 'Stat' | 'Normal'
  purpose: string | null
  place: string | null
  targetMinutes: number
  escalateAfter: number | null
  escalateTo: string[]
  repeatEvery: number | null
}

const riversideTargets: Target[] = [
  {
    status: 'Stat',
    purpose: 'Difficult IV',
    place: 'Main Hospital',
    targetMinutes: 15,
    escalateAfter: 3,
    escalateTo: ['managers', 'online'],
    repeatEvery: 5,
  },
  {
    status: 'Normal',
    purpose: null,
    place: 'Desert Clinic',
    targetMinutes: 240,
    escalateAfter: null,
    escalateTo: ['managers'],
    repeatEvery: null,
  },
]

export const riverside = {
  name: 'Riverside Health',
  places: riversidePlaces,
  purposes: riversidePurposes,
  procedures: riversideProcedures,
  requirements: riversideRequirements,
  /** Days that new people have for what they lack. */
  onboardingGracePeriod: 30,
  targets: riversideTargets,
  people: riversidePeople,
  /** People with an account who do nothing that is told of. */
  others: riversideOthers,
  /** Days of history before today. */
  days: 365,
  /** Calls of a day. */
  weekday: [35, 55] as Range,
  weekend: [15, 25] as Range,
  /** Share of the calls that put a line in. */
  insertions: 0.216,
  /** Share of the calls of every day that are neither those nor peripheral access nor a line's own. */
  everyday: 0.06,
  deleted: 150,
  /** The active queue: these calls, and line checks up to this number. */
  scenes: riversideScenes,
  lineChecks: 16,
  /** When lines are checked by themselves from now on, without those of these types. */
  schedule: {
    purpose: 'Daily Line Check',
    hour: 7,
    minute: 0,
    enabledDays: [1, 2, 3, 4, 5, 6, 7],
    blacklist: ['PG'],
  } as Schedule | null,
  /** Who is at the line check that waits longest; may see every facility. */
  lineChecker: 'samuel@demo.example' as string | null,
}

/** What a provider is like: the generator makes its rows from this. */
export type HospitalPlan = typeof riverside

/** Enough of every kind to show that the rows of one provider stay its own. */
export const lakeshore: HospitalPlan = {
  name: 'Lakeshore Medical',
  places: lakeshorePlaces,
  purposes: lakeshorePurposes,
  procedures: lakeshoreProcedures,
  requirements: lakeshoreRequirements,
  onboardingGracePeriod: 14,
  targets: [],
  people: lakeshorePeople,
  others: [],
  days: 42,
  weekday: [3, 4],
  weekend: [1, 2],
  insertions: 0.13,
  everyday: 0.08,
  deleted: 5,
  scenes: lakeshoreScenes,
  lineChecks: 1,
  schedule: null,
  lineChecker: null,
}
