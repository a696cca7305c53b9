import type { InputFieldMap, InputShapeFromFields, ObjectFieldsShape } from '@pothos/core'
import type { Action } from '../../domain/kernel/permissions'
import { Refused } from '../../services/kernel/refused'
import { builder, type Types } from './builder'
import type { Context } from './context'
import { RefusalAnswer, RefusalRef } from './refusal'

type Verb<Input extends InputFieldMap, Success extends object> = {
  permission: Action
  description: string
  input: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Input
  // Before `success`, because the compiler reads the shape of the success from it.
  run: (context: Context, input: InputShapeFromFields<Input>) => Promise<Success>
  success: ObjectFieldsShape<Types, NoInfer<Success>>
}

/**
 * A mutation in the one shape that all of them have: VerbInput in, VerbSuccess or Refusal out.
 * Not signed in, not allowed and broken stay errors.
 */
export const verb = <Input extends InputFieldMap, Success extends object>(
  name: string,
  options: Verb<Input, Success>,
): void => {
  const Name = name[0]!.toUpperCase() + name.slice(1)
  const input = builder.inputType(`${Name}Input`, { description: `What \`${name}\` is asked.`, fields: options.input })
  const success = builder
    .objectRef<Success>(`${Name}Success`)
    .implement({ description: `\`${name}\` was done.`, fields: options.success })
  const result = builder.unionType(`${Name}Result`, {
    description: `What came of \`${name}\`.`,
    types: [success, RefusalRef],
    resolveType: (value) => (value instanceof RefusalAnswer ? RefusalRef : success),
  })
  builder.mutationField(name, (t) =>
    t.field({
      type: result,
      permission: options.permission,
      description: options.description,
      args: { input: t.arg({ type: input, required: true, description: 'What is asked.' }) },
      // The types of a field with a generic input are beyond the compiler; those of `run` are exact.
      resolve: (async (_root: unknown, args: { input: InputShapeFromFields<Input> }, context: Context) => {
        try {
          return await options.run(context, args.input)
        } catch (error) {
          if (error instanceof Refused) return new RefusalAnswer(error.refusal, error.subject)
          throw error
        }
      }) as never,
    }),
  )
}
