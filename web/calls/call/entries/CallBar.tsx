import { Box, Button } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { NewsStrip } from '../../../forms/record/NewsStrip'
import { ActionBar, useFocusBack } from '../../../ui/page/ActionBar'
import { noConnection, useIsOffline } from '../../../ui/browser/offline'
import { NoticeStrip } from '../../../ui/notices/NoticeStrip'
import { SendButton } from '../../../ui/page/SendButton'
import type { DraftPlace } from '../drafts/useDraft'
import { OtherCall } from '../page/OtherCall'

/** `offersOtherCall`: it is about the call that the person leads instead, which can be opened or returned. */
export type CallNotice = { kind: 'success' | 'info' | 'warning'; title: string; text?: string; offersOtherCall?: true }

/** How a call came to its end. */
export type CallEnd = { kind: 'info' | 'warning'; title: string; text?: string }

type CallBarProps = {
  notice: CallNotice | null
  onDismiss: () => void
  /** How the call came to its end, when it has. */
  over: CallEnd | null
  news: { title: string; text: string; onShow: () => void } | null
  /** What the form began with because it had not been sent the last time. */
  restored: { text: string; isDiscarding: boolean; onDiscard: () => void; onDismiss: () => void } | null
  hasEntries: boolean
  /** Whether something is recorded that is sent by submitting only. */
  hasRecord: boolean
  /** Where what is not sent is found again. */
  place: DraftPlace | null
  /** Whether the last try to keep it on the server came to nothing. */
  hasFailed: boolean
  /** Whether the person may save entries, so that they are told whether they did. */
  mayEnter: boolean
  isBusy: boolean
  /** Whether the person may do anything with the call. */
  mayWork: boolean
  /** Stands after everything else, so that no other action comes to lie under the pointer once it is done. */
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

/** Procedures of an open call are sent with it when it is closed, and are nowhere but on this page before. */
const unsent = (hasEntries: boolean, hasRecord: boolean, isCompleted: boolean, place: string): string => {
  const kept = place && ` · ${place}`
  if (hasEntries || (hasRecord && isCompleted)) return `Not saved yet${kept}`
  return hasRecord ? `What you recorded is sent when you submit${kept}` : 'All entries saved'
}

/** What may be done with the call, what became of it, and what was changed elsewhere: always in sight. */
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
  last,
  children,
}: CallBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const isOffline = useIsOffline()
  useFocusBack(bar, isBusy)

  const isWorkable = !over || mayEnter
  const note = isOffline
    ? `${noConnection}. ${mayEnter && place && (hasEntries || hasRecord) ? placesOffline[place] : ''}`
    : mayEnter &&
      // For a moment after each letter it is in this browser alone; that is worth a word only when it lasts.
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
          text={notice.text}
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
        <Button asChild variant={mayEnter ? 'outline' : 'solid'} order={mayEnter ? -1 : undefined}>
          <Link to="/calls/queue">Back to the queue</Link>
        </Button>
        {last}
      </ActionBar>
    )
  if (!mayWork && !news && !notice && !restored) return null
  return (
    <ActionBar ref={bar} label="Actions" notice={strips} note={note}>
      {children}
    </ActionBar>
  )
}
