import { MissingPage } from '../../ui/page/MissingPage'

export const NotFoundPage = () => (
  <MissingPage
    heading="Page not found"
    title="There is nothing at this address."
    description="It may have been moved, or you may not have access."
    wayOn={{ to: '/calls/queue', name: 'Back to the queue' }}
  />
)
