import type { IfSimilar } from '../../domain/calls/queue/similar'
import type { Refusal } from '../../domain/kernel/refusal'
import { assignCall, assignCallOnOpen } from '../../services/calls/working/assignCall'
import { assistCall, stopAssistingCall } from '../../services/calls/working/assistCall'
import { holdCall, makeCallNormal, makeCallStat, resumeCall } from '../../services/calls/working/changeStatus'
import { correctCall } from '../../services/calls/entries/correctCall'
import { createCall } from '../../services/calls/entries/createCall'
import { deleteCall, undeleteCall } from '../../services/calls/ending/deleteCall'
import { returnCall } from '../../services/calls/working/returnCall'
import { updateCallRole } from '../../services/calls/working/updateCallRole'
import { enumOf } from '../kernel/enumOf'
import type { SuccessFields } from '../kernel/inputs'
import { RefusalAnswer, RefusalRef } from '../kernel/refusal'
import { callVerb, leftQueue, type Done } from './inputs'

const IfSimilarRef = enumOf<IfSimilar>('IfSimilar', 'What to do with a new call when a similar call is open.', {
  CREATE: 'Create it anyway.',
  REFUSE: 'Refuse with SIMILAR_CALL_OPEN, with the open call in `current`.',
})

const names = { images: 'imageIds' }

callVerb(createCall, { names, types: { ifSimilar: IfSimilarRef }, nullLeavesOut: ['ifSimilar'] })

callVerb(assignCall)
callVerb(assignCallOnOpen, {
  also: (t) => ({
    isNewlyAssigned: t.exposeBoolean('isNewlyAssigned', { description: 'False when you already led the call.' }),
  }),
})
callVerb(assistCall)
callVerb(stopAssistingCall)
callVerb(returnCall)
callVerb(updateCallRole)

/** Leaving On Hold may assign the call; when it could not, `notAssigned` says why. */
const also = (t: SuccessFields<Done & { notAssigned: Refusal | null }>) => ({
  notAssigned: t.field({
    type: RefusalRef,
    nullable: true,
    description:
      'Why a call that left On Hold was not assigned to you; null when it was assigned or did not need to be.',
    resolve: ({ notAssigned, callId }) => notAssigned && new RefusalAnswer(notAssigned, { kind: 'call', id: callId }),
  }),
})

callVerb(holdCall, { also })
callVerb(resumeCall, { also })
callVerb(makeCallStat, { also })
callVerb(makeCallNormal, { also })
callVerb(correctCall, { names, without: ['lineId', 'confirm'], also })

callVerb(deleteCall, {
  also: (t) => ({
    leftQueueId: leftQueue(t),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Who was working on it, and what was canceled with it.',
    }),
    endedWorkOf: t.exposeStringList('endedWorkOf', {
      description: 'The full names of other people whose work on it ended; undeleting does not resume that work.',
    }),
  }),
})
callVerb(undeleteCall)
