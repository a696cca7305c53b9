import { createCallInput } from 'domain/calls/input'
import { missingCustomJob } from 'domain/calls/rules'
import { checkInput } from 'domain/kernel/input/input'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { needsCustomName, purposeNames } from 'domain/configuration/purposes/purpose'
import { statusNames } from 'domain/configuration/statuses/status'
import { idsIn, isUnderWay, notArrived } from '../call/images/imageIds'

type StatusName = (typeof statusNames)[keyof typeof statusNames]

export type NewCallValues = {
  status: StatusName
  isExternal: boolean
  insertedBy: string
  roomId: string | null
  roomDescription: string
  purposeId: string | null
  customJob: string
  contact: string
  preComments: string
  /** Image ids in one string (images/imageIds). */
  images: string
}

type Named = { readonly databaseId: string; readonly name: string }

/** The options of the form, by raw id. */
export type NewCallChoices = { purposes: readonly Named[]; statusCodes: readonly Named[] }

/** Status Normal, purpose Dressing Change (calls, section 2). */
export const newCallDefaults = ({ purposes }: NewCallChoices): NewCallValues => ({
  status: statusNames.normal,
  isExternal: false,
  insertedBy: '',
  roomId: null,
  roomDescription: '',
  purposeId: purposes.find(({ name }) => name === purposeNames.dressingChange)?.databaseId ?? null,
  customJob: '',
  contact: '',
  preComments: '',
  images: '',
})

/** What a ward's device begins with: its contact, and Stat where the address asks for it. */
export const wardDefaults = (
  choices: NewCallChoices,
  { contact, isStat }: { contact: string; isStat: boolean },
): NewCallValues => {
  const defaults = { ...newCallDefaults(choices), contact }
  return isStat ? { ...defaults, status: statusNames.stat, purposeId: null } : defaults
}

const nameOf = (choices: readonly Named[], id: string | null): string =>
  choices.find(({ databaseId }) => databaseId === id)?.name ?? ''

export const isCustom = ({ purposeId }: NewCallValues, { purposes }: NewCallChoices): boolean =>
  needsCustomName(nameOf(purposes, purposeId))

/** Whether the form has more than need and place, which every similar call has too. */
export const hasOwnEntries = ({ contact, preComments, insertedBy, customJob, images }: NewCallValues): boolean =>
  [contact, preComments, insertedBy, customJob, images].some((text) => text.trim() !== '')

/** The input of the mutation. Fields that are hidden are not sent. */
export const newCallInput = (values: NewCallValues, choices: NewCallChoices) => {
  const { status, isExternal, insertedBy, customJob, images, ...rest } = values
  return {
    ...rest,
    images: idsIn(images),
    customJob: isCustom(values, choices) ? customJob : null,
    insertedBy: isExternal ? insertedBy : null,
    statusCodeId: choices.statusCodes.find(({ name }) => name === status)?.databaseId ?? null,
  }
}

/** All errors of the entries, in the server's words. */
export const wrongWithNewCall = (values: NewCallValues, choices: NewCallChoices): FieldRefusal[] => {
  const input = newCallInput(values, choices)
  return [
    ...(checkInput(createCallInput, input).refusal?.fields ?? []),
    ...(isUnderWay(values.images) ? [notArrived] : []),
    ...missingCustomJob(nameOf(choices.purposes, values.purposeId), input.customJob?.trim(), 'Required.'),
  ]
}
