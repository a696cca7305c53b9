import {
  closestCenter,
  DndContext,
  PointerSensor,
  pointerWithin,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box, Button } from '@chakra-ui/react'
import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { VisuallyHidden } from '../../ui/parts/VisuallyHidden'
import type { Ordered } from './order'
import { actionColumn, ListCell, ListName, ListRow, ListTable } from '../list/ListTable'
import { RowsPager } from '../list/Pager'
import { SortableRow } from './SortableRow'
import { handleHelp, useMoving } from './useMoving'
import type { Order } from './useOrder'
import { usePage } from '../list/usePage'

/** A column by its name; the first one names the row. */
export type Column<Item> = { name: string; show: (item: Item) => ReactNode }

type SortableTableProps<Item extends Ordered> = {
  /** What the rows are: "Facilities". */
  label: string
  order: Order<Item>
  nameOf: (item: Item) => string
  columns: readonly Column<Item>[]
  /** Buttons of a row, in the column Action. */
  actions?: (item: Item) => ReactNode
  /** Whether the order may be changed here. */
  isMovable: boolean
  /** Shown in place of an empty list. */
  empty: ReactNode
}

/** The drop targets that move a row to the previous or next page. */
const pageEdges = { previous: 'page-previous', next: 'page-next' } as const
const edges: readonly unknown[] = Object.values(pageEdges)

/** A page target counts only while the pointer is on it; otherwise the nearest row counts. */
const collide: CollisionDetection = (args) => {
  const onEdge = pointerWithin(args).filter(({ id }) => edges.includes(id))
  return onEdge.length > 0
    ? onEdge
    : closestCenter({ ...args, droppableContainers: args.droppableContainers.filter(({ id }) => !edges.includes(id)) })
}

/** Silences dnd-kit's announcements, which use ids; `useMoving` announces names. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/**
 * A list that people put in order: by dragging a row's handle, by lifting it with the keyboard, or by the buttons
 * beside it; 20 rows per page. `useOrder` holds the order and handles others' changes to it.
 */
export const SortableTable = <Item extends Ordered>({
  label,
  order,
  nameOf,
  columns,
  actions,
  isMovable,
  empty,
}: SortableTableProps<Item>) => {
  const { items } = order
  const helpId = useId()
  const table = useRef<HTMLDivElement>(null)
  const paging = usePage(items.length)
  const moving = useMoving(table, order, paging, (id) => {
    const item = items.find((each) => each.id === id)
    return item ? nameOf(item) : ''
  })
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const shown = items.slice(paging.start, paging.end)

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    const place =
      over.id === pageEdges.previous
        ? paging.start - 1
        : over.id === pageEdges.next
          ? paging.end
          : items.findIndex(({ id }) => id === over.id)
    moving.drop(String(active.id), place)
  }

  const cells = (item: Item) => (
    <>
      {columns.map(({ name, show }, at) =>
        at === 0 ? (
          <ListName key={name}>{show(item)}</ListName>
        ) : (
          <ListCell key={name} isWords name={name}>
            {show(item)}
          </ListCell>
        ),
      )}
      {actions ? (
        <ListCell name="Action" place="trail">
          {actions(item)}
        </ListCell>
      ) : null}
    </>
  )

  const notices = (
    <Box role="status" borderRadius="l3" overflow="clip" css={{ '&:not(:empty)': { mb: '3' } }}>
      {order.refusal ? (
        <NoticeStrip kind="warning" title="The order was not saved" text={order.refusal} onDismiss={order.reset} />
      ) : null}
      {order.hasNews ? (
        <NoticeStrip
          kind="info"
          title="Someone else put this list in order meanwhile"
          text="You still see your own order. Saving it replaces theirs."
          action={
            <Button size="sm" variant="outline" onClick={order.reset}>
              Show Theirs
            </Button>
          }
        />
      ) : null}
    </Box>
  )

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collide}
      modifiers={[upAndDown]}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={onDragEnd}
    >
      <Box ref={table}>
        {notices}
        {items.length === 0 ? (
          empty
        ) : (
          <ListTable
            cardsBelow="md"
            aria-label={label}
            columns={[
              ...(isMovable ? [{ name: 'Order', width: '1%' }] : []),
              ...columns,
              ...(actions ? [actionColumn] : []),
            ]}
          >
            <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
              {shown.map((item, at) =>
                isMovable ? (
                  <SortableRow
                    key={item.id}
                    id={item.id}
                    name={nameOf(item)}
                    moving={moving}
                    isFirst={paging.start + at === 0}
                    isLast={paging.start + at === items.length - 1}
                    helpId={helpId}
                  >
                    {cells(item)}
                  </SortableRow>
                ) : (
                  <ListRow key={item.id} data-row={item.id}>
                    {cells(item)}
                  </ListRow>
                ),
              )}
            </SortableContext>
          </ListTable>
        )}
      </Box>
      <SortablePager label={label} count={items.length} paging={paging} />
      <VisuallyHidden id={helpId}>{handleHelp}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{moving.spoken}</VisuallyHidden>
    </DndContext>
  )
}

/** A row that is dropped on one of its buttons moves to that page. */
const SortablePager = (props: ComponentProps<typeof RowsPager>) => {
  const { page, pages } = props.paging
  const previous = useDroppable({ id: pageEdges.previous, disabled: page === 0 })
  const next = useDroppable({ id: pageEdges.next, disabled: page === pages - 1 })
  return <RowsPager {...props} edges={{ previous, next }} />
}

const upAndDown = ({ transform }: { transform: { x: number; y: number; scaleX: number; scaleY: number } }) => ({
  ...transform,
  x: 0,
})
