import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { RestoredStrip } from '../kept/RestoredStrip'
import type { KeptForm } from '../kept/useKeptForm'
import { NewsStrip } from './NewsStrip'

type EditNoticesProps = {
  /** Of a page. A dialog shows it itself. */
  kept?: KeptForm
  /** The reason why it was not saved. */
  problem: string | null
  /** The item was deleted. */
  isGone?: boolean
  hasNews: boolean
  onShow: () => void
}

/** Notices about an item that is being edited (`useRecordForm`); in a live region. */
export const EditNotices = ({ kept, problem, isGone, hasNews, onShow }: EditNoticesProps) => (
  <>
    {kept ? <RestoredStrip kept={kept} /> : null}
    {problem ? <NoticeStrip kind="warning" title="Not saved" text={problem} /> : null}
    {isGone ? (
      <NoticeStrip
        kind="warning"
        title="Someone deleted this item meanwhile"
        text="What you entered cannot be saved any more."
      />
    ) : null}
    {hasNews ? <NewsStrip title="Someone changed this item meanwhile" onShow={onShow} /> : null}
  </>
)
