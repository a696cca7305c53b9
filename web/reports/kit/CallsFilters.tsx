import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { unitsOf } from 'domain/configuration/facilities/unit'
import { countedStatuses } from 'domain/reports/filters'
import { FilterSelect } from '../../tables/list/FilterSelect'
import type { Choose } from '../../tables/list/useAddressView'
import { Boundary } from '../../ui/page/Boundary'
import type { ReportView } from './reportAddress'
import type { CallsFiltersQuery } from './__generated__/CallsFiltersQuery.graphql'

type Props = { view: ReportView; choose: Choose<ReportView> }
type Choice = { value: string; label: string }

const statuses: readonly Choice[] = [
  { value: '', label: 'All statuses' },
  ...countedStatuses.map((status) => ({ value: status, label: status })),
]

/** Which calls the report counts: by status, facility, unit and need. */
export const CallsFilters = ({ view, choose }: Props) => (
  <>
    <FilterSelect
      isHalf
      w="9.5rem"
      label="Status"
      options={statuses}
      value={view.status}
      onChange={(status) => choose({ status: status as ReportView['status'] })}
    />
    {/* Without the lists nothing can be chosen; what failed is said where the figures would be. */}
    <Boundary fallback={() => null}>
      <Suspense fallback={null}>
        <ListedFilters view={view} choose={choose} />
      </Suspense>
    </Boundary>
  </>
)

/** What the person sees: a list of one facility or need is no choice, and rooms need not have units. */
const ListedFilters = ({ view, choose }: Props) => {
  const { provider } = useLazyLoadQuery<CallsFiltersQuery>(
    graphql`
      query CallsFiltersQuery {
        provider {
          id
          reports {
            callChoices {
              hospitals {
                databaseId
                name
              }
              purposes {
                databaseId
                name
              }
              rooms {
                name
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const { hospitals, purposes, rooms } = provider.reports!.callChoices
  const named = (rows: readonly { databaseId: string; name: string }[]): Choice[] =>
    rows.map(({ databaseId, name }) => ({ value: databaseId, label: name }))
  const lists = [
    { key: 'facility', label: 'Facility', all: 'All facilities', choices: named(hospitals) },
    {
      key: 'unit',
      label: 'Unit',
      all: 'All units',
      choices: unitsOf(rooms.map(({ name }) => name)).map((unit) => ({ value: unit, label: unit })),
    },
    { key: 'need', label: 'Need', all: 'All needs', choices: named(purposes) },
  ] as const
  return lists.map(({ key, label, all, choices }) => {
    const value = view[key]
    if (choices.length < 2 && !value) return null
    return (
      <FilterSelect
        key={key}
        isHalf
        w="9.5rem"
        label={label}
        options={[{ value: '', label: all }, ...choices]}
        gone={key === 'unit' ? value : undefined}
        value={value}
        onChange={(chosen) => choose({ [key]: chosen })}
      />
    )
  })
}
