import { authorize, type Request } from '../../kernel/request'

type Batch = { ids: string[]; answer: Promise<Set<string>> }
const batches = new WeakMap<Request, Batch>()

/** Whether values were recorded for the field. Calls in the same moment share one query. */
export const hasRecordedValues = async (request: Request, fieldId: string): Promise<boolean> => {
  const batch = batches.get(request) ?? openBatch(request)
  batch.ids.push(fieldId)
  return (await batch.answer).has(fieldId)
}

const openBatch = (request: Request): Batch => {
  const ids: string[] = []
  const look = async (): Promise<Set<string>> => {
    await new Promise((resolve) => setImmediate(resolve))
    batches.delete(request)
    const { providerId } = authorize(request, 'catalogue:see')
    const rows = await request.clients.forProvider(providerId).$queryRaw<{ id: string }[]>`
      select f as id from unnest(${ids}::uuid[]) f where exists (select from call_value v where v.field_id = f)`
    return new Set(rows.map(({ id }) => id))
  }
  const batch = { ids, answer: look() }
  batches.set(request, batch)
  return batch
}
