import { Button } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LoadedPart } from '../../../relay/LoadedPart'
import { useKeyOf } from '../../../ui/keys/useKeyOf'
import { Panel } from '../../../ui/page/Panel'
import type { HistoryPanel_call$key } from './__generated__/HistoryPanel_call.graphql'
import { History } from './History'

/** The history of the call. Reads are audited, so it loads only when opened, and hiding it keeps it loaded. */
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
  const listId = useId()
  const label = isOpen ? 'Hide history' : 'Show history'
  const key = useKeyOf(call.viewerCanSeeHistory ? { keys: 'v', label } : undefined, { writes: false })
  if (!call.viewerCanSeeHistory) return null
  const toggle = () => {
    setOpen(!isOpen)
    setWasOpened(true)
  }
  return (
    <Panel title="History">
      <Button {...key} variant="outline" size="sm" aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        {label}
      </Button>
      <div id={listId} hidden={!isOpen}>
        {wasOpened && (
          <LoadedPart rowHeight="12">
            {(attempt) => <History callId={call.id} fetchKey={attempt} isShown={isOpen} />}
          </LoadedPart>
        )}
      </div>
    </Panel>
  )
}
