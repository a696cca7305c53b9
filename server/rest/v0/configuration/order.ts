import type { ObjectSchema, AnyObject } from 'yup'
import { checkInput } from '../../../domain/kernel/input/input'
import { idsByWeight, weightsInput, weightsWithinInput } from '../../../domain/kernel/order'
import type { Command } from '../../../services/kernel/command'
import { stopIf } from '../../../services/kernel/refused'
import { commandRoute } from '../kernel/commandRoute'
import type { Schema } from '../kernel/jsonSchema'
import type { Body, BodyFields, Route } from '../kernel/route'

const items = {
  input: 'ids',
  description: 'Every item of the list, once: `{id, weight}`. The weights give the order; they become 0 to n-1.',
}

/** The ids in the order of the weights. */
const orderIn = (input: Body): { ids: string[] } => {
  const { value, refusal } = checkInput(weightsInput, input)
  stopIf(refusal)
  return { ids: idsByWeight(value!.ids) }
}

/** The route that reorders a list (calls, section 7). */
export const orderRoute = <R extends object, T>(
  path: string,
  command: Command<R>,
  answered: Schema<T>,
  show: (request: Parameters<Command<R>>[0], result: R) => Promise<NoInfer<T>>,
): Route => {
  const isWithin = 'parentId' in command.details.input.fields
  const fields: BodyFields = isWithin
    ? { parentId: { input: 'parentId', description: 'The record that the list belongs to.' }, items }
    : { items }
  return {
    ...commandRoute('POST', `${path}/reorder`, command, answered, async ({ request }, input) =>
      show(request, await command(request, { ...input, ...orderIn(input) })),
    ),
    body: { fields, checkedBy: (isWithin ? weightsWithinInput : weightsInput) as ObjectSchema<AnyObject> },
  }
}
