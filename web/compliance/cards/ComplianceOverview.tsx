import { Button, chakra, Flex, Stack } from '@chakra-ui/react'
import { ArrowDown, FileCheck, SearchX } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useAddressView } from '../../tables/list/useAddressView'
import { counted } from '../../ui/parts/counted'
import { EmptyState } from '../../ui/page/EmptyState'
import { VisuallyHidden } from '../../ui/parts/VisuallyHidden'
import { OverviewControls } from './OverviewControls'
import { standingWords } from './documentWords'
import { byUrgency, isUrgent, matches, overviewAddress } from './overviewView'
import { focusCard, RequirementCard } from './RequirementCard'
import { UploadButton, type UploadOffer } from './UploadButton'
import type { ComplianceOverview_compliance$key } from './__generated__/ComplianceOverview_compliance.graphql'

type ComplianceOverviewProps = { compliance: ComplianceOverview_compliance$key; upload: UploadOffer }

void graphql`
  fragment ComplianceOverview_standing on RequirementStanding {
    status
    daysLeft
    requiredAt
    viewerCanUpload
    requirement {
      id
      databaseId
      name
      doesNotExpire
    }
    ...RequirementCard_standing
  }
`

/** A person's requirements: the most urgent one with a way there, the filter, the search, and a card for each (administration, section 2). */
export const ComplianceOverview = ({ upload, ...props }: ComplianceOverviewProps) => {
  const { globalRequirements, facilityRequirements } = useFragment(
    graphql`
      fragment ComplianceOverview_compliance on PersonCompliance {
        globalRequirements {
          ...ComplianceOverview_standing @relay(mask: false)
        }
        facilityRequirements {
          ...ComplianceOverview_standing @relay(mask: false)
        }
      }
    `,
    props.compliance,
  )
  const { view, choose } = useAddressView(overviewAddress)
  const idPrefix = useId()
  const sections = [
    { title: 'Global Compliance Requirements', all: globalRequirements },
    { title: 'Facility Specific Compliance Requirements', all: facilityRequirements },
  ].map(({ title, all }) => ({ title, all, shown: all.filter((standing) => matches(standing, view)).sort(byUrgency) }))
  const [mostUrgent] = sections.flatMap(({ shown }) => shown.filter(isUrgent)).sort(byUrgency)
  const total = globalRequirements.length + facilityRequirements.length
  const count = sections.reduce((sum, { shown }) => sum + shown.length, 0)
  if (total === 0)
    return (
      <EmptyState
        role="status"
        icon={FileCheck}
        title="No documents are required."
        description="Requirements appear here when the provider adds them."
      />
    )
  return (
    <>
      {mostUrgent ? (
        <Flex wrap="wrap" columnGap="4" rowGap="2" align="center" mb="4">
          <Button
            variant="ghost"
            px="2"
            py="1.5"
            h="auto"
            maxW="full"
            justifyContent="start"
            textAlign="start"
            whiteSpace="normal"
            onClick={() => focusCard(mostUrgent.requirement.databaseId)}
          >
            <ArrowDown aria-hidden />
            Most urgent: {mostUrgent.requirement.name}. {standingWords(mostUrgent)}
          </Button>
          {mostUrgent.viewerCanUpload ? <UploadButton upload={upload} requirement={mostUrgent.requirement} /> : null}
        </Flex>
      ) : null}
      <OverviewControls view={view} choose={choose} />
      <VisuallyHidden role="status">{`${count} of ${counted(total, 'requirement')}`}</VisuallyHidden>
      {count === 0 ? (
        <EmptyState icon={SearchX} title="No requirements match.">
          <Button variant="outline" onClick={() => choose({ status: '', find: '' })}>
            Show All
          </Button>
        </EmptyState>
      ) : (
        <Stack gap="6" mt="5">
          {sections.map(({ title, shown }, at) =>
            shown.length > 0 ? (
              <section key={title} aria-labelledby={`${idPrefix}-${at}`}>
                <chakra.h2 id={`${idPrefix}-${at}`} textStyle="lg" fontWeight="bold" mb="3">
                  {title}
                </chakra.h2>
                <Flex direction="column" gap="3">
                  {shown.map((standing) => (
                    <RequirementCard key={standing.requirement.id} standing={standing} upload={upload} />
                  ))}
                </Flex>
              </section>
            ) : null,
          )}
        </Stack>
      )}
    </>
  )
}
