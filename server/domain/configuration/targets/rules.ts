import { refuse, type Refusal } from '../../kernel/refusal'
import { isGeneral, type TargetPlace } from './target'

/** Every provider keeps the targets of all calls with a status (rules 10.4). */
export const canDeleteTarget = (target: TargetPlace): Refusal | null =>
  isGeneral(target)
    ? refuse(
        'NEEDED_BY_RULES',
        `All ${target.status} calls without a target of their own have this one. Change it, or leave Escalate After empty.`,
      )
    : null
