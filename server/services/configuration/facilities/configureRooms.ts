import { Prisma } from '../../../db/generated/prisma/client'
import { addRoomsInput, renameRoomInput, roomInput } from '../../../domain/configuration/facilities/input'
import type { CommandContext } from '../../kernel/command'
import { configurationCommand, configurationItem } from '../item'
import { facilities } from './configureFacilities'
import { visibleFacilities } from './visibility'

export const rooms = configurationItem({
  kind: 'room',
  word: 'room',
  idName: 'roomId',
  find: ({ tx, actor }, id) =>
    tx.room.findFirst({ where: { id, facility: { ...visibleFacilities(actor), deletedAt: null } } }),
  create: (tx, data: Prisma.RoomUncheckedCreateInput) => tx.room.create({ data }),
  write: (tx, id, data) => tx.room.update({ where: { id }, data }),
  // Hidden rooms count as well (rules 4.1).
  list: Prisma.sql`room where facility_id`,
  listOf: ({ facilityId }) => facilityId,
  taken: 'Another room of the facility has this name',
  placesOf: ({ facilityId }) => (facilityId ? [facilityId] : []),
  done: ({ id, facilityId }) => ({ roomId: id, facilityId }),
})

type Names = { adds: string[]; shows: string[] }

/** Makes sure that the facility has visible rooms with these names; answers the new and the formerly hidden ones. */
export const haveRooms = async (
  { tx, record, changed }: CommandContext,
  facility: { id: string; providerId: string },
  names: readonly string[],
): Promise<Names> => {
  const { id: facilityId, providerId } = facility
  const shown = await tx.$queryRaw<{ name: string }[]>`
    update room set hidden_at = null, version = version + 1
    where facility_id = ${facilityId}::uuid and hidden_at is not null and fold_text(name) in (select fold_text(n) from unnest(${[...names]}::text[]) n) returning name`
  const added = await tx.room.createManyAndReturn({
    data: names.map((name) => ({ providerId, facilityId, name })),
    skipDuplicates: true,
    select: { name: true },
  })
  const result = { adds: added.map(({ name }) => name), shows: shown.map(({ name }) => name) }
  const fields = {
    ...(result.adds.length > 0 ? { rooms: [null, result.adds] as [null, string[]] } : {}),
    ...(result.shows.length > 0 ? { 'rooms shown again': [null, result.shows] as [null, string[]] } : {}),
  }
  if (Object.keys(fields).length > 0) {
    record({ kind: 'facility', id: facilityId }, fields)
    changed({ kind: 'catalogue', id: facilityId }, [facilityId])
  }
  return result
}

/** Adds rooms, one or a pasted list. A room that exists stays as it is; a hidden one is shown again. */
export const addRooms = configurationCommand({
  name: 'addRooms',
  input: addRoomsInput,
  description: 'Adds rooms to a facility. Existing rooms stay as they are, hidden ones are shown again.',
  run: async (context, { facilityId, names }) => {
    const facility = await facilities.lock(context, { facilityId })
    await haveRooms(context, facility, names)
    return { facilityId: facility.id }
  },
})

export const renameRoom = rooms.update({
  name: 'renameRoom',
  input: renameRoomInput,
  description: 'Renames a room, also for the calls and lines that have it.',
})

/** Calls and lines in a hidden room keep it (rules 4.1). */
export const hideRoom = rooms.on({
  name: 'hideRoom',
  input: roomInput,
  description:
    'Hides a room. No one can choose it any more; calls and lines there keep it. Hiding it twice is the same as once.',
  run: async (context, row) => {
    if (!row.hiddenAt) await rooms.change(context, row, { hiddenAt: context.now })
  },
})

export const showRoom = rooms.on({
  name: 'showRoom',
  input: roomInput,
  description: 'Shows a hidden room again, so that it can be chosen as before.',
  run: (context, row) => rooms.change(context, row, { hiddenAt: null }),
})
