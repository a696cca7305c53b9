import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital } from '../../../test/hospital/hospital'
import { closeCall } from '../../calls/ending/closeCall'
import type { Request } from '../../kernel/request'
import {
  createProcedureField,
  deleteProcedureField,
  reorderProcedureFields,
  updateProcedureField,
} from './configureFields'
import { createProcedureFieldOption, deleteProcedureFieldOption, updateProcedureFieldOption } from './configureOptions'
import { createProcedure, deleteProcedure, undeleteProcedure, updateProcedure } from './configureProcedures'
import { readProcedures } from './readProcedures'

let hospital: Hospital
let admin: Request
let rosa: Request
beforeEach(async () => {
  hospital = await openHospital()
  admin = await hospital.as(hospital.people.admin)
  rosa = await hospital.as(hospital.people.rosa)
})
afterEach(() => hospital.close())

const close = async (values: Record<string, string[]>): Promise<string> => {
  const callId = await hospital.openCall()
  await closeCall(rosa, { callId, fields: hospital.record(values) })
  return callId
}
/** The procedures that may be recorded, with the names of their fields and options. */
const choices = async () =>
  Object.fromEntries(
    (await readProcedures(rosa)).map(({ name, fields }) => [
      name,
      Object.fromEntries(fields.map((field) => [field.name, field.options.map(({ value }) => value)])),
    ]),
  )
const optionOf = async (value: string) =>
  (
    await hospital.clients.system.procedureFieldOption.findFirstOrThrow({
      where: { value, providerId: hospital.riverside.id },
    })
  ).id
const requiredBy = async (optionId: string) =>
  (await hospital.clients.system.optionRequirement.findMany({ where: { optionId } })).map(({ fieldId }) => fieldId)

test('a procedure is built up from nothing, and can be recorded at once', async () => {
  const { procedureId } = await createProcedure(admin, { name: 'Declot', weight: 9, followUpInterval: '' })
  const { fieldId } = await createProcedureField(admin, {
    procedureId,
    name: 'Agent',
    weight: 0,
    type: 'radio',
    required: true,
  })
  const { fieldId: doseId } = await createProcedureField(admin, {
    procedureId,
    name: 'Dose',
    weight: 1,
    type: 'number',
  })
  const { optionId } = await createProcedureFieldOption(admin, {
    fieldId,
    value: 'Alteplase',
    requiredFieldIds: [doseId, doseId],
  })
  await createProcedureFieldOption(admin, { fieldId, value: 'Saline' })
  expect(await requiredBy(optionId)).toEqual([doseId])
  expect((await choices()).Declot).toEqual({ Agent: ['Alteplase', 'Saline'], Dose: [] })
  const callId = await hospital.openCall()
  expect(await fieldsOf(closeCall(rosa, { callId, fields: [{ fieldId, values: ['Alteplase'] }] }))).toEqual({
    [`fields.${doseId}`]: 'Dose is a required procedure field when Alteplase is selected',
  })
  await closeCall(rosa, {
    callId,
    fields: [
      { fieldId, values: ['Alteplase'] },
      { fieldId: doseId, values: ['2'] },
    ],
  })
})

test('what is asked for from now on is asked for at the next closing', async () => {
  const { fields, procedures } = hospital.riverside
  const callId = await hospital.openCall()
  await updateProcedureField(admin, { fieldId: fields.Site, required: true })
  await updateProcedure(admin, { procedureId: procedures.Dressing, requiredCallFields: ['mrn'] })
  expect(await fieldsOf(closeCall(rosa, { callId, fields: hospital.record({ Biopatch: ['true'] }) }))).toEqual({
    [`fields.${fields.Site!}`]: 'Site is required when Dressing is selected',
    mrn: 'MRN is required when Dressing is selected',
  })
})

test('renaming and deleting leaves what was recorded as it was recorded (rules 5.3)', async () => {
  const { fields, procedures } = hospital.riverside
  const { system } = hospital.clients
  const callId = await close({ Kind: ['Gauze'], Site: ['Red'], Topic: ['Flushing'] })
  const recorded = () => system.callValue.findMany({ where: { callId }, orderBy: { fieldName: 'asc' } })
  const before = await recorded()
  expect(before).toHaveLength(3)
  await updateProcedure(admin, { procedureId: procedures.Dressing, name: 'Dressing of the line' })
  await updateProcedureField(admin, { fieldId: fields.Site, name: 'Place' })
  await updateProcedureFieldOption(admin, { optionId: await optionOf('Gauze'), value: 'Gauze and tape' })
  await deleteProcedureFieldOption(admin, { optionId: await optionOf('Red') })
  await deleteProcedureField(admin, { fieldId: fields.Kind })
  await deleteProcedure(admin, { procedureId: procedures.Education })
  expect(await recorded()).toEqual(before)
  expect(await choices()).toMatchObject({ 'Dressing of the line': { Place: ['Clean', 'Swollen'], Biopatch: [] } })
  expect(Object.keys(await choices())).not.toContain('Education')
})

