import type { Prisma } from '../../db/generated/prisma/client'
import { mustBeCurrent } from '../../domain/kernel/version'
import { isUuid } from '../../domain/kernel/uuid'
import type { FieldRefusal } from '../../domain/kernel/refusal'
import { clearLineChecksInput, lineCheckIntervalInput, lineCheckTimeInput } from '../../domain/line-checks/input'
import { wrongCheckPurpose } from '../../domain/line-checks/rules'
import { hourOf } from '../../domain/line-checks/schedule'
import { withoutDoubles } from '../../domain/line-checks/types'
import { scheduleJob } from '../jobs/scheduleJob'
import { fieldChanges } from '../kernel/audit'
import { lockCatalogue } from '../configuration/order'
import type { CommandContext } from '../kernel/command'
import { configurationCommand } from '../configuration/item'
import { stopIf, stopIfInvalid } from '../kernel/refused'
import { visiblePurposes } from '../configuration/purposes/visibility'
import type { LineChecks } from './readLineChecks'
import { firstDueOf, noSettings } from './settings'

type Patch = Partial<Omit<LineChecks, 'version'>>

const { version: _version, purposeId: _purposeId, whitelist: _whitelist, blacklist: _blacklist, ...never } = noSettings

type Which = Pick<LineChecks, 'whitelist' | 'blacklist'> & { purposeId: string }

/** The purpose and the lists of a schedule. */
const whichLines = async (context: CommandContext, { purposeId, whitelist, blacklist }: Which): Promise<Which> => {
  stopIfInvalid(await wrongPurpose(context, purposeId))
  return { purposeId, whitelist: withoutDoubles(whitelist), blacklist: withoutDoubles(blacklist) }
}

/** Locks the configuration and reads the settings. */
const lockSettings = async (
  context: CommandContext,
  expectedVersion: number | null | undefined,
): Promise<LineChecks> => {
  const { tx, actor, about } = context
  await lockCatalogue(context)
  const { providerId } = actor
  // Waits for a run in progress.
  await tx.$executeRaw`select from line_check_settings where provider_id = ${providerId}::uuid for update`
  const settings = (await tx.lineCheckSettings.findUnique({ where: { providerId } })) ?? noSettings
  about({ kind: 'provider', id: providerId, list: 'lineChecks' })
  stopIf(mustBeCurrent(settings, expectedVersion, 'schedule'))
  return settings
}

const wrongPurpose = async ({ tx, actor }: CommandContext, id: string | undefined): Promise<FieldRefusal[]> => {
  if (id === undefined) return []
  return wrongCheckPurpose(
    isUuid(id) ? await tx.purpose.findFirst({ where: { ...visiblePurposes(actor), id, deletedAt: null } }) : null,
  )
}

/** Saves the settings, and sets the next due moment of the job. */
const save = async (context: CommandContext, settings: LineChecks, patch: Patch): Promise<{ providerId: string }> => {
  const { tx, actor, now, record, changed } = context
  const { providerId } = actor
  const fields = fieldChanges(settings, patch)
  // Unchanged settings are not saved.
  if (Object.keys(fields).length === 0) return { providerId }
  const data = { ...patch, version: settings.version + 1 } satisfies Prisma.LineCheckSettingsUncheckedUpdateInput
  // Another schedule begins now. Other lists, or another purpose, do not change the due moments.
  const isAnother = Object.keys(never).some((field) => field in fields)
  const begun = isAnother ? { checkedUpTo: now } : {}
  const saved = await tx.lineCheckSettings.upsert({
    where: { providerId },
    create: { ...noSettings, ...data, providerId, checkedUpTo: now },
    update: { ...data, ...begun },
  })
  if (isAnother)
    await scheduleJob(tx, { providerId, name: 'checkLines' }, await firstDueOf(tx, providerId, saved, now), now)
  record({ kind: 'lineChecks', id: providerId }, fields)
  changed({ kind: 'catalogue', id: providerId }, [])
  return { providerId }
}

export const clearLineChecks = configurationCommand({
  name: 'clearLineChecks',
  input: clearLineChecksInput,
  description: 'Turns line checks off. Purpose and lists are kept for the next schedule.',
  run: async (context, { expectedVersion }) => save(context, await lockSettings(context, expectedVersion), never),
})

export const setLineCheckInterval = configurationCommand({
  name: 'setLineCheckInterval',
  input: lineCheckIntervalInput,
  tellsAll: true,
  description: 'Schedules line checks every so many minutes or hours, counted from now.',
  run: async (context, { expectedVersion, intervalAmount, intervalUnits, ...input }) => {
    const settings = await lockSettings(context, expectedVersion)
    const which = await whichLines(context, input)
    return save(context, settings, { ...never, intervalAmount, intervalUnits, intervalSince: context.now, ...which })
  },
})

export const setLineCheckTime = configurationCommand({
  name: 'setLineCheckTime',
  input: lineCheckTimeInput,
  tellsAll: true,
  description:
    'Schedules line checks at a time of day, by the clocks of each facility. They run once when the clocks show it twice, and at the next minute when the clocks skip it.',
  run: async (context, { expectedVersion, localHours, localMinutes, isAM, enabledDays, ...input }) => {
    const settings = await lockSettings(context, expectedVersion)
    const which = await whichLines(context, input)
    return save(context, settings, {
      ...never,
      timeHour: hourOf(localHours, isAM),
      timeMinute: localMinutes,
      enabledDays: [...new Set(enabledDays)].sort(),
      ...which,
    })
  },
})
