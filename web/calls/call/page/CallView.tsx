import { Box, Button, Stack } from '@chakra-ui/react'
import { ArrowLeft, Spline } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router'
import { shortcutsAreOn, useShortcut } from '../../../ui/keys/shortcuts'
import { useSignal } from '../../../ui/browser/signal'
import { SkipLink } from '../../../ui/page/SkipLink'
import { focusActions, focusProcedures, proceduresId } from '../../embeds/skipTo'
import { isStat } from 'domain/configuration/statuses/status'
import { ReadersLink } from '../../../audit/embeds/ReadersLink'
import { stillTold } from '../../../forms/record/Overwritten'
import { useNow } from '../../../relay/serverClock'
import { useViewer } from '../../../relay/viewer'
import { Page } from '../../../ui/page/Page'
import { HistoryPanel } from '../history/HistoryPanel'
import { useBackLink } from '../../embeds/backLinks'
import { CallViewersRow } from '../viewers/CallViewersRow'
import type { CallView_call$key } from './__generated__/CallView_call.graphql'
import type { CallView_provider$key } from './__generated__/CallView_provider.graphql'
import type { CallView_viewer$key } from './__generated__/CallView_viewer.graphql'
import type { useDraft_call$key } from '../drafts/__generated__/useDraft_call.graphql'
import type { CallNotice } from '../entries/CallBar'
import { CallEntries } from '../entries/CallEntries'
import { AskedCall } from './AskedCall'
import { CallHeader } from './CallHeader'
import { becameYours, howItEnded, noticeOfRefusal, tookOver } from '../actions/callWords'
import { FollowUp } from './FollowUp'
import { FollowUpFrom } from './FollowUpFrom'
import { RoleChoice } from '../actions/RoleChoice'
import { StatusSwitches } from '../status/StatusSwitches'
import { useAssignOnOpen } from '../actions/useAssignOnOpen'
import { useCallRefresh } from './useCallRefresh'
import { useCallVerbs, type Refused } from '../actions/useCallVerbs'
import { useUndo } from '../actions/useUndo'
import { CallUpdates } from '../updates/CallUpdates'
import { WorkLog } from './WorkLog'

type CallViewProps = {
  call: CallView_call$key
  draft: useDraft_call$key
  viewer: CallView_viewer$key
  provider: CallView_provider$key
}

/** Moves the focus without a navigation, which would ask about unsaved entries. */
const skipTo = (focus: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  focus()
}

/** The work screen of one call. Entries live in a child component, so that typing renders nothing else. */
export const CallView = (props: CallViewProps) => {
  const provider = useFragment(
    graphql`
      fragment CallView_provider on Provider {
        ...CallEntries_provider
      }
    `,
    props.provider,
  )
  const viewer = useFragment(
    graphql`
      fragment CallView_viewer on Viewer {
        ...RoleChoice_viewer
      }
    `,
    props.viewer,
  )
  const call = useFragment(
    graphql`
      fragment CallView_call on Call {
        id
        databaseId
        completedAt
        deleted
        updatedAt
        viewerIsLead
        viewerCanAssign
        viewerCanReturn
        viewerCanUndelete
        viewerCanSave
        viewerSaveRefusal {
          message
        }
        viewerOverwritten {
          label
          by
          at
          before
          after
        }
        statusCode {
          name
        }
        purpose {
          name
        }
        room {
          name
        }
        line {
          databaseId
        }
        assignedTo {
          fullName
        }
        completedBy {
          fullName
        }
        updatedBy {
          fullName
        }
        ...CallHeader_call
        ...CallUpdates_call
        ...useOpenBy_call
        ...StatusSwitches_call
        ...WorkLog_call
        ...RoleChoice_call
        ...FollowUpFrom_call
        ...FollowUp_call
        ...HistoryPanel_call
        ...CallEntries_call
      }
    `,
    props.call,
  )
  const { canSeeLists } = useViewer()
  const now = useNow(60_000)
  const [notice, setNotice] = useState<CallNotice | null>(null)
  const { isGone, markGone } = useCallRefresh(call.id)

  const onRefused = (refusal: Refused) => {
    if (refusal.code === 'NOT_FOUND') markGone()
    else setNotice(noticeOfRefusal(refusal))
  }
  const verbs = useCallVerbs(call.id, { onStart: () => setNotice(null), onRefused })

  useAssignOnOpen(call, onRefused)

  const [wasLead, setWasLead] = useState(call.viewerIsLead)
  if (wasLead !== call.viewerIsLead) {
    setWasLead(call.viewerIsLead)
    setNotice(call.viewerIsLead ? becameYours : call.assignedTo ? tookOver(call.assignedTo.fullName) : null)
  }

  const backLink = useBackLink(call)
  const over = howItEnded(call, isGone, now)
  const name = [call.purpose.name, call.room?.name].filter(Boolean).join(' · ')
  const undo = useUndo(call, name)
  const hold = async () => {
    const wasStat = isStat(call.statusCode.name)
    const done = await verbs.hold()
    if (done?.call) undo.offerAfterHold({ isStat: wasStat, version: done.call.version })
  }
  const navigate = useNavigate()
  const areKeysOn = useSignal(shortcutsAreOn)
  const lineTo = call.line && `/lines/${call.line.databaseId}`
  useShortcut('l', 'Go to line', () => void (lineTo && navigate(lineTo)), { writes: false, isOffered: lineTo != null })
  useShortcut('b', backLink.name, () => void navigate(backLink.to, { state: backLink.state }), { writes: false })
  return (
    <Page
      hasName
      heading={name}
      actions={
        <>
          {canSeeLists && (
            <SkipLink href={`#${proceduresId}`} onClick={skipTo(focusProcedures)}>
              To procedures
            </SkipLink>
          )}
          <SkipLink href="#actions" onClick={skipTo(focusActions)}>
            To actions
          </SkipLink>
          {call.line && (
            <Button asChild variant="outline">
              <Link to={`/lines/${call.line.databaseId}`} title={areKeysOn ? 'Go to line (l)' : undefined}>
                <Spline aria-hidden />
                Go to line
              </Link>
            </Button>
          )}
          <Button asChild variant="outline">
            <Link
              to={backLink.to}
              state={backLink.state}
              aria-label={backLink.name}
              title={areKeysOn ? `${backLink.name} (b)` : undefined}
            >
              <ArrowLeft aria-hidden />
              <Box as="span" hideBelow="md">
                {backLink.name}
              </Box>
            </Link>
          </Button>
        </>
      }
    >
      <CallEntries
        call={call}
        draft={props.draft}
        provider={provider}
        name={name}
        verbs={verbs}
        undo={undo}
        over={over}
        overwritten={stillTold(call.viewerOverwritten, now)}
        notice={notice}
        onNotice={setNotice}
        onRefused={onRefused}
        header={(part) => (
          <>
            <CallHeader call={call} part={part}>
              {!over && <StatusSwitches call={call} verbs={verbs} onHold={() => void hold()} />}
            </CallHeader>
            {!canSeeLists && !over && <AskedCall callId={call.databaseId} />}
            {part !== 'facts' && <CallViewersRow call={call} />}
            {part !== 'facts' && <CallUpdates call={call} today={now} />}
          </>
        )}
        aside={
          <Stack gap="4">
            <FollowUpFrom call={call} />
            <FollowUp call={call} />
            <WorkLog call={call}>{!over && <RoleChoice call={call} viewer={viewer} verbs={verbs} />}</WorkLog>
            <HistoryPanel call={call} />
            <ReadersLink kind="call" databaseId={call.databaseId} />
          </Stack>
        }
      />
    </Page>
  )
}
