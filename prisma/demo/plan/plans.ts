import { lakeshorePurposes, riversidePurposes, type PurposeModel } from './catalogue'
import { lakeshorePeople, riversidePeople, type Person } from './people'
import { lakeshorePlaces, riversidePlaces, type Place } from './places'
import { lakeshoreProcedures, riversideProcedures, type ProcedureModel } from './procedures'
import { lakeshoreScenes, riversideScenes, type Scene } from '../story/scenes'

/** What a provider is like: the generator makes its rows from this. */
export interface HospitalPlan {
  name: string
  places: Place[]
  purposes: PurposeModel[]
  procedures: ProcedureModel[]
  people: Person[]
  /** Days of history before today. */
  days: number
  /** Least and most calls of a day. */
  weekday: [number, number]
  weekend: [number, number]
  /** Share of the calls that put a line in. */
  insertions: number
  /** Share of the calls of every day that are neither those nor peripheral access nor a line's own. */
  everyday: number
  deleted: number
  /** The active queue: these calls, and line checks up to this number. */
  scenes: Scene[]
  lineChecks: number
  /** When lines are checked by themselves from now on, without those of these types. */
  schedule?: { purpose: string; hour: number; minute: number; enabledDays: number[]; blacklist: string[] }
  /** Who is at the line check that waits longest; may see every facility. */
  lineChecker?: string
}

export const riverside: HospitalPlan = {
  name: 'Riverside Health',
  places: riversidePlaces,
  purposes: riversidePurposes,
  procedures: riversideProcedures,
  people: riversidePeople,
  days: 365,
  weekday: [35, 55],
  weekend: [15, 25],
  insertions: 0.216,
  everyday: 0.06,
  deleted: 150,
  scenes: riversideScenes,
  lineChecks: 16,
  schedule: { purpose: 'Daily Line Check', hour: 7, minute: 0, enabledDays: [1, 2, 3, 4, 5, 6, 7], blacklist: ['PG'] },
  lineChecker: 'samuel@demo.example',
}

/** Enough of every kind to show that the rows of one provider stay its own. */
export const lakeshore: HospitalPlan = {
  name: 'Lakeshore Medical',
  places: lakeshorePlaces,
  purposes: lakeshorePurposes,
  procedures: lakeshoreProcedures,
  people: lakeshorePeople,
  days: 42,
  weekday: [3, 4],
  weekend: [1, 2],
  insertions: 0.13,
  everyday: 0.08,
  deleted: 5,
  scenes: lakeshoreScenes,
  lineChecks: 1,
}
