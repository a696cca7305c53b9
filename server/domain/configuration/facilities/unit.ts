import { compareNames, nameKey, sameName } from '../../kernel/input/names'

/** The unit of a room: the part of its name before its last dash; null without one (rules 10.15). */
export const unitOf = (roomName: string): string | null => {
  const end = roomName.lastIndexOf('-')
  return (end > 0 && roomName.slice(0, end).trim()) || null
}

/** Whether a room is in this unit; null stands for the whole facility. */
export const isInUnit = (roomName: string, unit: string | null): boolean =>
  unit === null || sameName(unitOf(roomName) ?? '', unit)

/** The units by the key of their names: ED and ed are one, spelled as in the first of their rooms. In their natural order. */
export const unitNames = (roomNames: readonly string[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const unit of [...roomNames].sort(compareNames).map(unitOf))
    if (unit !== null && !names.has(nameKey(unit))) names.set(nameKey(unit), unit)
  return names
}

/** The units of rooms, each once, in their natural order. */
export const unitsOf = (roomNames: readonly string[]): string[] => [...unitNames(roomNames).values()]
