import { authorize, type Request } from '../../kernel/request'

type Asked = { ids: string[]; answer: Promise<Set<string>> }
const asked = new WeakMap<Request, Asked>()

/** Whether values were recorded for the field. Calls in the same moment share one query. */
export const hasRecordedValues = async (request: Request, fieldId: string): Promise<boolean> => {
  const together = asked.get(request) ?? openQuestion(request)
  together.ids.push(fieldId)
  return (await together.answer).has(fieldId)
}

const openQuestion = (request: Request): Asked => {
  const ids: string[] = []
  const look = async (): Promise<Set<string>> => {
    await new Promise((resolve) => setImmediate(resolve))
    asked.delete(request)
    const { providerId } = authorize(request, 'catalogue:see')
    const rows = await request.clients.forProvider(providerId).$queryRaw<{ id: string }[]>`
      select f as id from unnest(${ids}::uuid[]) f where exists (select from call_value v where v.field_id = f)`
    return new Set(rows.map(({ id }) => id))
  }
  const question = { ids, answer: look() }
  asked.set(request, question)
  return question
}
