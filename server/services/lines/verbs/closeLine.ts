import { lineInput } from '../../../domain/lines/input'
import { canCloseLine, canReopenLine } from '../../../domain/lines/rules'
import { command } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import { changeLine } from '../../records/changeLine'
import { lockVisibleLine } from '../../records/lockVisibleLine'
import { closeLineAt } from '../../followUps/followUps'
import { lockFollowUpsOf } from '../../followUps/locks'

/** Closes the line: nothing more is scheduled for it, and its scheduled follow-up is canceled (rules 4.3). */
export const closeLine = command({
  name: 'closeLine',
  permission: 'lines:change',
  input: lineInput,
  on: 'line',
  description: 'Closes the line. It becomes read-only, and its follow-up is canceled unless that is in the queue.',
  rule: canCloseLine,
  refusals: ['LINE_CLOSED'],
  viewerCan: { viewerCanClose: { description: 'Whether you may close it.' } },
  history: 'Closed the line',
  run: async (context, input) => {
    const line = await lockVisibleLine(context, input)
    stopIf(canCloseLine(line))
    await lockFollowUpsOf(context, line.id)
    const cancelled = await closeLineAt(context, line, context.now)
    return { lineId: line.id, cancelled }
  },
})

/** Reopens a closed line. A canceled follow-up does not come back; the next change date shows that a visit is due. */
export const reopenLine = command({
  name: 'reopenLine',
  permission: 'lines:change',
  input: lineInput,
  on: 'line',
  description: 'Reopens a closed line. Follow-ups that were canceled do not come back.',
  rule: canReopenLine,
  refusals: ['LINE_OPEN'],
  viewerCan: { viewerCanReopen: { description: 'Whether you may reopen it.' } },
  history: 'Reopened the line',
  run: async (context, input) => {
    const line = await lockVisibleLine(context, input)
    stopIf(canReopenLine(line))
    await changeLine(context, line, { completedAt: null, completedById: null })
    return { lineId: line.id }
  },
})
