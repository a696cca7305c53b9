import { Button } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense, useDeferredValue, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { problemCode } from '../../relay/problem'
import { Boundary } from '../../ui/Boundary'
import { ErrorState } from '../../ui/ErrorState'
import { Panel } from '../../ui/Panel'
import { Skeleton, Skeletons } from '../../ui/Skeletons'
import type { HistoryPanel_call$key } from './__generated__/HistoryPanel_call.graphql'
import { History } from './History'

/** What became of the call: read when somebody wants to see it, because reading it is told to the trail. */
export const HistoryPanel = (props: { call: HistoryPanel_call$key }) => {
  const call = useFragment(
    graphql`
      fragment HistoryPanel_call on Call {
        id
        version
        viewerCanSeeHistory
      }
    `,
    props.call,
  )
  const [isOpen, setOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const listId = useId()
  // What is shown stays until the newer is there.
  const version = useDeferredValue(call.version)
  if (!call.viewerCanSeeHistory) return null
  return (
    <Panel title="History">
      <Button variant="outline" size="sm" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        {isOpen ? 'Hide history' : 'Show history'}
      </Button>
      <div id={listId}>
        {isOpen && (
          <Boundary
            fallback={(error, retry) => (
              <ErrorState
                kind={problemCode(error) === 'OFFLINE' ? 'offline' : 'broken'}
                onRetry={() => {
                  setAttempt(attempt + 1)
                  retry()
                }}
              />
            )}
          >
            <Suspense
              fallback={
                <Skeletons>
                  {[0, 1, 2].map((each) => (
                    <Skeleton key={each} h="12" mt="3" borderRadius="l2" />
                  ))}
                </Skeletons>
              }
            >
              <History callId={call.id} fetchKey={`${version} ${attempt}`} />
            </Suspense>
          </Boundary>
        )}
      </div>
    </Panel>
  )
}
