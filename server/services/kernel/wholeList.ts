import type { CommandContext } from './command'

type Sent<T> = {
  /** The field of the list. */
  field: string
  /** The list as it is; undefined when the field was left out. */
  before: readonly T[]
  sent: readonly T[] | null | undefined
  /** The version that the list was read with. */
  expectedVersion: number | null | undefined
}

/**
 * A list after a change: as it was sent, when the sender said which version they looked at. Without one it may be an old
 * list, so it never loses an entry, and neither does it by null (rules 3.14a). Undefined when it was not sent.
 */
export const wholeList = <T>(
  { kept }: Pick<CommandContext, 'kept'>,
  { field, before, sent, expectedVersion }: Sent<T>,
): T[] | undefined => {
  if (sent === undefined) return undefined
  if (sent !== null && expectedVersion != null) return [...sent]
  const lacking = before.filter((each) => !sent?.includes(each))
  if (lacking.length > 0) kept(field)
  return [...(sent ?? []), ...lacking]
}
