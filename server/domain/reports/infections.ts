import { showCalendarDate } from '../kernel/time/calendarDate'
import { showIn } from '../kernel/time/facilityTime'
import type { Column } from './column'

// Infection entries that start in the range, with the data of their line (rules 7.2).

/** Rows of a page (administration, section 9). */
export const infectionsPerPage = 20

export type InfectionRow = {
  name: string
  room: { name: string; facility: { name: string } } | null
  roomDescription: string | null
  infectionNotes: string | null
  /** The zone of the facility, or of the report. */
  timeZone: string
  createdAt: Date
  createdBy: { fullName: string } | null
  completedAt: Date | null
  completedBy: { fullName: string } | null
  infectionStart: string
  /** Null while the infection continues. */
  infectionStop: string | null
}

const pattern = 'MM/dd/yyyy hh:mm a'
const momentColumn = (name: string, momentOf: (row: InfectionRow) => Date | null): Column<InfectionRow> => ({
  name,
  of: (row) => {
    const moment = momentOf(row)
    return moment && showIn(row.timeZone, moment, pattern)
  },
  moment: { of: momentOf, pattern },
})

export const infectionColumns: Column<InfectionRow>[] = [
  { name: 'Line Name', of: ({ name }) => name },
  { name: 'Room Name', of: ({ room }) => room?.name ?? null },
  { name: 'Facility', of: ({ room }) => room?.facility.name ?? null },
  { name: 'Room Description', of: ({ roomDescription }) => roomDescription },
  { name: 'Infection Notes', of: ({ infectionNotes }) => infectionNotes },
  momentColumn('Created At', ({ createdAt }) => createdAt),
  { name: 'Created By', of: ({ createdBy }) => createdBy?.fullName ?? null },
  momentColumn('Completed At', ({ completedAt }) => completedAt),
  { name: 'Completed By', of: ({ completedBy }) => completedBy?.fullName ?? null },
  {
    name: 'Infection Start',
    of: ({ infectionStart }) => showCalendarDate(infectionStart),
    day: { of: ({ infectionStart }) => infectionStart, pattern: 'MM/dd/yyyy' },
  },
  {
    name: 'Infection Stop',
    of: ({ infectionStop }) => (infectionStop ? showCalendarDate(infectionStop) : 'Ongoing'),
    day: { of: ({ infectionStop }) => infectionStop, pattern: 'MM/dd/yyyy' },
  },
]
