import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { shownPatient } from 'domain/lines/line'
import { useViewer } from '../relay/viewer'
import { keyOfSearch } from '../tables/list/searchKeys'
import { showDay } from '../ui/browser/time'
import type { Entry } from './entries'
import type { useFoundQuery } from './__generated__/useFoundQuery.graphql'

const query = graphql`
  query useFoundQuery($search: String!, $most: Int!, $hasLines: Boolean!, $hasLists: Boolean!, $hasUsers: Boolean!) {
    provider {
      lines(filter: { search: $search }, first: $most) @include(if: $hasLines) {
        edges {
          node {
            databaseId
            name
            patientName
            completedAt
            room {
              name
              facility {
                name
              }
            }
          }
        }
      }
      calls(
        filter: { search: $search, state: COMPLETED }
        orderBy: { field: COMPLETED_AT, direction: DESC }
        page: 0
        first: $most
      ) @include(if: $hasLists) {
        edges {
          node {
            databaseId
            customJob
            roomDescription
            completedAt
            patientFirstName
            patientLastName
            purpose {
              name
            }
            room {
              name
              facility {
                name
              }
            }
          }
        }
      }
      users(filter: { search: $search }, first: $most) @include(if: $hasUsers) {
        edges {
          node {
            databaseId
            fullName
            email
          }
        }
      }
    }
  }
`

/** Searches are audited, so they do not run on every key. */
const debounceMs = 400
const shortest = 2
/** Of each kind; where there may be more, the list with all of them is offered. */
const most = 5

export type Found = { entries: Entry[]; state: 'idle' | 'searching' | 'done' | 'failed' }

const nothing: Found = { entries: [], state: 'idle' }

const placeOf = (room: { name: string; facility: { name: string } } | null | undefined): string =>
  room ? `${room.name} · ${room.facility.name}` : ''

/** The lines, completed calls and people that the server finds for a text, as far as the viewer may see them. */
export const useFound = (text: string, go: (to: string) => void): Found => {
  const environment = useRelayEnvironment()
  const { canSeeLines, canSeeLists, canSeeUsers } = useViewer()
  const search = text.trim()
  const isSearched = search.length >= shortest && (canSeeLines || canSeeLists || canSeeUsers)
  const [found, setFound] = useState<Found & { of: string }>({ ...nothing, of: '' })

  useEffect(() => {
    if (!isSearched) return
    let unsubscribe: (() => void) | undefined
    const timer = setTimeout(() => {
      const variables = { search, most, hasLines: canSeeLines, hasLists: canSeeLists, hasUsers: canSeeUsers }
      ;({ unsubscribe } = fetchQuery<useFoundQuery>(environment, query, variables).subscribe({
        next: ({ provider: { lines, calls, users } }) =>
          setFound({ of: search, state: 'done', entries: [...linesOf(lines), ...callsOf(calls), ...peopleOf(users)] }),
        error: () => setFound({ of: search, state: 'failed', entries: [] }),
      }))
    }, debounceMs)
    const withAll = (entries: Entry[], label: string, path: string): Entry[] => {
      if (entries.length < most) return entries
      const run = () => go(`${path}?find=${keyOfSearch(search)}`)
      return [...entries, { value: `all ${path}`, group: entries[0]!.group, label, note: `with “${search}”`, run }]
    }
    const linesOf = (lines: useFoundQuery['response']['provider']['lines']): Entry[] => {
      const entries = (lines?.edges ?? []).map(({ node: { databaseId, name, patientName, completedAt, room } }) => ({
        value: `line ${databaseId}`,
        group: 'Lines',
        label: name,
        note: [patientName, completedAt ? 'Closed' : 'Open', placeOf(room)].filter(Boolean).join(' · '),
        run: () => go(`/lines/${databaseId}`),
      }))
      return withAll(entries, 'All lines', '/lines')
    }
    const callsOf = (calls: useFoundQuery['response']['provider']['calls']): Entry[] => {
      const entries = (calls?.edges ?? []).map(({ node }) => ({
        value: `call ${node.databaseId}`,
        group: 'Completed calls',
        label: [node.purpose.name, node.customJob, node.room?.name ?? node.roomDescription].filter(Boolean).join(' · '),
        note: [
          shownPatient(node.patientLastName, node.patientFirstName),
          node.completedAt && showDay(new Date(node.completedAt)),
          node.room?.facility.name,
        ]
          .filter(Boolean)
          .join(' · '),
        run: () => go(`/calls/${node.databaseId}`),
      }))
      return withAll(entries, 'All completed calls', '/calls/completed')
    }
    const peopleOf = (users: useFoundQuery['response']['provider']['users']): Entry[] =>
      (users?.edges ?? []).map(({ node: { databaseId, fullName, email } }) => ({
        value: `person ${databaseId}`,
        group: 'People',
        label: fullName,
        note: email ?? undefined,
        run: () => go(`/users?find=${encodeURIComponent(email ?? fullName)}`),
      }))
    return () => {
      clearTimeout(timer)
      unsubscribe?.()
    }
  }, [environment, go, search, isSearched, canSeeLines, canSeeLists, canSeeUsers])

  if (!isSearched) return nothing
  return found.of === search ? found : { ...found, state: 'searching' }
}
