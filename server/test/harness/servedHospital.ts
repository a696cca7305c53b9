import { openHospital, type Hospital } from '../hospital/hospital'

/** The hospital of this test file, and the address of its server; there from the first `beforeAll` on. */
export let hospital: Hospital
export let address: string

/** Opens a hospital with every door before the tests of the file, and closes it after them. */
export const serveHospital = (...options: Parameters<typeof openHospital>): void => {
  beforeAll(async () => {
    hospital = await openHospital(...options)
    address = await hospital.serve()
  })
  afterAll(() => hospital.close())
}
