import type { ObjectSchema, AnyObject } from 'yup'
import { checkInput } from '../../domain/kernel/input'
import { idsByWeight, weightsInput, weightsWithinInput } from '../../domain/kernel/order'
import { stopIf } from '../../services/kernel/refused'
import type { Body, BodyFields, Route } from './kernel/route'

const items = {
  input: 'ids',
  says: 'Everything in the list, each once: `{id, weight}`. The weights say the order, and are then 0 to n-1.',
}

/** The body of a new order (calls, section 7). */
export const orderBody: NonNullable<Route['body']> = {
  fields: { items },
  checkedBy: weightsInput as ObjectSchema<AnyObject>,
}

/** The same of a list that belongs to a record. */
export const orderBodyWithin = (says: string): NonNullable<Route['body']> => {
  const fields: BodyFields = { parentId: { input: 'parentId', says }, items }
  return { fields, checkedBy: weightsWithinInput as ObjectSchema<AnyObject> }
}

/** The ids in the order that the body tells. */
export const orderIn = (input: Body): { ids: string[] } => {
  const { value, refusal } = checkInput(weightsInput, input)
  stopIf(refusal)
  return { ids: idsByWeight(value!.ids) }
}
