import {
  type DocumentField,
  type DocumentOption,
  type DocumentProcedure,
} from '../../../domain/configuration/transfer/document'
import { nameKey } from '../../../domain/kernel/input/names'
import { wrongNewType } from '../../../domain/configuration/procedures/rules'
import { fields, fieldUse, removeField } from '../procedures/configureFields'
import { options, setRequired } from '../procedures/configureOptions'
import { procedures } from '../procedures/configureProcedures'
import { importList, type Import } from './importList'

const byWeight = [{ weight: 'asc' as const }, { id: 'asc' as const }]

/** `path` is the place in the document. */
type Place = { id: string; name: string; path: string }

const importOptions = async (
  it: Import,
  field: Omit<Place, 'path'>,
  imported: readonly DocumentOption[],
  fieldIds: ReadonlyMap<string, string>,
): Promise<void> => {
  const { context } = it
  const { tx, actor } = context
  const { providerId } = actor
  const rows = await tx.procedureFieldOption.findMany({
    where: { fieldId: field.id, deletedAt: null },
    orderBy: byWeight,
    include: { requires: { select: { fieldId: true }, orderBy: { fieldId: 'asc' } } },
  })
  // An option has a value instead of a name.
  const valueOf = <Values extends { name: string; requiredFieldIds: string[] }>(values: Values) => {
    const { name: value, requiredFieldIds: _ids, ...option } = values
    return { ...option, value }
  }
  await importList(it, {
    kind: 'procedureFieldOption',
    rows: rows.map((row) => ({ ...row, name: row.value })),
    imported: imported.map(({ value: name, requires, ...option }) => ({
      ...option,
      name,
      requiredFieldIds: [...new Set(requires.map((required) => fieldIds.get(nameKey(required))!))],
    })),
    title: (name) => `${field.name}, ${name}`,
    create: async (added) => {
      const made = await tx.procedureFieldOption.createManyAndReturn({
        data: added.map((values) => ({ ...valueOf(values), providerId, fieldId: field.id })),
        select: { id: true, value: true },
      })
      const ids = new Map(made.map(({ id, value }) => [value, id]))
      await tx.optionRequirement.createMany({
        data: added.flatMap(({ name, requiredFieldIds }) =>
          requiredFieldIds.map((fieldId) => ({ providerId, optionId: ids.get(name)!, fieldId })),
        ),
      })
      return made.map(({ id, value: name }) => ({ id, name }))
    },
    added: (id, values) =>
      options.added(context, id, {
        ...valueOf(values),
        fieldId: field.id,
        requiredFieldIds: values.requiredFieldIds,
      }),
    change: async (row, values) => {
      const required = await setRequired(context, row, values.requiredFieldIds)
      return options.change(context, row, valueOf(values), required ? { requiredFieldIds: required } : {})
    },
    remove: (row) => options.remove(context, row),
  })
}

const importFields = async (it: Import, procedure: Place, imported: readonly DocumentField[]): Promise<void> => {
  const { context, wrong } = it
  const { tx, actor } = context
  const place = { providerId: actor.providerId, procedureId: procedure.id }
  const ids = await importList(it, {
    kind: 'procedureField',
    rows: await tx.procedureField.findMany({
      where: { procedureId: procedure.id, deletedAt: null },
      orderBy: byWeight,
    }),
    imported: imported.map(({ options: _options, ...field }) => field),
    title: (name) => `${procedure.name}, ${name}`,
    create: (added) =>
      tx.procedureField.createManyAndReturn({ data: added.map((values) => ({ ...values, ...place })) }),
    added: (id, values) => fields.added(context, id, { ...values, procedureId: procedure.id }),
    change: async (row, values, index) => {
      // The import removes options that the new type cannot have.
      const use = { ...(await fieldUse(context, row)), hasOptions: false }
      const field = `${procedure.path}.fields[${index}].type`
      wrong.push(...wrongNewType(use, values.type).map(({ message }) => ({ field, message })))
      return fields.change(context, row, values)
    },
    remove: (row) => removeField(context, row),
  })
  // After all fields, because an option may require any of them.
  for (const { name, options: ofField } of imported)
    await importOptions(it, { id: ids.get(nameKey(name))!, name: `${procedure.name}, ${name}` }, ofField, ids)
}

export const importProcedures = async (it: Import, imported: readonly DocumentProcedure[]): Promise<void> => {
  const { context } = it
  const { tx, actor } = context
  const { providerId } = actor
  await importList(it, {
    kind: 'procedure',
    rows: await tx.procedure.findMany({ where: { providerId, deletedAt: null }, orderBy: byWeight }),
    imported: imported.map(({ fields: _fields, ...procedure }) => procedure),
    create: (added) => tx.procedure.createManyAndReturn({ data: added.map((values) => ({ ...values, providerId })) }),
    added: (id, values) => procedures.added(context, id, values),
    change: (row, values) => procedures.change(context, row, values),
    remove: (row) => procedures.remove(context, row),
    inside: (id, { name }, index) =>
      importFields(it, { id, name, path: `procedures[${index}]` }, imported[index]!.fields),
  })
}
