import { Button } from '@chakra-ui/react'
import { Ban } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'

/** Stands in for a page that the viewer may not see. */
export const NotAllowedPage = () => (
  <Page heading="Not allowed">
    <EmptyState
      icon={Ban}
      role="alert"
      title="You are not allowed to see this page."
      description="If you need it for your work, ask your administrator."
    >
      <Button asChild variant="outline">
        <Link to="/calls/queue">Back to the queue</Link>
      </Button>
    </EmptyState>
  </Page>
)
