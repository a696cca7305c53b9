import { Button } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { useFresh } from '../../live/useFresh'
import { useViewer } from '../../relay/viewer'
import { MissingPage } from '../../ui/page/MissingPage'
import { Page } from '../../ui/page/Page'
import { LockedAccount } from '../../users/embeds/LockedAccount'
import { SignInsDialog } from '../../users/embeds/SignInsDialog'
import { ComplianceOverview } from '../cards/ComplianceOverview'
import { UploadDialog } from '../upload/UploadDialog'
import type { PersonPageQuery as Query } from './__generated__/PersonPageQuery.graphql'

const PersonPageQuery = graphql`
  query PersonPageQuery($personId: ID!) {
    provider {
      id
      compliance(personId: $personId) {
        person {
          id
          databaseId
          fullName
          isLocked
          viewerCanUnlock
        }
        lockReason
        ...ComplianceOverview_compliance
        ...UploadDialog_compliance
      }
    }
  }
`

/** The compliance documents of one person (administration, section 2). */
const PersonPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(PersonPageQuery, queryRef)
  const { canChangeUsers, canSeeAudit } = useViewer()
  const [showsSignIns, setShowsSignIns] = useState(false)
  const [requirementId, setRequirementId] = useState<string | null>(null)
  const { readNow } = useFresh<Query>({
    query: PersonPageQuery,
    variables: queryRef.variables,
    concerns: ({ isCompliance, isCatalogue }) => isCompliance || isCatalogue,
  })
  const { compliance } = provider
  if (!compliance)
    return (
      <MissingPage
        heading="Compliance Documents"
        title="This person does not exist, or works elsewhere."
        wayOn={{ to: '/users', name: 'Users' }}
      />
    )
  const { person, lockReason } = compliance
  return (
    <Page
      hasName
      heading={`${person.fullName}'s Compliance Documents`}
      width="cards"
      back={{ to: '/users', name: 'Users' }}
      actions={
        <>
          {canChangeUsers || canSeeAudit ? (
            <Button variant="outline" onClick={() => setShowsSignIns(true)}>
              <History aria-hidden />
              Sign-Ins
            </Button>
          ) : null}
          <Button asChild variant="outline">
            <Link to="/reports/compliance">Compliance Report</Link>
          </Button>
        </>
      }
    >
      {person.isLocked ? <LockedAccount person={{ ...person, lockReason }} onUnlocked={() => void readNow()} /> : null}
      <ComplianceOverview compliance={compliance} upload={{ open: setRequirementId }} />
      {showsSignIns ? <SignInsDialog person={person} onClose={() => setShowsSignIns(false)} /> : null}
      {requirementId === null ? null : (
        <UploadDialog
          compliance={compliance}
          requirementId={requirementId}
          isForOther
          onUploaded={() => void readNow()}
          onClose={() => setRequirementId(null)}
        />
      )}
    </Page>
  )
}

export default PersonPage
