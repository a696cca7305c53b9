import { Box, Button } from '@chakra-ui/react'
import { ClipboardList, Undo2 } from 'lucide-react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { useOrder } from '../../tables/order/useOrder'
import { deletion } from '../kit/AskedVerb'
import { ConfigurationList } from '../kit/ConfigurationList'
import type { ProceduresPage_provider$key } from './__generated__/ProceduresPage_provider.graphql'
import type { ProceduresPageQuery as Query } from './__generated__/ProceduresPageQuery.graphql'
import { deletedView, isDeletedView } from './addresses'
import { CentralTypes } from './CentralTypes'
import { ProcedureDialog } from './ProcedureDialog'
import { useDeleteProcedure, useReorderProcedures, useUndeleteProcedure } from './procedureVerbs'

const ProceduresPageQuery = graphql`
  query ProceduresPageQuery {
    provider {
      viewerCanChangeConfiguration
      ...ProceduresPage_provider
    }
  }
`

/** Procedures configuration (administration, section 2). */
const ProceduresPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(ProceduresPageQuery, queryRef)
  useFreshCatalogue<Query>(ProceduresPageQuery)
  const { configuration } = useFragment<ProceduresPage_provider$key>(
    graphql`
      fragment ProceduresPage_provider on Provider {
        configuration {
          ...CentralTypes_configuration
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
  // Deleted procedures cannot be reordered.
  const deletedOrder = useOrder(deleted, () => Promise.resolve({ ok: false }))
  const [deleteProcedure] = useDeleteProcedure()
  const [undeleteProcedure] = useUndeleteProcedure()
  const inputOf = ({ id, version }: { id: string; version: number }) => ({
    input: { procedureId: id, expectedVersion: version },
  })

  return (
    <ConfigurationList
      heading={isDeleted ? 'Deleted Procedures' : 'Procedures'}
      label={isDeleted ? 'Deleted procedures' : 'Procedures'}
      order={isDeleted ? deletedOrder : order}
      hasUnsaved={order.hasOwn}
      nameOf={({ name }) => name}
      columns={[
        { name: 'Name', show: ({ name }) => name },
        { name: 'Weight', show: ({ weight }) => weight },
        { name: 'Follow Up Interval', show: ({ followUpInterval }) => followUpInterval ?? '–' },
        { name: 'Performance', show: ({ countInPerformance }) => (countInPerformance ? 'Yes' : 'No') },
      ]}
      canChange={canChange}
      canArrange={canChange && !isDeleted}
      readerLabel="Details of"
      linkTo={({ databaseId }) => `/configuration/procedures/${databaseId}`}
      verb={
        isDeleted
          ? {
              label: 'Undelete',
              icon: Undo2,
              question: 'Are you sure you want to make this procedure active again?',
              done: 'is active again',
              failed: 'was not brought back',
              run: (procedure) => undeleteProcedure(inputOf(procedure)),
              fateOf: (name) => `${name} can be recorded again, with the fields and options that it has.`,
            }
          : {
              ...deletion,
              run: (procedure) => deleteProcedure(inputOf(procedure)),
              fateOf: (name) =>
                `${name} can no longer be recorded. Completed calls keep what was recorded of it, and it can be brought back.`,
            }
      }
      actions={
        <Button
          variant="outline"
          colorPalette="gray"
          onClick={() => setSearch(isDeleted ? {} : deletedView, { preventScrollReset: true })}
        >
          {isDeleted ? 'View Active Procedures' : 'View Deleted Procedures'}
        </Button>
      }
      empty={{ icon: ClipboardList, title: 'No procedures to display.' }}
      dialog={(procedure, about) => <ProcedureDialog procedure={procedure} about={about} />}
    >
      {configuration && !isDeleted ? (
        <Box maxW="2xl" mt="5">
          <CentralTypes configuration={configuration} canChange={canChange} />
        </Box>
      ) : null}
    </ConfigurationList>
  )
}

export default ProceduresPage
