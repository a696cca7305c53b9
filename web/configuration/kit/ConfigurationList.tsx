import { Button } from '@chakra-ui/react'
import { Eye, Info, Pencil, Plus } from 'lucide-react'
import { Fragment, useState, type ComponentProps, type ReactNode } from 'react'
import { useLeaveGuard } from '../../forms/record/useLeaveGuard'
import type { Ordered } from '../../tables/order/order'
import { SaveOrder } from '../../tables/order/SaveOrder'
import { SortableTable, type Column } from '../../tables/order/SortableTable'
import type { Order } from '../../tables/order/useOrder'
import { EmptyState } from '../../ui/page/EmptyState'
import { IconButton } from '../../ui/parts/IconButton'
import { Page } from '../../ui/page/Page'
import { AskedVerb, type RowVerb } from './AskedVerb'

/** The props that a list passes to its dialog. */
export type ItemDialog = {
  isNew: boolean
  /** The item was just added, and its dialog stays open. */
  isJustAdded: boolean
  readOnly: boolean
  nextWeight: number
  onAdded: (id: string) => void
  onClose: () => void
}

const readerIcons = { View: Eye, 'Details of': Info } as const

type ConfigurationListProps<Item extends Ordered> = Pick<ComponentProps<typeof Page>, 'heading' | 'back'> & {
  /** What the rows are: "Facilities". */
  label: string
  order: Order<Item>
  /** Whether there are unsaved moves, here or in another view of the page. */
  hasUnsaved?: boolean
  nameOf: (item: Item) => string
  columns: readonly Column<Item>[]
  canChange: boolean
  /** Whether rows can be added and reordered here. */
  canArrange?: boolean
  /** Whether people put the rows in order; otherwise they have an order of their own. */
  isOrdered?: boolean
  /** The button with which read-only viewers open an item; by default there is none. */
  readerLabel?: keyof typeof readerIcons
  /** The page of an item's own items. */
  linkTo?: (item: Item) => string | undefined
  /** The verb on a row, which needs a confirmation. */
  verb: RowVerb<Item>
  /** More actions of the page. */
  actions?: ReactNode
  empty: ComponentProps<typeof EmptyState>
  /** The dialog that adds, edits or shows an item; null when the item is new or deleted. */
  dialog: (item: Item | null, about: ItemDialog) => ReactNode
  /** More of the page, below the list. */
  children?: ReactNode
}

type Doing = { what: 'add' } | { what: 'show' | 'showAdded' | 'ask'; id: string }

/** A configuration page: a list whose items people order, add, edit and delete. */
export const ConfigurationList = <Item extends Ordered>({
  heading,
  back,
  label,
  order,
  hasUnsaved = order.hasOwn,
  nameOf,
  columns,
  canChange,
  canArrange = canChange,
  isOrdered = true,
  readerLabel,
  linkTo,
  verb,
  actions,
  empty,
  dialog,
  children,
}: ConfigurationListProps<Item>) => {
  const { items } = order
  const [doing, setDoing] = useState<Doing | null>(null)
  const { question } = useLeaveGuard(hasUnsaved)
  const done = () => setDoing(null)
  const about = doing && doing.what !== 'add' ? (items.find(({ id }) => id === doing.id) ?? null) : null

  const buttons = (item: Item) => {
    const { id } = item
    const name = nameOf(item)
    const path = linkTo?.(item)
    const show = () => setDoing({ what: 'show', id })
    return (
      <>
        {path ? <IconButton icon={Eye} label={`View ${name}`} to={path} /> : null}
        {canChange ? (
          <IconButton icon={Pencil} label={`Edit ${name}`} onClick={show} />
        ) : readerLabel ? (
          <IconButton icon={readerIcons[readerLabel]} label={`${readerLabel} ${name}`} onClick={show} />
        ) : null}
        {canChange && (verb.isFor?.(item) ?? true) ? (
          <IconButton
            icon={verb.icon}
            isDangerous={verb.isDangerous}
            label={`${verb.label} ${name}`}
            onClick={() => setDoing({ what: 'ask', id })}
          />
        ) : null}
      </>
    )
  }

  return (
    <Page
      heading={heading}
      back={back}
      actions={
        <>
          {actions}
          {canArrange ? (
            <>
              {isOrdered ? <SaveOrder order={order} /> : null}
              <Button onClick={() => setDoing({ what: 'add' })}>
                <Plus aria-hidden />
                Add
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <SortableTable
        key={label}
        label={label}
        order={order}
        nameOf={nameOf}
        isMovable={canArrange && isOrdered}
        columns={columns}
        actions={canChange || readerLabel || linkTo ? buttons : undefined}
        empty={<EmptyState {...empty} />}
      />
      {children}
      {doing && doing.what !== 'ask' ? (
        // A different item needs a new form; an item that was just added keeps its form.
        <Fragment key={doing.what === 'add' ? 'new' : doing.id}>
          {dialog(about, {
            isNew: doing.what === 'add',
            isJustAdded: doing.what === 'showAdded',
            readOnly: !canChange,
            nextWeight: Math.max(-1, ...items.map(({ weight }) => weight)) + 1,
            onAdded: (id) => setDoing({ what: 'showAdded', id }),
            onClose: done,
          })}
        </Fragment>
      ) : null}
      {doing?.what === 'ask' && about ? (
        <AskedVerb verb={verb} item={about} name={nameOf(about)} onClose={done} />
      ) : null}
      {question}
    </Page>
  )
}
