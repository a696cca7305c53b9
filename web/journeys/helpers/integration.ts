import { demoPassword } from '../../../prisma/demo/plan/accounts'

/** The REST contract as an integration uses it: signed in, working in the person's provider. */
export const signInByRest = async (address: string, email: string) => {
  const login = await fetch(`${address}/api/v0/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const me = (await login.json()) as { providerRoles: { providerId: string }[] }
  const cookie = login.headers.get('set-cookie')!.split(';')[0]!
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${address}/api/v0/providers/${me.providerRoles[0]!.providerId}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    })
    return (await answer.json()) as T
  }
}

export type Rest = Awaited<ReturnType<typeof signInByRest>>

/** Creates a Stat call, as an integration does; answers its id. */
export const createStat = async (rest: Rest): Promise<string> => {
  const [purposes, statuses, facilities] = await Promise.all([
    rest<{ id: string; name: string }[]>('GET', '/callpurposes'),
    rest<{ id: string; name: string }[]>('GET', '/callstatuscodes'),
    rest<{ id: string; name: string; rooms: { id: string }[] }[]>('GET', '/facilities'),
  ])
  const { id } = await rest<{ id: string }>('POST', '/calls', {
    purposeId: purposes.find(({ name }) => name === 'Declot')!.id,
    statusCodeId: statuses.find(({ name }) => name === 'Stat')!.id,
    roomId: facilities[0]!.rooms[0]!.id,
  })
  return id
}

/** Closes a call with a note, which needs no line. */
export const closeByRest = async (rest: Rest, callId: string, also: object = {}): Promise<void> => {
  const procedures = await rest<{ name: string; fields: { id: string; type: string }[] }[]>('GET', '/procedures')
  const note = procedures.find(({ name }) => name === 'Other')!.fields.find(({ type }) => type === 'text')!
  const { completedAt } = await rest<{ completedAt?: string }>('POST', `/calls/${callId}/close`, {
    fields: [{ fieldId: note.id, values: ['Flushed'] }],
    ...also,
  })
  if (!completedAt) throw new Error(`${callId} was not closed`)
}
