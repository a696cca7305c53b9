import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import limitConcurrency from 'p-limit'
import { appliesTo } from '../../../server/domain/compliance/status'
import { showCalendarDate } from '../../../server/domain/kernel/time/calendarDate'
import { dayLater } from '../../../server/domain/kernel/time/facilityTime'
import type { FileStore } from '../../../server/files/fileStore'
import { exceptions, photographed, validDays, type Exception } from '../plan/documents'
import { insertTables } from './insert'
import { cardPicture, pdfOf } from './papers'

type Person = { id: string; name: string; email: string; allowedFacilityIds: string[] }
type Requirement = {
  id: string
  name: string
  isGlobal: boolean
  doesNotExpire: boolean
  facilityIds: string[]
}

const peopleHere = `
  select u.id, u.full_name as name, u.email, array(select facility_id from allowed_facility a where a.user_id = u.id and a.provider_id = $1) as "allowedFacilityIds"
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

/** One paper: days until it expires (null: never), and when it was sent and reviewed, in days before now. */
type Paper = { left: number | null; sent: number; state: 'PENDING' | 'APPROVED' | 'REJECTED'; reason?: string }

/** The papers of a person for a requirement. `luck`: any number of theirs. */
const papersOf = ({ name, doesNotExpire }: Requirement, exception: Exception | undefined, luck: number): Paper[] => {
  const valid = validDays[name] ?? 365
  const left = doesNotExpire ? null : 46 + (luck % (valid - 60))
  const approved = (days: number | null): Paper => ({
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
  for (const [n, person] of people.entries())
    for (const [m, requirement] of requirements.entries()) {
      if (!appliesTo(requirement, person)) continue
      for (const paper of papersOf(requirement, exceptions[person.email]?.[requirement.name], n * 131 + m * 47)) {
        const [id, uploadId] = [randomUUID(), randomUUID()]
        const sentAt = new Date(now.getTime() - paper.sent * dayMs)
        const expirationDate = paper.left === null ? null : dayLater(today, paper.left)
        const issueDate = dayLater(today, -Math.ceil(paper.sent) - 4)
        const isPhoto = photographed.includes(requirement.name)
        const bytes = isPhoto
          ? card
          : pdfOf([
              requirement.name,
              person.name,
              `Issued ${showCalendarDate(issueDate)}`,
              expirationDate ? `Valid until ${showCalendarDate(expirationDate)}` : 'Does not expire',
              'A paper of the demo hospital.',
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
        const isReviewed = paper.state !== 'PENDING'
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
          state: isReviewed && !reviewedBy ? 'PENDING' : paper.state,
          rejectionReason: paper.reason ?? null,
          reviewedAt: isReviewed && reviewedBy ? new Date(sentAt.getTime() + 5 * hourMs) : null,
          reviewedById: isReviewed ? (reviewedBy?.id ?? null) : null,
        })
      }
    }
  await Promise.all(files)
  await insertTables(client, { document_upload: uploads, compliance_document: documents })
  return documents.length
}
