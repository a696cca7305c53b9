import { justEnteredMs } from 'domain/kernel/justEntered'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'

/** An entry of the person's that somebody replaced. */
export type OverwrittenEntry = {
  readonly label: string
  readonly by: string
  readonly at: string
  readonly before?: string | null
  readonly after?: string | null
}

/** Those of which the person is still told (rules 3.14b). */
export const stillTold = <Entry extends OverwrittenEntry>(entries: readonly Entry[], now: Date): Entry[] =>
  entries.filter(({ at }) => now.getTime() - new Date(at).getTime() < justEnteredMs)

/** The bar stays small; the history has the whole values. */
const longest = 80
const inShort = (value: string | null | undefined): string =>
  value == null ? 'empty' : value.length > longest ? `${value.slice(0, longest)}…` : value

/** Tells the person, for each who did so, what was replaced without having been seen; in a live region. */
export const Overwritten = ({ entries }: { entries: readonly OverwrittenEntry[] }) =>
  [...new Set(entries.map(({ by }) => by))].map((name) => (
    <NoticeStrip
      key={name}
      kind="warning"
      title={`${name} replaced what you entered, without having seen it.`}
      text={entries
        .filter(({ by }) => by === name)
        .map(({ label, before, after }) => `${label}: ${inShort(before)} → ${inShort(after)}`)
        .join('; ')}
    />
  ))
