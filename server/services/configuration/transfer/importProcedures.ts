import {
  keyOf,
  weightsOf,
  type DocumentField,
  type DocumentOption,
  type DocumentProcedure,
} from '../../../domain/configuration/transfer/document'
import type { FieldRefusal } from '../../../domain/kernel/refusal'
import { wrongNewType } from '../../../domain/configuration/procedures/rules'
import type { FieldChanges } from '../../kernel/audit'
import type { CommandContext } from '../../kernel/command'
import { fields, fieldStanding, removeField } from '../procedures/configureFields'
import { options, setRequired } from '../procedures/configureOptions'
import { procedures } from '../procedures/configureProcedures'
import type { Report } from './report'

const byWeight = [{ weight: 'asc' as const }, { id: 'asc' as const }]

/** What an import of procedures goes by; `path` is the place in the document. */
type Import = { context: CommandContext; report: Report; wrong: FieldRefusal[] }
type Place = { id: string; name: string; path: string }
type NewOption = { values: Omit<DocumentOption, 'requires'> & { weight: number }; requiredFieldIds: string[] }
type NewField = Omit<DocumentField, 'options'> & { weight: number }

/** Adds those of one field together: a catalogue holds thousands. */
const addOptions = async ({ context, report }: Import, field: Place, added: readonly NewOption[]): Promise<void> => {
  if (added.length === 0) return
  const { tx, actor } = context
  const { providerId } = actor
  const made = await tx.procedureFieldOption.createManyAndReturn({
    data: added.map(({ values }) => ({ ...values, providerId, fieldId: field.id })),
    select: { id: true, value: true },
  })
  const ids = new Map(made.map(({ id, value }) => [value, id]))
  await tx.optionRequirement.createMany({
    data: added.flatMap(({ values, requiredFieldIds }) =>
      requiredFieldIds.map((fieldId) => ({ providerId, optionId: ids.get(values.value)!, fieldId })),
    ),
  })
  for (const { values, requiredFieldIds } of added) {
    options.added(context, ids.get(values.value)!, {
      ...values,
      fieldId: field.id,
      requiredFieldIds,
    })
    report.add('procedureFieldOption', `${field.name}, ${values.value}`)
  }
}

const importOptions = async (
  it: Import,
  field: Place,
  wanted: readonly DocumentOption[],
  fieldIds: ReadonlyMap<string, string>,
): Promise<void> => {
  const { context, report } = it
  const { tx } = context
  const added: NewOption[] = []
  const rows = await tx.procedureFieldOption.findMany({
    where: { fieldId: field.id, deletedAt: null },
    orderBy: byWeight,
    include: { requires: { select: { fieldId: true }, orderBy: { fieldId: 'asc' } } },
  })
  const weights = weightsOf(
    wanted.map(({ value }) => value),
    rows.map(({ value, weight }) => ({ name: value, weight })),
  )
  const rest = new Map(rows.map((row) => [keyOf(row.value), row]))
  for (const [index, { requires, ...option }] of wanted.entries()) {
    const row = rest.get(keyOf(option.value))
    rest.delete(keyOf(option.value))
    const values = { ...option, weight: weights[index]! }
    const requiredFieldIds = [...new Set(requires.map((required) => fieldIds.get(keyOf(required))!))]
    if (row) {
      const required = await setRequired(context, row, requiredFieldIds)
      const alsoChanged: FieldChanges = required ? { requiredFieldIds: required } : {}
      report.change(
        'procedureFieldOption',
        `${field.name}, ${option.value}`,
        await options.change(context, row, values, alsoChanged),
      )
    } else added.push({ values, requiredFieldIds })
  }
  await addOptions(it, field, added)
  for (const row of rest.values()) {
    await options.remove(context, row)
    report.remove('procedureFieldOption', `${field.name}, ${row.value}`)
  }
}

/** The ids of the new fields, by the keys of their names. */
const addFields = async (
  { context, report }: Import,
  procedure: Place,
  added: readonly NewField[],
): Promise<[key: string, id: string][]> => {
  if (added.length === 0) return []
  const { tx, actor } = context
  const made = await tx.procedureField.createManyAndReturn({
    data: added.map((values) => ({ ...values, providerId: actor.providerId, procedureId: procedure.id })),
    select: { id: true, name: true },
  })
  const ids = new Map(made.map(({ id, name }) => [keyOf(name), id]))
  for (const values of added) {
    fields.added(context, ids.get(keyOf(values.name))!, { ...values, procedureId: procedure.id })
    report.add('procedureField', `${procedure.name}, ${values.name}`)
  }
  return [...ids]
}

const importFields = async (it: Import, procedure: Place, wanted: readonly DocumentField[]): Promise<void> => {
  const { context, report, wrong } = it
  const { tx } = context
  const added: NewField[] = []
  const rows = await tx.procedureField.findMany({
    where: { procedureId: procedure.id, deletedAt: null },
    orderBy: byWeight,
  })
  const weights = weightsOf(
    wanted.map(({ name }) => name),
    rows,
  )
  const rest = new Map(rows.map((row) => [keyOf(row.name), row]))
  const ids = new Map<string, string>()
  for (const [index, { options: _options, ...field }] of wanted.entries()) {
    const row = rest.get(keyOf(field.name))
    rest.delete(keyOf(field.name))
    const values = { ...field, weight: weights[index]! }
    if (row) {
      // Options that the new type has no place for go with this import.
      const standing = { ...(await fieldStanding(context, row)), hasOptions: false }
      wrong.push(
        ...wrongNewType(standing, field.type).map(({ message }) => ({
          field: `${procedure.path}.fields[${index}].type`,
          message,
        })),
      )
      report.change('procedureField', `${procedure.name}, ${field.name}`, await fields.change(context, row, values))
      ids.set(keyOf(field.name), row.id)
    } else added.push(values)
  }
  for (const [key, id] of await addFields(it, procedure, added)) ids.set(key, id)
  for (const row of rest.values()) {
    await removeField(context, row)
    report.remove('procedureField', `${procedure.name}, ${row.name}`)
  }
  // After all fields, because an option may require any of them.
  for (const { name, options: ofField } of wanted)
    await importOptions(
      it,
      { id: ids.get(keyOf(name))!, name: `${procedure.name}, ${name}`, path: procedure.path },
      ofField,
      ids,
    )
}

export const importProcedures = async (
  context: CommandContext,
  report: Report,
  wrong: FieldRefusal[],
  wanted: readonly DocumentProcedure[],
): Promise<void> => {
  const { tx, actor } = context
  const { providerId } = actor
  const rows = await tx.procedure.findMany({ where: { providerId, deletedAt: null }, orderBy: byWeight })
  const weights = weightsOf(
    wanted.map(({ name }) => name),
    rows,
  )
  const rest = new Map(rows.map((row) => [keyOf(row.name), row]))
  for (const [index, { fields: ofProcedure, ...procedure }] of wanted.entries()) {
    const row = rest.get(keyOf(procedure.name))
    rest.delete(keyOf(procedure.name))
    const values = { ...procedure, weight: weights[index]! }
    const id = row?.id ?? (await tx.procedure.create({ data: { ...values, providerId } })).id
    if (row) report.change('procedure', procedure.name, await procedures.change(context, row, values))
    else {
      procedures.added(context, id, values)
      report.add('procedure', procedure.name)
    }
    await importFields(
      { context, report, wrong },
      { id, name: procedure.name, path: `procedures[${index}]` },
      ofProcedure,
    )
  }
  for (const row of rest.values()) {
    await procedures.remove(context, row)
    report.remove('procedure', row.name)
  }
}
