import { Button } from '@chakra-ui/react'
import { Siren } from 'lucide-react'
import { Link } from 'react-router'

/** Opens a new call that is Stat already. */
export const NewStatCall = () => (
  <Button asChild colorPalette="red">
    <Link to="/calls/new?status=stat">
      <Siren aria-hidden />
      New Stat Call
    </Link>
  </Button>
)
