import { Button } from '@chakra-ui/react'
import { UserRound } from 'lucide-react'
import { Link } from 'react-router'

/** Leads to one's own account, which everybody who is signed in reaches. */
export const AccountLink = () => (
  <Button asChild variant="outline" mt="4">
    <Link to="/account">
      <UserRound aria-hidden />
      Your account
    </Link>
  </Button>
)
