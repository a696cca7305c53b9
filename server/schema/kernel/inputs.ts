import type { Types } from './builder'

export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>
export type SuccessFields<S extends object> = PothosSchemaTypes.ObjectFieldBuilder<Types, S>

export const once = (t: InputFields) => ({
  clientMutationId: t.string({
    description:
      'An idempotency key. When it is repeated within 24 hours, the first answer is given again and nothing is created.',
  }),
})
