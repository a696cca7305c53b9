import { Button } from '@chakra-ui/react'
import { ClipboardList, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { useLeaveGuard } from '../../forms/record/useLeaveGuard'
import { SaveOrder } from '../../tables/order/SaveOrder'
import { SortableTable } from '../../tables/order/SortableTable'
import { useOrder } from '../../tables/order/useOrder'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { DeleteItem } from '../kit/DeleteItem'
import { ItemButtons } from '../kit/ItemButtons'
import { useDeleteProcedure } from '../verbs/useDeleteProcedure'
import { useReorderProcedures } from '../verbs/useReorderProcedures'
import type { ProceduresPage_provider$key } from './__generated__/ProceduresPage_provider.graphql'
import type { ProceduresPageQuery as Query } from './__generated__/ProceduresPageQuery.graphql'
import { deletedView, isDeletedView } from './addresses'
import { ProcedureDialog } from './ProcedureDialog'
import { UndeleteProcedure } from './UndeleteProcedure'

const ProceduresPageQuery = graphql`
  query ProceduresPageQuery {
    provider {
      viewerCanChangeConfiguration
      ...ProceduresPage_provider
    }
  }
`

/** What somebody is about to do, and to which procedure. */
type Doing = { what: 'add' } | { what: 'show' | 'delete' | 'undelete'; id: string }

/** Procedures configuration (administration, section 2). */
const ProceduresPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(ProceduresPageQuery, queryRef)
  useFreshCatalogue<Query>(ProceduresPageQuery)
  const { configuration } = useFragment<ProceduresPage_provider$key>(
    graphql`
      fragment ProceduresPage_provider on Provider {
        configuration {
          procedures {
            id
            databaseId
            name
            weight
            followUpInterval
            countInPerformance
            version
            ...ProcedureDialog_procedure
          }
          deletedProcedures: procedures(deleted: true) {
            id
            databaseId
            name
            weight
            followUpInterval
            countInPerformance
            version
            ...ProcedureDialog_procedure
          }
        }
      }
    `,
    provider,
  )
  const active = configuration?.procedures ?? []
  const deleted = configuration?.deletedProcedures ?? []
  const [search, setSearch] = useSearchParams()
  const isDeleted = isDeletedView(search)
  const canChange = provider.viewerCanChangeConfiguration
  const [reorder] = useReorderProcedures()
  const order = useOrder(active, (ids) => reorder({ input: { ids } }))
  // It is only looked at.
  const deletedOrder = useOrder(deleted, () => Promise.resolve({ ok: false }))
  const [deleteProcedure] = useDeleteProcedure()
  const [doing, setDoing] = useState<Doing | null>(null)
  const { question } = useLeaveGuard(order.hasOwn)
  const done = () => setDoing(null)
  const about =
    doing && doing.what !== 'add' ? ([...active, ...deleted].find(({ id }) => id === doing.id) ?? null) : null

  return (
    <Page
      heading={isDeleted ? 'Deleted Procedures' : 'Procedures'}
      actions={
        <>
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => setSearch(isDeleted ? {} : deletedView, { preventScrollReset: true })}
          >
            {isDeleted ? 'View Active Procedures' : 'View Deleted Procedures'}
          </Button>
          {canChange && !isDeleted ? (
            <>
              <SaveOrder order={order} />
              <Button onClick={() => setDoing({ what: 'add' })}>
                <Plus aria-hidden />
                Add
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <SortableTable
        key={String(isDeleted)}
        label={isDeleted ? 'Deleted procedures' : 'Procedures'}
        order={isDeleted ? deletedOrder : order}
        nameOf={({ name }) => name}
        isMovable={canChange && !isDeleted}
        columns={[
          { name: 'Name', show: ({ name }) => name },
          { name: 'Weight', show: ({ weight }) => weight },
          { name: 'Follow Up Interval', show: ({ followUpInterval }) => followUpInterval ?? '–' },
          { name: 'Performance', show: ({ countInPerformance }) => (countInPerformance ? 'Yes' : 'No') },
        ]}
        actions={({ id, databaseId, name }) => (
          <ItemButtons
            name={name}
            to={`/configuration/procedures/${databaseId}`}
            canChange={canChange}
            onShow={() => setDoing({ what: 'show', id })}
            {...(isDeleted
              ? { onUndelete: () => setDoing({ what: 'undelete', id }) }
              : { onDelete: () => setDoing({ what: 'delete', id }) })}
          />
        )}
        empty={<EmptyState icon={ClipboardList} title="No procedures to display." />}
      />
      {doing?.what === 'add' || doing?.what === 'show' ? (
        <ProcedureDialog
          procedure={about}
          isNew={doing.what === 'add'}
          readOnly={!canChange}
          nextWeight={(active.at(-1)?.weight ?? -1) + 1}
          onClose={done}
        />
      ) : null}
      {doing?.what === 'delete' && about ? (
        <DeleteItem
          name={about.name}
          onDelete={() => deleteProcedure({ input: { procedureId: about.id, expectedVersion: about.version } })}
          onClose={done}
        >
          {about.name} can no longer be recorded. Completed calls keep what was recorded of it, and it can be brought
          back.
        </DeleteItem>
      ) : null}
      {doing?.what === 'undelete' && about ? <UndeleteProcedure procedure={about} onClose={done} /> : null}
      {question}
    </Page>
  )
}

export default ProceduresPage
