// Types of the history of a call, of the audit trail, and of entries that were replaced.
import type { ChangeInWords } from '../../services/calls/past/callHistory'
import type { OverwrittenEntry } from '../../services/calls/past/readOverwritten'
import { builder } from './builder'

export const DoorRef = builder.enumType('Door', {
  description: 'How an action reached the server.',
  values: {
    GRAPHQL: { value: 'graphql', description: 'GraphQL: the screens or a program.' },
    REST: { value: 'rest', description: 'The REST contract.' },
    CLOCK: { value: 'clock', description: 'A scheduled job.' },
    OPERATOR: { value: 'operator', description: 'A command of the operator.' },
  } as const,
})

export const ChangeRef = builder.objectRef<ChangeInWords>('CallEventChange').implement({
  description: 'An entry that an action changed, in words.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'The name of the entry in the form; for a recorded value, the procedure and the field.',
    }),
    from: t.exposeString('from', { nullable: true, description: 'The value before; null when it was empty.' }),
    to: t.exposeString('to', { nullable: true, description: 'The value after; null when it became empty.' }),
    enteredBy: t.exposeString('enteredBy', {
      nullable: true,
      description:
        'Who had entered the value before, where an edit without `expectedVersion` or `If-Match` replaced it within an hour: the full name of somebody else. Otherwise null.',
    }),
  }),
})

export const OverwrittenEntryRef = builder.objectRef<OverwrittenEntry>('OverwrittenEntry').implement({
  description: 'An entry of yours that somebody replaced without having seen it.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The name of the field; for a recorded value, the procedure and the field.',
    }),
    label: t.exposeString('label', { description: 'The name of the entry in the form.' }),
    by: t.exposeString('by', { description: 'The full name of whoever replaced it.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was replaced.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'What you had entered, in words; null when you had emptied it.',
    }),
    after: t.exposeString('after', { nullable: true, description: 'What replaced it; null when it became empty.' }),
  }),
})

/** What `viewerOverwritten` of a call and of a line says of itself. */
export const overwrittenDescription =
  'What you entered within the hour before and somebody replaced within the last hour by an edit without `expectedVersion` or `If-Match`, until you enter the field again. Reading it is audited, unless it is empty.'
