import type { Person } from '../hospital/hospital'
import type { Json } from './doors'

/** The parts of a form in their order: texts and files. */
export type FormParts = [name: string, value: string | { name: string; bytes: Uint8Array }][]

/** Sends a form to GraphQL, as the GraphQL multipart request specification describes it. */
export const graphqlForm = async (
  address: string,
  person: Pick<Person, 'token'>,
  parts: FormParts,
  headers: Record<string, string> = { 'patency-client': 'test' },
): Promise<{ status: number; body: Json }> => {
  const form = new FormData()
  for (const [name, value] of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([Uint8Array.from(value.bytes)]), value.name)
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { cookie: `patency=${person.token}`, ...headers },
    body: form,
  })
  return { status: response.status, body: await response.json() }
}
