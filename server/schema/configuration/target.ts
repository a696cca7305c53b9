import type { Audience, TargetStatus } from '../../domain/configuration/targets/target'
import { visibleTargets } from '../../services/configuration/targets/visibility'
import { builder } from '../kernel/builder'
import { AudienceRef } from '../kernel/configurationTypes'
import { enumOf } from '../kernel/enumOf'
import { foundAmong } from '../kernel/node'

export const TargetStatusRef = enumOf<TargetStatus>('TargetStatus', 'A status with a waiting target.', {
  Stat: 'Stat.',
  Normal: 'Normal.',
})

export const TargetRef = builder.prismaNode('WaitingTarget', {
  description:
    'How long calls may wait, and when someone is told that one waits longer. Of a call the target of its purpose in its facility counts, else of its purpose, of its facility, of all calls with its status.',
  ...foundAmong(visibleTargets),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
    status: t.field({
      type: TargetStatusRef,
      description: 'The status of its calls.',
      select: { status: true },
      resolve: ({ status }) => status as TargetStatus,
    }),
    purpose: t.relation('purpose', { nullable: true, description: 'The purpose of its calls; null: every purpose.' }),
    facility: t.relation('facility', {
      nullable: true,
      description: 'The facility of its calls; null: every facility.',
    }),
    targetMinutes: t.exposeInt('targetMinutes', { description: 'Minutes that a call may wait.' }),
    escalateAfter: t.exposeInt('escalateAfter', {
      nullable: true,
      description: 'Minutes after which a call is escalated; null: it is not.',
    }),
    escalateTo: t.field({
      type: [AudienceRef],
      description: 'Who is told.',
      select: { escalateTo: true },
      resolve: ({ escalateTo }) => escalateTo as Audience[],
    }),
    repeatEvery: t.exposeInt('repeatEvery', {
      nullable: true,
      description: 'Minutes between the repetitions, of which there are at most 5; null: it is not repeated.',
    }),
  }),
})
