import { Box } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'
import { RestoredStrip } from '../../../forms/kept/RestoredStrip'
import { whereOffline, type KeptForm } from '../../../forms/kept/useKeptForm'
import { NewsStrip } from '../../../forms/record/NewsStrip'
import { Overwritten, type OverwrittenEntry } from '../../../forms/record/Overwritten'
import { ActionBar, useFocusBack } from '../../../ui/page/ActionBar'
import { useIsOffline } from '../../../ui/browser/offline'
import { NoticeStrip } from '../../../ui/notices/NoticeStrip'

export type LineNotice = { kind: 'success' | 'info' | 'warning'; title: string; text?: string; action?: ReactNode }

type LineBarProps = {
  notice: LineNotice | null
  onDismiss: () => void
  /** Why nothing can be entered; null if entries are allowed. */
  over: { kind: 'info' | 'warning'; title: string; text?: string } | null
  overwritten: readonly OverwrittenEntry[]
  news: { title: string; text: string; onShow: () => void } | null
  hasUnsaved: boolean
  kept: KeptForm
  isBusy: boolean
  /** Whether the person may do anything with the line. */
  mayWork: boolean
  children: ReactNode
}

/** The actions of the line, their results, and changes from elsewhere. Always visible. */
export const LineBar = ({
  notice,
  onDismiss,
  over,
  overwritten,
  news,
  hasUnsaved,
  kept,
  isBusy,
  mayWork,
  children,
}: LineBarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const isOffline = useIsOffline()
  useFocusBack(bar, isBusy)
  if (!mayWork && !over && !notice && overwritten.length === 0) return null
  const note = isOffline
    ? `No connection.${hasUnsaved ? ` ${whereOffline(kept)}Save when the connection is back.` : ''}`
    : !over && (hasUnsaved ? 'Not saved yet' : 'All entries saved')
  return (
    <ActionBar
      ref={bar}
      label="Actions"
      note={note}
      notice={
        <Box role="status">
          {over && (
            <NoticeStrip
              kind={over.kind}
              title={over.title}
              text={[over.text, hasUnsaved && 'What you entered is still on this page. It was not saved.']
                .filter(Boolean)
                .join(' ')}
            />
          )}
          {!over && <RestoredStrip kept={kept} />}
          <Overwritten entries={overwritten} />
          {!over && news && <NewsStrip {...news} />}
          {notice && <NoticeStrip {...notice} onDismiss={onDismiss} />}
        </Box>
      }
    >
      {children}
    </ActionBar>
  )
}
