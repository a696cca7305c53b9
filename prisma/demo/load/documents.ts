import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import limitConcurrency from 'p-limit'
import { appliesTo } from '../../../server/domain/compliance/status'
import type { NamedGap } from '../../../server/domain/inbox/messages'
import { showCalendarDate } from '../../../server/domain/kernel/time/calendarDate'
import { dayLater } from '../../../server/domain/kernel/time/facilityTime'
import type { FileStore } from '../../../server/files/fileStore'
import { exceptions, photographed, validDays, type Exception } from '../plan/documents'
import { insertTables } from './insert'
import { cardPicture, pdfOf } from './documentFiles'

type Person = { id: string; name: string; email: string; isLocked: boolean; allowedFacilityIds: string[] }
type Requirement = {
  id: string
  name: string
  isGlobal: boolean
  doesNotExpire: boolean
  facilityIds: string[]
}

const peopleHere = `
  select u.id, u.full_name as name, u.email, exists (select from account_lock k where k.user_id = u.id and k.provider_id = $1) as "isLocked", array(select facility_id from allowed_facility a where a.user_id = u.id and a.provider_id = $1) as "allowedFacilityIds"
  from provider_role r join app_user u on u.id = r.user_id where r.provider_id = $1 and u.active order by u.email`

const requirementsHere = `
  select q.id, q.name, q.is_global as "isGlobal", q.does_not_expire as "doesNotExpire", array(select facility_id from requirement_facility rf where rf.requirement_id = q.id) as "facilityIds"
  from compliance_requirement q where q.provider_id = $1 order by q.weight`

/** Those who review here, in the order in which they are asked. */
const reviewersHere = `
  select u.id from provider_role r join app_user u on u.id = r.user_id where r.provider_id = $1 and u.active and r.role in ('Manager', 'Admin')
    and not exists (select from allowed_facility a where a.user_id = u.id and a.provider_id = $1)
  order by r.role = 'Manager' desc, u.email limit 2`

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A document: days until it expires (null: never), and when it was sent and reviewed, in days before now. */
type Planned = { left: number | null; sent: number; state: 'PENDING' | 'APPROVED' | 'REJECTED'; reason?: string }

/** A person's documents for a requirement, the newest last. `luck` is a number of their own. */
const documentsOf = (
  { name, doesNotExpire }: Requirement,
  exception: Exception | undefined,
  luck: number,
): Planned[] => {
  const valid = validDays[name] ?? 365
  const left = doesNotExpire ? null : 46 + (luck % (valid - 60))
  const approved = (days: number | null): Planned => ({
    left: days,
    sent: days === null ? 60 + (luck % 200) : valid - days - 4,
    state: 'APPROVED',
  })
  switch (exception?.kind) {
    case 'missing':
      return []
    case 'left':
      return [approved(exception.days)]
    case 'waits':
      return [
        ...(exception.leftBefore === null ? [] : [approved(exception.leftBefore)]),
        { left: valid - 10, sent: exception.hours / 24, state: 'PENDING' },
      ]
    case 'rejected':
      return [approved(40), { left: valid - 8, sent: exception.days, state: 'REJECTED', reason: exception.reason }]
    default:
      return [approved(left)]
  }
}

const lockedForDays = 20

/** What is wrong with the newest document, in the form in which a lock keeps it. */
const gapsOf = ({ name }: Requirement, newest: Planned | undefined, today: string): NamedGap[] => {
  if (!newest) return [{ name, expirationDate: null }]
  const { left } = newest
  return left !== null && left <= 0 ? [{ name, expirationDate: dayLater(today, left) }] : []
}

/** Gives people their documents, with real files, in the transaction of the caller. Answers how many. */
export const insertDocuments = async (
  client: ClientBase,
  providerId: string,
  now: Date,
  { documents: store }: Pick<FileStore, 'documents'>,
): Promise<number> => {
  const read = async <Row extends object>(text: string): Promise<Row[]> =>
    (await client.query<Row>(text, [providerId])).rows
  const people = await read<Person>(peopleHere)
  const requirements = await read<Requirement>(requirementsHere)
  const [reviewer, other] = await read<{ id: string }>(reviewersHere)
  if (!reviewer) return 0
  const today = now.toISOString().slice(0, 10)
  const card = await cardPicture()
  const few = limitConcurrency(16)
  const files: Promise<void>[] = []
  const uploads: object[] = []
  const documents: object[] = []
  const gaps: { userId: string; gap: NamedGap }[] = []
  for (const [n, person] of people.entries())
    for (const [m, requirement] of requirements.entries()) {
      if (!appliesTo(requirement, person)) continue
      const planned = documentsOf(requirement, exceptions[person.email]?.[requirement.name], n * 131 + m * 47)
      if (person.isLocked)
        gaps.push(...gapsOf(requirement, planned.at(-1), today).map((gap) => ({ userId: person.id, gap })))
      for (const one of planned) {
        const [id, uploadId] = [randomUUID(), randomUUID()]
        const sentAt = new Date(now.getTime() - one.sent * dayMs)
        const expirationDate = one.left === null ? null : dayLater(today, one.left)
        const issueDate = dayLater(today, -Math.ceil(one.sent) - 4)
        const isPhoto = photographed.includes(requirement.name)
        const bytes = isPhoto
          ? card
          : pdfOf([
              requirement.name,
              person.name,
              `Issued ${showCalendarDate(issueDate)}`,
              expirationDate ? `Valid until ${showCalendarDate(expirationDate)}` : 'Does not expire',
              'A document of the demo hospital.',
            ])
        files.push(few(() => store.put(uploadId, 'original', bytes)))
        uploads.push({
          id: uploadId,
          providerId,
          fileName: `${requirement.name.replaceAll(/[:/]/g, '')}.${isPhoto ? 'png' : 'pdf'}`,
          contentType: isPhoto ? 'image/png' : 'application/pdf',
          size: bytes.length,
          createdAt: sentAt,
          createdById: person.id,
        })
        const isReviewed = one.state !== 'PENDING'
        const reviewedBy = person.id === reviewer.id ? (other ?? null) : reviewer
        documents.push({
          id,
          providerId,
          userId: person.id,
          requirementId: requirement.id,
          uploadId,
          issueDate,
          expirationDate,
          uploadedAt: sentAt,
          uploadedById: person.id,
          // The only administrator of a provider has nobody to review theirs.
          state: isReviewed && !reviewedBy ? 'PENDING' : one.state,
          rejectionReason: one.reason ?? null,
          reviewedAt: isReviewed && reviewedBy ? new Date(sentAt.getTime() + 5 * hourMs) : null,
          reviewedById: isReviewed ? (reviewedBy?.id ?? null) : null,
        })
      }
    }
  await Promise.all(files)
  await insertTables(client, {
    document_upload: uploads,
    compliance_document: documents,
  })
  for (const { id } of people.filter(({ isLocked }) => isLocked)) {
    const requirements = gaps.filter(({ userId }) => userId === id).map(({ gap }) => gap)
    const lockedAt = new Date(now.getTime() - lockedForDays * dayMs)
    await client.query(
      'update account_lock set requirements = $3, locked_at = $4 where provider_id = $1 and user_id = $2',
      [providerId, id, JSON.stringify(requirements), lockedAt],
    )
  }
  return documents.length
}
