import type { LineInput } from '../../domain/lines/input'
import { isUuid } from '../../domain/kernel/uuid'
import { mustBeCurrent } from '../../domain/kernel/version'
import type { CommandContext } from '../kernel/command'
import { mustExist, stopIf } from '../kernel/refused'
import { findLine, lockLines, type LockedLine } from './changeLine'
import { visibleLines } from './lineVisibility'

/** Locks the line of a verb, if the actor may see it and it has the expected version. */
export const lockVisibleLine = async (
  context: CommandContext,
  { lineId, expectedVersion }: LineInput,
): Promise<LockedLine> => {
  if (isUuid(lineId)) await lockLines(context.tx, [lineId])
  const line = mustExist(await findLine(context, lineId, visibleLines(context.actor)), 'line')
  context.about({ kind: 'line', id: line.id })
  stopIf(mustBeCurrent(line, expectedVersion, 'line'))
  return line
}
