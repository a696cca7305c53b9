import { useEffect } from 'react'
import { loadLater, savesData } from '../../ui/browser/later'
import { useWorkspaces } from '../../session/workspaces'
import { warm } from './useWarmLinks'

/** The pages that people open most from the queue. They are loaded early, because a touch screen has no hover. */
const likely = ['/calls/id', '/calls/new']
const afterMs = 2_000

/**
 * Rendered beside a page: once that is shown, it loads the code of dialogs and of the likely next pages, unless the
 * device saves data.
 */
export const WarmLikely = () => {
  const workspaces = useWorkspaces()
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadLater()
      if (!savesData()) likely.forEach((pathname) => void warm(workspaces, pathname))
    }, afterMs)
    return () => clearTimeout(timer)
  }, [workspaces])
  return null
}
