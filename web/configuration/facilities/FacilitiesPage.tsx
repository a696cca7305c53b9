import { Button } from '@chakra-ui/react'
import { Building2, Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { useLeaveGuard } from '../../forms/record/useLeaveGuard'
import { SaveOrder } from '../../tables/order/SaveOrder'
import { SortableTable } from '../../tables/order/SortableTable'
import { useOrder } from '../../tables/order/useOrder'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { DeleteItem } from '../kit/DeleteItem'
import { RowButton } from '../kit/RowButton'
import { useDeleteFacility } from '../verbs/useDeleteFacility'
import { useReorderFacilities } from '../verbs/useReorderFacilities'
import type { FacilitiesPage_provider$key } from './__generated__/FacilitiesPage_provider.graphql'
import type { FacilitiesPageQuery as Query } from './__generated__/FacilitiesPageQuery.graphql'
import { FacilityDialog } from './FacilityDialog'

const FacilitiesPageQuery = graphql`
  query FacilitiesPageQuery {
    provider {
      viewerCanChangeConfiguration
      configuration {
        timeZones
      }
      ...FacilitiesPage_provider
    }
  }
`

/** What somebody is about to do, and to which facility. */
type Doing = { what: 'add' } | { what: 'show' | 'addRooms' | 'delete'; id: string }

/** Facilities configuration (administration, section 2). */
const FacilitiesPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(FacilitiesPageQuery, queryRef)
  useFreshCatalogue<Query>(FacilitiesPageQuery)
  const { configuration } = useFragment<FacilitiesPage_provider$key>(
    graphql`
      fragment FacilitiesPage_provider on Provider {
        configuration {
          facilities {
            id
            name
            timeZone
            followUpsEnabled
            weight
            version
            ...FacilityDialog_facility
          }
        }
      }
    `,
    provider,
  )
  const facilities = configuration?.facilities ?? []
  const canChange = provider.viewerCanChangeConfiguration
  const [reorder] = useReorderFacilities()
  const order = useOrder(facilities, (ids) => reorder({ input: { ids } }))
  const [deleteFacility] = useDeleteFacility()
  const [doing, setDoing] = useState<Doing | null>(null)
  const { question } = useLeaveGuard(order.hasOwn)
  const done = () => setDoing(null)
  const about = doing && doing.what !== 'add' ? (facilities.find(({ id }) => id === doing.id) ?? null) : null

  return (
    <Page
      heading="Facilities"
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
        label="Facilities"
        order={order}
        nameOf={({ name }) => name}
        isMovable={canChange}
        columns={[
          { name: 'Name', show: ({ name }) => name },
          { name: 'Time Zone', show: ({ timeZone }) => timeZone },
          { name: 'Follow Ups', show: ({ followUpsEnabled }) => (followUpsEnabled ? 'Yes' : 'No') },
          { name: 'Weight', show: ({ weight }) => weight },
        ]}
        actions={({ id, name }) =>
          canChange ? (
            <>
              <RowButton icon={Pencil} label={`Edit ${name}`} onClick={() => setDoing({ what: 'show', id })} />
              <RowButton
                icon={Trash2}
                isDangerous
                label={`Delete ${name}`}
                onClick={() => setDoing({ what: 'delete', id })}
              />
            </>
          ) : (
            <RowButton icon={Eye} label={`View ${name}`} onClick={() => setDoing({ what: 'show', id })} />
          )
        }
        empty={<EmptyState icon={Building2} title="No facilities to display." />}
      />
      {doing && doing.what !== 'delete' ? (
        <FacilityDialog
          // Another facility is another form; what was just added becomes one that is edited.
          key={doing.what === 'add' ? 'new' : doing.id}
          facility={about}
          isNew={doing.what === 'add'}
          isJustAdded={doing.what === 'addRooms'}
          readOnly={!canChange}
          nextWeight={(facilities.at(-1)?.weight ?? -1) + 1}
          timeZones={provider.configuration?.timeZones ?? []}
          onAdded={(id) => setDoing({ what: 'addRooms', id })}
          onClose={done}
        />
      ) : null}
      {doing?.what === 'delete' && about ? (
        <DeleteItem
          name={about.name}
          onDelete={() => deleteFacility({ input: { facilityId: about.id, expectedVersion: about.version } })}
          onClose={done}
        >
          {about.name} and its rooms can no longer be chosen. Calls and lines there keep them.
        </DeleteItem>
      ) : null}
      {question}
    </Page>
  )
}

export default FacilitiesPage
