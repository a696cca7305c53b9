import { Box } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'

/** Points down, or up while its section is open. */
export const Chevron = ({ isOpen }: { isOpen: boolean }) => (
  <Box
    asChild
    transform={isOpen ? 'rotate(180deg)' : undefined}
    transitionProperty="transform"
    transitionDuration="fast"
    _motionReduce={{ transition: 'none' }}
  >
    <ChevronDown aria-hidden />
  </Box>
)
