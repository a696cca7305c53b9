import { array, mixed, object, string, type InferType } from 'yup'
import { countedStatuses } from './filters'
import { completedHourMeanings, hourFields } from './hours'
import { orderChanges, outcomes } from './insertions'
import { callSorts, sortOptions, type CallSort } from '../calls/past/pastList'
import { optionalId, text } from '../kernel/input/input'
import { plainId } from '../kernel/input/lenient'
import { isUuid } from '../kernel/uuid'
import { mrnKey } from '../kernel/input/names'
import { invalid, type FieldRefusal, type Refusal } from '../kernel/refusal'

// The call report (rules 7.3): what may be asked of it.

/** What its calls can be filtered by, with the labels of the screen and of REST (administration, section 9). */
export const callFilterTypes = {
  hospital: 'Hospital',
  insertionType: 'Insertion Type',
  mrn: 'MRN',
  clinician: 'Clinician',
  orderChange: 'Order Change',
  patientName: 'Patient Name',
  procedure: 'Procedure',
  orderingProvider: 'Ordering Provider',
  room: 'Room',
  success: 'Success',
  status: 'Status',
  need: 'Need',
  unit: 'Unit',
} as const
export type CallFilterType = keyof typeof callFilterTypes
export const callFilterTypeNames = Object.keys(callFilterTypes) as CallFilterType[]

/** Filters that name records; the others hold texts. */
const idTypes = ['hospital', 'clinician', 'procedure', 'room', 'need'] as const satisfies CallFilterType[]
export type IdFilterType = (typeof idTypes)[number]
export const isIdType = (type: CallFilterType): type is IdFilterType => (idTypes as readonly string[]).includes(type)

/** Filters that identify a patient: they stand in no address, and the audit log says only that there was one. */
const patientTypes: readonly CallFilterType[] = ['mrn', 'patientName']
export const isOfPatient = (type: CallFilterType): boolean => patientTypes.includes(type)

const typeValues: Partial<Record<CallFilterType, readonly string[]>> = {
  orderChange: orderChanges,
  success: Object.values(outcomes),
  status: countedStatuses,
}

/** The values that a filter may have; null: any text. */
export const valuesOfType = (type: CallFilterType): readonly string[] | null => typeValues[type] ?? null

/** What is asked: for each type of filter the values of which one must hold. */
export type CallFilters = Partial<Record<CallFilterType, readonly string[]>>

/** What the figures beside its calls count, whatever page is shown. */
export const breakdownMeanings = {
  total: 'Calls that were completed in the range and pass the filters; deleted ones are left out.',
  procedures: 'Calls of the report that contain the procedure; a call counts at each of its procedures.',
  insertionTypes: 'Calls of the report at which this type of line was placed; a call counts at each of its types.',
} as const

export const callsPerPage = 20
const mostFilters = 100
const mostValues = 200

const labels = Object.values(callFilterTypes)
const typeMessage = `Must be one of ${labels.join(', ')}`
const typeOf = (label: string): CallFilterType => callFilterTypeNames.find((type) => callFilterTypes[type] === label)!

/** The chosen object of a legacy client: its id and its name. */
const chosenObject = (value: unknown): { id?: unknown; name?: unknown } =>
  typeof value === 'object' && value !== null ? value : typeof value === 'string' ? { id: value, name: value } : {}

type SentFilter = {
  filterType: string
  value: string | null
  objectValue?: unknown
  idList: (string | null | undefined)[]
}

/** The values of a filter as it was sent. */
const valuesIn = ({ filterType, value, objectValue, idList }: SentFilter): string[] => {
  const { id, name } = chosenObject(objectValue)
  const sent = isIdType(typeOf(filterType)) ? [...idList, id, value] : [...idList, value, value === null ? name : null]
  return [...new Set(sent.filter((each): each is string => typeof each === 'string' && each.trim() !== ''))].map(
    (each) => String(plainId(each.trim())),
  )
}

