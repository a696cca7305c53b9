import { Box, Button } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { NewsStrip } from '../../../forms/record/NewsStrip'
import { ActionBar, useFocusBack } from '../../../ui/page/ActionBar'
import { useIsCompact } from '../../../ui/browser/compact'
import { VisuallyHidden } from '../../../ui/parts/VisuallyHidden'
import { noConnection, useIsOffline } from '../../../ui/browser/offline'
import { NoticeStrip } from '../../../ui/notices/NoticeStrip'
import { SendButton } from '../../../ui/page/SendButton'
import type { DraftPlace } from '../drafts/useKeptDraft'
import { OtherCall } from '../page/OtherCall'

/** `offersOtherCall`: the notice is about the call that the person already leads, and offers to open or return it. */
export type CallNotice = { kind: 'success' | 'info' | 'warning'; title: string; text?: string; offersOtherCall?: true }

export type CallEnd = { kind: 'info' | 'warning'; title: string; text?: string }

type CallBarProps = {
  notice: CallNotice | null
  onDismiss: () => void
  /** How the call ended; null while it is open. */
  over: CallEnd | null
  news: { title: string; text: string; onShow: () => void } | null
  /** Unsent entries that were restored when the form opened. */
  restored: { text: string; isDiscarding: boolean; onDiscard: () => void; onDismiss: () => void } | null
  hasEntries: boolean
  /** Whether there are recorded entries, which only submitting sends. */
  hasRecord: boolean
  /** Where unsent entries are stored. */
  place: DraftPlace | null
  /** Whether the last try to save the draft on the server failed. */
  hasFailed: boolean
  /** Whether the person may change entries, so that the bar shows whether they are saved. */
  mayEnter: boolean
  isBusy: boolean
  /** Whether the person may do anything with the call. */
  mayWork: boolean
  /** Of a call that was opened from a round: the page of the round, and the button to its next stop. */
  next?: { to: string; button: ReactNode }
  /** Shown last, so that no other action moves under the pointer when it is done. */
  last: ReactNode
  children: ReactNode
}

const places: Record<DraftPlace, string> = {
  server: 'Draft kept on the server',
  browser: 'Kept on this device, not sent yet',
  page: 'Only on this page, not sent yet',
}

const placesOffline: Record<DraftPlace, string> = {
  server: 'Your draft is kept on the server.',
  browser: 'Your entries are kept on this device and sent when the connection is back.',
  page: 'Your entries are only on this page. Keep it open until the connection is back.',
}

/** The record of an open call is sent only when the call is closed; until then it is only in the draft. */
const unsent = (hasEntries: boolean, hasRecord: boolean, isCompleted: boolean, place: string): string => {
  const kept = place && ` · ${place}`
  if (hasEntries || (hasRecord && isCompleted)) return `Not saved yet${kept}`
  return hasRecord ? `What you recorded is sent when you submit${kept}` : 'All entries saved'
}

/** The actions of the call, their results, and changes from elsewhere. Always visible. */
export const CallBar = ({
  notice,
  onDismiss,
  over,
  news,
  restored,
  hasEntries,
  hasRecord,
  place,
  hasFailed,
  mayEnter,
  isBusy,
  mayWork,
  next,
  last,
  children,
}: CallBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const isOffline = useIsOffline()
  const isCompact = useIsCompact()
  useFocusBack(bar, isBusy)

  const isWorkable = !over || mayEnter
  const note = isOffline
    ? `${noConnection}. ${mayEnter && place && (hasEntries || hasRecord) ? placesOffline[place] : ''}`
    : mayEnter &&
      // After each key the entries are in this browser only, for a moment. Say so only when it lasts.
      unsent(hasEntries, hasRecord, over !== null, place && (place === 'server' || hasFailed) ? places[place] : '')
  const strips = (
    <Box role="status">
      {over && (
        <NoticeStrip
          kind={over.kind}
          title={over.title}
          text={[
            over.text,
            !mayEnter && (hasEntries || hasRecord) && 'What you entered is still on this page. It was not sent.',
          ]
            .filter(Boolean)
            .join(' ')}
        />
      )}
      {restored && (
        <NoticeStrip
          kind="info"
          title="Unsaved entries restored"
          text={restored.text}
          action={
            <SendButton size="sm" variant="outline" disabled={restored.isDiscarding} onClick={restored.onDiscard}>
              {restored.isDiscarding ? 'Discarding…' : 'Discard'}
            </SendButton>
          }
          onDismiss={restored.onDismiss}
        />
      )}
      {isWorkable && news && <NewsStrip {...news} />}
      {isWorkable && notice && (
        <NoticeStrip
          kind={notice.kind}
          title={notice.title}
          text={
            isCompact && notice.kind !== 'warning' && notice.text ? (
              <VisuallyHidden>{notice.text}</VisuallyHidden>
            ) : (
              notice.text
            )
          }
          action={notice.offersOtherCall && <OtherCall onReturned={onDismiss} />}
          onDismiss={onDismiss}
        />
      )}
    </Box>
  )

  if (over)
    return (
      <ActionBar ref={bar} label="Actions" notice={strips} note={note}>
        {children}
        {next ? (
          <>
            <Button asChild variant="outline" order={-1}>
              <Link to={next.to}>My Round</Link>
            </Button>
            {next.button}
          </>
        ) : (
          <Button asChild variant={mayEnter ? 'outline' : 'solid'} order={mayEnter ? -1 : undefined}>
            <Link to="/calls/queue">Back to the queue</Link>
          </Button>
        )}
        {last}
      </ActionBar>
    )
  if (!mayWork && !news && !notice && !restored && !next) return null
  return (
    <ActionBar ref={bar} label="Actions" notice={strips} note={note}>
      {next?.button}
      {children}
    </ActionBar>
  )
}
