import { hasOptions, type FieldFacts } from './catalogue'

/** What a field can take over from the last time. */
export type FromLastTime = {
  offered: readonly string[]
  /** Recorded values whose options do not exist any more. */
  gone: readonly string[]
  /** A number is a measurement: it is compared, and never taken over (rules 10.13a). */
  compared: string | null
}

/** Which of the values that the field recorded last time may be offered again. */
export const fromLastTime = ({ type, options }: FieldFacts, recorded: readonly string[]): FromLastTime => {
  if (type === 'number') return { offered: [], gone: [], compared: recorded[0] ?? null }
  if (!hasOptions(type)) return { offered: recorded, gone: [], compared: null }
  const exists = (value: string): boolean => options.some((option) => option.value === value)
  const offered = recorded.filter(exists)
  const gone = recorded.filter((value) => !exists(value))
  // The rest of a choice that lost a part, or whose options exclude each other now, is another choice.
  const isWhole =
    gone.length === 0 && (offered.length === 1 || options.every((o) => !o.excludesOthers || !offered.includes(o.value)))
  return { offered: isWhole ? offered : [], gone: isWhole ? [] : [...offered, ...gone], compared: null }
}
