import { useState } from 'react'
import { signOut } from './session'
import { deleteKept } from '../offline/keptFor'
import { tellTabs } from './sessionTabs'
import { loadNewBuild, newBuild } from '../ui/build/newBuild'
import { useNotify } from '../ui/notices/notices'
import { useWorkspaces } from './workspaces'

/** Signs out, opens the sign-in page, and locks the other tabs of this browser. */
export const useSignOut = () => {
  const notify = useNotify()
  const workspaces = useWorkspaces()
  const [isInFlight, setInFlight] = useState(false)

  const leave = async (): Promise<void> => {
    setInFlight(true)
    if (await signOut()) {
      deleteKept()
      tellTabs({ kind: 'out' })
      // First of all: the lock screen of the ended session would take what the next person types.
      workspaces.open({ at: '/sign-in', providerId: null })
      const { leaveBrowser } = await import('../installed/leaveBrowser')
      await leaveBrowser().catch(() => {})
      if (newBuild.get() === 'ready') loadNewBuild()
      return
    }
    setInFlight(false)
    notify({
      kind: 'error',
      title: 'You are still signed in.',
      description: 'The server cannot be reached. Try again.',
    })
  }

  return [leave, isInFlight] as const
}
