import { Grid } from '@chakra-ui/react'
import { isCalendarDate, showCalendarDate } from 'domain/kernel/time/calendarDate'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { CheckboxField } from '../../../forms/fields/CheckboxField'
import { DateField } from '../../../forms/fields/DateField'
import { FormDialog } from '../../../forms/record/FormDialog'
import { useSendForm } from '../../../forms/send/useSendForm'
import { storedDate } from '../../../forms/dates/shownDate'
import { wrongEntry, type History, type HistoryEntry } from './infectionHistory'

type Values = { infectionStart: string; infectionStop: string; isOngoing: boolean }

type InfectionDialogProps = {
  lineId: string
  /** Null for a new entry. */
  entry: HistoryEntry | null
  others: History
  recorded: History
  /** Today at the line's facility. */
  today: string
  onKeep: (entry: HistoryEntry) => void
  onClose: () => void
}

const shown = (day: string | null | undefined): string => (day ? showCalendarDate(day) : '')

const notADate = (field: string, text: string): FieldRefusal[] =>
  text.trim() && !isCalendarDate(storedDate(text)!) ? [{ field, message: 'Must be a valid date (MM/DD/YYYY)' }] : []

/**
 * Edits an infection that the flag did not record on its day. The entry becomes part of the line's form and is saved
 * with it.
 */
export const InfectionDialog = ({ lineId, entry, others, recorded, today, onKeep, onClose }: InfectionDialogProps) => {
  const entryOf = ({ infectionStart, infectionStop, isOngoing }: Values): HistoryEntry => ({
    entryId: entry?.entryId ?? null,
    start: storedDate(infectionStart) ?? '',
    stop: isOngoing ? null : storedDate(infectionStop),
  })
  const isWhole = ({ infectionStart, infectionStop, isOngoing }: Values): boolean =>
    infectionStart.trim() !== '' && (isOngoing || infectionStop.trim() !== '')
  const check = (values: Values): readonly FieldRefusal[] => {
    const noDates = [
      ...notADate('infectionStart', values.infectionStart),
      ...(values.isOngoing ? [] : notADate('infectionStop', values.infectionStop)),
    ]
    return noDates.length > 0 || !isWhole(values) ? noDates : wrongEntry(entryOf(values), others, recorded, today)
  }
  const { form, kept } = useSendForm<Values>({
    keptAs: `infection ${entry?.entryId ?? 'new'} of ${lineId}`,
    initial: {
      infectionStart: shown(entry?.start),
      infectionStop: shown(entry?.stop),
      isOngoing: entry?.stop === null,
    },
    check,
    send: (values) => {
      if (isWhole(values)) onKeep(entryOf(values))
    },
  })
  return (
    <FormDialog
      isLocal
      title="Manually Add/Edit Infection Entry"
      form={form}
      kept={kept}
      saveLabel={entry ? 'Edit' : 'Add'}
      isIncomplete={!isWhole(form.values)}
      onClose={onClose}
    >
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <DateField name="infectionStart" label="Start" required hasCalendar />
        {!form.values.isOngoing && <DateField name="infectionStop" label="Stop" required hasCalendar />}
      </Grid>
      <CheckboxField name="isOngoing" label="Ongoing" />
    </FormDialog>
  )
}
