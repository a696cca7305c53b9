import { Box, Button } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { NewsStrip } from '../../../forms/record/NewsStrip'
import { Overwritten, type OverwrittenEntry } from '../../../forms/record/Overwritten'
import { ActionBar, useFocusBack } from '../../../ui/page/ActionBar'
import { useIsCompact } from '../../../ui/browser/compact'
import { VisuallyHidden } from '../../../ui/parts/VisuallyHidden'
import { noConnection, useIsOffline } from '../../../ui/browser/offline'
import { NoticeStrip } from '../../../ui/notices/NoticeStrip'
import { SendButton } from '../../../ui/page/SendButton'
import type { DraftPlace, KeptDraft } from '../drafts/useKeptDraft'
import { OtherCall } from '../page/OtherCall'
import type { CallFormState } from './useCallForm'

/** `offersOtherCall`: the notice is about the call that the person already leads, and offers to open or return it. */
export type CallNotice = { kind: 'success' | 'info' | 'warning'; title: string; text?: string; offersOtherCall?: true }

export type CallEnd = { kind: 'info' | 'warning'; title: string; text?: string }

type CallBarProps = {
  notice: CallNotice | null
  onDismiss: () => void
  /** How the call ended; null while it is open. */
  over: CallEnd | null
  overwritten: readonly OverwrittenEntry[]
  entries: CallFormState
  kept: KeptDraft
  /** Whether the person may change entries, so that the bar shows whether they are saved. */
  mayEnter: boolean
  isBusy: boolean
  /** Whether the person may do anything with the call. */
  mayWork: boolean
  /** Of a call that was opened from a round: the page of the round, and the button to its next stop. */
  goOn: { to: string; button: ReactNode } | null
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
  overwritten,
  entries,
  kept,
  mayEnter,
  isBusy,
  mayWork,
  goOn,
  last,
  children,
}: CallBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const isOffline = useIsOffline()
  const isCompact = useIsCompact()
  useFocusBack(bar, isBusy)

  const { hasUnsaved, hasRecord, news, restored, sayNames } = entries
  const { place } = kept
  const isWorkable = !over || mayEnter
  const note = isOffline
    ? `${noConnection}. ${mayEnter && place && (hasUnsaved || hasRecord) ? placesOffline[place] : ''}`
    : mayEnter &&
      // After each key the entries are in this browser only, for a moment. Say so only when it lasts.
      unsent(hasUnsaved, hasRecord, over !== null, place && (place === 'server' || kept.hasFailed) ? places[place] : '')
  const strips = (
    // Only what is new is read aloud: the strips beside it have been.
    <Box role="status" aria-atomic="false">
      {over && (
        <NoticeStrip
          kind={over.kind}
          title={over.title}
          text={[
            over.text,
            !mayEnter && (hasUnsaved || hasRecord) && 'What you entered is still on this page. It was not sent.',
          ]
            .filter(Boolean)
            .join(' ')}
        />
      )}
      <Overwritten entries={overwritten} />
      {restored.length > 0 && (
        <NoticeStrip
          kind="info"
          title="Unsaved entries restored"
          text={sayNames(restored)}
          action={
            <SendButton size="sm" variant="outline" disabled={kept.isDiscarding} onClick={() => void kept.discard()}>
              {kept.isDiscarding ? 'Discarding…' : 'Discard'}
            </SendButton>
          }
          onDismiss={entries.seeRestored}
        />
      )}
      {isWorkable && news.length > 0 && (
        <NewsStrip title={`This call was changed by ${entries.by}.`} text={sayNames(news)} onShow={entries.showNews} />
      )}
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

  if (over) {
    const back = (
      <Button asChild variant={goOn || mayEnter ? 'outline' : 'solid'}>
        {goOn ? <Link to={goOn.to}>My Round</Link> : <Link to="/calls/queue">Back to the queue</Link>}
      </Button>
    )
    const goesBackFirst = goOn !== null || mayEnter
    return (
      <ActionBar ref={bar} label="Actions" notice={strips} note={note}>
        {goesBackFirst ? back : null}
        {children}
        {goOn ? goOn.button : goesBackFirst ? null : back}
        {last}
      </ActionBar>
    )
  }
  const hasStrip = news.length > 0 || notice !== null || restored.length > 0 || overwritten.length > 0
  if (!mayWork && !hasStrip && !goOn) return null
  return (
    <ActionBar ref={bar} label="Actions" notice={strips} note={note}>
      {goOn?.button}
      {children}
    </ActionBar>
  )
}
