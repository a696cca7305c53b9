import { formatIn } from '../ui/browser/zonedTime'

/** How an action reached the server. */
export const doorNames: Readonly<Record<string, string>> = {
  GRAPHQL: 'GraphQL',
  REST: 'REST',
  CLOCK: 'Clock',
  OPERATOR: 'Operator',
}

export const outcomeLooks: Readonly<Record<string, { name: string; palette: string }>> = {
  done: { name: 'Done', palette: 'green' },
  refused: { name: 'Refused', palette: 'amber' },
  denied: { name: 'Denied', palette: 'red' },
}

/** "Nov 20, 2026, 14:02:11" in the zone. */
export const showAt = (at: string, timeZone: string): string =>
  formatIn(timeZone, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at))

const pages: Readonly<Record<string, (id: string) => string>> = {
  call: (id) => `/calls/${id}`,
  line: (id) => `/lines/${id}`,
  facility: () => '/configuration/facilities',
  room: () => '/configuration/facilities',
  purpose: () => '/configuration/purposes',
  procedure: (id) => `/configuration/procedures/${id}`,
  procedureField: (id) => `/configuration/procedures/fields/${id}`,
  lineChecks: () => '/configuration/scheduledlinechecks',
  job: () => '/jobs',
  apiToken: () => '/tokens',
}

/** The address of the page that shows a record; null when there is none. */
export const pageOfRecord = (kind: string, id: string): string | null => pages[kind]?.(id) ?? null
