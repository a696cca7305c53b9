import { array, number, object, string, type InferType } from 'yup'
import { changedHours, createFacilityInput } from '../facilities/input'
import { flagOr, requiredName } from '../../kernel/input/entries'
import { nameText } from '../../kernel/input/input'
import { nameKey, sameName } from '../../kernel/input/names'
import type { FieldRefusal } from '../../kernel/refusal'
import { hasOptions } from '../procedures/catalogue'
import { createFieldInput, createOptionInput, createProcedureInput } from '../procedures/input'
import { createPurposeInput } from '../purposes/input'
import { createTargetInput } from '../targets/input'
import { targetStatuses } from '../targets/target'

// A provider's configuration as one document, with names instead of ids, which this or another provider can import.

export const documentFormat = 'patency-catalogue'
export const documentVersion = 1

const names = (limit: number) =>
  array(requiredName()).typeError(noList).default([]).max(limit, `Must be at most ${limit} entries`)
const noList = 'Must be a list'
const noObject = 'Must be an object'
const tooMany = 'Must be at most 2000 entries'

const purpose = createPurposeInput
  .omit(['weight', 'procedureIds'])
  // Documents from before purposes named procedures lack it.
  .shape({ procedures: array(requiredName()).typeError(noList).max(50, 'Must be at most 50 entries') })
  .typeError(noObject)
// Documents from before facilities had working hours lack them.
const facility = createFacilityInput
  .omit(['weight'])
  .shape({ ...changedHours, rooms: names(5000) })
  .typeError(noObject)
const option = createOptionInput
  .omit(['fieldId', 'weight', 'requiredFieldIds'])
  .shape({ requires: names(300) })
  .typeError(noObject)
const field = createFieldInput
  .omit(['procedureId', 'weight'])
  .shape({ options: array(option).typeError(noList).default([]) })
  .typeError(noObject)
const procedure = createProcedureInput
  .omit(['weight'])
  .shape({ fields: array(field).typeError(noList).default([]) })
  .typeError(noObject)
const target = createTargetInput
  .omit(['purposeId', 'facilityId'])
  .shape({
    purpose: nameText().meta({ description: 'The name of a purpose.' }),
    facility: nameText().meta({ description: 'The name of a facility.' }),
  })
  .typeError(noObject)

const count = () => number().strict().typeError('Must be a whole number').required('Required')
const countedKinds = ['purposes', 'facilities', 'rooms', 'procedures', 'fields', 'options', 'waitingTargets'] as const
type Counts = Record<(typeof countedKinds)[number], number>

const list = { description: 'As exported. Left out, this list stays as it is.' }

export const documentInput = object({
  format: string()
    .strict()
    .typeError('Is not a configuration')
    .required('Is not a configuration')
    .oneOf([documentFormat], 'Is not a configuration')
    .meta({ description: `\`${documentFormat}\`.` }),
  version: number()
    .strict()
    .typeError('Must be a number')
    .required('Required')
    .oneOf([documentVersion], `Only version ${documentVersion} can be read`)
    .meta({ description: 'Only the version that is exported is accepted.' }),
  counts: object({
    purposes: count(),
    facilities: count(),
    rooms: count(),
    procedures: count(),
    fields: count(),
    options: count(),
    // Documents from before there were targets lack it.
    waitingTargets: number().strict().typeError('Must be a whole number').optional(),
  })
    .typeError(noObject)
    .required('Required')
    .meta({ description: 'The number of items of each kind; a partial document is refused.' }),
  purposes: array(purpose).typeError(noList).max(2000, tooMany).meta(list),
  facilities: array(facility).typeError(noList).max(2000, tooMany).meta(list),
  procedures: array(procedure).typeError(noList).max(2000, tooMany).meta(list),
  waitingTargets: array(target).typeError(noList).max(2000, tooMany).meta(list),
})

export const importInput = documentInput.shape({
  dryRun: flagOr(false).meta({ description: 'Report what would change, and change nothing.', confirms: true }),
})

export type CatalogueDocument = InferType<typeof documentInput>
export type DocumentPurpose = InferType<typeof purpose>
export type DocumentFacility = InferType<typeof facility>
export type DocumentProcedure = InferType<typeof procedure>
export type DocumentTarget = InferType<typeof target>
export type DocumentField = InferType<typeof field>
export type DocumentOption = InferType<typeof option>
type Lists = Pick<CatalogueDocument, 'purposes' | 'facilities' | 'procedures' | 'waitingTargets'>

