import type { Clients } from '../../db/access/client'

const mostLines = 3

/** The line checks of a provider, with lines that nobody looks at otherwise. */
export const openLineChecks = async ({ system }: Clients, providerName: string) => {
  const { id: providerId } = await system.provider.findFirstOrThrow({ where: { name: providerName } })
  const { id: purposeId } = await system.purpose.findFirstOrThrow({ where: { providerId, name: 'Daily Line Check' } })
  // Nobody looks at these lines already, and nobody is going to.
  await system.call.updateMany({
    where: { providerId, completedAt: null, deletedAt: null, lineId: { not: null } },
    data: { deletedAt: new Date(0) },
  })
  // Each facility has a line, including the one without follow-ups.
  for (const { rooms, name } of await system.facility.findMany({
    where: { providerId, rooms: { none: { lines: { some: { completedAt: null } } } } },
    include: { rooms: true },
  }))
    await system.line.create({
      data: { providerId, name: `Line of ${name}`, roomId: rooms[0]!.id, createdAt: new Date(0) },
    })
  const open = await system.line.findMany({
    where: { providerId, completedAt: null, room: { isNot: null } },
    include: { room: { include: { facility: true } } },
  })
  const linesByZone: Record<string, string[]> = {}
  for (const { id, room } of open) {
    const lines = (linesByZone[room!.facility.timeZone] ??= [])
    if (lines.length < mostLines) lines.push(id)
  }
  // The others are closed, for a year to be over soon.
  await system.line.updateMany({
    where: { providerId, completedAt: null, id: { notIn: Object.values(linesByZone).flat() } },
    data: { completedAt: new Date(0) },
  })
  return {
    linesByZone,
    schedule: async ({ hour, minute, days, since }: { hour: number; minute: number; days: number[]; since: Date }) => {
      const settings = {
        timeHour: hour,
        timeMinute: minute,
        enabledDays: days,
        intervalAmount: null,
        intervalUnits: null,
        purposeId,
        checkedUpTo: since,
        whitelist: [],
        blacklist: [],
      }
      await system.lineCheckSettings.upsert({
        where: { providerId },
        create: { providerId, ...settings },
        update: settings,
      })
      await system.job.deleteMany({ where: { providerId, name: 'checkLines' } })
      await system.job.create({ data: { providerId, name: 'checkLines', dueAt: since, settledAt: since } })
    },
    /** The lines that have an unfinished check; done away with, so that the next one comes. */
    takeChecks: async (): Promise<string[]> => {
      const checks = await system.call.findMany({
        where: { providerId, purposeId, completedAt: null, deletedAt: null },
        select: { id: true, lineId: true },
      })
      if (checks.length > 0) await system.call.deleteMany({ where: { id: { in: checks.map(({ id }) => id) } } })
      return checks.map(({ lineId }) => lineId!).sort()
    },
  }
}