/** What is wrong with the values of a filter; null when nothing is. */
const wrongInValues = (type: CallFilterType, values: readonly string[]): string | null => {
  if (values.length > mostValues) return `Must have at most ${mostValues} values`
  if (isIdType(type)) return values.every(isUuid) ? null : 'Must be an id'
  const allowed = valuesOfType(type)
  return !allowed || values.every((value) => allowed.includes(value)) ? null : `Must be one of ${allowed.join(', ')}`
}

const sortMessage = `Must be one of ${Object.values(callSorts).join(', ')}`

/** What the report takes besides its range and its page. */
export const callSearchFields = {
  ...hourFields(completedHourMeanings),
  sort: string()
    .transform((_value, original: unknown) => (original === '' || original === null ? undefined : original))
    .typeError(sortMessage)
    .oneOf(Object.values(callSorts), sortMessage)
    .default(callSorts.completedAt)
    .meta({
      description: `The order: ${Object.values(callSorts).join(', ')}. Names ascend, times and durations descend; calls without the value come last. Default: Completion Time.`,
    }),
  filters: array(
    object({
      filterType: string()
        .transform((_value, original: unknown) => original)
        .typeError(typeMessage)
        .required('Required')
        .oneOf(labels, typeMessage),
      value: text(),
      objectValue: mixed().nullable().default(null),
      idList: array(text())
        .transform((_value, original: unknown) => original ?? [])
        .typeError('Must be a list')
        .max(mostValues, `Must have at most ${mostValues} values`)
        .default([]),
    })
      .typeError('Must be a filter')
      .required('Must be a filter'),
  )
    .transform((_value, original: unknown) => original ?? [])
    .typeError('Must be a list')
    .max(mostFilters, `Must have at most ${mostFilters} filters`)
    .default([])
    .meta({
      description:
        'Filters of the same type are alternatives; different types must all hold; one without a value is none. Hospital, Clinician, Procedure, Room and Need name records by `idList`; MRN is a whole record number; Patient Name and Ordering Provider are parts of names; Unit is the part of the name of a room before its last dash; the others are whole values.',
      jsonSchema: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            filterType: { type: 'string', enum: labels },
            value: { type: ['string', 'null'] },
            objectValue: { description: 'The chosen record, with its `id`, instead of `idList`.' },
            idList: { type: ['array', 'null'], items: { type: 'string' } },
          },
          required: ['filterType'],
        },
      },
    }),
  auditSessionId: optionalId().meta({
    description: 'Of an earlier answer to the same search, so that the audit log groups its pages.',
  }),
}

const searchSchema = object(callSearchFields)
export type CallSearch = InferType<typeof searchSchema>

/** What is asked, in the words of this file. */
export type AskedCalls = {
  sort: CallSort
  filters: CallFilters
}

/** The search, or what is wrong with its fields together. */
export const askedCalls = ({
  sort: name,
  filters: sent,
}: Pick<CallSearch, 'sort' | 'filters'>): { asked: AskedCalls; refusal: null } | { asked: null; refusal: Refusal } => {
  const wrong: FieldRefusal[] = []
  const filters: Partial<Record<CallFilterType, string[]>> = {}
  for (const [index, filter] of sent.entries()) {
    const type = typeOf(filter.filterType)
    const values = valuesIn(filter)
    const message = wrongInValues(type, values)
    if (message) wrong.push({ field: `filters[${index}].${isIdType(type) ? 'idList' : 'value'}`, message })
    else if (values.length > 0) filters[type] = [...new Set([...(filters[type] ?? []), ...values])]
  }
  if (wrong.length > 0) return { asked: null, refusal: invalid(wrong) }
  if (filters.mrn) filters.mrn = filters.mrn.map(mrnKey)
  const sort = sortOptions.find((option) => callSorts[option] === name)!
  return { asked: { sort, filters }, refusal: null }
}

/** The filters as the audit log keeps them; who the patient is stays out of it. */
export const filtersInTrail = (filters: CallFilters): string[] =>
  callFilterTypeNames.flatMap((type) =>
    (filters[type] ?? []).map((value) => `${callFilterTypes[type]}: ${isOfPatient(type) ? '(patient)' : value}`),
  )

/** A number of calls with something. */
export type CallCount = { name: string; count: number }
