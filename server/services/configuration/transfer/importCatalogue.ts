import {
  importInput,
  wrongInDocument,
  type DocumentFacility,
  type DocumentPurpose,
} from '../../../domain/configuration/transfer/document'
import { nameKey } from '../../../domain/kernel/input/names'
import { mustSeeAllFacilities } from '../../../domain/configuration/facilities/rules'
import { canDeletePurpose, wrongNewName } from '../../../domain/configuration/purposes/rules'
import { facilities } from '../facilities/configureFacilities'
import { haveRooms, rooms } from '../facilities/configureRooms'
import { wrongZone } from '../facilities/zones'
import { lockCatalogue } from '../order'
import type { Command } from '../../kernel/command'
import { configurationCommand } from '../item'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { isOfLineChecks, purposeFacts, purposes, setProcedures } from '../purposes/configurePurposes'
import { importList, type Import } from './importList'
import { importProcedures } from './importProcedures'
import { importTargets } from './importTargets'
import type { ImportReport } from './report'

/** Carries the report of a dry run out of its transaction, which is rolled back. */
class DryRun extends Error {
  constructor(readonly report: ImportReport) {
    super('nothing was changed')
  }
}

const byWeight = [{ weight: 'asc' as const }, { name: 'asc' as const }]

const importPurposes = async (it: Import, imported: readonly DocumentPurpose[]): Promise<void> => {
  const { context, wrong } = it
  const { tx, actor } = context
  const { providerId } = actor
  const procedures = await tx.procedure.findMany({
    where: { providerId, deletedAt: null },
    select: { id: true, name: true },
  })
  const procedureIds = new Map(procedures.map(({ id, name }) => [nameKey(name), id]))
  imported.forEach(({ procedures: usual = [] }, index) => {
    if (usual.some((name) => !procedureIds.has(nameKey(name))))
      wrong.push({ field: `purposes[${index}].procedures`, message: 'Must be procedures that can be recorded' })
  })
  await importList(it, {
    kind: 'purpose',
    rows: await tx.purpose.findMany({
      where: { providerId, deletedAt: null },
      orderBy: byWeight,
      include: purposeFacts,
    }),
    imported: imported.map(({ procedures: usual, ...purpose }) => ({
      ...purpose,
      procedureIds: usual?.flatMap((name) => procedureIds.get(nameKey(name)) ?? []),
    })),
    create: async (added) => {
      const made = await tx.purpose.createManyAndReturn({
        data: added.map(({ procedureIds: _ids, ...purpose }) => ({ ...purpose, providerId })),
        select: { id: true, name: true },
      })
      const ids = new Map(made.map(({ id, name }) => [name, id]))
      await tx.purposeProcedure.createMany({
        data: added.flatMap(({ name, procedureIds: usual = [] }) =>
          usual.map((procedureId) => ({ providerId, purposeId: ids.get(name)!, procedureId })),
        ),
      })
      return made
    },
    added: (id, values) => purposes.added(context, id, values),
    change: async (row, { procedureIds: usual, ...values }, index) => {
      const field = `purposes[${index}].name`
      wrong.push(...wrongNewName(row, values.name).map(({ message }) => ({ field, message })))
      const named = usual && (await setProcedures(context, row, usual))
      return purposes.change(context, row, values, named ? { procedureIds: named } : {})
    },
    remove: async (row) => {
      const isChecked = await isOfLineChecks(context, row.id)
      if (canDeletePurpose(row, { isOfLineChecks: isChecked }))
        wrong.push({
          field: 'purposes',
          message: `Lacks ${row.name}, ${isChecked ? 'with which line checks are made' : 'which the rules know by its name'}`,
        })
      await purposes.remove(context, row)
    },
  })
}

