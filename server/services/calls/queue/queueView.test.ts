import { roles, type Actor } from '../../../domain/kernel/actor'
import { may, visibilityActions } from '../../../domain/kernel/permissions'
import { visibleFacilities } from '../../configuration/facilities/visibility'
import type { Request } from '../../kernel/request'
import { visibleLines } from '../../records/lineVisibility'
import { visiblePurposes } from '../../configuration/purposes/visibility'
import { visibleStatusCodes } from '../../configuration/statuses/visibility'
import { queueView } from './readQueue'
import { visibleCalls } from '../../records/callVisibility'

const providers = ['riverside', 'lakeshore']
const restrictions = [[], ['main'], ['north'], ['main', 'north'], ['north', 'main']]
const standings = [
  ...roles.map((role) => ({ role, superadmin: false })),
  { role: null, superadmin: true },
  { role: 'External' as const, superadmin: true },
]

const actors: Actor[] = providers.flatMap((providerId) =>
  restrictions.flatMap((allowedFacilityIds) =>
    standings.map((standing) => ({
      userId: 'somebody',
      fullName: 'Someone',
      training: false,
      isLocked: false,
      mustChangePassword: false,
      readOnly: false,
      byToken: false,
      providerId,
      allowedFacilityIds,
      ...standing,
    })),
  ),
)

/** Everything by which an answer about the queue is narrowed to a person. */
const sightOf = (actor: Actor): string => {
  const sorted = { ...actor, allowedFacilityIds: [...actor.allowedFacilityIds].sort() }
  const filters = [visibleCalls, visibleLines, visibleFacilities, visiblePurposes, visibleStatusCodes].map((visible) =>
    visible(sorted),
  )
  return JSON.stringify([filters, visibilityActions.map((action) => may(actor, action))])
}

const viewOf = (actor: Actor): string => queueView({ actor } as Request)

test('two people share a view of the queue exactly when they are shown the same', () => {
  for (const one of actors)
    for (const other of actors)
      expect([one, other, viewOf(one) === viewOf(other)]).toEqual([one, other, sightOf(one) === sightOf(other)])
})

test('provider, facilities and role make the views that there are, whoever asks in whichever order', () => {
  // All facilities, two of one, one of both; with and without the lists of the past; in two providers.
  expect(new Set(actors.map(viewOf)).size).toBe(4 * 2 * 2)
  const [clinician] = actors
  expect(viewOf({ ...clinician!, userId: 'someone else', fullName: 'Someone Else', training: true })).toBe(
    viewOf(clinician!),
  )
})
