/** How long a session lives (rules 2.6). */
export type SessionLimits = { idleMinutes: number; maxHours: number }

/** When a session ends without further action, when it ends in any case, and when its person is warned. */
export type SessionEnds = { idleEndsAt: Date; endsAt: Date; warnAt: Date }

const longestWarning = 60_000

/** The warning comes a minute before the end, or after half of the idle limit when that is shorter than two minutes. */
export const sessionEnds = (
  { createdAt, seenAt }: { createdAt: Date; seenAt: Date },
  { idleMinutes, maxHours }: SessionLimits,
): SessionEnds => {
  const idleMs = idleMinutes * 60_000
  const idleEndsAt = new Date(seenAt.getTime() + idleMs)
  const endsAt = new Date(createdAt.getTime() + maxHours * 3_600_000)
  const first = Math.min(idleEndsAt.getTime(), endsAt.getTime())
  return { idleEndsAt, endsAt, warnAt: new Date(first - Math.min(longestWarning, idleMs / 2)) }
}
