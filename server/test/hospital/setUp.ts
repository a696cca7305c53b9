import type { Env } from '../../env'
import { openHospital, type Hospital } from './hospital'
import { linesIn } from './lines'

type Served = Hospital & { /** Where its doors are. */ address: string }

const setUp = (before: typeof beforeAll, after: typeof afterAll, isServed: boolean, settings: Partial<Env>): Served => {
  const hospital = {} as Served
  before(async () => {
    Object.assign(hospital, await openHospital(settings))
    if (isServed) hospital.address = await hospital.serve()
  })
  after(() => hospital.close())
  return hospital
}

/** A hospital that is open while the tests of a file run. */
export const hospitalOfFile = (): Hospital => setUp(beforeAll, afterAll, false, {})

/** A new hospital for each test. */
export const hospitalOfTest = (): Hospital => setUp(beforeEach, afterEach, false, {})

/** The same with an http server. */
export const servedHospitalOfFile = (settings: Partial<Env> = {}): Served => setUp(beforeAll, afterAll, true, settings)
export const servedHospitalOfTest = (settings: Partial<Env> = {}): Served =>
  setUp(beforeEach, afterEach, true, settings)

/** A hospital of a file, and what puts lines into it. */
export const hospitalWithLines = () => {
  const hospital = hospitalOfFile()
  const lines = {} as ReturnType<typeof linesIn>
  beforeAll(() => void Object.assign(lines, linesIn(hospital)))
  return { hospital, lines }
}
