import { useState } from 'react'
import { signOut } from './session'
import { deleteKept } from '../offline/keptFor'
import { tellTabs } from './sessionTabs'
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
      workspaces.open({ at: '/sign-in', providerId: null })
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
