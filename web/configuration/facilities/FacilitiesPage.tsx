import { Badge } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { showWorkingHours } from 'domain/configuration/facilities/workingHours'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { useOrder } from '../../tables/order/useOrder'
import { deletion } from '../kit/AskedVerb'
import { ConfigurationList } from '../kit/ConfigurationList'
import type { FacilitiesPage_provider$key } from './__generated__/FacilitiesPage_provider.graphql'
import type { FacilitiesPageQuery as Query } from './__generated__/FacilitiesPageQuery.graphql'
import { FacilityDialog } from './FacilityDialog'
import { useDeleteFacility, useReorderFacilities } from './facilityVerbs'

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
            timeZoneKnown
            followUpsEnabled
            workingFrom
            workingTo
            workingDays
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
  const [reorder] = useReorderFacilities()
  const [deleteFacility] = useDeleteFacility()
  return (
    <ConfigurationList
      heading="Facilities"
      label="Facilities"
      order={useOrder(facilities, (ids) => reorder({ input: { ids } }))}
      nameOf={({ name }) => name}
      columns={[
        { name: 'Name', show: ({ name }) => name },
        {
          name: 'Time Zone',
          show: ({ timeZone, timeZoneKnown }) =>
            timeZoneKnown ? (
              timeZone
            ) : (
              <>
                {timeZone} <Badge colorPalette="amber">Unknown to the database</Badge>
              </>
            ),
        },
        {
          name: 'Follow Ups',
          show: (facility) =>
            facility.followUpsEnabled ? ['Yes', showWorkingHours(facility)].filter(Boolean).join(', ') : 'No',
        },
        { name: 'Weight', show: ({ weight }) => weight },
      ]}
      canChange={provider.viewerCanChangeConfiguration}
      readerLabel="View"
      verb={{
        ...deletion,
        run: ({ id, version }) => deleteFacility({ input: { facilityId: id, expectedVersion: version } }),
        fateOf: (name) => `${name} and its rooms can no longer be chosen. Calls and lines there keep them.`,
      }}
      empty={{ icon: Building2, title: 'No facilities to display.' }}
      dialog={(facility, about) => (
        <FacilityDialog facility={facility} timeZones={provider.configuration?.timeZones ?? []} about={about} />
      )}
    />
  )
}

export default FacilitiesPage
