// For any configuration and any entries, the form and the server return the same errors: the rules are written
// once, in the domain, and this test holds both sides to them (calls, section 5).
import fc from 'fast-check'
import { callRequiresLine } from '../../server/services/calls/ending/callRequiresLine'
import { closeCall } from '../../server/services/calls/ending/closeCall'
import { readCatalogue } from '../../server/services/configuration/procedures/readProcedures'
import { refusalOf } from '../../server/test/harness/expect'
import { openHospital, type Hospital } from '../../server/test/hospital/hospital'
import { Refused } from '../../server/services/kernel/refused'
import { requireableCallFields } from '../../server/domain/calls/entries/requiredFields'
import { fieldTypes, hasOptions, type ProcedureFacts } from '../../server/domain/configuration/procedures/catalogue'
import { fieldPath } from '../../server/domain/configuration/procedures/fieldValues'
import { storedDate } from '../forms/dates/shownDate'
import {
  missingToClose,
  needsLine,
  valuesOfCall,
  type CallEntryValues,
  type EntryContext,
} from '../calls/call/entries/callFormValues'
import { recordChanges, recordOf, type RecordValues } from '../calls/embeds/recordValues'

let hospital: Hospital
beforeAll(async () => {
  hospital = await openHospital()
})
afterAll(() => hospital.close())

const callKeys = requireableCallFields.map(({ key }) => key).filter((key) => key !== 'images')
const name = fc.stringMatching(/^[A-Z][a-z]{1,7}$/)
/** Names are unique within a list. */
const nameOf = (it: { name: string }): string => it.name.toLowerCase()
const days = fc.option(fc.integer({ min: 1, max: 30 }), { nil: null })

const option = fc.record({
  value: name,
  endFollowUp: fc.boolean(),
  immediateFollowUpInterval: days,
  requires: fc.option(fc.nat(3), { nil: null }),
})
const field = fc.record({
  name,
  type: fc.constantFrom(...fieldTypes),
  required: fc.boolean(),
  options: fc.uniqueArray(option, { minLength: 1, maxLength: 3, selector: ({ value }) => value.toLowerCase() }),
})
const procedure = fc.record({
  name,
  followUpInterval: days,
  requiredCallFields: fc.subarray(callKeys, { maxLength: 1 }),
  fields: fc.uniqueArray(field, { minLength: 1, maxLength: 4, selector: nameOf }),
})
const catalogue = fc.uniqueArray(procedure, { minLength: 1, maxLength: 3, selector: nameOf })
type MadeProcedure = typeof procedure extends fc.Arbitrary<infer T> ? T : never

/** Mostly the first value, so that enough forms are valid and many have one error. */
const mostly = <T>(usual: T, ...odd: T[]) =>
  fc.oneof(
    { arbitrary: fc.constant(usual), weight: 4 * odd.length },
    { arbitrary: fc.constantFrom(...odd), weight: odd.length },
  )
const entry = mostly('12', '', ' ', '-3.5', '1e5', 'twelve', 'true', 'some words')
const text = mostly('Ada', '', ' ', 'x'.repeat(300))
const form = fc.record({
  patientLastName: text,
  mrn: mostly('R-1', '', 'x'.repeat(65)),
  contact: text,
  comments: text,
  dob: mostly('02/28/1950', '', '02/30/1950', '01/01/2999', '2/1'),
  isCustom: mostly(false, true),
  customJob: text,
  hasRoom: mostly(true, false),
  /** The entries for the fields, in order; numbers choose an option. */
  entries: fc.array(fc.array(fc.oneof(fc.nat(3), entry), { maxLength: 2 }), { minLength: 12, maxLength: 12 }),
  ticked: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  followUp: mostly<string | null>(null, '', '7', '0', 'x', '99999'),
})
type MadeForm = typeof form extends fc.Arbitrary<infer T> ? T : never

/** Replaces the provider's procedures. */
const openCatalogue = async (made: MadeProcedure[]): Promise<void> => {
  const { system } = hospital.clients
  const providerId = hospital.riverside.id
  await system.procedure.updateMany({ where: { providerId }, data: { deletedAt: hospital.clock.now } })
  for (const [weight, { fields, ...facts }] of made.entries()) {
    const { id: procedureId } = await system.procedure.create({ data: { providerId, weight, ...facts } })
    const rows = await system.procedureField.createManyAndReturn({
      data: fields.map(({ options: _options, ...each }, fieldWeight) => ({
        providerId,
        procedureId,
        weight: fieldWeight,
        ...each,
      })),
    })
    for (const [index, { type, options }] of fields.entries()) {
      if (!hasOptions(type)) continue
      for (const [optionWeight, { requires, ...each }] of options.entries()) {
        const { id: optionId } = await system.procedureFieldOption.create({
          data: { providerId, fieldId: rows[index]!.id, weight: optionWeight, ...each },
        })
        const required = requires === null ? undefined : rows[requires]
        if (required && required.id !== rows[index]!.id)
          await system.optionRequirement.create({ data: { providerId, optionId, fieldId: required.id } })
      }
    }
  }
}

