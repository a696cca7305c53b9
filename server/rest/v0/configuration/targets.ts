import { audiences, targetStatuses } from '../../../domain/configuration/targets/target'
import {
  createWaitingTarget,
  deleteWaitingTarget,
  updateWaitingTarget,
} from '../../../services/configuration/targets/configureTargets'
import { readTargets, type TargetRow } from '../../../services/configuration/targets/readTargets'
import type { Request } from '../../../services/kernel/request'
import { version } from '../calls/showCall'
import { answer, list, oneOf, orNull, pick, record, text, uuid, whole } from '../kernel/jsonSchema'
import { readRoute, type Route } from '../kernel/route'
import { among, asRead, changing, deletion } from './configuration'

const base = '/providers/{providerId}/waitingtargets'

const named = record({ id: uuid(), name: text() })

const target = answer(
  'WaitingTarget',
  'How long calls may wait, and when someone is told that one waits longer. Of a call the target of its purpose in its facility counts, else of its purpose, of its facility, of all calls with its status.',
  record({
    id: uuid(),
    status: oneOf(targetStatuses),
    purposeId: orNull(uuid('The purpose of its calls; null: every purpose.')),
    purpose: orNull(named),
    facilityId: orNull(uuid('The facility of its calls; null: every facility.')),
    facility: orNull(named),
    targetMinutes: whole('Minutes that a call may wait.'),
    escalateAfter: orNull(whole('Minutes after which a call is escalated; null: it is not.')),
    escalateTo: list(oneOf(audiences), 'Who is told.'),
    repeatEvery: orNull(
      whole('Minutes between the repetitions, of which there are at most 5; null: it is not repeated.'),
    ),
    version,
  }),
  (row: TargetRow) => ({
    ...pick(row, 'id', 'status', 'purposeId', 'purpose', 'facilityId', 'facility'),
    ...pick(row, 'targetMinutes', 'escalateAfter', 'escalateTo', 'repeatEvery', 'version'),
  }),
)

export const showTargets = async (request: Request) => (await readTargets(request)).map(target.show)

const showTarget = among(showTargets)

const change = changing(target.schema, (request, { targetId }: { targetId: string }) => showTarget(request, targetId))

export const targetRoutes: Route[] = [
  readRoute(
    'readWaitingTargets',
    base,
    'Waiting targets, Stat first, the general before the special',
    list(target.schema),
    ({ request }) => showTargets(request),
    'catalogue:see',
  ),
  change('POST', base, createWaitingTarget, asRead('id')),
  change(
    'PUT',
    `${base}/{id}`,
    updateWaitingTarget,
    asRead('id', 'version', 'status', 'purposeId', 'purpose', 'facilityId', 'facility'),
  ),
  deletion(`${base}/{id}`, deleteWaitingTarget),
]