/** The weights of a list in this order: its own when it already has this order, otherwise from 0. */
export const weightsOf = (names: readonly string[], current: readonly { name: string; weight: number }[]): number[] => {
  const isInOrder =
    names.length === current.length && names.every((name, index) => sameName(name, current[index]!.name))
  return isInOrder ? current.map(({ weight }) => weight) : names.map((_name, index) => index)
}

export const countsOf = ({ purposes = [], facilities = [], procedures = [], waitingTargets = [] }: Lists): Counts => {
  const fields = procedures.flatMap((one) => one.fields)
  const sum = (lists: readonly (readonly unknown[])[]): number => lists.reduce((total, list) => total + list.length, 0)
  return {
    purposes: purposes.length,
    facilities: facilities.length,
    rooms: sum(facilities.map(({ rooms }) => rooms)),
    procedures: procedures.length,
    fields: fields.length,
    options: sum(fields.map(({ options }) => options)),
    waitingTargets: waitingTargets.length,
  }
}

const twice = (path: string, list: readonly string[]): FieldRefusal[] => {
  const keys = list.map(nameKey)
  const second = list.find((_, index) => keys.indexOf(keys[index]!) < index)
  return second === undefined ? [] : [{ field: path, message: `Holds ${second} twice` }]
}

/** Everything that is wrong with a document whose parts are valid. */
export const wrongInDocument = (document: CatalogueDocument): FieldRefusal[] => {
  const { counts, purposes = [], facilities = [], procedures = [], waitingTargets } = document
  const held = countsOf(document)
  const missing = countedKinds
    .filter((kind) => (counts[kind] ?? 0) !== held[kind])
    .map((kind) => ({
      field: `counts.${kind}`,
      message: `The document is incomplete: it announces ${counts[kind] ?? 0} ${kind} and holds ${held[kind]}`,
    }))
  return [
    ...missing,
    ...twice(
      'purposes',
      purposes.map(({ name }) => name),
    ),
    ...purposes.flatMap((one, at) => twice(`purposes[${at}].procedures`, one.procedures ?? [])),
    ...twice(
      'facilities',
      facilities.map(({ name }) => name),
    ),
    ...facilities.flatMap(({ rooms }, at) => twice(`facilities[${at}].rooms`, rooms)),
    ...twice(
      'procedures',
      procedures.map(({ name }) => name),
    ),
    ...(waitingTargets ? wrongTargets(waitingTargets) : []),
    ...procedures.flatMap(({ fields }, at) => [
      ...twice(
        `procedures[${at}].fields`,
        fields.map(({ name }) => name),
      ),
      ...fields.flatMap((one, index) => wrongInField(`procedures[${at}].fields[${index}]`, one, fields)),
    ]),
  ]
}

/** How the document names a target. */
export const nameOfTarget = ({ status, purpose, facility }: DocumentTarget): string =>
  [status, ...[purpose, facility].flatMap((name) => name ?? [])].join(', ')

const wrongTargets = (targets: readonly DocumentTarget[]): FieldRefusal[] => [
  ...twice('waitingTargets', targets.map(nameOfTarget)),
  // Every provider keeps these.
  ...targetStatuses
    .filter((status) => !targets.some((one) => one.status === status && !one.purpose && !one.facility))
    .map((status) => ({ field: 'waitingTargets', message: `Lacks the target of all ${status} calls` })),
]

const wrongInField = (
  path: string,
  { type, options }: DocumentField,
  fields: readonly DocumentField[],
): FieldRefusal[] => {
  const known = new Set(fields.map(({ name }) => nameKey(name)))
  return [
    ...(options.length > 0 && !hasOptions(type)
      ? [{ field: `${path}.options`, message: 'Only checkboxes and radio buttons have options' }]
      : []),
    ...twice(
      `${path}.options`,
      options.map(({ value }) => value),
    ),
    ...options.flatMap(({ requires }, index) =>
      requires.every((name) => known.has(nameKey(name)))
        ? []
        : [{ field: `${path}.options[${index}].requires`, message: 'Must be fields of the same procedure' }],
    ),
  ]
}
