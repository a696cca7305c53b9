// Attempts at a verb on calls, through each door: what came of them, and what they left.
import { isUuid } from '../../domain/kernel/uuid'
import { doors, globalId, isConflict, type Json } from './doors'
import type { Hospital, Person } from '../hospital/hospital'

/** What came of an attempt: `done`, or the code it was turned down with, and the fields named. */
export type Outcome = { code: string; fields: Record<string, string>; currentId: string | null }
export type Attempt = { callId: string | null; extra?: Record<string, unknown>; expectedVersion?: number }
export type Door = (person: Person | null, attempt: Attempt) => Promise<Outcome>

export const attemptsIn = (hospital: Hospital, address: string) => {
  const fieldsOf = (list: { field: string; message: string }[] = []) =>
    Object.fromEntries(list.map(({ field, message }) => [field, message]))

  const throughGraphql = async (
    person: Person | null,
    verb: string,
    { callId, extra = {}, expectedVersion }: Attempt,
  ): Promise<Outcome> => {
    const Name = verb[0]!.toUpperCase() + verb.slice(1)
    const { images, ...plain } = extra as { images?: string[] }
    const ids: Record<string, string> = {
      lineId: 'Line',
      purposeId: 'Purpose',
      roomId: 'Room',
      statusCodeId: 'StatusCode',
    }
    const encoded = Object.fromEntries(
      Object.entries(plain as Record<string, unknown>).map(([key, value]) => [
        key,
        ids[key] && typeof value === 'string' ? globalId(ids[key], value) : value,
      ]),
    )
    const input = {
      ...(callId === null ? {} : { callId: globalId('Call', callId) }),
      ...encoded,
      ...(images ? { imageIds: images.map((id) => globalId('Image', id)) } : {}),
      ...(expectedVersion === undefined ? {} : { expectedVersion }),
    }
    const answer = await doors(address, person).graphql(
      `mutation($input: ${Name}Input!) { result: ${verb}(input: $input) {
         __typename
         ... on ${Name}Success { call { databaseId } }
         ... on Refusal { code fields { field message } current { ... on Call { databaseId } } } } }`,
      { input },
    )
    if (answer.errors) return { code: answer.errors[0]!.extensions.code, fields: {}, currentId: null }
    const { result } = answer.data as { result: Json }
    if (result.__typename !== 'Refusal') return { code: 'done', fields: {}, currentId: result.call?.databaseId ?? null }
    return {
      code: result.code,
      fields: fieldsOf(result.fields),
      currentId: isConflict(result.code) ? (result.current?.databaseId ?? null) : null,
    }
  }

  const restNames: Record<string, string> = { preComments: 'preProcedureNotes', purposeId: 'callPurposeId' }

  const throughRest = async (
    person: Person | null,
    route: string,
    { callId, extra = {}, expectedVersion }: Attempt,
  ): Promise<Outcome> => {
    const [method, path] = route.split(' ') as [string, string]
    const closing = route === 'POST /close' || route === 'PUT '
    const body = Object.fromEntries(
      Object.entries(extra).flatMap(([key, value]) =>
        key === 'force' || key === 'confirm' ? [] : [[closing ? (restNames[key] ?? key) : key, value]],
      ),
    )
    const query = extra.force ? '?force=true' : extra.confirm ? '?confirm=true' : ''
    const { status, body: answer } = await doors(address, person).rest(
      method,
      `/providers/${hospital.riverside.id}/calls${callId === null ? '' : `/${callId}`}${path}${query}`,
      method === 'DELETE' ? undefined : body,
      expectedVersion === undefined ? {} : { 'if-match': `"v${expectedVersion}"` },
    )
    if (status === 200) return { code: 'done', fields: {}, currentId: answer.id ?? callId }
    const names = Object.fromEntries(Object.entries(restNames).map(([input, rest]) => [rest, input]))
    const fields = Object.fromEntries(
      Object.entries(fieldsOf(answer.errors)).map(([field, message]) => [
        closing ? (names[field] ?? field) : field,
        message,
      ]),
    )
    return { code: answer.code, fields, currentId: answer.current?.id ?? null }
  }

  /** The outcome of each way, which must be the same. Each way gets a new world, so that effects can be compared. */
  const alike = async (ways: Door[], person: Person | null, prepare: () => Promise<Attempt>) => {
    const seen = []
    for (const way of ways) {
      await hospital.clients.system.workOrder.updateMany({ where: { end: null }, data: { end: hospital.clock.now } })
      const attempt = await prepare()
      const outcome = await way(person, attempt)
      const id = attempt.callId ?? outcome.currentId
      const row =
        id && isUuid(id)
          ? await hospital.clients.system.call.findUnique({
              where: { id },
              include: { workOrders: { orderBy: { start: 'asc' } }, statusCode: true, images: true },
            })
          : null
      const effect = row && {
        assignedToId: row.assignedToId,
        completedById: row.completedById,
        deleted: row.deletedAt !== null,
        startTime: row.startTime,
        status: row.statusCode.name,
        mrn: row.mrn,
        preComments: row.preComments,
        contact: row.contact,
        version: row.version,
        images: row.images.map(({ fileName }) => fileName),
        workOrders: row.workOrders.map(({ userId, isLead, isAssisting, isTraining, end }) => ({
          userId,
          isLead,
          isAssisting,
          isTraining,
          ended: end !== null,
        })),
      }
      seen.push({
        ...outcome,
        currentId: outcome.currentId === null ? null : outcome.currentId === (attempt.callId ?? outcome.currentId),
        effect,
      })
    }
    for (const each of seen) expect(each).toEqual(seen[0])
    return seen[0]!
  }

  const open = async (options: Parameters<Hospital['openCall']>[0] = {}): Promise<Attempt> => ({
    callId: await hospital.openCall(options),
  })

  /** A call that the person leads. */
  const ledBy = async (person: Person): Promise<Attempt> => {
    const attempt = await open()
    await throughGraphql(person, 'assignCall', attempt)
    return attempt
  }

  return { throughGraphql, throughRest, alike, open, ledBy }
}
