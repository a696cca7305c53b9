import { Button, SimpleGrid } from '@chakra-ui/react'
import { ExternalLink, FileCheck, FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import { useOrder } from '../../tables/order/useOrder'
import { counted } from '../../ui/parts/counted'
import { IconButton } from '../../ui/parts/IconButton'
import { deletion } from '../kit/AskedVerb'
import { ConfigurationList } from '../kit/ConfigurationList'
import type { RequirementsPage_provider$key } from './__generated__/RequirementsPage_provider.graphql'
import type { RequirementsPageQuery as Query } from './__generated__/RequirementsPageQuery.graphql'
import { Categories } from './Categories'
import { NewCategory } from './NewCategory'
import { OnboardingPeriod } from './OnboardingPeriod'
import { RequirementDialog } from './RequirementDialog'
import { useDeleteComplianceRequirement, useReorderComplianceRequirements } from './requirementVerbs'

const RequirementsPageQuery = graphql`
  query RequirementsPageQuery {
    provider {
      viewerCanChangeConfiguration
      ...RequirementsPage_provider
    }
  }
`

/** Compliance requirements administration (administration, section 2; rules 6). */
const RequirementsPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(RequirementsPageQuery, queryRef)
  useFreshCatalogue<Query>(RequirementsPageQuery)
  const { configuration } = useFragment<RequirementsPage_provider$key>(
    graphql`
      fragment RequirementsPage_provider on Provider {
        configuration {
          complianceRequirements {
            id
            name
            weight
            version
            category {
              id
              name
            }
            isGlobal
            facilities {
              name
            }
            gracePeriod
            link
            ...RequirementDialog_requirement
          }
          ...RequirementDialog_configuration
          ...Categories_configuration
          ...OnboardingPeriod_configuration
        }
      }
    `,
    provider,
  )
  const requirements = configuration?.complianceRequirements ?? []
  const canChange = provider.viewerCanChangeConfiguration
  const [isAddingCategory, setAddingCategory] = useState(false)
  const [reorder] = useReorderComplianceRequirements()
  const [deleteRequirement] = useDeleteComplianceRequirement()
  return (
    <>
      <ConfigurationList
        heading="Compliance Requirements"
        label="Compliance requirements"
        order={useOrder(requirements, (ids) => reorder({ input: { ids } }))}
        nameOf={({ name }) => name}
        columns={[
          { name: 'Name', show: ({ name }) => name },
          { name: 'Category', show: ({ category }) => category.name },
          {
            name: 'Applies to',
            show: ({ isGlobal, facilities }) => (isGlobal ? 'Global' : facilities.map(({ name }) => name).join(', ')),
          },
          { name: 'Grace period', show: ({ gracePeriod }) => counted(gracePeriod, 'day') },
          {
            name: 'Link',
            show: ({ name, link }) =>
              link ? (
                <IconButton
                  // As high as the text beside it.
                  my="-2"
                  ms="-2"
                  verticalAlign="middle"
                  icon={ExternalLink}
                  label={`Open the link of ${name} in a new tab`}
                  href={link}
                />
              ) : null,
          },
        ]}
        canChange={canChange}
        readerLabel="View"
        verb={{
          ...deletion,
          run: ({ id, version }) => deleteRequirement({ input: { requirementId: id, expectedVersion: version } }),
          fateOf: (name) => `${name} is no longer asked of anyone.`,
        }}
        actions={
          canChange ? (
            <Button variant="outline" colorPalette="gray" onClick={() => setAddingCategory(true)}>
              <FolderPlus aria-hidden />
              New Category
            </Button>
          ) : null
        }
        empty={{ icon: FileCheck, title: 'No compliance requirements to display.' }}
        dialog={(requirement, about) =>
          configuration ? (
            <RequirementDialog requirement={requirement} configuration={configuration} about={about} />
          ) : null
        }
      >
        {configuration ? (
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" mt="5" alignItems="start">
            <Categories configuration={configuration} canChange={canChange} />
            <OnboardingPeriod configuration={configuration} canChange={canChange} />
          </SimpleGrid>
        ) : null}
      </ConfigurationList>
      {isAddingCategory ? <NewCategory onClose={() => setAddingCategory(false)} /> : null}
    </>
  )
}

export default RequirementsPage
