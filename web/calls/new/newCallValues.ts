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
  /** Their ids in one text (images/imageIds). */
  images: string
}

type Named = { readonly databaseId: string; readonly name: string }

/** What the form offers, by raw ids. */
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

const nameOf = (choices: readonly Named[], id: string | null): string =>
  choices.find(({ databaseId }) => databaseId === id)?.name ?? ''

export const isCustom = ({ purposeId }: NewCallValues, { purposes }: NewCallChoices): boolean =>
  needsCustomName(nameOf(purposes, purposeId))

/** Whether there is more than what any call like it has: need and place. */
export const hasOwnEntries = ({ contact, preComments, insertedBy, customJob, images }: NewCallValues): boolean =>
  [contact, preComments, insertedBy, customJob, images].some((text) => text.trim() !== '')

/** What is sent: what is not shown is not sent either. */
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

/** Everything wrong with the entries, as the server would say it. */
export const wrongWithNewCall = (values: NewCallValues, choices: NewCallChoices): FieldRefusal[] => {
  const input = newCallInput(values, choices)
  return [
    ...(checkInput(createCallInput, input).refusal?.fields ?? []),
    ...(isUnderWay(values.images) ? [notArrived] : []),
    ...missingCustomJob(nameOf(choices.purposes, values.purposeId), input.customJob?.trim(), 'Required.'),
  ]
}
