import type { Prisma } from '../../db/generated/prisma/client'
import type { Hospital } from './hospital'

/** Lines and their calls as a test needs them, put there without the verbs. */
export const linesIn = ({ clients, riverside, clock }: Hospital) => {
  const [main] = riverside.facilities
  const minutesAgo = (minutes: number): Date => new Date(clock.now.getTime() - minutes * 60_000)

  const addLine = async (line: Partial<Prisma.LineUncheckedCreateInput> = {}): Promise<string> =>
    (
      await clients.system.line.create({
        data: { providerId: riverside.id, name: 'R arm', createdAt: clock.now, roomId: main!.roomIds[0]!, ...line },
        select: { id: true },
      })
    ).id

  /** A call about the line, completed an hour ago unless it says otherwise. */
  const addCall = async (lineId: string, call: Partial<Prisma.CallUncheckedCreateInput> = {}): Promise<string> => {
    const at = minutesAgo(60)
    const row = {
      providerId: riverside.id,
      purposeId: riverside.purposes['PICC Insertion']!,
      statusCodeId: riverside.statuses.Normal!,
      roomId: main!.roomIds[0]!,
      lineId,
      createdAt: at,
      aliveAt: at,
      announcedAt: at,
      updatedAt: at,
      completedAt: at,
    }
    return (await clients.system.call.create({ data: { ...row, ...call }, select: { id: true } })).id
  }

  const readLine = (id: string) =>
    clients.system.line.findUniqueOrThrow({
      where: { id },
      include: { infections: { orderBy: [{ start: 'asc' }, { stop: 'asc' }] }, listed: true },
    })
  /** Its history as spans of days. */
  const historyOf = async (id: string): Promise<string[]> =>
    (await readLine(id)).infections.map(
      ({ start, stop }) => `${start.toISOString().slice(0, 10)} ${stop?.toISOString().slice(0, 10) ?? 'on'}`,
    )

  return { minutesAgo, addLine, addCall, readLine, historyOf }
}
