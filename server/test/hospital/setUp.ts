import { openHospital, type Hospital } from './hospital'
import { linesIn } from './lines'

type Served = Hospital & { /** Where its doors are. */ address: string }

const setUp = (before: typeof beforeAll, after: typeof afterAll, isServed: boolean): Served => {
  const hospital = {} as Served
  before(async () => {
    Object.assign(hospital, await openHospital())
    if (isServed) hospital.address = await hospital.serve()
  })
  after(() => hospital.close())
  return hospital
}

/** A hospital that is open while the tests of a file run. */
export const hospitalOfFile = (): Hospital => setUp(beforeAll, afterAll, false)

/** The same with an http server. */
export const servedHospitalOfFile = (): Served => setUp(beforeAll, afterAll, true)

/** A new hospital with an http server for each test. */
export const servedHospitalOfTest = (): Served => setUp(beforeEach, afterEach, true)

/** A hospital of a file, and what puts lines into it. */
export const hospitalWithLines = () => {
  const hospital = hospitalOfFile()
  const lines = {} as ReturnType<typeof linesIn>
  beforeAll(() => void Object.assign(lines, linesIn(hospital)))
  return { hospital, lines }
}
