import { Button, Flex, Stack } from '@chakra-ui/react'
import { KeyRound, MonitorSmartphone, Upload } from 'lucide-react'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { ComplianceOverview } from '../../compliance/embeds/ComplianceOverview'
import { UploadDialog } from '../../compliance/embeds/UploadDialog'
import { useFreshDocuments } from '../../compliance/embeds/useFreshDocuments'
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
    }
  }
`

/** A person's own account. */
const AccountPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { viewer } = usePreloadedQuery<Query>(AccountPageQuery, queryRef)
  if (!viewer) return null
  const { email, roleName, user, provider } = viewer
  return (
    <Page
      heading={`Hello ${user.fullName}`}
      width="form"
      actions={
        <Button asChild>
          <Link to="/account/update">Update Account</Link>
        </Button>
      }
    >
      <Stack gap="4">
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
        </Panel>
        <Panel title="Password and sessions">
          <Flex wrap="wrap" gap="3">
            <Button asChild variant="outline">
              <Link to="/account/updatepassword">
                <KeyRound aria-hidden />
                Change Password
              </Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/account/sessions">
                <MonitorSmartphone aria-hidden />
                Sessions
              </Link>
            </Button>
          </Flex>
        </Panel>
      </Stack>
    </Page>
  )
}

export default AccountPage
