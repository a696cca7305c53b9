import type { Room } from '../../db/generated/prisma/client'
import { addRoomsInput, renameRoomInput, roomInput } from '../../domain/facilities/input'
import { isUuid } from '../../domain/kernel/input'
import { notFound } from '../../domain/kernel/refusal'
import { mustBeVersion } from '../../domain/kernel/version'
import { changeItem, lockCatalogue } from '../kernel/catalogue'
import { command, type CommandContext } from '../kernel/command'
import { Refused, stopIf, stopIfInvalid } from '../kernel/refused'
import { lockFacility } from './configureFacilities'
import { visibleFacilities } from './visibility'

const permission = 'catalogue:change'

const lockRoom = async (
  context: CommandContext,
  { roomId: id, expectedVersion }: { roomId: string; expectedVersion?: number | null | undefined },
): Promise<Room> => {
  await lockCatalogue(context)
  const room = isUuid(id)
    ? await context.tx.room.findFirst({
        where: { id, facility: { ...visibleFacilities(context.actor), deletedAt: null } },
      })
    : null
  if (!room) throw new Refused(notFound('room'))
  context.about({ kind: 'room', id })
  stopIf(mustBeVersion(room, expectedVersion, 'room'))
  return room
}

export const changeRoom = (
  context: CommandContext,
  row: Room,
  patch: { name?: string; hiddenAt?: Date | null },
): Promise<boolean> =>
  changeItem(context, {
    kind: 'room',
    row,
    patch,
    facilityIds: [row.facilityId],
    write: (data) => context.tx.room.update({ where: { id: row.id }, data }),
  })

type Names = { adds: string[]; shows: string[] }

/** Makes sure that the facility has rooms of these names to choose from; answers those that were new, or hidden. */
export const haveRooms = async (
  { tx, record, changed }: CommandContext,
  facility: { id: string; providerId: string },
  names: readonly string[],
): Promise<Names> => {
  const { id: facilityId, providerId } = facility
  const shown = await tx.$queryRaw<{ name: string }[]>`
    update room set hidden_at = null, version = version + 1
    where facility_id = ${facilityId}::uuid and hidden_at is not null and lower(name) in (select lower(n) from unnest(${[...names]}::text[]) n) returning name`
  const added = await tx.room.createManyAndReturn({
    data: names.map((name) => ({ providerId, facilityId, name })),
    skipDuplicates: true,
    select: { name: true },
  })
  const told = { adds: added.map(({ name }) => name), shows: shown.map(({ name }) => name) }
  const fields = {
    ...(told.adds.length > 0 ? { rooms: [null, told.adds] as [null, string[]] } : {}),
    ...(told.shows.length > 0 ? { 'rooms shown again': [null, told.shows] as [null, string[]] } : {}),
  }
  if (Object.keys(fields).length > 0) {
    record({ kind: 'facility', id: facilityId }, fields)
    changed({ kind: 'catalogue', id: facilityId }, [facilityId])
  }
  return told
}

/** Adds rooms, one or a pasted list of them. One that is there is left alone, and one that was hidden is shown again. */
export const addRooms = command({
  name: 'addRooms',
  permission,
  input: addRoomsInput,
  on: 'configuration',
  description: 'Adds rooms to a facility. One that is there is left alone, one that was hidden is shown again.',
  run: async (context, { facilityId, names }) => {
    const facility = await lockFacility(context, { facilityId })
    await haveRooms(context, facility, names)
    return { facilityId: facility.id }
  },
})

export const renameRoom = command({
  name: 'renameRoom',
  permission,
  input: renameRoomInput,
  tellsAll: true,
  on: 'configuration',
  description: 'Renames a room, also for the calls and lines that have it.',
  run: async (context, { roomId, expectedVersion, name }) => {
    const row = await lockRoom(context, { roomId, expectedVersion })
    const others = await context.tx.$queryRaw<
      object[]
    >`select from room where facility_id = ${row.facilityId}::uuid and lower(name) = lower(${name}) and id <> ${row.id}::uuid`
    stopIfInvalid(others.length > 0 ? [{ field: 'name', message: 'Another room of the facility has this name' }] : [])
    await changeRoom(context, row, { name })
    return { roomId: row.id, facilityId: row.facilityId }
  },
})

/** Takes the room out of new choices; calls and lines there keep it (rules 4.1). */
export const hideRoom = command({
  name: 'hideRoom',
  permission,
  input: roomInput,
  on: 'configuration',
  description:
    'Hides a room. It is no choice any more; calls and lines there keep it. Hiding twice is the same as once.',
  run: async (context, input) => {
    const row = await lockRoom(context, input)
    if (!row.hiddenAt) await changeRoom(context, row, { hiddenAt: context.now })
    return { roomId: row.id, facilityId: row.facilityId }
  },
})

export const showRoom = command({
  name: 'showRoom',
  permission,
  input: roomInput,
  on: 'configuration',
  description: 'Shows a hidden room again. It is a choice as before.',
  run: async (context, input) => {
    const row = await lockRoom(context, input)
    await changeRoom(context, row, { hiddenAt: null })
    return { roomId: row.id, facilityId: row.facilityId }
  },
})
