import type { Db } from '../../db/access/client'
import type { Prisma } from '../../db/generated/prisma/client'
import { seesAnyFacility, type Actor } from '../../domain/kernel/actor'
import { isUuid } from '../../domain/kernel/uuid'
import { may } from '../../domain/kernel/permissions'
import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import {
  appliesTo,
  currentDocument,
  daysRemaining,
  requiredIn,
  statusOf,
  type ComplianceStatus,
  type DocumentState,
} from '../../domain/compliance/status'
import { visibleRequirements } from '../configuration/compliance/visibility'
import { mustFind } from '../kernel/refused'
import { authorize, type Request } from '../kernel/request'
import { readStandings } from './standing/readStandings'
import { compliancePeople, uploadedForPeople, visibleDocuments } from './visibility'

/** The order of the versions of a document: the newest issue date first (rules 6.4). */
const newestFirst = [
  { issueDate: 'desc' },
  { uploadedAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.ComplianceDocumentOrderByWithRelationInput[]

const documentFacts = {
  id: true,
  requirementId: true,
  issueDate: true,
  expirationDate: true,
  state: true,
  uploadId: true,
  upload: { select: { fileName: true } },
} satisfies Prisma.ComplianceDocumentSelect

/** A document, in the form in which statuses and the REST contract need it. */
export type DocumentRow = {
  id: string
  issueDate: string
  expirationDate: string | null
  state: DocumentState
  uploadId: string
  fileName: string
}

const documentOf = ({
  issueDate,
  expirationDate,
  upload,
  ...row
}: Prisma.ComplianceDocumentGetPayload<{ select: typeof documentFacts }>): DocumentRow => ({
  ...row,
  issueDate: fromDatabaseDate(issueDate),
  expirationDate: expirationDate && fromDatabaseDate(expirationDate),
  fileName: upload.fileName,
})

/** With the facilities that are not deleted, by weight. */
const withFacilities = {
  category: { select: { name: true } },
  facilities: {
    where: { facility: { deletedAt: null } },
    select: { facility: { select: { id: true, name: true } } },
    orderBy: [{ facility: { weight: 'asc' } }, { facility: { name: 'asc' } }],
  },
} satisfies Prisma.ComplianceRequirementInclude
type RequirementRow = Prisma.ComplianceRequirementGetPayload<{ include: typeof withFacilities }>

/** A requirement as it applies to a person, with their documents. */
export type RequirementStanding = {
  requirement: RequirementRow
  /** Their facilities in which it applies, of those that the reader sees; none for a global one. */
  requiredIn: { id: string; name: string }[]
  status: ComplianceStatus
  expirationDate: string | null
  /** Whole days until then, as the status counts them. */
  daysLeft: number | null
  /** Newest issue date first. */
  documents: DocumentRow[]
  viewerCanUpload: boolean
}

export type PersonCompliance = {
  providerId: string
  userId: string
  fullName: string
  isLocked: boolean
  inCompliance: boolean
  probablyCompliant: boolean
  standings: RequirementStanding[]
}

type Person = { id: string; fullName: string; allowedFacilityIds: string[] }

const personFacts = (providerId: string) =>
  ({
    id: true,
    fullName: true,
    accountLocks: { where: { providerId }, select: { userId: true } },
    allowedFacilities: { where: { providerId }, select: { facilityId: true } },
  }) satisfies Prisma.UserSelect

type ComplianceScope = { only?: Prisma.ComplianceRequirementWhereInput; db?: Db }

/**
 * The compliance of these people, as the actor sees it; `only` limits the requirements, and `db` is where it is read from.
 * Three statements, however many people.
 */
export const readComplianceOf = async (
  request: Request,
  actor: Actor,
  where: Prisma.UserWhereInput,
  { only = {}, db = request.clients.forProvider(actor.providerId) }: ComplianceScope = {},
): Promise<PersonCompliance[]> => {
  const { providerId } = actor
  const rows = await db.user.findMany({
    where: { AND: [compliancePeople(actor), where] },
    select: personFacts(providerId),
  })
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [requirements, documents, standings, uploadedFor] = await Promise.all([
    db.complianceRequirement.findMany({
      where: { AND: [visibleRequirements(actor), only] },
      include: withFacilities,
      orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    }),
    db.complianceDocument.findMany({
      where: { AND: [visibleDocuments(actor), { userId: { in: ids } }] },
      select: { ...documentFacts, userId: true },
      orderBy: newestFirst,
    }),
    readStandings(db, { providerId, now: request.now(), userIds: ids }),
    uploadable(request, actor, ids),
  ])
  const byPair = new Map<string, DocumentRow[]>()
  for (const { userId, ...document } of documents) {
    const pair = `${userId} ${document.requirementId}`
    byPair.set(pair, [...(byPair.get(pair) ?? []), documentOf(document)])
  }
  return rows.map(({ allowedFacilities, accountLocks, ...row }) => {
    const person: Person = { ...row, allowedFacilityIds: allowedFacilities.map(({ facilityId }) => facilityId) }
    const { today, ...standing } = standings.get(person.id)!
    return {
      userId: person.id,
      fullName: person.fullName,
      providerId,
      isLocked: accountLocks.length > 0,
      ...standing,
      standings: requirements
        .filter((requirement) => appliesTo(placesOf(requirement), person))
        .map((requirement): RequirementStanding => {
          const own = byPair.get(`${person.id} ${requirement.id}`) ?? []
          const current = currentDocument(own)
          return {
            requirement,
            requiredIn: seenPlaces(actor, requirement, person),
            status: statusOf(requirement, current, today),
            expirationDate: current?.expirationDate ?? null,
            daysLeft: current?.expirationDate ? daysRemaining(current.expirationDate, today) : null,
            documents: own,
            viewerCanUpload: uploadedFor.has(person.id),
          }
        }),
    }
  })
}

/** For whom of these people the actor uploads documents. */
const uploadable = async (request: Request, actor: Actor, ids: string[]): Promise<Set<string>> => {
  if (!may(actor, 'users:change')) return new Set(ids.filter((id) => id === actor.userId))
  const rows = await request.clients
    .forProvider(actor.providerId)
    .user.findMany({ where: { AND: [uploadedForPeople(actor), { id: { in: ids } }] }, select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}

const placesOf = ({ isGlobal, facilities }: RequirementRow) => ({
  isGlobal,
  facilityIds: facilities.map(({ facility }) => facility.id),
})

const seenPlaces = (actor: Actor, requirement: RequirementRow, person: Person) => {
  const ids = requiredIn(placesOf(requirement), person)
  return requirement.facilities
    .map(({ facility }) => facility)
    .filter(({ id }) => ids.includes(id) && seesAnyFacility(actor, [id]))
}

/** The caller's own compliance, or another person's; null when they may not see it (rules 2.2, 2.3). */
export const readPersonCompliance = async (
  request: Request,
  personId: string | null = null,
): Promise<PersonCompliance | null> => {
  const actor = authorize(request, 'account:self')
  if (personId !== null && !isUuid(personId)) return null
  const [found] = await readComplianceOf(request, actor, { id: personId ?? actor.userId })
  return found ?? null
}

/** A document as the contract shows it, if the caller sees it. */
export const readDocumentRow = async (request: Request, documentId: string) => {
  const actor = authorize(request, 'account:self')
  const row = await mustFind('document', documentId, (id) =>
    request.clients.forProvider(actor.providerId).complianceDocument.findFirst({
      where: { AND: [visibleDocuments(actor), { id }] },
      select: { ...documentFacts, userId: true, rejectionReason: true, version: true },
    }),
  )
  const { userId, rejectionReason, version, ...facts } = row
  return { ...documentOf(facts), requirementId: row.requirementId, userId, rejectionReason, version }
}
