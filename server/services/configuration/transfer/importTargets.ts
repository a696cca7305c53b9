import { nameOfTarget, type DocumentTarget } from '../../../domain/configuration/transfer/document'
import { nameKey } from '../../../domain/kernel/input/names'
import { targetName } from '../../../domain/configuration/targets/target'
import { targets } from '../targets/configureTargets'
import { inTargetOrder, targetOrder } from '../targets/readTargets'
import { visibleTargets } from '../targets/visibility'
import { importList, type Import } from './importList'

/** Makes the waiting targets as the document has them, which names their purposes and facilities. */
export const importTargets = async (it: Import, imported: readonly DocumentTarget[]): Promise<void> => {
  const { context, wrong } = it
  const { tx, actor } = context
  const { providerId } = actor
  const living = { where: { providerId, deletedAt: null }, select: { id: true, name: true } } as const
  const byName = (rows: { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [nameKey(name), id]))
  const purposes = byName(await tx.purpose.findMany(living))
  const facilities = byName(await tx.facility.findMany(living))
  const found = (ids: Map<string, string>, name: string | null): string | null | undefined =>
    name === null ? null : ids.get(nameKey(name))
  const placed = imported.map((target, index) => {
    const { purpose, facility, ...values } = target
    const [purposeId, facilityId] = [found(purposes, purpose), found(facilities, facility)]
    if (purposeId === undefined)
      wrong.push({ field: `waitingTargets[${index}].purpose`, message: 'Must be a purpose that can be chosen' })
    if (facilityId === undefined)
      wrong.push({ field: `waitingTargets[${index}].facility`, message: 'Must be a facility' })
    return { ...values, purposeId: purposeId ?? null, facilityId: facilityId ?? null, name: nameOfTarget(target) }
  })
  // With a target whose calls are not known, others would be doubled.
  if (wrong.length > 0) return
  const rows = await tx.waitingTarget.findMany({
    where: visibleTargets(actor),
    include: { purpose: targetOrder.purpose, facility: targetOrder.facility },
  })
  const ofRow = <Values extends { name: string; weight: number }>({
    name: _name,
    weight: _weight,
    ...values
  }: Values) => values
  await importList(it, {
    kind: 'waitingTarget',
    rows: inTargetOrder(rows).map((row, weight) => ({ ...row, name: targetName(row), weight })),
    imported: placed,
    create: async (added) => {
      const made = await tx.waitingTarget.createManyAndReturn({
        data: added.map((values) => ({ ...ofRow(values), providerId })),
        include: { purpose: targetOrder.purpose, facility: targetOrder.facility },
      })
      return made.map((row) => ({ id: row.id, name: targetName(row) }))
    },
    added: (id, values) => targets.added(context, id, ofRow(values)),
    change: (row, { targetMinutes, escalateAfter, escalateTo, repeatEvery }) =>
      targets.change(context, row, { targetMinutes, escalateAfter, escalateTo, repeatEvery }),
    remove: (row) => targets.remove(context, row),
  })
}
