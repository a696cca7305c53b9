import { keyOf, type DocumentField, type DocumentOption, type DocumentProcedure } from '../../domain/catalogue/document'
import type { FieldRefusal } from '../../domain/kernel/refusal'
import { wrongNewType } from '../../domain/procedures/rules'
import type { FieldChanges } from '../kernel/audit'
import { addedItem, changeItem } from '../kernel/catalogue'
import type { CommandContext } from '../kernel/command'
import { fieldStanding, removeField } from '../procedures/configureFields'
import { setRequired } from '../procedures/configureOptions'
import type { Report } from './report'

/** What an import of procedures goes by; `path` is the place in the document. */
type Import = { context: CommandContext; report: Report; wrong: FieldRefusal[] }
type Place = { id: string; name: string; path: string }

const importOptions = async ({ context, report }: Import, field: Place, wanted: readonly DocumentOption[], fieldIds: ReadonlyMap<string, string>): Promise<void> => {
  const { tx, actor, now } = context
  const rows = await tx.procedureFieldOption.findMany({ where: { fieldId: field.id, deletedAt: null }, include: { requires: { select: { fieldId: true }, orderBy: { fieldId: 'asc' } } } })
  const rest = new Map(rows.map((row) => [keyOf(row.value), row]))
  for (const [weight, { requires, ...option }] of wanted.entries()) {
    const row = rest.get(keyOf(option.value))
    rest.delete(keyOf(option.value))
    const values = { ...option, weight }
    const name = `${field.name}, ${option.value}`
    const requiredFieldIds = requires.map((required) => fieldIds.get(keyOf(required))!)
    if (row) {
      const required = await setRequired(context, row, requiredFieldIds)
      const alsoChanged: FieldChanges = required ? { requiredFieldIds: required } : {}
      report.change('procedureFieldOption', name, await changeItem(context, { kind: 'procedureFieldOption', row, patch: values, alsoChanged, write: (data) => tx.procedureFieldOption.update({ where: { id: row.id }, data }) }))
    } else {
      const { id } = await tx.procedureFieldOption.create({ data: { ...values, providerId: actor.providerId, fieldId: field.id } })
      await setRequired(context, { id, requires: [] }, requiredFieldIds)
      addedItem(context, 'procedureFieldOption', id, { ...values, fieldId: field.id, requiredFieldIds })
      report.add('procedureFieldOption', name)
    }
  }
  for (const row of rest.values()) {
    await changeItem(context, { kind: 'procedureFieldOption', row, patch: { deletedAt: now }, write: (data) => tx.procedureFieldOption.update({ where: { id: row.id }, data }) })
    report.remove('procedureFieldOption', `${field.name}, ${row.value}`)
  }
}

const importFields = async (it: Import, procedure: Place, wanted: readonly DocumentField[]): Promise<void> => {
  const { context, report, wrong } = it
  const { tx, actor } = context
  const rows = await tx.procedureField.findMany({ where: { procedureId: procedure.id, deletedAt: null } })
  const rest = new Map(rows.map((row) => [keyOf(row.name), row]))
  const ids = new Map<string, string>()
  for (const [weight, { options: _options, ...field }] of wanted.entries()) {
    const row = rest.get(keyOf(field.name))
    rest.delete(keyOf(field.name))
    const values = { ...field, weight }
    const name = `${procedure.name}, ${field.name}`
    if (row) {
      // Options that the new type has no place for go with this import.
      const standing = { ...(await fieldStanding(context, row)), hasOptions: false }
      wrong.push(...wrongNewType(standing, field.type).map(({ message }) => ({ field: `${procedure.path}.fields[${weight}].type`, message })))
      report.change('procedureField', name, await changeItem(context, { kind: 'procedureField', row, patch: values, write: (data) => tx.procedureField.update({ where: { id: row.id }, data }) }))
      ids.set(keyOf(field.name), row.id)
    } else {
      const { id } = await tx.procedureField.create({ data: { ...values, providerId: actor.providerId, procedureId: procedure.id } })
      addedItem(context, 'procedureField', id, { ...values, procedureId: procedure.id })
      report.add('procedureField', name)
      ids.set(keyOf(field.name), id)
    }
  }
  for (const row of rest.values()) {
    await removeField(context, row)
    report.remove('procedureField', `${procedure.name}, ${row.name}`)
  }
  // After all fields, because an option may require any of them.
  for (const { name, options } of wanted) await importOptions(it, { id: ids.get(keyOf(name))!, name: `${procedure.name}, ${name}`, path: procedure.path }, options, ids)
}

export const importProcedures = async (context: CommandContext, report: Report, wrong: FieldRefusal[], wanted: readonly DocumentProcedure[]): Promise<void> => {
  const { tx, actor, now } = context
  const { providerId } = actor
  const rest = new Map((await tx.procedure.findMany({ where: { providerId, deletedAt: null } })).map((row) => [keyOf(row.name), row]))
  for (const [weight, { fields, ...procedure }] of wanted.entries()) {
    const row = rest.get(keyOf(procedure.name))
    rest.delete(keyOf(procedure.name))
    const values = { ...procedure, weight }
    const id = row?.id ?? (await tx.procedure.create({ data: { ...values, providerId } })).id
    if (row) report.change('procedure', procedure.name, await changeItem(context, { kind: 'procedure', row, patch: values, write: (data) => tx.procedure.update({ where: { id }, data }) }))
    else {
      addedItem(context, 'procedure', id, values)
      report.add('procedure', procedure.name)
    }
    await importFields({ context, report, wrong }, { id, name: procedure.name, path: `procedures[${weight}]` }, fields)
  }
  for (const row of rest.values()) {
    await changeItem(context, { kind: 'procedure', row, patch: { deletedAt: now }, write: (data) => tx.procedure.update({ where: { id: row.id }, data }) })
    report.remove('procedure', row.name)
  }
}
