import type { Clients } from '../../db/access/client'
import type { AlertSetting as Row } from '../../db/generated/prisma/client'
import { alertsOf, usualAlert, withFacilitiesLeft, type AlertKind, type AlertSetting } from '../../domain/alerts/alert'
import { presenceOf } from '../../domain/account/presence'
import { audiencesOf } from '../../domain/calls/queue/escalation'
import type { Audience } from '../../domain/configuration/targets/target'
import { changeAlertInput } from '../../domain/alerts/input'
import { seesAnyFacility, type Actor } from '../../domain/kernel/actor'
import { isUuid } from '../../domain/kernel/uuid'
import { visibleFacilities } from '../configuration/facilities/visibility'
import { lockPerson } from '../account/presence/presence'
import { fieldChanges, given } from '../kernel/audit'
import { command } from '../kernel/command'
import { stopIfInvalid } from '../kernel/refused'
import { authorize, type Request } from '../kernel/request'

const settingOf = ({ kind, allFacilities, facilityIds, sound, notification, push, pushAway }: Row): AlertSetting => ({
  kind: kind as AlertKind,
  facilityIds: allFacilities ? null : facilityIds,
  sound,
  notification,
  push,
  pushAway,
})

/** Of the facilities that these settings of people name those that are there. */
export const readChosenFacilities = async (
  clients: Clients,
  providerId: string,
  rows: readonly Row[],
): Promise<ReadonlySet<string>> => {
  const chosen = [...new Set(rows.flatMap((row) => settingOf(row).facilityIds ?? []))]
  if (chosen.length === 0) return new Set()
  const there = await clients
    .forProvider(providerId)
    .facility.findMany({ where: { providerId, deletedAt: null, id: { in: chosen } }, select: { id: true } })
  return new Set(there.map(({ id }) => id))
}

/**
 * A person's alerts, of every kind; of the chosen facilities those that they still see. `rows`: what they changed; `there`:
 * from `readChosenFacilities`.
 */
export const alertsFor = (actor: Actor, rows: readonly Row[], there: ReadonlySet<string>): AlertSetting[] =>
  alertsOf(rows.map((row) => withFacilitiesLeft(settingOf(row), (id) => there.has(id) && seesAnyFacility(actor, [id]))))

/** One's own alerts in the provider at hand. */
export const readAlerts = async (request: Request): Promise<AlertSetting[]> => {
  const actor = authorize(request, 'call:work')
  const { userId, providerId } = actor
  const rows = await request.clients.forProvider(providerId).alertSetting.findMany({ where: { userId, providerId } })
  return alertsFor(actor, rows, await readChosenFacilities(request.clients, providerId, rows))
}

/** The audiences of escalations to which one belongs now (rules 10.4). */
export const readAudiences = async (request: Request): Promise<Audience[]> => {
  const { userId, role, providerId } = authorize(request, 'call:work')
  const person = await request.clients
    .forProvider(providerId)
    .user.findUniqueOrThrow({ where: { id: userId }, select: { isOnline: true, awayAt: true } })
  return audiencesOf({ role, presence: presenceOf(person) })
}

/** Changes one kind of one's own alerts (rules 10.1). */
export const changeAlert = command({
  name: 'changeAlert',
  permission: 'call:work',
  on: 'person',
  input: changeAlertInput,
  description:
    'Changes what alerts you in the provider you work in: one kind of alert. What is left out stays as it is.',
  run: async ({ tx, sql, actor, record, changed }, { kind, facilityIds, ...channels }) => {
    const { userId, providerId } = actor
    await lockPerson(sql, userId)
    const key = { userId_providerId_kind: { userId, providerId, kind } }
    const row = await tx.alertSetting.findUnique({ where: key })
    const was = row ? settingOf(row) : usualAlert(kind)
    const chosen = facilityIds && [...new Set(facilityIds)]
    if (chosen) {
      const added = chosen.filter((id) => !was.facilityIds?.includes(id))
      const found = added.every(isUuid)
        ? await tx.facility.count({
            where: { ...visibleFacilities(actor), deletedAt: null, AND: { id: { in: added } } },
          })
        : -1
      stopIfInvalid(
        found === added.length ? [] : [{ field: 'facilityIds', message: 'One of these facilities does not exist' }],
      )
    }
    const next: AlertSetting = { ...was, ...given(channels), ...(chosen === undefined ? {} : { facilityIds: chosen }) }
    const changes = fieldChanges(was, { ...next })
    if (Object.keys(changes).length === 0) return { userId }
    const { facilityIds: places, ...rest } = next
    const data = { ...rest, allFacilities: places === null, facilityIds: [...(places ?? [])] }
    await tx.alertSetting.upsert({ where: key, create: { userId, providerId, ...data }, update: data })
    record({ kind: 'user', id: userId }, changes)
    // The person's other screens follow.
    changed({ kind: 'user', id: userId }, [])
    return { userId }
  },
})
