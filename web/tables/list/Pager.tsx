import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { PageLinks } from './pageLinks'
import type { Paging } from './usePage'

const steps = [
  { to: 'first', name: 'First', icon: ChevronFirst, isForward: false, isFar: true },
  { to: 'previous', name: 'Previous', icon: ChevronLeft, isForward: false, isFar: false },
  { to: 'next', name: 'Next', icon: ChevronRight, isForward: true, isFar: false },
  { to: 'last', name: 'Last', icon: ChevronLast, isForward: true, isFar: true },
] as const

type ButtonProps = ComponentProps<typeof Button>

type PagerProps = PageLinks<string | ButtonProps> & {
  label?: string
  /** The page changes without a navigation, so screen readers announce the position. */
  isLive?: boolean
  /** The position in the list. */
  children: string
}

/** The position in a list, and links to its other pages. */
export const Pager = ({ label = 'Pages', isLive, children, ...links }: PagerProps) => (
  <Flex as="nav" aria-label={label} align="center" justify="space-between" wrap="wrap" gap="2" mt="3">
    <Text role={isLive ? 'status' : undefined} color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums" py="2">
      {children}
    </Text>
    <Flex gap="2" wrap="wrap" css={{ '&:empty': { display: 'none' } }}>
      {steps.map(({ to, name, icon: Icon, isForward, isFar }) => {
        const link = links[to]
        if (link == null) return null
        const words = (
          <>
            {!isForward && <Icon aria-hidden />}
            {/* A phone has no room for four words: those for the first and last page are only for screen readers. */}
            {isFar ? <chakra.span srOnly={{ base: true, sm: false }}>{name}</chakra.span> : name}
            {isForward && <Icon aria-hidden />}
          </>
        )
        return typeof link === 'string' ? (
          <Button key={to} asChild variant="outline" px={{ base: '3', sm: '4' }}>
            <Link to={link}>{words}</Link>
          </Button>
        ) : (
          <Button key={to} {...link}>
            {words}
          </Button>
        )
      })}
    </Flex>
  </Flex>
)

/** A drop target for a dragged row. */
type Edge = { setNodeRef: (element: HTMLElement | null) => void; isOver: boolean }

type RowsPagerProps = { label: string; count: number; paging: Paging; edges?: { previous: Edge; next: Edge } }

/** The pager of a list that is fully loaded. A list with one page has no pager. */
export const RowsPager = ({ label, count, paging: { page, pages, start, end, show }, edges }: RowsPagerProps) => {
  const buttonTo = (next: number, edge?: Edge): ButtonProps & { 'data-over'?: true | undefined } => {
    const isThere = next >= 0 && next < pages
    return {
      ref: edge?.setNodeRef,
      size: 'sm',
      variant: edge?.isOver ? 'solid' : 'outline',
      colorPalette: edge?.isOver ? 'brand' : 'gray',
      'data-over': edge?.isOver || undefined,
      // It stays focusable when there is no further page, so that the focus is not lost.
      'aria-disabled': !isThere,
      opacity: isThere ? 1 : 0.55,
      cursor: isThere ? 'pointer' : 'not-allowed',
      onClick: () => isThere && show(next),
    }
  }
  return pages === 1 ? null : (
    <Pager
      isLive
      label={`Pages of ${label}`}
      previous={buttonTo(page - 1, edges?.previous)}
      next={buttonTo(page + 1, edges?.next)}
    >
      {`${start + 1}–${end} of ${count}`}
    </Pager>
  )
}