/** The entries in the page's format, in the shapes that its fields can produce. */
const entriesOf = (
  procedures: readonly ProcedureFacts[],
  { entries, ticked, followUp, ...made }: MadeForm,
): CallEntryValues => {
  const { riverside } = hospital
  let next = 0
  const recorded = procedures.flatMap(({ fields }) =>
    fields.map(({ id, type, options }) => {
      const entered = entries[next++ % entries.length]!
      const one = entered.slice(0, 1)
      const values = hasOptions(type)
        ? [...new Set((type === 'radio' ? one : entered).flatMap((each) => options[Number(each)]?.value ?? []))]
        : type === 'checkbox'
          ? one.length > 0
            ? ['true']
            : []
          : one.map(String)
      return [fieldPath(id), values] as const
    }),
  )
  return {
    ...valuesOfCall({
      patientFirstName: null,
      patientLastName: made.patientLastName,
      dob: null,
      mrn: made.mrn,
      orderingProvider: null,
      contact: made.contact,
      customJob: made.customJob,
      preComments: null,
      comments: made.comments,
      roomDescription: null,
      images: [],
      purpose: { databaseId: riverside.purposes[made.isCustom ? 'Custom' : 'PICC Insertion']! },
      room: made.hasRoom ? { databaseId: riverside.facilities[0]!.roomIds[0]! } : null,
    }),
    dob: made.dob,
    ...recordOf({ catalogue: procedures, recorded: { fields: [], followUpDays: null } }),
    // A procedure with entries is always checked: there is no other way to enter them.
    fields: procedures
      .filter(
        ({ fields }, index) =>
          ticked[index % ticked.length] ||
          fields.some(({ id }) => recorded.some(([path, values]) => path === fieldPath(id) && values.length > 0)),
      )
      .map(({ id }) => id),
    followUp: followUp !== null,
    followUpDays: followUp ?? '',
    ...(Object.fromEntries(recorded) as Partial<RecordValues>),
  } as CallEntryValues
}

/** Field and message of every error, sorted. */
const told = (fields: readonly { field: string; message: string }[]): string[] =>
  [...new Set(fields.map(({ field, message }) => `${field}: ${message}`))].sort()

test('the form and the server refuse the same, in the same words, and both let the same pass', async () => {
  const { riverside, people, as, clients, openCall } = hospital
  const { system } = clients
  const seen = { refused: 0, needsLine: 0, closed: 0 }
  const request = await as(people.rosa)
  const run = async (made: MadeProcedure[], facilityRequires: string[], forms: MadeForm[]) => {
    await openCatalogue(made)
    await system.facility.update({
      where: { id: riverside.facilities[0]!.id },
      data: { requiredCallFields: facilityRequires, followUpsEnabled: true },
    })
    const facility = await system.facility.findUniqueOrThrow({
      where: { id: riverside.facilities[0]!.id },
      include: { rooms: true },
    })
    const fields = await system.procedureField.findMany({ where: { providerId: riverside.id }, select: { id: true } })
    const procedures = await readCatalogue(clients.sql(riverside.id), request.actor!, {
      callId: '',
      fields: fields.map(({ id }) => ({ fieldId: id })),
    })
    const context: EntryContext = {
      catalogue: procedures,
      now: () => hospital.clock.now,
      recorded: { fields: [], followUpDays: null },
      choices: {
        purposes: Object.entries(riverside.purposes).map(([purpose, databaseId]) => ({ databaseId, name: purpose })),
        facilities: [{ ...facility, rooms: facility.rooms.map(({ id, name }) => ({ databaseId: id, name })) }],
      },
    }
    for (const each of forms) {
      const values = entriesOf(procedures, each)
      const nothing = { ...values, ...recordOf(context) }
      const { fields = [], ...record } = recordChanges(values, nothing, context, null)
      const callId = await openCall({ room: null })
      const { customJob, contact, comments, patientLastName, mrn, purposeId, roomId } = values
      const input = {
        callId,
        customJob,
        contact,
        comments,
        patientLastName,
        mrn,
        purposeId,
        roomId,
        dob: storedDate(values.dob),
        fields,
        ...record,
      }
      // A procedure that is only checked is not sent, so only the form can require its fields.
      const onlyTicked = procedures.filter(
        ({ id, fields: own }) =>
          values.fields.includes(id) && !own.some((one) => fields.some(({ fieldId }) => fieldId === one.id)),
      )
      const formSays = told(
        missingToClose(
          { ...values, fields: values.fields.filter((id) => !onlyTicked.some((one) => one.id === id)) },
          context,
        ),
      )
      const refusal = await closeCall(request, input).then(
        () => null,
        (error: unknown) => {
          if (error instanceof Refused) return error.refusal
          throw error
        },
      )
      const serverSays = refusal?.code === 'LINE_REQUIRED' ? [] : told(refusal?.fields ?? [])
      expect({ input, says: formSays }).toEqual({ input, says: serverSays })
      if (formSays.length > 0) seen.refused += 1
      else {
        const asks = needsLine(values, context, null)
        expect({ input, asks }).toEqual({ input, asks: refusal?.code === 'LINE_REQUIRED' })
        if (asks) {
          seen.needsLine += 1
          expect(await callRequiresLine(request, input)).toBe(true)
        } else {
          seen.closed += 1
          expect(await refusalOf(closeCall(request, input))).toBe('CALL_COMPLETED')
        }
      }
    }
  }
  await fc.assert(
    fc.asyncProperty(
      catalogue,
      fc.subarray(callKeys, { maxLength: 2 }),
      fc.array(form, { minLength: 4, maxLength: 4 }),
      run,
    ),
    { numRuns: 60, endOnFailure: true },
  )
  for (const [what, times] of Object.entries(seen))
    expect({ what, happened: times > 0 }).toEqual({ what, happened: true })
})
