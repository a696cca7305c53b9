import {
  documentExtension,
  documentLimit,
  documentMessages,
  documentTypes,
  takenExtensions,
} from 'domain/documents/file'
import { wrongEntries } from 'domain/compliance/rules'
import type { FormikErrors } from 'formik'
import { isCalendarDate } from 'domain/kernel/time/calendarDate'
import { storedDate } from '../../forms/dates/shownDate'
import { errorsOf } from '../../forms/record/errorsOf'

export type UploadValues = {
  /** The raw id of the requirement. */
  requirementId: string
  issueDate: string
  expirationDate: string
  files: readonly File[]
}

const noSuchDay = 'Must be a valid date (MM/DD/YYYY)'

/** For the browser's file dialog: names and types, so that a phone also offers its camera and its pictures. */
export const accepted = [
  ...takenExtensions.map((extension) => `.${extension}`),
  ...new Set(Object.values(documentTypes).map(({ contentType }) => contentType)),
].join(',')

/** What is wrong with the chosen files, without reading them. */
const wrongWithFiles = (files: readonly File[]): string | null => {
  if (files.length === 0) return documentMessages.required
  if (files.some(({ name }) => documentExtension(name) === null)) return documentMessages.extension
  return files.some(({ size }) => size > documentLimit) ? documentMessages.size : null
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
    ...(notDays.length > 0 ? notDays : wrongEntries({ ...dates, hasFile: true }, { doesNotExpire })),
    ...(wrongFiles ? [{ field: 'files', message: wrongFiles }] : []),
  ])
}