test('the type of a field stays once values were recorded, also when it is sent along with other changes (rules 5.9)', async () => {
  const { fields } = hospital.riverside
  await updateProcedureField(admin, { fieldId: fields.Topic, type: 'number' })
  await updateProcedureField(admin, { fieldId: fields.Topic, type: 'text' })
  await close({ Topic: ['Flushing'] })
  expect(
    await fieldsOf(updateProcedureField(admin, { fieldId: fields.Topic, type: 'number', name: 'Subject', weight: -1 })),
  ).toEqual({ type: 'Values were recorded for this field, so its type stays', weight: 'Must be 0 or more' })
  await updateProcedureField(admin, { fieldId: fields.Topic, type: 'text', name: 'Subject' })
  expect(
    await hospital.clients.system.procedureField.findUniqueOrThrow({ where: { id: fields.Topic! } }),
  ).toMatchObject({ type: 'text', name: 'Subject', version: 4 })
})

test('when a field is deleted, no option requires it any more, and who edits such an option is told (rules 5.9)', async () => {
  const { fields } = hospital.riverside
  const optionId = await optionOf('Chest X-ray')
  expect(await requiredBy(optionId)).toEqual([fields['X-ray read by']])
  await deleteProcedureField(admin, { fieldId: fields['X-ray read by'] })
  expect(await requiredBy(optionId)).toEqual([])
  expect(await refusalOf(updateProcedureFieldOption(admin, { optionId, value: 'X-ray', expectedVersion: 1 }))).toBe(
    'STALE',
  )
  expect(
    await fieldsOf(updateProcedureFieldOption(admin, { optionId, requiredFieldIds: [fields['X-ray read by']] })),
  ).toEqual({ requiredFieldIds: 'Must be fields of the same procedure' })
  const callId = await hospital.openCall()
  await closeCall(rosa, {
    callId,
    patientLastName: 'King',
    fields: hospital.record({ 'Insertion Type': ['ML'], 'Tip confirmation': ['Chest X-ray'] }),
  })
})

test('a deleted procedure is changed and brought back under a name that is free (rules 5.3, 5.5)', async () => {
  const procedureId = hospital.riverside.procedures.Removal!
  for (let time = 0; time < 2; time += 1) await deleteProcedure(admin, { procedureId })
  expect(
    await fieldsOf(
      closeCall(rosa, { callId: await hospital.openCall(), fields: hospital.record({ Reason: ['Occlusion'] }) }),
    ),
  ).toMatchObject({ [`fields.${hospital.riverside.fields.Reason!}`]: 'Does not exist' })
  await createProcedure(admin, { name: 'REMOVAL', weight: 4 })
  expect(await fieldsOf(undeleteProcedure(admin, { procedureId }))).toEqual({ name: 'Another procedure has this name' })
  await updateProcedure(admin, { procedureId, name: 'Removal of a line' })
  await undeleteProcedure(admin, { procedureId })
  expect(await refusalOf(undeleteProcedure(admin, { procedureId }))).toBe('NOT_DELETED')
  expect((await choices())['Removal of a line']).toEqual({ Reason: ['Treatment ended', 'Occlusion'] })
})

test('an order names the fields of this procedure and no other (rules 5.4)', async () => {
  const { fields, procedures } = hospital.riverside
  const parentId = procedures.Dressing
  expect(
    await refusalOf(reorderProcedureFields(admin, { parentId, ids: [fields.Kind, fields.Site, fields.Topic] })),
  ).toBe('STALE')
  await reorderProcedureFields(admin, { parentId, ids: [fields.Biopatch, fields.Kind, fields.Site] })
  expect(Object.keys((await choices()).Dressing!)).toEqual(['Biopatch', 'Kind', 'Site'])
})

test('no one of another provider puts anything under what is ours, or requires it there', async () => {
  const { people, as, lakeshore, riverside } = hospital
  const stranger = await as(people.stranger)
  expect(
    await fieldsOf(
      createProcedureField(stranger, {
        procedureId: riverside.procedures.Dressing,
        name: 'x',
        weight: 0,
        type: 'text',
      }),
    ),
  ).toEqual({ procedureId: 'Does not exist' })
  expect(await fieldsOf(createProcedureFieldOption(stranger, { fieldId: riverside.fields.Kind, value: 'x' }))).toEqual({
    fieldId: 'Does not exist',
  })
  expect(
    await fieldsOf(
      createProcedureFieldOption(stranger, {
        fieldId: lakeshore.fields.Kind,
        value: 'x',
        requiredFieldIds: [riverside.fields.Site],
      }),
    ),
  ).toEqual({ requiredFieldIds: 'Must be fields of the same procedure' })
  expect((await choices()).Dressing).toEqual({
    Kind: ['Transparent', 'Gauze'],
    Site: ['Clean', 'Red', 'Swollen'],
    Biopatch: [],
  })
})
