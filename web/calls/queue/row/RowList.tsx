import { chakra } from '@chakra-ui/react'
import { memo, type ComponentProps } from 'react'
import { CallRow } from './CallRow'
import { rowItem, rowList } from './RowShape'
import type { useCard_call$key } from '../card/__generated__/useCard_call.graphql'

type RowListProps = {
  cards: readonly { id: string; call: useCard_call$key; hasLeft: boolean }[]
  today: Date
  whyLeft: (id: string) => string
}

const Item = memo(function Item(row: ComponentProps<typeof CallRow>) {
  return (
    <chakra.li css={rowItem}>
      <CallRow {...row} />
    </chakra.li>
  )
})

/** The calls of a group as a dense list. */
export const RowList = ({ cards, today, whyLeft }: RowListProps) => (
  <chakra.ul css={rowList}>
    {cards.map(({ id, call, hasLeft }) => (
      <Item key={id} call={call} today={today} leftBecause={hasLeft ? whyLeft(id) : undefined} />
    ))}
  </chakra.ul>
)
