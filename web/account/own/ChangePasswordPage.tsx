import { Button } from '@chakra-ui/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { Page } from '../../ui/page/Page'
import { Panel } from '../../ui/page/Panel'
import { ChangePasswordForm } from '../embeds/ChangePasswordForm'
import type { ChangePasswordPageQuery as Query } from './__generated__/ChangePasswordPageQuery.graphql'

const ChangePasswordPageQuery = graphql`
  query ChangePasswordPageQuery {
    viewer {
      email
    }
  }
`

/** Changes one's own password (rules 2.7). */
const ChangePasswordPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { viewer } = usePreloadedQuery<Query>(ChangePasswordPageQuery, queryRef)
  if (!viewer) return null
  return (
    <Page heading="Change Password" width="form" back={{ to: '/account/update', name: 'Update Account' }}>
      <Panel title={`Password of ${viewer.email}`}>
        <ChangePasswordForm
          cancel={
            <Button asChild variant="outline" colorPalette="gray">
              <Link to="/account/update">Cancel</Link>
            </Button>
          }
        />
      </Panel>
    </Page>
  )
}

export default ChangePasswordPage
