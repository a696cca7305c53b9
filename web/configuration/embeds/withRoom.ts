type Room = { readonly databaseId: string; readonly name: string }
type Facility<Its extends object> = Its & { readonly databaseId: string; readonly rooms: readonly Room[] }

/** The facilities, plus a chosen room that can no longer be chosen: a record keeps its room (rules 4.1). */
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
