import { Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router'
import { MissingPage } from '../../ui/page/MissingPage'
import { Page } from '../../ui/page/Page'
import { Panel } from '../../ui/page/Panel'
import type { UploadPageQuery as Query } from './__generated__/UploadPageQuery.graphql'
import { UploadForm } from './UploadForm'

const UploadPageQuery = graphql`
  query UploadPageQuery {
    viewer {
      compliance {
        providerDatabaseId
        globalRequirements {
          ...UploadPage_standing @relay(mask: false)
        }
        facilityRequirements {
          ...UploadPage_standing @relay(mask: false)
        }
      }
    }
  }
`

void graphql`
  fragment UploadPage_standing on RequirementStanding {
    requiredAt
    viewerCanUpload
    requirement {
      id
      databaseId
      name
      notes
      link
      doesNotExpire
    }
  }
`

const account = '/account'

/** Uploads a document for one requirement (administration, section 2). The address names the requirement. */
const UploadPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { viewer } = usePreloadedQuery<Query>(UploadPageQuery, queryRef)
  const [search] = useSearchParams()
  // From a card, the way back leads to its place on the page.
  const isFromCard = (useLocation().state as { isFromCard?: boolean } | null)?.isFromCard === true
  const navigate = useNavigate()
  const { providerDatabaseId, globalRequirements = [], facilityRequirements = [] } = viewer?.compliance ?? {}
  const standing = [...globalRequirements, ...facilityRequirements].find(
    ({ requirement }) => requirement.databaseId === search.get('requirement'),
  )
  if (!providerDatabaseId || !standing?.viewerCanUpload)
    return (
      <MissingPage
        heading="Document Upload"
        title="This requirement does not exist, or does not apply to you."
        wayOn={{ to: account, name: 'Your documents' }}
      />
    )
  const { requirement, requiredAt } = standing
  const { name, notes, link } = requirement
  return (
    <Page heading="Document Upload" width="cards" back={{ to: account, name: 'Account' }}>
      <Panel title={name}>
        <Stack gap="2" mb="5" textStyle="sm">
          {notes ? (
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {notes}
            </Text>
          ) : null}
          <Text>
            <Text as="span" color="fg.muted">
              Required at:
            </Text>{' '}
            {requiredAt.length > 0 ? requiredAt.join(', ') : 'All facilities'}
          </Text>
          {link ? (
            <Flex>
              <Link
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                color="brand.fg"
                textDecoration="underline"
                display="inline-flex"
                alignItems="center"
                gap="1"
                fontWeight="medium"
              >
                Requirement Details
                <ExternalLink aria-hidden size={14} />
              </Link>
            </Flex>
          ) : null}
        </Stack>
        <UploadForm
          providerId={providerDatabaseId}
          requirement={requirement}
          cancel={
            <Button asChild variant="outline" colorPalette="gray">
              <RouterLink
                to={account}
                onClick={(event) => {
                  if (!isFromCard) return
                  event.preventDefault()
                  void navigate(-1)
                }}
              >
                Cancel
              </RouterLink>
            </Button>
          }
          next={isFromCard ? -1 : account}
        />
      </Panel>
    </Page>
  )
}

export default UploadPage
