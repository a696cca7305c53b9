import { Box, Button, Flex } from '@chakra-ui/react'
import { BellRing, KeyRound, MonitorSmartphone } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { OwnDocuments } from '../../compliance/embeds/OwnDocuments'
import { useFresh } from '../../live/useFresh'
import { Page } from '../../ui/page/Page'
import { Panel } from '../../ui/page/Panel'
import { Fact } from '../../ui/parts/Fact'
import type { AccountPageQuery as Query } from './__generated__/AccountPageQuery.graphql'

const AccountPageQuery = graphql`
  query AccountPageQuery {
    viewer {
      email
      roleName
      user {
        fullName
      }
      provider {
        name
      }
      alerts {
        id
      }
      compliance {
        isLocked
      }
      ...OwnDocuments_viewer
    }
  }
`

/** A locked person has no feed, so the page is read at this interval. */
const everyMs = 10_000

/** The dashboard of the signed-in person: their documents, and their own account (administration, section 2). */
const AccountPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { viewer } = usePreloadedQuery<Query>(AccountPageQuery, queryRef)
  const { readNow } = useFresh<Query>({
    query: AccountPageQuery,
    variables: {},
    concerns: ({ isCompliance, isCatalogue }) => isCompliance || isCatalogue,
    everyMs: viewer?.compliance?.isLocked ? everyMs : undefined,
  })
  if (!viewer) return null
  const { email, roleName, user, provider } = viewer
  return (
    <Page
      heading={`Hello ${user.fullName}`}
      width="cards"
      actions={
        <Button asChild>
          <Link to="/account/update">Update Account</Link>
        </Button>
      }
    >
      <Box mb="6">
        <Panel title="Your account">
          <Flex as="dl" wrap="wrap" columnGap="10" rowGap="3">
            <Fact name="Full Name">{user.fullName}</Fact>
            <Fact name="Email">{email}</Fact>
            {provider ? (
              <>
                <Fact name="Provider">{provider.name}</Fact>
                <Fact name="Role">{roleName}</Fact>
              </>
            ) : null}
          </Flex>
          <Flex wrap="wrap" gap="3" mt="4">
            <Button asChild size="sm" variant="outline">
              <Link to="/account/updatepassword">
                <KeyRound aria-hidden />
                Change Password
              </Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link to="/account/sessions">
                <MonitorSmartphone aria-hidden />
                Sessions
              </Link>
            </Button>
            {viewer.alerts ? (
              <Button asChild size="sm" variant="outline">
                <Link to="/account/alerts">
                  <BellRing aria-hidden />
                  Alerts
                </Link>
              </Button>
            ) : null}
          </Flex>
        </Panel>
      </Box>
      <OwnDocuments viewer={viewer} onChanged={() => void readNow()} />
    </Page>
  )
}

export default AccountPage
