import { refusals, type FieldRefusal, type Refusal, type RefusalCode } from '../../domain/kernel/refusal'
import type { Subject, SubjectKind } from '../../services/kernel/refused'
import { builder } from './builder'
import { enumOf } from './enumOf'

const meanings = Object.fromEntries(Object.entries(refusals).map(([code, { meaning }]) => [code, meaning]))
const RefusalCodeRef = enumOf<RefusalCode>(
  'RefusalCode',
  'Why something was refused. Stable: test for these, not for messages.',
  meanings as Record<RefusalCode, string>,
)

const FieldRefusalRef = builder.objectRef<FieldRefusal>('FieldRefusal').implement({
  description: 'One thing wrong with one field of the input.',
  fields: (t) => ({
    field: t.exposeString('field', { description: "The input's own name for the field." }),
    message: t.exposeString('message', { description: 'A sentence a person can read.' }),
  }),
})

const typeOfSubject: Record<SubjectKind, string> = {
  call: 'Call',
  line: 'Line',
  provider: 'Provider',
  job: 'Job',
  purpose: 'Purpose',
  facility: 'Facility',
  room: 'Room',
  procedure: 'Procedure',
  procedureField: 'ProcedureField',
  procedureFieldOption: 'ProcedureFieldOption',
}

/** A refusal as an answer. Not the error that carried it: GraphQL would report that as broken. */
export class RefusalAnswer {
  constructor(
    readonly refusal: Refusal,
    readonly subject: Subject | null,
  ) {}
}

export const RefusalRef = builder.objectRef<RefusalAnswer>('Refusal').implement({
  description: 'An expected "no". Nothing was written.',
  fields: (t) => ({
    code: t.field({ type: RefusalCodeRef, description: 'Why.', resolve: ({ refusal }) => refusal.code }),
    message: t.string({ description: 'A sentence a person can read.', resolve: ({ refusal }) => refusal.message }),
    fields: t.field({
      type: [FieldRefusalRef],
      description: 'For VALIDATION: everything wrong, each at its field.',
      resolve: ({ refusal }) => refusal.fields,
    }),
    current: t.node({
      description:
        'The record as it is now, so that a screen heals itself; of a list that was to be put in order the record that it belongs to.',
      id: ({ subject }) => (subject ? { type: typeOfSubject[subject.kind] as 'Call', id: subject.id } : null),
    }),
  }),
})
