import { callSorts, listCriteriaInput, type CallList } from '../../domain/calls/pastList'
import { readPastCalls } from '../../services/calls/past/readPastCalls'
import { callsPath } from './callVerb'
import { named } from './kernel/jsonSchema'
import type { BodyFields, Route } from './kernel/route'
import { showPastCall } from './showCall'

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

const listRoute = (list: CallList, summary: string): Route => ({
  name: list === 'completed' ? 'listCompletedCalls' : 'listDeletedCalls',
  summary,
  method: 'POST',
  path: `${callsPath}/${list}`,
  permission: 'lists:see',
  isRead: true,
  body: { fields: criteria, checkedBy: listCriteriaInput },
  numbers: {
    page: 'Which page, from 0, as which it counts when it is left out. One past the last is empty, with the true total.',
  },
  answer: named('CallPage'),
  handle: async ({ request, input, numbers }) => {
    const { calls, pages } = await readPastCalls(request, list, input, numbers.page ?? 0)
    return { calls: calls.map(showPastCall), total: pages }
  },
})

export const pastCallRoutes: Route[] = [
  listRoute('completed', 'Completed calls, twenty on a page; changes nothing'),
  listRoute('deleted', 'Deleted calls, twenty on a page; changes nothing'),
]
