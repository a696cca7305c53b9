import { Button } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { problemKind } from '../../../relay/problem'
import { Boundary } from '../../../ui/page/Boundary'
import { ErrorState } from '../../../ui/page/ErrorState'
import { Panel } from '../../../ui/page/Panel'
import { Skeleton, Skeletons } from '../../../ui/page/Skeletons'
import type { HistoryPanel_call$key } from './__generated__/HistoryPanel_call.graphql'
import { History } from './History'

/** What became of the call. Reading it is audited, so it is read when somebody wants to see it; hiding it keeps what was read. */
export const HistoryPanel = (props: { call: HistoryPanel_call$key }) => {
  const call = useFragment(
    graphql`
      fragment HistoryPanel_call on Call {
        id
        viewerCanSeeHistory
      }
    `,
    props.call,
  )
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const listId = useId()
  if (!call.viewerCanSeeHistory) return null
  const toggle = () => {
    setOpen(!isOpen)
    setWasOpened(true)
  }
  return (
    <Panel title="History">
      <Button variant="outline" size="sm" aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        {isOpen ? 'Hide history' : 'Show history'}
      </Button>
      <div id={listId} hidden={!isOpen}>
        {wasOpened && (
          <Boundary
            fallback={(error, retry) => (
              <ErrorState
                kind={problemKind(error)}
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
              <History callId={call.id} fetchKey={attempt} isShown={isOpen} />
            </Suspense>
          </Boundary>
        )}
      </div>
    </Panel>
  )
}
