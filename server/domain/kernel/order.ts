import { array, number, object } from 'yup'
import { subjectId, type RecordName } from './input/input'
import { holdSame } from './lists'
import { invalid, refuse, type Refusal } from './refusal'

const order = {
  description: 'Every item of the list, each once, in its new order. Refused with STALE when the list has changed.',
}

const ids = () =>
  array(subjectId()).typeError('Must be a list').required('Required').max(2000, 'Must be at most 2000 entries')

/** A whole list in its new order. */
export const orderInput = (of: RecordName) => object({ ids: ids().meta({ ...order, of, needed: true }) })

/** The same for a list that belongs to a record. */
export const orderWithinInput = (of: RecordName, within: RecordName, description: string) =>
  orderInput(of).shape({ parentId: subjectId().meta({ of: within, description, needed: true }) })

/** The order as REST accepts it: each item with its new weight. */
export const weightsInput = object({
  ids: array(
    object({ id: subjectId(), weight: number().typeError('Must be a number').required('Required') }).typeError(
      'Must be an id with its weight',
    ),
  )
    .typeError('Must be a list')
    .required('Required'),
})

export const weightsWithinInput = weightsInput.shape({ parentId: subjectId() })

/** The ids by weight; items of the same weight in the order of the request. */
export const idsByWeight = (items: readonly { id: string; weight: number }[]): string[] =>
  items
    .map((item, index) => ({ ...item, index }))
    .sort((a, b) => a.weight - b.weight || a.index - b.index)
    .map(({ id }) => id)

/** An order names every item of the list exactly once (rules 5.4). */
export const canReorder = (current: readonly string[], ordered: readonly string[]): Refusal | null => {
  if (new Set(ordered).size < ordered.length) return invalid([{ field: 'ids', message: 'Names something twice' }])
  return holdSame(ordered, current)
    ? null
    : refuse('STALE', 'The list has changed in the meantime. Look at it as it is now, then put it in order.')
}

/** The whole list after somebody ordered the part that they see: the other items keep their places. */
export const orderWithin = (all: readonly string[], part: readonly string[]): string[] => {
  const waiting = [...part]
  return all.map((id) => (part.includes(id) ? waiting.shift()! : id))
}
