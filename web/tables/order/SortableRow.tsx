import { useSortable } from '@dnd-kit/sortable'
import { chakra, Flex } from '@chakra-ui/react'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListCell, ListRow } from '../list/ListTable'
import type { Moving, MovingPart } from './useMoving'

type SortableRowProps = {
  id: string
  name: string
  moving: Moving
  isFirst: boolean
  isLast: boolean
  helpId: string
  children: ReactNode
}

/** A row with its handle and its buttons. */
export const SortableRow = ({ id, name, moving, isFirst, isLast, helpId, children }: SortableRowProps) => {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  const isLifted = moving.liftedId === id || isDragging
  return (
    <ListRow
      ref={setNodeRef}
      data-row={id}
      data-lifted={isLifted ? '' : undefined}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <ListCell name="Order" place="lead">
        <Flex direction={{ base: 'column', md: 'row' }} align="center">
          <Handle
            ref={setActivatorNodeRef}
            part="handle"
            label={`Move ${name}`}
            aria-describedby={helpId}
            aria-pressed={isLifted}
            // A finger on it drags the row instead of scrolling the page.
            touchAction="none"
            cursor={isDragging ? 'grabbing' : 'grab'}
            onKeyDown={(event) => moving.onHandleKey(id, event)}
            onBlur={moving.onHandleLeft}
            onPointerDown={listeners?.onPointerDown as never}
          >
            <GripVertical aria-hidden size={20} />
          </Handle>
          <Handle part="up" label={`Move ${name} up`} aria-disabled={isFirst} onClick={() => moving.step(id, -1)}>
            <ChevronUp aria-hidden size={20} />
          </Handle>
          <Handle part="down" label={`Move ${name} down`} aria-disabled={isLast} onClick={() => moving.step(id, 1)}>
            <ChevronDown aria-hidden size={20} />
          </Handle>
        </Flex>
      </ListCell>
      {children}
    </ListRow>
  )
}

const Button = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '11', md: '9' },
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'button',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-pressed=true]': { bg: 'brand.solid', color: 'brand.contrast' },
    // A disabled button keeps the focus at the end of the list.
    '&[aria-disabled=true]': { opacity: 0.4, cursor: 'disabled', _hover: { bg: 'transparent', color: 'fg.muted' } },
  },
})

const Handle = ({
  part,
  label,
  ...props
}: React.ComponentProps<typeof Button> & { part: MovingPart; label: string }) => (
  <Button type="button" data-part={part} aria-label={label} title={label} {...props} />
)
