// Types of the catalogue that facilities, procedures and calls speak of alike.
import type { FieldType } from '../../domain/configuration/procedures/catalogue'
import { builder } from './builder'
import { enumOf } from './enumOf'

export const FieldTypeRef = enumOf<FieldType>('FieldType', 'The kinds of answer that a field takes.', {
  checkbox: 'A box that is ticked or not; ticked it is `true`.',
  checkboxes: 'Any number of the options.',
  radio: 'One of the options.',
  number: 'A decimal.',
  text: 'Any text.',
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
