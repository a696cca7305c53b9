import type { Prisma } from '../../db/generated/prisma/client'
import type { HandoverContents } from '../../domain/handover/contents'
import { changeHandoverNoteInput, handOverInput, takeOverShiftInput } from '../../domain/handover/input'
import { canHandOver, canTakeOverShift, type TakeOverShiftFacts } from '../../domain/handover/rules'
import { mustBeCurrent } from '../../domain/kernel/version'
import { fieldChanges, firstValues } from '../kernel/audit'
import { command, type Command, type CommandContext } from '../kernel/command'
import { orderedId } from '../kernel/orderedId'
import { mustFind, stopIf } from '../kernel/refused'
import { readContents } from './readContents'
import { visibleHandoverNotes, visibleHandovers } from './visibility'

const withFacility = {
  facility: { select: { id: true, timeZone: true, deletedAt: true } },
} satisfies Prisma.HandoverNoteInclude

/** Locks the note of a facility: whoever writes it, hands over or takes over there comes one after the other. */
const lockNote = (context: CommandContext, facilityId: string) =>
  mustFind('facility', facilityId, async (id) => {
    const { tx, actor, about, notBefore } = context
    await tx.$executeRaw`select from handover_note where facility_id = ${id}::uuid for no key update`
    const row = await tx.handoverNote.findFirst({
      where: { AND: [visibleHandoverNotes(actor), { id, facility: { deletedAt: null } }] },
      include: withFacility,
    })
    if (!row) return null
    about({ kind: 'handoverNote', id })
    notBefore(row.changedAt)
    return row
  })

export const changeHandoverNote = command({
  name: 'changeHandoverNote',
  permission: 'call:work',
  on: 'handover',
  input: changeHandoverNoteInput,
  description: "Changes the team's note for the next shift of a facility.",
  refusals: ['STALE'],
  run: async (context, { facilityId, text, expectedVersion }) => {
    const row = await lockNote(context, facilityId)
    const { tx, actor, now, record, changed } = context
    stopIf(mustBeCurrent(row, expectedVersion, 'note'))
    const fields = fieldChanges(row, { text })
    if (Object.keys(fields).length === 0) return { facilityId: row.id }
    await tx.handoverNote.update({
      where: { id: row.id },
      data: { text, version: row.version + 1, changedAt: now, changedById: actor.userId },
    })
    // Not the text: the trail is read by more people than the facility's.
    record({ kind: 'handoverNote', id: row.id }, fieldChanges(row, { version: row.version + 1 }))
    changed({ kind: 'handover', id: row.id }, [row.id])
    return { facilityId: row.id }
  },
})

/** The page is kept as it is at this moment, and the note begins anew (rules 10.7). */
export const handOver = command({
  name: 'handOver',
  permission: 'call:work',
  on: 'handover',
  input: handOverInput,
  creates: true,
  description:
    "Hands over a facility's shift: keeps what the page says now with your name and the time, and empties the note.",
  refusals: ['STALE', 'ALREADY_HANDED_OVER'],
  run: async (context, { facilityId, expectedVersion }) => {
    const row = await lockNote(context, facilityId)
    const { tx, actor, record, changed, notBefore } = context
    const latest = await tx.handover.findFirst({
      where: { facilityId: row.id },
      orderBy: [{ handedOverAt: 'desc' }, { id: 'desc' }],
      include: { handedOverBy: { select: { fullName: true } } },
    })
    notBefore(latest?.takenOverAt ?? latest?.handedOverAt ?? null)
    const facts = {
      version: row.version,
      timeZone: row.facility.timeZone,
      latest: latest && { noteVersion: latest.noteVersion, by: latest.handedOverBy.fullName, at: latest.handedOverAt },
    }
    stopIf(canHandOver(facts, expectedVersion))
    const { now } = context
    const contents: HandoverContents = await readContents({ db: tx, actor, now }, row.facility)
    const id = orderedId()
    await tx.handover.updateMany({
      where: { facilityId: row.id, takenOverAt: null, replacedAt: null },
      data: { replacedAt: now },
    })
    await tx.handover.create({
      data: {
        id,
        providerId: row.providerId,
        facilityId: row.id,
        noteVersion: row.version,
        note: row.text,
        contents,
        handedOverAt: now,
        handedOverById: actor.userId,
      },
    })
    await tx.handoverNote.update({
      where: { id: row.id },
      data: { text: null, version: row.version + 1, changedAt: now, changedById: actor.userId },
    })
    record({ kind: 'handover', id }, firstValues({ facilityId: row.id, noteVersion: row.version }))
    changed({ kind: 'handover', id: row.id }, [row.id])
    return { facilityId: row.id, handoverId: id }
  },
})

const ofHandover = {
  id: true,
  facilityId: true,
  handedOverById: true,
  handedOverAt: true,
  takenOverAt: true,
  takenOverById: true,
  replacedAt: true,
  takenOverBy: { select: { fullName: true } },
  facility: { select: { timeZone: true } },
} satisfies Prisma.HandoverSelect

export const takeOverShift: Command<{ facilityId: string; handoverId: string }, TakeOverShiftFacts> = command({
  name: 'takeOverShift',
  permission: 'call:work',
  on: 'handover',
  input: takeOverShiftInput,
  description: "Takes over a facility's shift that someone else has handed over, with your name and the time.",
  refusals: ['ALREADY_TAKEN_OVER', 'HANDOVER_REPLACED', 'OWN_HANDOVER'],
  rule: canTakeOverShift,
  viewerCan: { viewerCanTakeOver: { description: 'Whether you may take the shift over.' } },
  run: async (context, { handoverId }) => {
    const { tx, actor, about, notBefore, record, changed } = context
    const row = await mustFind('hand-over', handoverId, async (id) => {
      const where = { AND: [visibleHandovers(actor), { id }] }
      const found = await tx.handover.findFirst({ where, select: { facilityId: true } })
      if (!found) return null
      await tx.$executeRaw`select from handover_note where facility_id = ${found.facilityId}::uuid for no key update`
      return tx.handover.findFirst({ where, select: ofHandover })
    })
    about({ kind: 'handover', id: row.id })
    notBefore(row.handedOverAt)
    stopIf(canTakeOverShift(row, actor))
    const data = { takenOverAt: context.now, takenOverById: actor.userId }
    await tx.handover.update({ where: { id: row.id }, data })
    record({ kind: 'handover', id: row.id }, fieldChanges(row, data))
    changed({ kind: 'handover', id: row.facilityId }, [row.facilityId])
    return { facilityId: row.facilityId, handoverId: row.id }
  },
})
