import {
  callSorts,
  listCriteriaInput,
  mostOfDays,
  mostOfSearch,
  type CallList,
} from '../../../domain/calls/past/pastList'
import { readPastCalls } from '../../../services/calls/past/readPastCalls'
import { callsPath } from './callVerb'
import { answer, list, record, whole } from '../kernel/jsonSchema'
import { numberParameter } from '../kernel/query'
import type { BodyFields, Route } from '../kernel/route'
import { pastCall } from './showCall'

/** The search criteria of calls, section 3. */
const criteria: BodyFields = {
  sort: {
    input: 'sort',
    description: `The sort field: ${Object.values(callSorts).join(', ')}. Default: Completion Time.`,
  },
  completionTime: {
    input: 'completionTime',
    description:
      'Whether calls with equal sort values are ordered by completion, the newest first; otherwise, and in the deleted list, by creation. Default: true.',
  },
  filter: {
    input: 'filter',
    description:
      'Part of the name of the person who completed the call; case and accents are ignored. It applies only to the sort Clinician.',
  },
  descending: {
    input: 'descending',
    description:
      'Whether the order is descending. Calls without a sort value come last in both directions. Default: true.',
  },
  search: {
    input: 'search',
    description: `Part of the patient's name, the room or the MRN; case and accents are ignored, and no character is a wildcard. Finds the newest ${mostOfSearch} calls.`,
  },
  from: {
    input: 'from',
    description: `A moment with its zone: calls that were completed, or in the deleted list deleted, from then on. Without \`search\` the newest ${mostOfDays} calls are found.`,
  },
  to: { input: 'to', description: 'A moment with its zone: calls that were completed, or deleted, before it.' },
}

const page = answer(
  'CallPage',
  'A page of completed or deleted calls, with the names and MRNs of the patients.',
  record({ calls: list(pastCall.schema), total: whole('The number of pages.') }),
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
      'The number of the page, from 0, which is the default. A page past the last is empty and has the true total.',
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
