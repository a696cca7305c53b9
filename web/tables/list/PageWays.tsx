import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

type PageWaysProps = {
  /** Where the list stands. */
  children: string
  /** Addresses of the other pages; a way that leads nowhere is not there. */
  first?: string | null
  previous?: string | null
  next?: string | null
  last?: string | null
}

/** Where a list stands, and the ways to its other pages. */
export const PageWays = ({ children, first, previous, next, last }: PageWaysProps) => (
  <Flex as="nav" aria-label="Pages" align="center" justify="space-between" wrap="wrap" gap="2" mt="3">
    <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums" py="2">
      {children}
    </Text>
    {(previous ?? next) != null && (
      <Flex gap="2" wrap="wrap">
        {first != null && <Way to={first} name="First" icon={ChevronFirst} isFar />}
        {previous != null && <Way to={previous} name="Previous" icon={ChevronLeft} />}
        {next != null && <Way to={next} name="Next" icon={ChevronRight} isForward />}
        {last != null && <Way to={last} name="Last" icon={ChevronLast} isForward isFar />}
      </Flex>
    )}
  </Flex>
)

type WayProps = { to: string; name: string; icon: LucideIcon; isForward?: boolean; isFar?: boolean }

/** A phone has no room for four words: those for the far ways are heard only. */
const Way = ({ to, name, icon: Icon, isForward, isFar }: WayProps) => (
  <Button asChild variant="outline" px={{ base: '3', sm: '4' }}>
    <Link to={to}>
      {!isForward && <Icon aria-hidden />}
      {isFar ? <chakra.span srOnly={{ base: true, sm: false }}>{name}</chakra.span> : name}
      {isForward && <Icon aria-hidden />}
    </Link>
  </Button>
)
