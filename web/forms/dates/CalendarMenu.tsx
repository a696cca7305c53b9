import { DatePicker, parseDate } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { calendarRecipe } from '../../ui/theme/calendar'

type CalendarMenuProps = {
  /** The ids of the field and of the button that opens the menu, where it is placed. */
  ids: { control: string; trigger: string }
  /** YYYY-MM-DD, or null. */
  value: string | null
  onChoose: (day: string) => void
  onClose: () => void
}

const Steps = () => (
  <DatePicker.ViewControl>
    <DatePicker.PrevTrigger>
      <ChevronLeft aria-hidden />
    </DatePicker.PrevTrigger>
    <DatePicker.ViewTrigger>
      <DatePicker.RangeText />
    </DatePicker.ViewTrigger>
    <DatePicker.NextTrigger>
      <ChevronRight aria-hidden />
    </DatePicker.NextTrigger>
  </DatePicker.ViewControl>
)

/** The calendar below a date field, 290 px wide (administration, section 9). */
export const CalendarMenu = ({ ids, value, onChoose, onClose }: CalendarMenuProps) => {
  const content = useRef<HTMLDivElement>(null)
  // The keyboard goes on in the calendar, at the chosen day or today.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>('[data-part=table-cell-trigger][tabindex="0"]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <DatePicker.Root
      recipe={calendarRecipe}
      ids={ids}
      open
      locale="en-US"
      value={value ? [parseDate(value)] : []}
      // In a dialog the menu stands inside of it, where the focus may go.
      positioning={{ strategy: 'fixed', placement: 'bottom-end' }}
      onValueChange={({ value: [day] }) => {
        if (day) onChoose(day.toString())
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <DatePicker.Positioner>
        <DatePicker.Content ref={content} data-own-escape>
          <DatePicker.View view="day">
            <Steps />
            <DatePicker.DayTable />
          </DatePicker.View>
          <DatePicker.View view="month">
            <Steps />
            <DatePicker.MonthTable />
          </DatePicker.View>
          <DatePicker.View view="year">
            <Steps />
            <DatePicker.YearTable />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  )
}
