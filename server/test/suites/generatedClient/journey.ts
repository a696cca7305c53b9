import createClient from 'openapi-fetch'
import type { paths } from './contract'

/** What a client was answered with: the data of a success, or the problem thrown as it came. */
const done = <Data>({ data, error }: { data?: Data; error?: unknown }): Data => {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

/** A client as people write one who have nothing but the generated types: it signs in, and works for one provider. */
const signedIn = async (address: string, email: string, password: string) => {
  const baseUrl = `${address}/api/v0`
  const { data, error, response } = await createClient<paths>({ baseUrl }).POST('/auth/login', {
    body: { email, password },
  })
  const me = done({ data, error })
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
  return {
    client: createClient<paths>({ baseUrl, headers: { cookie } }),
    providerId: me.providerRoles[0]!.providerId,
    me,
  }
}

/** A call from its creation to closing it with a new line; answers the call and the line. */
export const workCall = async (
  address: string,
  email: string,
  password: string,
): Promise<{ callId: string; lineId: string }> => {
  const { client, providerId, me } = await signedIn(address, email, password)
  const own = { params: { path: { providerId } } }
  const purposes = done(await client.GET('/providers/{providerId}/callpurposes', own))
  const [facility] = done(await client.GET('/providers/{providerId}/facilities', own))
  const procedures = done(await client.GET('/providers/{providerId}/procedures', own))
  const purposeId = purposes.find(({ name }: { name: string }) => name === 'PICC Insertion')!.id
  const created = done(
    await client.POST('/providers/{providerId}/calls', {
      params: { path: { providerId }, header: { 'Idempotency-Key': 'generated' } },
      body: { purposeId, roomId: facility!.rooms[0]!.id, contact: 'Ext. 4671', preComments: null },
    }),
  )
  const queue = done(await client.GET('/providers/{providerId}/calls/active', own))
  if (!queue.some(({ id }: { id: string }) => id === created.id)) throw new Error('the call is not in the queue')

  const at = { params: { path: { providerId, id: created.id } } }
  const taken = done(await client.POST('/providers/{providerId}/calls/{id}/assigntome', at))
  if (taken.assignedTo?.id !== me.id) throw new Error('the call is not mine')
  const version: number = taken.version
  const corrected = done(
    await client.PUT('/providers/{providerId}/calls/{id}', {
      params: { ...at.params, header: { 'If-Match': `"v${version}"` } },
      body: { patientFirstName: 'Ada', patientLastName: 'King', dob: '02/28/1950', mrn: 4368010, lineId: null },
    }),
  )
  const dob: string | null = corrected.dob
  if (dob !== '1950-02-28' || corrected.mrn !== '4368010') throw new Error('the patient is somebody else')
  const stale = await client.PUT('/providers/{providerId}/calls/{id}', {
    params: { ...at.params, header: { 'If-Match': `"v${version}"` } },
    body: { contact: 'x' },
  })
  if (stale.error?.code !== 'STALE') throw new Error('an older version was taken')

  const insertion = procedures.find(({ name }: { name: string }) => name === 'Insertion')!
  const type = insertion.fields.find(({ followUpTypeName }: { followUpTypeName: boolean }) => followUpTypeName)!
  const closing = { fields: [{ fieldId: type.id, values: [type.options[0]!.value] }], followUpDays: 7 }
  const needsLine: boolean = done(
    await client.POST('/providers/{providerId}/calls/{id}/requiresline', { ...at, body: closing }),
  )
  if (!needsLine) throw new Error('an insertion without a line')
  const lineId: string = done(
    await client.POST('/providers/{providerId}/calls/{id}/closeandcreate', {
      ...at,
      body: { updateModel: { comments: 'First attempt' }, lineName: "King's Line", closeModel: closing },
    }),
  )
  const { calls, total } = done(
    await client.POST('/providers/{providerId}/calls/completed', {
      params: { path: { providerId }, query: { page: 0 } },
      body: {},
    }),
  )
  if (total < 1 || calls[0]?.id !== created.id) throw new Error('the call is not completed')
  return { callId: created.id, lineId }
}

/** A line to its closing; answers the days of its infections. */
export const closeLine = async (
  address: string,
  email: string,
  password: string,
  lineId: string,
): Promise<(string | null)[][]> => {
  const { client, providerId } = await signedIn(address, email, password)
  const at = { params: { path: { providerId, id: lineId } } }
  const line = done(await client.GET('/providers/{providerId}/lines/{id}', at))
  const saved = done(
    await client.POST('/providers/{providerId}/lines/{id}', {
      ...at,
      body: { ...line, name: 'R basilic', nextChangeDate: '2026-03-20T10:00', infection: true },
    }),
  )
  if (saved.provider !== line.orderingProvider || saved.calls.length !== line.calls.length)
    throw new Error('the line is another')
  const all = done(
    await client.GET('/providers/{providerId}/lines', {
      params: { path: { providerId }, query: { search: 'basilic' } },
    }),
  )
  if (all.length !== 1) throw new Error('the line is not found')
  const closed = done(await client.POST('/providers/{providerId}/lines/{id}/close', at))
  // The caller may no longer see a closed line.
  if (!closed.completedAt) throw new Error('the line is open')
  return closed.infectionHistory.map(
    ({ infectionStart, infectionStop }: { infectionStart: string; infectionStop: string | null }) => [
      infectionStart,
      infectionStop,
    ],
  )
}

/** A need that is added, changed, put first and taken out; answers the names in their order while it was first. */
export const configure = async (address: string, email: string, password: string): Promise<string[]> => {
  const { client, providerId } = await signedIn(address, email, password)
  const own = { params: { path: { providerId } } }
  const made = done(
    await client.POST('/providers/{providerId}/callpurposes', {
      ...own,
      body: { name: 'Declotting', weight: '20', lineCheck: false },
    }),
  )
  const at = { params: { path: { providerId, id: made.id } } }
  const changed = done(
    await client.PUT('/providers/{providerId}/callpurposes/{id}', {
      params: { ...at.params, header: { 'If-Match': `"v${made.version}"` } },
      body: { ...made, name: 'Occlusion' },
    }),
  )
  if (changed.name !== 'Occlusion') throw new Error('the need keeps its name')
  const before = done(await client.GET('/providers/{providerId}/callpurposes', own))
  const items = before.toReversed().map(({ id }: { id: string }, weight: number) => ({ id, weight }))
  const after = done(await client.POST('/providers/{providerId}/callpurposes/reorder', { ...own, body: { items } }))
  done(await client.DELETE('/providers/{providerId}/callpurposes/{id}', at))
  return after.map(({ name }: { name: string }) => name)
}
