import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { searchOf, type ListView } from './listAddress'

type PagingProps = { view: ListView; pages: number; total: number }

/** Where the list stands, and the ways to its other pages. A way that leads nowhere is not there. */
export const Paging = ({ view, pages, total }: PagingProps) => {
  const { pathname } = useLocation()
  const { page } = view
  const to = (to: number) => pathname + searchOf({ ...view, page: to })
  const before = page > 1
  const after = page < pages
  return (
    <Flex as="nav" aria-label="Pages" align="center" justify="space-between" wrap="wrap" gap="2" mt="3">
      <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums" py="2">
        {pages > 1 ? `Page ${page.toLocaleString('en-US')} of ${pages.toLocaleString('en-US')} · ` : ''}
        {total === 1 ? '1 call' : `${total.toLocaleString('en-US')} calls`}
      </Text>
      {pages > 1 && (
        <Flex gap="2">
          {before && <Way to={to(1)} name="First" icon={ChevronFirst} isFar />}
          {before && <Way to={to(page - 1)} name="Previous" icon={ChevronLeft} />}
          {after && <Way to={to(page + 1)} name="Next" icon={ChevronRight} isForward />}
          {after && <Way to={to(pages)} name="Last" icon={ChevronLast} isForward isFar />}
        </Flex>
      )}
    </Flex>
  )
}

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
