import { callSorts, listCriteriaInput, type CallList } from '../../../domain/calls/past/pastList'
import { readPastCalls } from '../../../services/calls/past/readPastCalls'
import { callsPath } from './callVerb'
import { answer, list, record, whole } from '../kernel/jsonSchema'
import { numberParameter } from '../kernel/query'
import type { BodyFields, Route } from '../kernel/route'
import { pastCall } from './showCall'

/** The search criteria of calls, section 3. */
const criteria: BodyFields = {
  sort: { input: 'sort', says: `What decides: ${Object.values(callSorts).join(', ')}. Left out, Completion Time.` },
  completionTime: {
    input: 'completionTime',
    says: 'Calls that are equal in this stand by their completion, the newest first; with false, and in the deleted list, by their creation. Left out, true.',
  },
  filter: {
    input: 'filter',
    says: 'Part of the name of who completed the call, with capitals and accents or without; it counts with the sort Clinician only.',
  },
  descending: {
    input: 'descending',
    says: 'Whether the sort runs from the end. Calls without what it goes by come last either way. Left out, true.',
  },
}

const page = answer(
  'CallPage',
  'A page of completed or deleted calls, with the names and MRNs of the patients.',
  record({ calls: list(pastCall.schema), total: whole('How many pages there are.') }),
  ({ calls, pages }: Awaited<ReturnType<typeof readPastCalls>>) => ({ calls: calls.map(pastCall.show), total: pages }),
)

const listRoute = (which: CallList, summary: string): Route => ({
  name: which === 'completed' ? 'listCompletedCalls' : 'listDeletedCalls',
  summary,
  method: 'POST',
  path: `${callsPath}/${which}`,
  permission: 'lists:see',
  isRead: true,
  body: { fields: criteria, checkedBy: listCriteriaInput },
  query: {
    page: numberParameter(
      'Which page, from 0, as which it counts when it is left out. One past the last is empty, with the true total.',
    ),
  },
  answer: page.schema,
  handle: async ({ request, input, query }) =>
    page.show(await readPastCalls(request, which, input, Number(query.page))),
})

export const pastCallRoutes: Route[] = [
  listRoute('completed', 'Completed calls, twenty on a page; changes nothing'),
  listRoute('deleted', 'Deleted calls, twenty on a page; changes nothing'),
]
