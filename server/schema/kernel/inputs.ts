import type { Types } from './builder'
import { databaseId } from './globalId'

// What verbs of several features are asked alike.

export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>
export type SuccessFields<S extends object> = PothosSchemaTypes.ObjectFieldBuilder<Types, S>

export const version = (t: InputFields) => ({
  expectedVersion: t.int({
    description: 'Refused with STALE, carrying the row as it is, when the record is no longer of this version.',
  }),
})

export const once = (t: InputFields) => ({
  clientMutationId: t.string({
    description: 'Repeated within 24 hours, the first answer is given again and nothing is created.',
  }),
})

/** An id that may be left out. */
export const idOr = (typename: string, globalId: string | null | undefined): string | null | undefined =>
  globalId ? databaseId(typename, globalId) : globalId
