// Types of the catalogue that facilities, procedures and calls speak of alike.
import { fieldTypes, type FieldType } from '../../domain/configuration/procedures/catalogue'
import { builder } from './builder'

const types: Record<FieldType, { description: string }> = {
  checkbox: { description: 'A box that is ticked or not; ticked it is `true`.' },
  checkboxes: { description: 'Any number of the options.' },
  radio: { description: 'One of the options.' },
  number: { description: 'A decimal.' },
  text: { description: 'Any text.' },
}
export const FieldTypeRef = builder.enumType('FieldType', {
  values: Object.fromEntries(fieldTypes.map((type) => [type, types[type]])) as typeof types,
  description: 'The kinds of answer that a field takes.',
})

export const RequireableCallFieldRef = builder
  .objectRef<{ key: string; name: string }>('RequireableCallField')
  .implement({
    description: 'A call field that facilities and procedures may require.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'The name of the field, as the inputs have it.' }),
      name: t.exposeString('name', { description: 'As it is shown.' }),
    }),
  })
