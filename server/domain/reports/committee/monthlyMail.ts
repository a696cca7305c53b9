import { addMonths, format, parseISO } from 'date-fns'
import { dayLater, momentAt, todayIn } from '../../kernel/time/facilityTime'
import { onOneLine, writeMail, type MailText } from '../../mail/mailText'
import { figureInWords, figureName, type KeyFigure } from './keyFigures'

// The committee's page as a mail, once a month (rules 7.15). A month is `YYYY-MM`.

const monthLater = (month: string, months: number): string => format(addMonths(parseISO(month), months), 'yyyy-MM')

export const monthAfter = (month: string): string => monthLater(month, 1)

export const monthNow = (timeZone: string, now: Date): string => todayIn(timeZone, now).slice(0, 7)

export const monthBefore = (month: string): string => monthLater(month, -1)

export const daysOfMonth = (month: string): { start: string; end: string } => ({
  start: `${month}-01`,
  end: dayLater(`${monthAfter(month)}-01`, -1),
})

/** In the morning, when a night shift has completed its calls. */
const sendingHour = 6

/** When the month is sent: on the first day of the next one. */
export const sendingAt = (timeZone: string, month: string): Date =>
  momentAt(timeZone, `${monthAfter(month)}-01`, sendingHour, 0)

/** The next morning, after a run that was given up. */
export const morningAfter = (timeZone: string, now: Date): Date =>
  momentAt(timeZone, dayLater(todayIn(timeZone, now), 1), sendingHour, 0)

/** `November 2026`. */
export const monthInWords = (month: string): string => format(parseISO(month), 'MMMM yyyy')

type MonthInFigures = {
  provider: string
  month: string
  figures: readonly KeyFigure[]
  /** The same of the month before, in the same order. */
  before: readonly KeyFigure[]
  link: string
}

/** The text of the mail: the figures at the head of the page, each beside what it was. */
export const committeeMailText = ({ provider, month, figures, before, link }: MonthInFigures): MailText => {
  const name = onOneLine(provider)
  return writeMail({
    subject: `${name}: the vascular access team in ${monthInWords(month)}`,
    greeting: 'Hello,',
    before: [
      `This is what the vascular access team of ${name} did in ${monthInWords(month)}, beside ${monthInWords(monthBefore(month))}.`,
    ],
    figures: figures.map((figure, place) => [
      figureName(figure),
      `${figureInWords(figure)}${figure.isOfNow ? ' (as of now)' : ` (before: ${figureInWords(before[place]!)})`}`,
    ]),
    button: 'Open the page',
    link,
    after: [
      'The spreadsheet with this message has all tables, and says what each figure counts. The page is for people who have an account.',
      `A manager of ${name} chose your address. To get this no longer, ask them to remove it.`,
    ],
  })
}
