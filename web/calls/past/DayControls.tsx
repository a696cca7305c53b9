import { Box, Button, Flex } from '@chakra-ui/react'
import type { CallList } from 'domain/calls/past/pastList'
import { DayChoice } from '../../forms/fields/DayChoice'
import { serverNow } from '../../relay/serverClock'
import type { Choose } from '../../tables/list/useAddressView'
import type { ListView } from './listAddress'

/** YYYY-MM-DD in this device's time zone. */
const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const daysAgo = (days: number): string => {
  const now = serverNow()
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))
}

type DayControlsProps = { list: CallList; view: ListView; choose: Choose<ListView> }

/** The days on which the calls were completed, or deleted, with today and yesterday at one press (rules 3.16b). */
export const DayControls = ({ list, view: { from, to }, choose }: DayControlsProps) => {
  const what = list === 'completed' ? 'Completed' : 'Deleted'
  const today = daysAgo(0)
  const shortcuts = [
    { name: 'Today', day: today },
    { name: 'Yesterday', day: daysAgo(1) },
  ]
  return (
    <Flex wrap="wrap" columnGap="3" rowGap="3" align="flex-end">
      <Box w="10rem">
        <DayChoice label={`${what} From`} value={from} most={to || today} onChange={(day) => choose({ from: day })} />
      </Box>
      <Box w="10rem">
        <DayChoice label={`${what} To`} value={to} least={from} most={today} onChange={(day) => choose({ to: day })} />
      </Box>
      <Flex gap="2">
        {shortcuts.map(({ name, day }) => {
          const isChosen = from === day && to === day
          return (
            <Button
              key={name}
              variant={isChosen ? 'solid' : 'outline'}
              aria-pressed={isChosen}
              onClick={() => choose(isChosen ? { from: '', to: '' } : { from: day, to: day })}
            >
              {name}
            </Button>
          )
        })}
      </Flex>
    </Flex>
  )
}
