// What is known of a line as it was placed, and how its external length went on (rules 4.17).

export type PassportValue = {
  fieldId: string
  procedureId: string
  procedureWeight: number
  /** Its values name the type of the line. */
  followUpTypeName: boolean
  /** One of the values ended the follow-up. */
  endFollowUp: boolean
  values: readonly string[]
}

/** A completed call of the line. */
export type PassportCall<Value extends PassportValue = PassportValue> = { values: readonly Value[] }

/**
 * The procedure of a completed call that placed a line: one with a type of line, of which nothing ended the follow-up,
 * because of an unsuccessful insertion nothing stays in.
 */
export const insertionIn = <Value extends PassportValue>({ values }: PassportCall<Value>): Value[] | null => {
  const ofProcedure = (id: string) => values.filter(({ procedureId }) => procedureId === id)
  const found = values
    .filter(({ followUpTypeName }) => followUpTypeName)
    .map(({ procedureId }) => ofProcedure(procedureId))
    .find((own) => own.every(({ endFollowUp }) => !endFollowUp))
  return found ?? null
}

/** The call that placed what is in now: after an exchange, the later one. The calls are in the order of completion. */
export const placementOf = <Call extends PassportCall>(calls: readonly Call[]): Call | null =>
  calls.findLast((call) => insertionIn(call)) ?? null

export type MeasuredLength<Call, Value> = {
  call: Call
  /** As it was recorded. */
  length: Value
  /** How much more it is than at the placement; null without a length there. */
  difference: number | null
}

/**
 * The external lengths since the placement, in the order of completion; without a placement, all. Of two lengths in
 * one call, the one of the later procedure counts: the dressing change after the insertion.
 */
export const externalLengths = <Value extends PassportValue, Call extends PassportCall<Value>>(
  calls: readonly (Call & PassportCall<Value>)[],
  isLength: (fieldId: string) => boolean,
): MeasuredLength<Call, Value>[] => {
  const placement = placementOf(calls)
  const since = placement ? calls.slice(calls.indexOf(placement)) : calls
  const lengthIn = (values: readonly Value[]): Value | null =>
    values
      .filter((value) => isLength(value.fieldId) && Number.isFinite(lengthOf(value)))
      .sort((a, b) => a.procedureWeight - b.procedureWeight)
      .at(-1) ?? null
  const placed = placement && lengthIn(insertionIn(placement)!)
  return since.flatMap((call) => {
    const length = lengthIn(call.values)
    if (!length) return []
    return { call, length, difference: placed && exactly(lengthOf(length) - lengthOf(placed)) }
  })
}

const lengthOf = ({ values }: PassportValue): number => Number(values[0] ?? 'none')

/** Without what binary fractions add: 3.3 − 3 is 0.3. */
const exactly = (number: number): number => Math.round(number * 1_000) / 1_000

/** '+1.5', '−0.5', 'no change'. */
export const differenceInWords = (difference: number): string =>
  difference === 0 ? 'no change' : `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`
