// Requests as clients of this contract send them, who were written long before this server.
import type { Person } from '../hospital/hospital'
import { linesIn } from '../hospital/lines'
import { isDocumentedBody, undocumented } from './contract'
import { doors, type Json, type RestAnswer } from './doors'
import { address, hospital, serveHospital } from './servedHospital'

export let lines: ReturnType<typeof linesIn>
export const openScenes = (): void => {
  serveHospital()
  beforeAll(() => {
    lines = linesIn(hospital)
  })
}

/** Records that a row may use, created for each row. */
export type Scene = {
  call: string
  line: string
  other: string
  closed: string
  completed: string
  purpose: string
  facility: string
  procedure: string
  field: string
  second: string
  option: string
}

export const scene = async (): Promise<Scene> => {
  const { riverside, people, clients, clock } = hospital
  const { system } = clients
  const provider = { providerId: riverside.id }
  const name = `Item ${Math.random()}`
  const purpose = (await system.purpose.create({ data: { ...provider, name, weight: 90 } })).id
  const facility = (
    await system.facility.create({ data: { ...provider, name, timeZone: 'America/Denver', weight: 90 } })
  ).id
  const procedure = (await system.procedure.create({ data: { ...provider, name, weight: 90 } })).id
  const [field, second] = await Promise.all(
    ['Site', 'Read by'].map(
      async (fieldName, weight) =>
        (
          await system.procedureField.create({
            data: {
              ...provider,
              procedureId: procedure,
              name: fieldName,
              weight,
              type: weight === 0 ? 'radio' : 'text',
            },
          })
        ).id,
    ),
  )
  const option = (
    await system.procedureFieldOption.create({ data: { ...provider, fieldId: field!, value: 'Left', weight: 0 } })
  ).id
  const line = await lines.addLine({ mrn: 'FM-1' })
  return {
    ...{ purpose, facility, procedure, field: field!, second: second!, option, line },
    call: await hospital.openCall(),
    other: await lines.addLine({ name: 'L arm' }),
    closed: await lines.addLine({ completedAt: clock.now }),
    completed: await lines.addCall(line, { completedById: people.rosa.id, completedAt: lines.minutesAgo(60) }),
  }
}

export type Row = {
  what: string
  by?: () => Person
  /** The route, with the ids in its address behind it. */
  route: string
  /** The id in the address; the query, where there is one. */
  at?: (of: Scene) => string
  query?: string
  before?: (of: Scene) => Promise<unknown>
  body?: (of: Scene) => Json
  status?: number
  answer?: (of: Scene) => Json
  /** What the header Patency-Ignored names. */
  ignored?: string | null
  stored?: (of: Scene, answer: RestAnswer) => Promise<unknown>
  is?: (of: Scene) => Json
}

const callOf = (id: string) =>
  hospital.clients.system.call.findUniqueOrThrow({
    where: { id },
    include: { statusCode: true, purpose: true, values: { orderBy: { fieldWeight: 'asc' } } },
  })
export const openCall = async ({ call }: Scene) => callOf(call)
export const completedCall = async ({ completed }: Scene) => callOf(completed)
export const call = ({ call: id }: Scene) => id
export const completed = ({ completed: id }: Scene) => id
export const capital = (id: string): string => id.toUpperCase()
export const valuesOf = async (of: Scene) => (await openCall(of)).values.map(({ values }) => values)
export const history = async ({ line }: Scene) => lines.historyOf(line)
export const day = 86_400_000

export const number =
  (sent: Json): Row['body'] =>
  () => ({
    patientLastName: 'King',
    fields: [
      ...hospital.record({ 'Insertion Type': ['ML'] }),
      { fieldId: hospital.riverside.fields['Catheter length'], values: [sent] },
    ],
  })
export const closes = (what: string, sent: Json, recorded: string): Row => ({
  what: `a number as ${what}`,
  route: 'POST /calls/{id}/close',
  at: call,
  body: number(sent),
  stored: valuesOf,
  is: () => [['ML'], [recorded]],
})
export const born = (dob: string): Row => ({
  what: `a date of birth as ${dob}`,
  route: 'PUT /calls/{id}',
  at: call,
  body: () => ({ dob }),
  answer: () => ({ dob: '1950-02-28' }),
  stored: async (of) => (await openCall(of)).dob,
  is: () => new Date('1950-02-28'),
})
export const badlyBorn = (dob: Json): Row => ({
  what: `no date of birth: ${JSON.stringify(dob)}`,
  route: 'PUT /calls/{id}',
  at: call,
  body: () => ({ dob }),
  status: 422,
  answer: () => ({ errors: [{ field: 'dob', message: 'Must be a valid date (MM/DD/YYYY)' }] }),
})
export const criteria = (name: string): Row => ({
  what: `${name} as null`,
  route: 'POST /calls/completed',
  body: () => ({ [name]: null }),
  answer: () => ({ calls: expect.any(Array), total: expect.any(Number) }),
})
export const admin = () => hospital.people.admin
export const verbs = (...names: string[]): Row[] =>
  names.map((name) => ({
    what: `null as the whole body of ${name}`,
    route: `POST /calls/{id}/${name}`,
    at: call,
    body: () => null,
    answer: ({ call: id }: Scene) => ({ id }),
  }))
export const far = 999_999_999_999

const params = /\{(\w+)\}/g

/** Sends each request, and compares its answer and what is stored then. */
export const sendEach = (rows: Record<string, Row[]>): void =>
  describe.each(Object.entries(rows))('%s', (_what, all) => {
    test.each(all.map((row) => [row.what, row] as const))(
      '%s',
      async (
        _each,
        {
          by = () => hospital.people.rosa,
          route,
          at,
          query = '',
          before,
          body,
          status = 200,
          answer,
          ignored,
          stored,
          is,
        },
      ) => {
        const of = await scene()
        await before?.(of)
        const [method, path] = route.split(' ') as [string, string]
        const sent = body?.(of)
        const given = await doors(address, by()).rest(
          method,
          `/providers/${hospital.riverside.id}${path.replace(params, at?.(of) ?? '')}${query}`,
          body ? (sent === null ? 'null' : sent) : undefined,
          { 'content-type': 'application/json' },
        )
        expect({ status: given.status, body: given.body }).toMatchObject({
          status,
          body: answer ? answer(of) : expect.anything(),
        })
        if (ignored !== undefined) expect(given.headers.get('patency-ignored')).toBe(ignored)
        const documented = `/providers/{providerId}${path.includes('/find/') ? path.replace('{id}', '{callId}') : path}`
        expect(undocumented(method, documented, given)).toEqual([])
        if (status === 200 && typeof sent === 'object' && sent !== null)
          expect({ sent, isDocumented: isDocumentedBody(method, documented, sent) }).toEqual({
            sent,
            isDocumented: true,
          })
        if (stored) {
          const is_ = is!(of)
          const found = await stored(of, given)
          if (typeof is_ === 'object' && !(is_ instanceof Date) && !Array.isArray(is_)) expect(found).toMatchObject(is_)
          else expect(found).toEqual(is_)
        }
      },
    )
  })
