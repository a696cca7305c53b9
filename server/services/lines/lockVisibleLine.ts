import type { LineInput } from '../../domain/lines/input'
import { notFound } from '../../domain/kernel/refusal'
import { mustBeVersion } from '../../domain/kernel/version'
import type { CommandContext } from '../kernel/command'
import { Refused, stopIf } from '../kernel/refused'
import { lockLine, type LockedLine } from './changeLine'
import { visibleLines } from './visibility'

/** The line of a verb under its row lock, when the actor may see it and it is of the version that they looked at. */
export const lockVisibleLine = async (context: CommandContext, { lineId, expectedVersion }: LineInput): Promise<LockedLine> => {
  const line = await lockLine(context, lineId, visibleLines(context.actor))
  if (!line) throw new Refused(notFound('line'))
  context.about({ kind: 'line', id: line.id })
  stopIf(mustBeVersion(line, expectedVersion, 'line'))
  return line
}
