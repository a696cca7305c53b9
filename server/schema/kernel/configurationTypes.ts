// Types of the configuration that several features use.
import type { FieldType } from '../../domain/configuration/procedures/catalogue'
import type { Audience } from '../../domain/configuration/targets/target'
import { builder } from './builder'
import { enumOf } from './enumOf'

export const FieldTypeRef = enumOf<FieldType>('FieldType', 'The kind of value that a field takes.', {
  checkbox: 'A box; its value is `true` when it is ticked.',
  checkboxes: 'Any number of the options.',
  radio: 'One of the options.',
  number: 'A decimal.',
  text: 'Any text.',
})

export const AudienceRef = enumOf<Audience>(
  'EscalationAudience',
  'Who is told by an escalation, of those who work calls and may see this one.',
  { managers: 'Managers.', administrators: 'Administrators.', online: 'Everyone who is Online.' },
)

export const RequireableCallFieldRef = builder
  .objectRef<{ key: string; name: string }>('RequireableCallField')
  .implement({
    description: 'A call field that facilities and procedures may require.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'The name of the field in the inputs.' }),
      name: t.exposeString('name', { description: 'The name shown on screens.' }),
    }),
  })
