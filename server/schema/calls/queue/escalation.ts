import type { CallWait } from '../../../db/generated/prisma/client'
import type { Audience } from '../../../domain/configuration/targets/target'
import { builder } from '../../kernel/builder'
import { AudienceRef } from '../../kernel/configurationTypes'
import { hints } from '../../kernel/plugins/cost'

/** A wait that was escalated. */
type Escalated = CallWait & { escalatedAt: Date }

const EscalationRef = builder.objectRef<Escalated>('Escalation').implement({
  description: 'That a call waits too long, and who was told.',
  fields: (t) => ({
    times: t.int({ description: 'How often since the call began to wait.', resolve: ({ steps }) => steps }),
    at: t.field({ type: 'DateTime', description: 'When it was last.', resolve: ({ escalatedAt }) => escalatedAt }),
    audience: t.field({
      type: [AudienceRef],
      ...hints({ size: 2 }),
      description: 'Who was told last.',
      resolve: ({ escalatedTo }) => escalatedTo as Audience[],
    }),
  }),
})

/** The call's wait; null while it does not wait. */
const wait = { select: { wait: true } } as const

builder.prismaObjectFields('Call', (t) => ({
  waitingSince: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'Since when the open call has been waiting: since it joined the queue, or came back to it. Null while someone has it or it is on hold.',
    ...wait,
    resolve: (call) => call.wait?.waitingSince ?? null,
  }),
  waitingTarget: t.int({
    nullable: true,
    description: 'Minutes that it may wait, by the configuration. Null while it does not wait.',
    ...wait,
    resolve: (call) => call.wait?.targetMinutes ?? null,
  }),
  escalation: t.field({
    type: EscalationRef,
    nullable: true,
    description: 'Null unless it has waited so long that someone was told.',
    ...wait,
    resolve: (call) => (call.wait?.escalatedAt ? (call.wait as Escalated) : null),
  }),
}))
