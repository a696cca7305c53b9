type Room = { readonly databaseId: string; readonly name: string }
type Facility<Its extends object> = Its & { readonly databaseId: string; readonly rooms: readonly Room[] }

/** The facilities with a room that cannot be chosen any more and is chosen already: whatever has it keeps it (rules 4.1). */
export const withRoom = <Its extends object>(
  facilities: readonly Facility<Its>[],
  room: (Room & { readonly facility: Its & { readonly databaseId: string } }) | null,
): readonly Facility<Its>[] => {
  if (!room || facilities.some(({ rooms }) => rooms.some(({ databaseId }) => databaseId === room.databaseId)))
    return facilities
  const { facility } = room
  return facilities.some(({ databaseId }) => databaseId === facility.databaseId)
    ? facilities.map((each) =>
        each.databaseId === facility.databaseId ? { ...each, rooms: [room, ...each.rooms] } : each,
      )
    : [{ ...facility, rooms: [room] }, ...facilities]
}
