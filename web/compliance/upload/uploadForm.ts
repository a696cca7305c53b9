import {
  documentExtension,
  documentLimit,
  documentMessages,
  documentTypes,
  takenExtensions,
} from 'domain/documents/file'
import { latestToday, wrongEntries } from 'domain/compliance/rules'
import type { FormikErrors } from 'formik'
import { isCalendarDate } from 'domain/kernel/time/calendarDate'
import { storedDate } from '../../forms/dates/shownDate'
import { serverNow } from '../../relay/serverClock'
import { zoneOrUtc } from '../../ui/browser/zonedTime'
import { showSize } from './showSize'
import { errorsOf } from '../../forms/record/errorsOf'

export type UploadValues = {
  /** The raw id of the requirement. */
  requirementId: string
  issueDate: string
  expirationDate: string
  files: readonly File[]
}

/** Files cannot be kept with what else was entered. */
export const chooseAgain = 'Choose the files again.'

/** Where a day begins first: what is in the future there is so at every facility. The server knows their zones. */
const furthestAhead = 'Pacific/Kiritimati'

const noSuchDay = 'Must be a valid date (MM/DD/YYYY)'

/** For the browser's file dialog: names and types, so that a phone also offers its camera and its pictures. */
export const accepted = [
  ...takenExtensions.map((extension) => `.${extension}`),
  ...new Set(Object.values(documentTypes).map(({ contentType }) => contentType)),
].join(',')

type WrongFile = {
  /** In the words of the server. */
  message: string
  /** What its person can do. */
  remedy: string
}

/** What is wrong with a chosen file, without reading it. */
export const wrongFile = ({ name, size }: File): WrongFile | null => {
  if (/[.]hei[cf]s?$/i.test(name))
    return {
      message: documentMessages.extension,
      remedy:
        'This is a HEIC photo. Use Take Photo, or choose Most Compatible in the settings of the iPhone, under Camera and Formats, and take it again.',
    }
  if (documentExtension(name) === null)
    return { message: documentMessages.extension, remedy: 'Save it as PDF, JPEG or PNG, and choose that file.' }
  if (size > documentLimit)
    return { message: documentMessages.size, remedy: `It has ${showSize(size)}. Save it as a smaller PDF or JPEG.` }
  return size === 0
    ? { message: documentMessages.broken, remedy: 'It is empty. Download it to this device first.' }
    : null
}

/** Wrong files do not keep the right ones from being sent. */
const wrongWithFiles = (files: readonly File[]): string | null => {
  const [first] = files
  if (!first) return documentMessages.required
  return files.every(wrongFile) ? wrongFile(first)!.message : null
}

/** The entries as the server takes them. */
export const datesOf = ({ issueDate, expirationDate }: UploadValues, doesNotExpire: boolean) => ({
  issueDate: storedDate(issueDate),
  expirationDate: doesNotExpire ? null : storedDate(expirationDate),
})

/** What is wrong with the entries, in the words of the server (administration, section 5). */
export const wrongUpload = (values: UploadValues, doesNotExpire: boolean): FormikErrors<UploadValues> => {
  const dates = datesOf(values, doesNotExpire)
  const wrongFiles = wrongWithFiles(values.files)
  const notDays = (['issueDate', 'expirationDate'] as const)
    .filter((name) => dates[name] !== null && !isCalendarDate(dates[name]))
    .map((field) => ({ field, message: noSuchDay }))
  return errorsOf<UploadValues>([
    ...(values.requirementId ? [] : [{ field: 'requirementId', message: 'Required' }]),
    ...(notDays.length > 0
      ? notDays
      : wrongEntries(
          { ...dates, hasFile: true },
          { doesNotExpire, today: latestToday([zoneOrUtc(furthestAhead)], serverNow()) },
        )),
    ...(wrongFiles ? [{ field: 'files', message: wrongFiles }] : []),
  ])
}
