import { refusals, type FieldRefusal, type Refusal, type RefusalCode } from '../../domain/kernel/refusal'
import type { Subject, SubjectKind } from '../../services/kernel/refused'
import { builder } from './builder'
import { enumOf } from './enumOf'

const meanings = Object.fromEntries(Object.entries(refusals).map(([code, { meaning }]) => [code, meaning]))
const RefusalCodeRef = enumOf<RefusalCode>(
  'RefusalCode',
  'Why something was refused. The codes are stable: test for them, not for messages.',
  meanings as Record<RefusalCode, string>,
)

const FieldRefusalRef = builder.objectRef<FieldRefusal>('FieldRefusal').implement({
  description: 'A problem with one field of the input.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field in the input.' }),
    message: t.exposeString('message', { description: 'A sentence for people.' }),
  }),
})

const typeOfSubject: Record<SubjectKind, string> = {
  call: 'Call',
  line: 'Line',
  provider: 'ManagedProvider',
  job: 'Job',
  user: 'User',
  purpose: 'Purpose',
  facility: 'Facility',
  room: 'Room',
  procedure: 'Procedure',
  procedureField: 'ProcedureField',
  procedureFieldOption: 'ProcedureFieldOption',
  complianceCategory: 'ComplianceCategory',
  complianceRequirement: 'ComplianceRequirement',
  complianceDocument: 'ComplianceDocument',
  waitingTarget: 'WaitingTarget',
  handoverNote: 'HandoverNote',
  handover: 'Handover',
  savedView: 'SavedView',
}

/** A refusal as an answer. It is not the error that carried it, because GraphQL would report an error as broken. */
export class RefusalAnswer {
  constructor(
    readonly refusal: Refusal,
    readonly subject: Subject | null,
  ) {}
}

export const RefusalRef = builder.objectRef<RefusalAnswer>('Refusal').implement({
  description: 'An expected refusal. Nothing was written.',
  fields: (t) => ({
    code: t.field({ type: RefusalCodeRef, description: 'The reason.', resolve: ({ refusal }) => refusal.code }),
    message: t.string({ description: 'A sentence for people.', resolve: ({ refusal }) => refusal.message }),
    fields: t.field({
      type: [FieldRefusalRef],
      description: 'For VALIDATION: every problem, at its field.',
      resolve: ({ refusal }) => refusal.fields,
    }),
    current: t.node({
      description:
        'The record as it is now, so that a screen can update itself; for the order of a list, the record that the list belongs to.',
      id: ({ subject }) =>
        subject
          ? // The lists of a provider belong to it as the people who work there see it.
            {
              type: (subject.list && subject.kind === 'provider' ? 'Provider' : typeOfSubject[subject.kind]) as 'Call',
              id: subject.id,
            }
          : null,
    }),
  }),
})
