import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'

export const NotFoundPage = () => (
  <Page heading="Page not found">
    <EmptyState
      icon={SearchX}
      title="There is nothing at this address."
      description="It may have been moved, or it is not for you to see."
    >
      <Button asChild>
        <Link to="/calls/queue">To the queue</Link>
      </Button>
    </EmptyState>
  </Page>
)
