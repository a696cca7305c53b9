import { useDroppable } from '@dnd-kit/core'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Paging } from './usePage'

/** Where a dragged row is let go to come to the page before or after. */
export const pageEdges = { previous: 'page-previous', next: 'page-next' } as const

type PagerProps = { label: string; count: number; paging: Paging }

/** Which rows of how many are shown, and the way to the others. A list of one page has none. */
export const Pager = ({ label, count, paging: { page, pages, start, end, show } }: PagerProps) =>
  pages === 1 ? null : (
    <Flex asChild wrap="wrap" align="center" justify="space-between" gap="3" mt="3">
      <chakra.nav aria-label={`Pages of ${label}`}>
        <Text textStyle="sm" color="fg.muted" role="status">
          {start + 1}–{end} of {count}
        </Text>
        <Flex gap="2">
          <PageButton edge={pageEdges.previous} isThere={page > 0} onGo={() => show(page - 1)}>
            <ChevronLeft aria-hidden />
            Previous
          </PageButton>
          <PageButton edge={pageEdges.next} isThere={page < pages - 1} onGo={() => show(page + 1)}>
            Next
            <ChevronRight aria-hidden />
          </PageButton>
        </Flex>
      </chakra.nav>
    </Flex>
  )

type PageButtonProps = { edge: string; isThere: boolean; onGo: () => void; children: ReactNode }

/** A row can be dropped on it. It stays focusable where there is no further page, so that the focus is not lost. */
const PageButton = ({ edge, isThere, onGo, children }: PageButtonProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: edge, disabled: !isThere })
  return (
    <Button
      ref={setNodeRef}
      size="sm"
      variant={isOver ? 'solid' : 'outline'}
      colorPalette={isOver ? 'brand' : 'gray'}
      aria-disabled={!isThere}
      opacity={isThere ? 1 : 0.55}
      cursor={isThere ? 'pointer' : 'not-allowed'}
      onClick={() => isThere && onGo()}
    >
      {children}
    </Button>
  )
}
