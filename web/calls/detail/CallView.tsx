import { Box, Button, Grid, Stack } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { useLeaveGuard } from '../../forms/useLeaveGuard'
import { useNow } from '../../relay/serverClock'
import { Confirm } from '../../ui/Confirm'
import { notify } from '../../ui/notify'
import { Page } from '../../ui/Page'
import type { CallView_call$key } from './__generated__/CallView_call.graphql'
import type { CallView_provider$key } from './__generated__/CallView_provider.graphql'
import { CallActions } from './CallActions'
import { CallBar, type CallNotice } from './CallBar'
import { CallForm } from './CallForm'
import { callFieldNames } from './callFormValues'
import { CallHeader } from './CallHeader'
import { CannotSubmit } from './CannotSubmit'
import { becameYours, howItEnded, noticeOfRefusal, tookOver } from './callWords'
import { StatusSwitches } from './StatusSwitches'
import { useAssignOnOpen } from './useAssignOnOpen'
import { useCallForm } from './useCallForm'
import { useCallRefresh } from './useCallRefresh'
import { useCallVerbs, type Refused } from './useCallVerbs'
import { useClosing } from './useClosing'
import { WorkLog } from './WorkLog'

const queue = '/calls/queue'

type CallViewProps = { call: CallView_call$key; provider: CallView_provider$key }

/** The work screen of one call. */
export const CallView = (props: CallViewProps) => {
  const provider = useFragment(
    graphql`
      fragment CallView_provider on Provider {
        ...useCallForm_provider
      }
    `,
    props.provider,
  )
  const call = useFragment(
    graphql`
      fragment CallView_call on Call {
        id
        completedAt
        deleted
        updatedAt
        viewerIsLead
        viewerCanAssign
        viewerCanClose
        purpose {
          name
        }
        room {
          name
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
        ...StatusSwitches_call
        ...WorkLog_call
        ...CallActions_call
        ...useCallForm_call
      }
    `,
    props.call,
  )
  const now = useNow(60_000)
  const [notice, setNotice] = useState<CallNotice | null>(null)
  const [asksToReturn, setAsksToReturn] = useState(false)
  const { isGone, goneNow } = useCallRefresh(call.id)

  const entries = useCallForm(call, provider)
  const { question, leaveFor } = useLeaveGuard(entries.hasUnsent)
  const name = [call.purpose.name, call.room?.name].filter(Boolean).join(' · ')

  const onRefused = (refusal: Refused) => {
    if (refusal.code === 'NOT_FOUND') goneNow()
    else setNotice(noticeOfRefusal(refusal))
  }
  const verbs = useCallVerbs(call.id, { onStart: () => setNotice(null), onRefused })
  const closing = useClosing(call.id, entries, {
    onRefused,
    onClosed: () => {
      notify({ kind: 'success', title: 'Call closed', description: name })
      leaveFor(queue)
    },
  })

  const giveBack = async () => {
    setAsksToReturn(false)
    if (!(await verbs.giveBack())) return
    notify({ kind: 'success', title: 'Call returned to the queue', description: name })
    leaveFor(queue)
  }
  const returnToQueue = () => (entries.hasUnsent ? setAsksToReturn(true) : void giveBack())

  useAssignOnOpen(call, onRefused)

  const [wasLead, setWasLead] = useState(call.viewerIsLead)
  if (wasLead !== call.viewerIsLead) {
    setWasLead(call.viewerIsLead)
    setNotice(call.viewerIsLead ? becameYours : call.assignedTo ? tookOver(call.assignedTo.fullName) : null)
  }

  const showNews = () => {
    const both = entries.takeNews()
    if (both.length > 0)
      setNotice({ kind: 'info', title: 'Your own entries were kept.', text: `Also changed elsewhere: ${both.map((field) => callFieldNames[field]).join(', ')}.` })
  }

  const over = howItEnded(call, isGone, now)
  return (
    <Page
      heading={name}
      actions={
        <Button asChild variant="outline">
          <Link to={queue} aria-label="Queue">
            <ArrowLeft aria-hidden />
            <Box as="span" hideBelow="md">
              Queue
            </Box>
          </Link>
        </Button>
      }
    >
      <FormikProvider value={entries.form}>
        <Stack gap="4">
          <CallHeader call={call}>{!over && <StatusSwitches call={call} verbs={verbs} />}</CallHeader>
          <Grid gap="4" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(20rem, 1fr)' }}>
            <Box asChild minW="0">
              <form aria-label="Call" noValidate onSubmit={(event) => event.preventDefault()}>
                <CallForm
                  purposeId={entries.form.values.purposeId}
                  purposes={entries.choices.purposes}
                  facilities={entries.choices.facilities}
                  readOnly={over !== null || !call.viewerCanClose}
                />
              </form>
            </Box>
            <WorkLog call={call} />
          </Grid>
        </Stack>
        <CallBar
          notice={notice}
          onDismiss={() => setNotice(null)}
          over={over}
          news={entries.hasNews ? { title: `This call was changed by ${call.updatedBy?.fullName ?? 'somebody else'}.`, onShow: showNews } : null}
          hasEntries={entries.hasUnsent}
          isBusy={verbs.isBusy || closing.isClosing}
        >
          <CallActions call={call} verbs={verbs} isClosing={closing.isClosing} onReturn={returnToQueue} onClose={() => void closing.close()} />
        </CallBar>
      </FormikProvider>
      <CannotSubmit missing={closing.stopping} onClose={closing.dismiss} />
      <Confirm isOpen={asksToReturn} title="Return without saving?" confirmLabel="Return to Queue" onConfirm={() => void giveBack()} onCancel={() => setAsksToReturn(false)}>
        What you entered on this page has not been sent and will be lost.
      </Confirm>
      {question}
    </Page>
  )
}
