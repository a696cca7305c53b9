import { Button } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOut } from '../account/session'
import { notify } from '../ui/notify'
import { useWorkspaces } from './workspaces'

export const SignOutButton = () => {
  const workspaces = useWorkspaces()
  const [isInFlight, setInFlight] = useState(false)

  const leave = async () => {
    setInFlight(true)
    if (await signOut()) {
      workspaces.open({ at: '/sign-in', providerId: null })
      return
    }
    setInFlight(false)
    notify({ kind: 'error', title: 'You are still signed in.', description: 'The server cannot be reached. Try again.' })
  }

  return (
    <Button variant="ghost" colorPalette="gray" w="full" justifyContent="flex-start" px="2" disabled={isInFlight} onClick={() => void leave()}>
      <LogOut aria-hidden />
      {isInFlight ? 'Signing out…' : 'Sign out'}
    </Button>
  )
}
