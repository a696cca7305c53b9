import type { Statement } from '../../db/access/client'
import type { CallInput } from '../../domain/calls/input'
import { isUuid } from '../../domain/kernel/input/input'
import { doesNotExist, type FieldRefusal, type Refusal } from '../../domain/kernel/refusal'
import { changedMeanwhile } from '../../domain/kernel/version'
import type { CommandContext } from '../kernel/command'
import { findLine, type LockedLine } from '../records/changeLine'
import { visibleLines } from '../records/lineVisibility'
import type { FoundCall } from '../records/callRow'
import { visibleCall } from '../records/lockVisibleCall'

// Everything that a verb writes is locked before the first write, lines before calls and each kind in the order of its
// ids (docs/architecture.md): a write reaches further than its row, because triggers keep the lists of lines and calls.

/** The lines of the call and of what it scheduled, and the one that was named; as they are when the statement begins. */
const linesAround = `select line_id from call where id = $1 and line_id is not null union select line_id from call where follow_up_from_id = $1 and line_id is not null union select $2::uuid`

const lockLinesAround: Statement = {
  name: 'patency_lock_lines_around',
  text: `select id from line where id in (${linesAround}) order by id for no key update`,
}

const lockCallsAround: Statement = {
  name: 'patency_lock_calls_around',
  text: `
    select line_id as "lineId", (id = $1 or follow_up_from_id is not distinct from $1) as "isMine" from call
    where id in (
      select id from call where id = $1
      union select id from call where follow_up_from_id = $1
      union select id from call where line_id in (${linesAround}) and follow_up_from_id is not null and completed_at is null
    ) order by id for no key update`,
}

/**
 * Locks the lines of the call and of the follow-ups that it scheduled, and the one that was named; then the call, these
 * follow-ups, and those of the lines that are not done. Answers false when the call, or one that it scheduled, came to
 * another line before it was locked.
 */
const lockAround = async (
  { sql }: CommandContext,
  callId: string,
  namedId: string | null | undefined,
): Promise<boolean> => {
  if (!isUuid(callId)) return true
  const values = [callId, namedId && isUuid(namedId) ? namedId : null]
  const [lines, calls] = await Promise.all([
    sql.rows<{ id: string }>(lockLinesAround, values),
    sql.rows<{ lineId: string | null; isMine: boolean }>(lockCallsAround, values),
  ])
  const locked = lines.map(({ id }) => id)
  return calls.every(({ lineId, isMine }) => !isMine || lineId === null || locked.includes(lineId))
}

type CallWithLine = {
  call: FoundCall
  /** The line that was named, or the one that the call has; naming that one is the same as naming none. */
  line: LockedLine | null
  /** What is the matter with a line that was named. */
  wrong: FieldRefusal[]
  /** Refuses, once the verb's own rule did not, what came to another line before it was locked. */
  moved: Refusal | null
}

/** The call of a verb, with everything that the verb may write beside it, under their locks. */
export const lockCallWithLine = async (
  context: CommandContext,
  input: CallInput,
  namedId?: string | null,
  find: (context: CommandContext, input: CallInput) => Promise<FoundCall> = visibleCall,
): Promise<CallWithLine> => {
  const { providerId } = context.actor
  const [isWhole, call] = await Promise.all([lockAround(context, input.callId, namedId), find(context, input)])
  const moved = isWhole ? null : changedMeanwhile('call')
  if (!namedId || namedId === call.lineId)
    return { call, line: call.lineId ? await findLine(context, call.lineId, { providerId }) : null, wrong: [], moved }
  const line = await findLine(context, namedId, visibleLines(context.actor))
  if (!line) return { call, line, wrong: [doesNotExist('lineId')], moved }
  if (!line.completedAt) return { call, line, wrong: [], moved }
  return { call, line: null, wrong: [{ field: 'lineId', message: 'This line is closed' }], moved }
}

/** Locks the follow-ups of the line that are not done, for a verb that has locked the line. */
export const lockFollowUpsOf = async ({ tx }: CommandContext, lineId: string): Promise<void> => {
  await tx.$executeRaw`select from call where line_id = ${lineId}::uuid and follow_up_from_id is not null and completed_at is null order by id for no key update`
}
