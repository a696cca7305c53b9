import type { Prisma } from '../../db/generated/prisma/client'
import { doesNotExist, type FieldRefusal } from '../../domain/kernel/refusal'
import { mustBeCurrent } from '../../domain/kernel/version'
import { maySeeList, viewQuery, type ViewList } from '../../domain/views/filters'
import { createSavedViewInput, savedViewInput, updateSavedViewInput } from '../../domain/views/input'
import { canChangeView, canSaveView, canShareView, tooMany, wrongQuery, type ViewFacts } from '../../domain/views/rules'
import { fieldChanges, firstValues, given } from '../kernel/audit'
import { command, type Command, type CommandContext } from '../kernel/command'
import { orderedId } from '../kernel/orderedId'
import { mustFind, stopIf, stopIfInvalid } from '../kernel/refused'
import { visibleSavedViews } from './visibility'

/** Whoever changes views of a list does it one after the other: so names stay unique, and the limit holds. */
const lockViews = ({ tx, actor }: CommandContext, list: string) =>
  tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('saved views ' || ${actor.providerId} || ${list}, 0))`

/** A view that the actor sees, under the lock of its list. */
const lockView = (context: CommandContext, savedViewId: string, expectedVersion: number | null | undefined) =>
  mustFind('view', savedViewId, async (id) => {
    const { tx, actor, about, notBefore } = context
    const where = { AND: [visibleSavedViews(actor), { id }] }
    const found = await tx.savedView.findFirst({ where, select: { list: true } })
    if (!found) return null
    await lockViews(context, found.list)
    const row = await tx.savedView.findFirst({ where })
    if (!row) return null
    about({ kind: 'savedView', id })
    notBefore(row.changedAt)
    stopIf(canChangeView(row, actor))
    stopIf(mustBeCurrent(row, expectedVersion, 'view'))
    return row
  })

type Place = { list: string; shared: boolean; ownerId: string }

/** The views among which a name is unique, and which count against the limit. */
const beside = ({ actor }: CommandContext, { list, shared, ownerId }: Place): Prisma.SavedViewWhereInput => ({
  providerId: actor.providerId,
  list,
  shared,
  ...(shared ? {} : { ownerId }),
})

/** A name that another view of the list has. The database compares, as its unique index does. */
const takenName = async (
  { tx, actor }: CommandContext,
  { list, shared, ownerId }: Place,
  name: string,
  ownId: string | null,
): Promise<FieldRefusal[]> => {
  const others = await tx.$queryRaw<object[]>`
    select from saved_view where provider_id = ${actor.providerId}::uuid and list = ${list} and shared = ${shared} and (shared or owner_id = ${ownerId}::uuid)
      and fold_text(name) = fold_text(${name}) and id is distinct from ${ownId}::uuid limit 1`
  return others.length > 0
    ? [{ field: 'name', message: `${shared ? 'A shared view' : 'One of your views'} has this name` }]
    : []
}

export const createSavedView = command({
  name: 'createSavedView',
  permission: 'call:see',
  on: 'view',
  input: createSavedViewInput,
  creates: true,
  tellsAll: true,
  description: 'Saves the filters of a list under a name, for yourself or for everyone who may see the list.',
  refusals: ['SHARED_VIEW'],
  run: async (context, { list: named, name, query, shared }) => {
    const { tx, actor, record } = context
    const list = named as ViewList
    stopIfInvalid(maySeeList(actor, list) ? [] : [doesNotExist('list')])
    stopIf(canSaveView({ shared }, actor))
    await lockViews(context, list)
    const place = { list, shared, ownerId: actor.userId }
    const taken = await takenName(context, place, name, null)
    const full = tooMany(await tx.savedView.count({ where: beside(context, place) }), shared)
    stopIfInvalid([...(taken.length > 0 ? taken : full), ...wrongQuery(list, query)])
    const id = orderedId()
    const values = { list, name, query: viewQuery(list, query), shared }
    const { now } = context
    await tx.savedView.create({
      data: {
        id,
        providerId: actor.providerId,
        ownerId: actor.userId,
        ...values,
        createdAt: now,
        changedAt: now,
      },
    })
    record({ kind: 'savedView', id }, firstValues(values))
    return { savedViewId: id, providerId: actor.providerId }
  },
})

type Done = { savedViewId: string; providerId: string }

export const updateSavedView: Command<Done, ViewFacts> = command({
  name: 'updateSavedView',
  permission: 'call:see',
  on: 'view',
  input: updateSavedViewInput,
  tellsAll: true,
  description: 'Changes the name or the filters of a saved view, or who sees it. What is left out stays as it is.',
  refusals: ['STALE', 'SHARED_VIEW'],
  rule: canChangeView,
  viewerCan: { viewerCanChange: { description: 'Whether you may change and delete it.' } },
  run: async (context, { savedViewId, expectedVersion, name, query, shared }) => {
    const row = await lockView(context, savedViewId, expectedVersion)
    const { tx, actor, record } = context
    stopIf(canShareView(row, shared, actor))
    const list = row.list as ViewList
    const wrong = query === undefined ? [] : wrongQuery(list, query)
    const patch = given({ name, shared, query: query === undefined ? undefined : viewQuery(list, query) })
    const place = { ...row, ...patch }
    const taken = await takenName(context, place, place.name, row.id)
    const isMoved = place.shared !== row.shared
    const full = isMoved ? tooMany(await tx.savedView.count({ where: beside(context, place) }), place.shared) : []
    stopIfInvalid([...(taken.length > 0 ? taken : full), ...wrong])
    const fields = fieldChanges(row, patch)
    const done = { savedViewId: row.id, providerId: row.providerId }
    if (Object.keys(fields).length === 0) return done
    const data = { ...patch, version: row.version + 1, changedAt: context.now }
    await tx.savedView.update({ where: { id: row.id }, data })
    record({ kind: 'savedView', id: row.id }, fields)
    return done
  },
})

export const deleteSavedView = command({
  name: 'deleteSavedView',
  permission: 'call:see',
  on: 'view',
  input: savedViewInput,
  description: 'Deletes a saved view. The list and what it shows stay.',
  refusals: ['STALE', 'SHARED_VIEW'],
  run: async (context, { savedViewId, expectedVersion }) => {
    const row = await lockView(context, savedViewId, expectedVersion)
    const { list, name, query, shared } = row
    await context.tx.savedView.delete({ where: { id: row.id } })
    const gone = { list: null, name: null, query: null, shared: null }
    context.record({ kind: 'savedView', id: row.id }, fieldChanges({ list, name, query, shared }, gone))
    return { providerId: row.providerId }
  },
})
