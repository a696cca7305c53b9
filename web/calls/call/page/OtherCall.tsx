import { Button } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import { Boundary } from '../../../ui/page/Boundary'
import { SendButton } from '../../../ui/page/SendButton'
import { useReturnCall } from '../actions/callVerbs'
import type { OtherCallQuery } from './__generated__/OtherCallQuery.graphql'

/** For a person who cannot have a call because they lead another one: open that one, or return it. */
export const OtherCall = (props: { onReturned: () => void }) => (
  <Boundary fallback={() => null}>
    <Suspense fallback={null}>
      <Actions {...props} />
    </Suspense>
  </Boundary>
)

const Actions = ({ onReturned }: { onReturned: () => void }) => {
  const { provider } = useLazyLoadQuery<OtherCallQuery>(
    graphql`
      query OtherCallQuery {
        provider {
          viewerLeadCall {
            id
            databaseId
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  )
  const [returnCall, isReturning] = useReturnCall()
  const call = provider.viewerLeadCall
  if (!call) return null
  const giveBack = async () => {
    if ((await returnCall({ input: { callId: call.id } })).ok) onReturned()
  }
  return (
    <>
      <Button asChild size="sm" variant="outline">
        <Link to={`/calls/${call.databaseId}`}>Open That Call</Link>
      </Button>
      <SendButton size="sm" variant="outline" disabled={isReturning} onClick={() => void giveBack()}>
        {isReturning ? 'Returning…' : 'Return That Call'}
      </SendButton>
    </>
  )
}
