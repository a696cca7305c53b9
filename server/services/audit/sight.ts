import type { Db } from '../../db/access/client'
import { isRestricted, type Actor } from '../../domain/kernel/actor'
import { visibleDocuments } from '../compliance/visibility'
import { visiblePlaces } from '../configuration/compliance/visibility'
import { visibleFacilities } from '../configuration/facilities/visibility'
import { visibleDevices } from '../devices/visibility'
import { visibleHandoverNotes, visibleHandovers } from '../handover/visibility'
import type { Entity } from '../kernel/audit'
import { visibleCalls } from '../records/callVisibility'
import { visibleLines } from '../records/lineVisibility'
import { visibleSavedViews } from '../views/visibility'

/** Which of the records with these ids the actor sees. */
type Sight = (db: Db, actor: Actor, ids: { id: { in: string[] } }) => Promise<{ id: string }[]>

const select = { id: true }

/** Stands in no facility: whoever reads the trail sees all of them. */
const everywhere: Sight = (_db, _actor, { id }) => Promise.resolve(id.in.map((each) => ({ id: each })))

const sights: Record<Entity['kind'], Sight> = {
  call: (db, actor, ids) => db.call.findMany({ where: { AND: [visibleCalls(actor), ids] }, select }),
  line: (db, actor, ids) => db.line.findMany({ where: { AND: [visibleLines(actor), ids] }, select }),
  image: (db, actor, ids) =>
    db.callImage.findMany({
      where: { ...ids, OR: [{ createdById: actor.userId }, { call: visibleCalls(actor) }] },
      select,
    }),
  handover: (db, actor, ids) => db.handover.findMany({ where: { AND: [visibleHandovers(actor), ids] }, select }),
  handoverNote: (db, actor, ids) =>
    db.handoverNote.findMany({ where: { AND: [visibleHandoverNotes(actor), ids] }, select }),
  device: (db, actor, ids) => db.device.findMany({ where: { AND: [visibleDevices(actor), ids] }, select }),
  complianceDocument: (db, actor, ids) =>
    db.complianceDocument.findMany({ where: { AND: [visibleDocuments(actor), ids] }, select }),
  documentUpload: (db, actor, ids) =>
    db.documentUpload.findMany({
      where: { ...ids, OR: [{ createdById: actor.userId }, { document: visibleDocuments(actor) }] },
      select,
    }),
  complianceRequirement: (db, actor, ids) =>
    db.complianceRequirement.findMany({
      where: { ...ids, OR: [{ isGlobal: true }, { facilities: { some: visiblePlaces(actor) } }] },
      select,
    }),
  facility: (db, actor, ids) => db.facility.findMany({ where: { AND: [visibleFacilities(actor), ids] }, select }),
  room: (db, actor, ids) => db.room.findMany({ where: { ...ids, facility: visibleFacilities(actor) }, select }),
  waitingTarget: (db, actor, ids) =>
    db.waitingTarget.findMany({
      where: { ...ids, OR: [{ facilityId: null }, { facility: visibleFacilities(actor) }] },
      select,
    }),
  savedView: (db, actor, ids) => db.savedView.findMany({ where: { AND: [visibleSavedViews(actor), ids] }, select }),
  reportFile: (db, { userId }, ids) => db.reportFile.findMany({ where: { ...ids, userId }, select }),
  apiToken: everywhere,
  centralTypes: everywhere,
  committeeMail: everywhere,
  complianceCategory: everywhere,
  complianceConfiguration: everywhere,
  job: everywhere,
  lineChecks: everywhere,
  procedure: everywhere,
  procedureField: everywhere,
  procedureFieldOption: everywhere,
  provider: everywhere,
  purpose: everywhere,
  pushSubscription: everywhere,
  roleInvitation: everywhere,
  session: everywhere,
  user: everywhere,
}

/**
 * The records that are out of the actor's sight (rules 2.3), by kind and id. One of a kind that is not known here, such
 * as an earlier version had, is out of the sight of everybody who is restricted to facilities.
 */
export const findHidden = async (
  db: Db,
  actor: Actor,
  records: readonly { kind: string; id: string }[],
): Promise<(kind: string, id: string) => boolean> => {
  if (!isRestricted(actor)) return () => false
  const seen = new Map<string, Set<string>>()
  for (const kind of new Set(records.map((record) => record.kind))) {
    const ids = new Set(records.flatMap((record) => (record.kind === kind ? [record.id] : [])))
    const sight = (sights as Partial<Record<string, Sight>>)[kind]
    const found = sight ? await sight(db, actor, { id: { in: [...ids] } }) : []
    seen.set(kind, new Set(found.map(({ id }) => id)))
  }
  return (kind, id) => !seen.get(kind)?.has(id)
}
