/** The unit of a room: the part of its name before its last dash; null without one (rules 10.15). */
export const unitOf = (roomName: string): string | null => {
  const end = roomName.lastIndexOf('-')
  return (end > 0 && roomName.slice(0, end).trim()) || null
}

/** The units of these rooms, each once, in their natural order. */
export const unitsOf = (roomNames: readonly string[]): string[] =>
  [...new Set(roomNames.flatMap((name) => unitOf(name) ?? []))].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
