import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { NewsStrip } from './NewsStrip'

type EditNoticesProps = {
  /** The reason why it was not saved. */
  problem: string | null
  /** The item was deleted. */
  isGone?: boolean
  hasNews: boolean
  onShow: () => void
}

/** Notices about an item that is being edited (`useRecordForm`); in a live region. */
export const EditNotices = ({ problem, isGone, hasNews, onShow }: EditNoticesProps) => (
  <>
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
