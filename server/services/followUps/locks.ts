import type { Statement } from '../../db/access/client'
import type { CallInput } from '../../domain/calls/input'
import { isUuid } from '../../domain/kernel/uuid'
import { doesNotExist, type FieldRefusal, type Refusal } from '../../domain/kernel/refusal'
import { changedMeanwhile } from '../../domain/kernel/version'
import type { CommandContext } from '../kernel/command'
import { findLine, type LockedLine } from '../records/changeLine'
import { visibleLines } from '../records/lineVisibility'
import type { FoundCall } from '../records/callRow'
import { visibleCall } from '../records/lockVisibleCall'

// Everything that a verb writes is locked before the first write, lines before calls and each kind in the order of its
// ids (docs/architecture.md). A write affects more than its row, because triggers maintain the lists of lines and
// calls.

/** The lines of the call and of its follow-ups, and the named line, as they are when the statement begins. */
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
 * Locks the lines of the call and of its follow-ups, and the named line; then the call, its follow-ups, and the
 * unfinished follow-ups of the lines. Answers false when the call, or one of its follow-ups, moved to another line
 * before it was locked.
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
  /** The named line, or the call's own; naming the call's own line is the same as naming none. */
  line: LockedLine | null
  /** What is wrong with the named line. */
  wrong: FieldRefusal[]
  /** The refusal for a call that moved to another line before it was locked; the verb's own rule comes first. */
  moved: Refusal | null
}

/** Locks the call of a verb, and everything else that the verb may write. */
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

/** Locks the unfinished follow-ups of a line, for a verb that has locked the line. */
export const lockFollowUpsOf = async ({ tx }: CommandContext, lineId: string): Promise<void> => {
  await tx.$executeRaw`select from call where line_id = ${lineId}::uuid and follow_up_from_id is not null and completed_at is null order by id for no key update`
}
