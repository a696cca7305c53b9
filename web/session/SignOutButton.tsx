import { Button } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { useSignOut } from './useSignOut'

export const SignOutButton = () => {
  const [leave, isInFlight] = useSignOut()
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      w="full"
      justifyContent="flex-start"
      px="2"
      disabled={isInFlight}
      onClick={() => void leave()}
    >
      <LogOut aria-hidden />
      {isInFlight ? 'Signing out…' : 'Sign out'}
    </Button>
  )
}
