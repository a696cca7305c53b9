// Types of the history of a call and of the audit trail.
import { builder } from './builder'

/** A changed entry with the values in words. */
type Change = { name: string; from: string | null; to: string | null }

export const DoorRef = builder.enumType('Door', {
  description: 'How an action reached the server.',
  values: {
    GRAPHQL: { value: 'graphql', description: 'GraphQL: the screens or a program.' },
    REST: { value: 'rest', description: 'The REST contract.' },
    CLOCK: { value: 'clock', description: 'A scheduled job.' },
    OPERATOR: { value: 'operator', description: 'A command of the operator.' },
  } as const,
})

export const ChangeRef = builder.objectRef<Change>('CallEventChange').implement({
  description: 'An entry that an action changed, in words.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'The name of the entry in the form; for a recorded value, the procedure and the field.',
    }),
    from: t.exposeString('from', { nullable: true, description: 'The value before; null when it was empty.' }),
    to: t.exposeString('to', { nullable: true, description: 'The value after; null when it became empty.' }),
  }),
})
