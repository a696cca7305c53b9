import { encodeGlobalID } from '@pothos/plugin-relay'
import { problems, type ProblemCode } from '../../rest/v0/kernel/problem'
import type { Person } from '../hospital/hospital'

/** An answer as it came: its shape is what the tests look at. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any

export type GraphqlAnswer = {
  data: Record<string, Json> | null
  errors?: { message: string; extensions: { code: string } }[]
}
export type RestAnswer = { status: number; body: Json; headers: Headers }

/** The doors of a served hospital, for a person or nobody. */
export const doors = (address: string, person: Person | null) => {
  const cookie: Record<string, string> = person ? { cookie: `patency=${person.token}` } : {}
  return {
    graphql: async (
      query: string,
      variables: object = {},
      headers: Record<string, string> = {},
    ): Promise<GraphqlAnswer> => {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'patency-client': 'test', ...cookie, ...headers },
        body: JSON.stringify({ query, variables }),
      })
      return (await response.json()) as GraphqlAnswer
    },
    rest: async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<RestAnswer> => {
      const response = await fetch(`${address}/api/v0${path}`, {
        method,
        headers: { ...cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      })
      const text = await response.text()
      const isJson = /json/.test(response.headers.get('content-type') ?? '')
      return {
        status: response.status,
        body: text === '' ? null : isJson ? JSON.parse(text) : text,
        headers: response.headers,
      }
    },
  }
}

/** REST sends the current record only with a conflict; GraphQL sends it whenever it is selected. */
export const isConflict = (code: string): boolean => [409, 412].includes(problems[code as ProblemCode].status)

export const globalId = encodeGlobalID
