import { Button } from '@chakra-ui/react'
import { ListX, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { canDeletePurpose } from 'domain/configuration/purposes/rules'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { useLeaveGuard } from '../../forms/record/useLeaveGuard'
import { SaveOrder } from '../../tables/order/SaveOrder'
import { SortableTable } from '../../tables/order/SortableTable'
import { useOrder } from '../../tables/order/useOrder'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { DeleteItem } from '../kit/DeleteItem'
import { RowButton } from '../kit/RowButton'
import { useDeletePurpose } from '../verbs/useDeletePurpose'
import { useReorderPurposes } from '../verbs/useReorderPurposes'
import type { PurposesPage_provider$key } from './__generated__/PurposesPage_provider.graphql'
import type { PurposesPageQuery as Query } from './__generated__/PurposesPageQuery.graphql'
import { PurposeDialog } from './PurposeDialog'

const PurposesPageQuery = graphql`
  query PurposesPageQuery {
    provider {
      viewerCanChangeConfiguration
      ...PurposesPage_provider
    }
  }
`

/** What somebody is about to do, and to which purpose. */
type Doing = { what: 'add' } | { what: 'edit' | 'delete'; id: string }

/** Call purposes administration (calls, section 2). */
const PurposesPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(PurposesPageQuery, queryRef)
  useFreshCatalogue<Query>(PurposesPageQuery)
  const { configuration } = useFragment<PurposesPage_provider$key>(
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
          }
        }
      }
    `,
    provider,
  )
  const purposes = configuration?.purposes ?? []
  const { schedule, purpose: checked } = configuration?.lineChecks ?? {}
  const isOfLineChecks = ({ id }: { id: string }): boolean => schedule !== 'none' && checked?.id === id
  const canChange = provider.viewerCanChangeConfiguration
  const [reorder] = useReorderPurposes()
  const order = useOrder(purposes, (ids) => reorder({ input: { ids } }))
  const [deletePurpose] = useDeletePurpose()
  const [doing, setDoing] = useState<Doing | null>(null)
  const { question } = useLeaveGuard(order.hasOwn)
  const done = () => setDoing(null)
  const about = doing && doing.what !== 'add' ? (purposes.find(({ id }) => id === doing.id) ?? null) : null

  return (
    <Page
      heading="Call Reason"
      actions={
        canChange ? (
          <>
            <SaveOrder order={order} />
            <Button onClick={() => setDoing({ what: 'add' })}>
              <Plus aria-hidden />
              Add
            </Button>
          </>
        ) : null
      }
    >
      <SortableTable
        label="Call purposes"
        order={order}
        nameOf={({ name }) => name}
        isMovable={canChange}
        columns={[
          { name: 'Name', show: ({ name }) => name },
          { name: 'Weight', show: ({ weight }) => weight },
          { name: 'Line Check', show: ({ lineCheck }) => (lineCheck ? 'Yes' : 'No') },
        ]}
        actions={
          canChange
            ? (purpose) => (
                <>
                  <RowButton
                    icon={Pencil}
                    label={`Edit ${purpose.name}`}
                    onClick={() => setDoing({ what: 'edit', id: purpose.id })}
                  />
                  {canDeletePurpose(purpose, { isOfLineChecks: isOfLineChecks(purpose) }) ? null : (
                    <RowButton
                      icon={Trash2}
                      isDangerous
                      label={`Delete ${purpose.name}`}
                      onClick={() => setDoing({ what: 'delete', id: purpose.id })}
                    />
                  )}
                </>
              )
            : undefined
        }
        empty={<EmptyState icon={ListX} title="No purposes to display." />}
      />
      {doing?.what === 'add' || doing?.what === 'edit' ? (
        <PurposeDialog
          purpose={about}
          isNew={doing.what === 'add'}
          nextWeight={(purposes.at(-1)?.weight ?? -1) + 1}
          onClose={done}
        />
      ) : null}
      {doing?.what === 'delete' && about ? (
        <DeleteItem
          name={about.name}
          onDelete={() => deletePurpose({ input: { purposeId: about.id, expectedVersion: about.version } })}
          onClose={done}
        >
          {about.name} can no longer be chosen. Calls that have it keep it.
        </DeleteItem>
      ) : null}
      {question}
    </Page>
  )
}

export default PurposesPage
