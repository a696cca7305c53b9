import { BellRing } from 'lucide-react'
import { audienceInWords } from 'domain/calls/queue/escalation'
import { targetName } from 'domain/configuration/targets/target'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { useOrder } from '../../tables/order/useOrder'
import { deletion } from '../kit/AskedVerb'
import { ConfigurationList } from '../kit/ConfigurationList'
import type { TargetsPage_provider$data, TargetsPage_provider$key } from './__generated__/TargetsPage_provider.graphql'
import type { TargetsPageQuery as Query } from './__generated__/TargetsPageQuery.graphql'
import { TargetDialog } from './TargetDialog'
import { useDeleteWaitingTarget } from './targetVerbs'

const TargetsPageQuery = graphql`
  query TargetsPageQuery {
    provider {
      viewerCanChangeConfiguration
      ...TargetsPage_provider
    }
  }
`

type Target = NonNullable<TargetsPage_provider$data['configuration']>['waitingTargets'][number]

const nameOf = ({ status, purpose, facility }: Pick<Target, 'status' | 'purpose' | 'facility'>): string =>
  targetName({ status, purpose: purpose ?? null, facility: facility ?? null })

const escalationOf = ({ escalateAfter, escalateTo, repeatEvery }: Target): string =>
  escalateAfter == null
    ? 'Never'
    : `After ${escalateAfter} min to ${audienceInWords(escalateTo)}${repeatEvery == null ? ', once' : `, every ${repeatEvery} min`}`

/** Waiting targets, and who is told that a call waits too long (rules 10.4). */
const TargetsPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(TargetsPageQuery, queryRef)
  useFreshCatalogue<Query>(TargetsPageQuery)
  const { configuration } = useFragment<TargetsPage_provider$key>(
    graphql`
      fragment TargetsPage_provider on Provider {
        configuration {
          waitingTargets {
            id
            version
            status
            purpose {
              name
            }
            facility {
              name
            }
            targetMinutes
            escalateAfter
            escalateTo
            repeatEvery
            ...TargetDialog_target
          }
          ...TargetDialog_configuration
        }
      }
    `,
    provider,
  )
  const [deleteTarget] = useDeleteWaitingTarget()
  // The list has an order of its own.
  const targets = (configuration?.waitingTargets ?? []).map((target, weight) => ({ ...target, weight }))
  return (
    <ConfigurationList
      heading="Alerts"
      label="Waiting targets"
      order={useOrder(targets, () => Promise.resolve({ ok: true }))}
      isOrdered={false}
      nameOf={nameOf}
      columns={[
        { name: 'Status', show: ({ status }) => status },
        { name: 'Need', show: ({ purpose }) => purpose?.name ?? 'All needs' },
        { name: 'Facility', show: ({ facility }) => facility?.name ?? 'All facilities' },
        { name: 'Target', show: ({ targetMinutes }) => `${targetMinutes} min` },
        { name: 'Escalation', show: escalationOf },
      ]}
      canChange={provider.viewerCanChangeConfiguration}
      readerLabel="View"
      verb={{
        ...deletion,
        run: ({ id, version }) => deleteTarget({ input: { targetId: id, expectedVersion: version } }),
        fateOf: (name) => `Calls of ${name} have the next more general target.`,
        isFor: ({ purpose, facility }) => Boolean(purpose ?? facility),
      }}
      empty={{ icon: BellRing, title: 'No waiting targets to display.' }}
      dialog={(target, about) =>
        configuration ? <TargetDialog target={target} configuration={configuration} about={about} /> : null
      }
    />
  )
}

export default TargetsPage
