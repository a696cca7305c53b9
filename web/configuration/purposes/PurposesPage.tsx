import { ListX } from 'lucide-react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { canDeletePurpose } from 'domain/configuration/purposes/rules'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { useOrder } from '../../tables/order/useOrder'
import { deletion } from '../kit/AskedVerb'
import { ConfigurationList } from '../kit/ConfigurationList'
import type { PurposesPage_provider$key } from './__generated__/PurposesPage_provider.graphql'
import type { PurposesPageQuery as Query } from './__generated__/PurposesPageQuery.graphql'
import { PurposeDialog } from './PurposeDialog'
import { useDeletePurpose, useReorderPurposes } from './purposeVerbs'

const PurposesPageQuery = graphql`
  query PurposesPageQuery {
    provider {
      viewerCanChangeConfiguration
      ...PurposesPage_provider
    }
  }
`

/** Call purposes administration (calls, section 2). */
const PurposesPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(PurposesPageQuery, queryRef)
  useFreshCatalogue<Query>(PurposesPageQuery)
  const data = useFragment<PurposesPage_provider$key>(
    graphql`
      fragment PurposesPage_provider on Provider {
        configuration {
          lineChecks {
            schedule
            purpose {
              id
            }
          }
          purposes {
            id
            name
            weight
            lineCheck
            version
            ...PurposeDialog_purpose
            procedureIds
          }
        }
        procedures {
          databaseId
          name
        }
        ...PurposeDialog_provider
      }
    `,
    provider,
  )
  const { configuration, procedures } = data
  const purposes = configuration?.purposes ?? []
  const namesOf = (ids: readonly string[]) =>
    procedures.flatMap(({ databaseId, name }) => (ids.includes(databaseId) ? [name] : [])).join(', ')
  const { schedule, purpose: checked } = configuration?.lineChecks ?? {}
  const isOfLineChecks = ({ id }: { id: string }): boolean => schedule !== 'none' && checked?.id === id
  const [reorder] = useReorderPurposes()
  const [deletePurpose] = useDeletePurpose()
  return (
    <ConfigurationList
      heading="Call Reason"
      label="Call purposes"
      order={useOrder(purposes, (ids) => reorder({ input: { ids } }))}
      nameOf={({ name }) => name}
      columns={[
        { name: 'Name', show: ({ name }) => name },
        { name: 'Weight', show: ({ weight }) => weight },
        { name: 'Line Check', show: ({ lineCheck }) => (lineCheck ? 'Yes' : 'No') },
        { name: 'Usual Procedures', show: ({ procedureIds }) => namesOf(procedureIds) || '–' },
      ]}
      canChange={provider.viewerCanChangeConfiguration}
      verb={{
        ...deletion,
        run: ({ id, version }) => deletePurpose({ input: { purposeId: id, expectedVersion: version } }),
        fateOf: (name) => `${name} can no longer be chosen. Calls that have it keep it.`,
        isFor: (purpose) => !canDeletePurpose(purpose, { isOfLineChecks: isOfLineChecks(purpose) }),
      }}
      empty={{ icon: ListX, title: 'No purposes to display.' }}
      dialog={(purpose, about) => <PurposeDialog purpose={purpose} provider={data} about={about} />}
    />
  )
}

export default PurposesPage
