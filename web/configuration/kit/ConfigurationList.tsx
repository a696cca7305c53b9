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

/** What a list tells the dialog that it opens. */
export type ItemDialog = {
  isNew: boolean
  /** It was added a moment ago, and its dialog goes on. */
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
  /** Whether rows were put in order here and that is not saved, also in another view of the page. */
  hasUnsaved?: boolean
  nameOf: (item: Item) => string
  columns: readonly Column<Item>[]
  canChange: boolean
  /** Whether rows are added and put in order here. */
  canArrange?: boolean
  /** How people who may change nothing open an item; by default they do not. */
  readerLabel?: keyof typeof readerIcons
  /** The page of what belongs to an item. */
  linkTo?: (item: Item) => string | undefined
  /** What is done with a row once somebody has confirmed it. */
  verb: RowVerb<Item>
  /** Further actions of the page. */
  actions?: ReactNode
  empty: ComponentProps<typeof EmptyState>
  /** The dialog in which an item is added, changed or looked at; null when it is new, and when it is gone. */
  dialog: (item: Item | null, about: ItemDialog) => ReactNode
}

type Doing = { what: 'add' } | { what: 'show' | 'showAdded' | 'ask'; id: string }

/** A page of the configuration: a list that people put in order, and whose items they add, change and delete. */
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
  readerLabel,
  linkTo,
  verb,
  actions,
  empty,
  dialog,
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
              <SaveOrder order={order} />
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
        isMovable={canArrange}
        columns={columns}
        actions={canChange || readerLabel || linkTo ? buttons : undefined}
        empty={<EmptyState {...empty} />}
      />
      {doing && doing.what !== 'ask' ? (
        // Another item is another form; what was just added becomes one that is changed.
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
