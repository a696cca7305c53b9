import {
  importInput,
  keyOf,
  weightsOf,
  wrongInDocument,
  type DocumentFacility,
  type DocumentPurpose,
} from '../../../domain/configuration/transfer/document'
import { mustSeeAllFacilities } from '../../../domain/configuration/facilities/rules'
import type { FieldRefusal } from '../../../domain/kernel/refusal'
import { canDeletePurpose, wrongNewName } from '../../../domain/configuration/purposes/rules'
import { facilities } from '../facilities/configureFacilities'
import { haveRooms, rooms } from '../facilities/configureRooms'
import { lockCatalogue } from '../order'
import type { Command, CommandContext } from '../../kernel/command'
import { configurationCommand } from '../item'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { isOfLineChecks, purposes } from '../purposes/configurePurposes'
import { importProcedures } from './importProcedures'
import { Report, type ImportReport } from './report'

/** Carries the report of a dry run out of the transaction, which is rolled back with it. */
class DryRun extends Error {
  constructor(readonly report: ImportReport) {
    super('nothing was changed')
  }
}

const importPurposes = async (
  context: CommandContext,
  report: Report,
  wrong: FieldRefusal[],
  wanted: readonly DocumentPurpose[],
): Promise<void> => {
  const { tx, actor } = context
  const rows = await tx.purpose.findMany({
    where: { providerId: actor.providerId, deletedAt: null },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }],
  })
  const weights = weightsOf(
    wanted.map(({ name }) => name),
    rows,
  )
  const rest = new Map(rows.map((row) => [keyOf(row.name), row]))
  for (const [index, purpose] of wanted.entries()) {
    const row = rest.get(keyOf(purpose.name))
    rest.delete(keyOf(purpose.name))
    const values = { ...purpose, weight: weights[index]! }
    if (row) {
      wrong.push(
        ...wrongNewName(row, purpose.name).map(({ message }) => ({ field: `purposes[${index}].name`, message })),
      )
      report.change('purpose', purpose.name, await purposes.change(context, row, values))
    } else {
      const { id } = await tx.purpose.create({ data: { ...values, providerId: actor.providerId } })
      purposes.added(context, id, values)
      report.add('purpose', purpose.name)
    }
  }
  for (const row of rest.values()) {
    const isChecked = await isOfLineChecks(context, row.id)
    const refusal = canDeletePurpose(row, { isOfLineChecks: isChecked })
    if (refusal)
      wrong.push({
        field: 'purposes',
        message: `Lacks ${row.name}, ${isChecked ? 'with which line checks are made' : 'which the rules know by its name'}`,
      })
    await purposes.remove(context, row)
    report.remove('purpose', row.name)
  }
}

const importRooms = async (
  context: CommandContext,
  report: Report,
  facility: { id: string; name: string; providerId: string },
  wanted: readonly string[],
): Promise<void> => {
  const { adds, shows } = await haveRooms(context, facility, wanted)
  const added = new Set([...adds, ...shows].map(keyOf))
  const names = new Map(wanted.map((name) => [keyOf(name), name]))
  for (const room of await context.tx.room.findMany({
    where: { facilityId: facility.id, hiddenAt: null },
    orderBy: { name: 'asc' },
  })) {
    const name = names.get(keyOf(room.name))
    const isChanged = await rooms.change(context, room, name === undefined ? { hiddenAt: context.now } : { name })
    const fullName = `${facility.name}, ${name ?? room.name}`
    if (name === undefined) report.remove('room', fullName)
    else if (added.has(keyOf(name))) report.add('room', fullName)
    else report.change('room', fullName, isChanged)
  }
}

const importFacilities = async (
  context: CommandContext,
  report: Report,
  wanted: readonly DocumentFacility[],
): Promise<void> => {
  const { tx, actor } = context
  const { providerId } = actor
  const rows = await tx.facility.findMany({
    where: { providerId, deletedAt: null },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }],
  })
  const weights = weightsOf(
    wanted.map(({ name }) => name),
    rows,
  )
  const rest = new Map(rows.map((row) => [keyOf(row.name), row]))
  for (const [index, { rooms: names, ...facility }] of wanted.entries()) {
    const row = rest.get(keyOf(facility.name))
    rest.delete(keyOf(facility.name))
    const values = { ...facility, weight: weights[index]! }
    const id = row?.id ?? (await tx.facility.create({ data: { ...values, providerId } })).id
    if (row) report.change('facility', facility.name, await facilities.change(context, row, values))
    else {
      facilities.added(context, id, values)
      report.add('facility', facility.name)
    }
    await importRooms(context, report, { id, name: facility.name, providerId }, names)
  }
  for (const row of rest.values()) {
    await facilities.remove(context, row)
    report.remove('facility', row.name)
  }
}

/** A catalogue has thousands of items. The browser waits for a minute (web/configuration/verbs/useImportCatalogue.ts), and so do common proxies. */
const longestMs = 25_000

const importing = configurationCommand({
  name: 'importCatalogue',
  input: importInput,
  longestMs,
  description:
    'Imports a configuration document, all or nothing. Each list that the document holds becomes as it says: what it names is changed or added, what it does not name is no choice any more. Refused to people who are restricted to facilities.',
  refusals: ['RESTRICTED_TO_FACILITIES'],
  run: async (context, { dryRun, ...document }) => {
    stopIf(mustSeeAllFacilities(context.actor))
    stopIfInvalid(wrongInDocument(document))
    await lockCatalogue(context)
    const report = new Report()
    const wrong: FieldRefusal[] = []
    if (document.purposes) await importPurposes(context, report, wrong, document.purposes)
    if (document.facilities) await importFacilities(context, report, document.facilities)
    if (document.procedures) await importProcedures(context, report, wrong, document.procedures)
    stopIfInvalid(wrong)
    if (dryRun) throw new DryRun(report.items)
    return report.items
  },
})

/**
 * Makes the lists that the document holds as it says, all or nothing: what it names is changed or added, and what it
 * does not name is no choice any more. A dry run does the same, tells of it, and takes it back (rules 5.10).
 */
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