const importRooms = async (
  { context, report }: Import,
  facility: { id: string; name: string; providerId: string },
  imported: readonly string[],
): Promise<void> => {
  const { adds, shows } = await haveRooms(context, facility, imported)
  const added = new Set([...adds, ...shows].map(nameKey))
  const names = new Map(imported.map((name) => [nameKey(name), name]))
  for (const room of await context.tx.room.findMany({
    where: { facilityId: facility.id, hiddenAt: null },
    orderBy: { name: 'asc' },
  })) {
    const name = names.get(nameKey(room.name))
    const isChanged = await rooms.change(context, room, name === undefined ? { hiddenAt: context.now } : { name })
    const entry = { kind: 'room' as const, name: `${facility.name}, ${name ?? room.name}` }
    if (name === undefined) report.removed.push(entry)
    else if (added.has(nameKey(name))) report.added.push(entry)
    else report[isChanged ? 'changed' : 'leftAlone'].push(entry)
  }
}

const importFacilities = async (it: Import, imported: readonly DocumentFacility[]): Promise<void> => {
  const { context, wrong } = it
  const { tx, actor } = context
  const { providerId } = actor
  const rows = await tx.facility.findMany({ where: { providerId, deletedAt: null }, orderBy: byWeight })
  // One that is in use already may stay.
  const used = new Set(rows.map(({ timeZone }) => timeZone))
  for (const [index, { timeZone }] of imported.entries())
    if (!used.has(timeZone)) wrong.push(...wrongZone(timeZone, `facilities[${index}].timeZone`))
  await importList(it, {
    kind: 'facility',
    rows,
    imported: imported.map(({ rooms: _rooms, ...facility }) => facility),
    create: (values) =>
      tx.facility.createManyAndReturn({ data: values.map((facility) => ({ ...facility, providerId })) }),
    added: (id, values) => facilities.added(context, id, values),
    change: (row, values) => facilities.change(context, row, values),
    remove: (row) => facilities.remove(context, row),
    inside: (id, { name }, index) => importRooms(it, { id, name, providerId }, imported[index]!.rooms),
  })
}

/**
 * A configuration has thousands of items. The browser waits for a minute
 * (web/configuration/transfer/useImportCatalogue.ts), and so do common proxies.
 */
const longestMs = 25_000

const importing = configurationCommand({
  name: 'importCatalogue',
  input: importInput,
  longestMs,
  isHeavy: true,
  description:
    'Imports a configuration document, all or nothing. For each list in the document, items that it names are changed or added, and others are removed. Refused for people who are restricted to facilities.',
  refusals: ['RESTRICTED_TO_FACILITIES'],
  run: async (context, { dryRun, ...document }) => {
    stopIf(mustSeeAllFacilities(context.actor))
    stopIfInvalid(wrongInDocument(document))
    await lockCatalogue(context)
    const report: ImportReport = { added: [], changed: [], removed: [], leftAlone: [] }
    const it: Import = { context, report, wrong: [] }
    if (document.facilities) await importFacilities(it, document.facilities)
    if (document.procedures) await importProcedures(it, document.procedures)
    // After the procedures, which purposes name; the report begins with them, as the document does.
    const ofPurposes: ImportReport = { added: [], changed: [], removed: [], leftAlone: [] }
    if (document.purposes) await importPurposes({ ...it, report: ofPurposes }, document.purposes)
    for (const kind of Object.keys(report) as (keyof ImportReport)[]) report[kind].unshift(...ofPurposes[kind])
    // Last, because they name purposes and facilities.
    if (document.waitingTargets) await importTargets(it, document.waitingTargets)
    stopIfInvalid(it.wrong)
    if (dryRun) throw new DryRun(report)
    return report
  },
})

/** Makes the lists as the document has them, all or nothing. A dry run does the same, reports it, and rolls it back (rules 5.10). */
const importOrTry = async (request: Request, input: unknown): Promise<ImportReport> => {
  try {
    return await importing(request, input)
  } catch (error) {
    if (error instanceof DryRun) return error.report
    throw error
  }
}

export const importCatalogue: Command<ImportReport> = Object.assign(importOrTry, {
  details: importing.details,
}) as Command<ImportReport>
