import type { Prisma } from '../../db/generated/prisma/client'
import { addDocumentInput } from '../../domain/compliance/input'
import { entryMessages, notAsked, wrongEntries } from '../../domain/compliance/rules'
import { appliesTo } from '../../domain/compliance/status'
import { doesNotExist, type FieldRefusal } from '../../domain/kernel/refusal'
import { toDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { firstValues } from '../kernel/audit'
import { command, type CommandContext } from '../kernel/command'
import { stopIfInvalid } from '../kernel/refused'
import { uploadedForPeople } from './visibility'

type Uploader = Pick<CommandContext, 'tx' | 'actor'>

/** Somebody for whom the actor uploads. */
const findPerson = async ({ tx, actor }: Uploader, personId: string | null) => {
  const row = await tx.user.findFirst({
    where: { AND: [uploadedForPeople(actor), { id: personId ?? actor.userId }] },
    select: { id: true, allowedFacilities: { where: { providerId: actor.providerId }, select: { facilityId: true } } },
  })
  return row && { id: row.id, allowedFacilityIds: row.allowedFacilities.map(({ facilityId }) => facilityId) }
}

const places = {
  facilities: { where: { facility: { deletedAt: null } }, select: { facilityId: true } },
} satisfies Prisma.ComplianceRequirementInclude

/** A requirement of the provider, which applies to the person. */
const findRequirement = async ({ tx, actor: { providerId } }: Uploader, id: string) => {
  const row = await tx.complianceRequirement.findFirst({
    where: { providerId, id, deletedAt: null },
    include: places,
  })
  return row && { ...row, facilityIds: row.facilities.map(({ facilityId }) => facilityId) }
}

/** The actor's upload under a lock, so that of two documents that name it at once one finds it used. */
const lockUpload = async ({ tx, actor }: Uploader, uploadId: string): Promise<FieldRefusal[]> => {
  await tx.$executeRaw`select from document_upload where id = ${uploadId}::uuid for update`
  const upload = await tx.documentUpload.findFirst({
    where: { id: uploadId, providerId: actor.providerId, createdById: actor.userId },
    select: { document: { select: { id: true } } },
  })
  if (!upload) return [doesNotExist('uploadId')]
  return upload.document ? [{ field: 'uploadId', message: entryMessages.used }] : []
}

/** Adds a document with the file of an upload (rules 6.4, 6.6). It waits for a review. */
export const addDocument = command({
  name: 'addDocument',
  permission: 'account:self',
  input: addDocumentInput,
  creates: true,
  tellsAll: true,
  on: 'document',
  description:
    'Adds a compliance document, for yourself or, if you may edit people, for another person. Its file was uploaded before, and the document waits for a review.',
  run: async (context, { requirementId, personId, uploadId, issueDate, expirationDate: sent }) => {
    const { tx, actor, record, changed } = context
    const person = await findPerson(context, personId)
    if (!person) return stopIfInvalid([doesNotExist('personId')]) as never
    const requirement = requirementId ? await findRequirement(context, requirementId) : null
    const isAsked = requirement !== null && appliesTo(requirement, person)
    const { doesNotExpire = false } = requirement ?? {}
    const expirationDate = doesNotExpire ? null : sent
    stopIfInvalid([
      ...(isAsked ? [] : [notAsked]),
      ...wrongEntries({ issueDate, expirationDate, hasFile: uploadId !== null }, { doesNotExpire }),
      ...(uploadId === null ? [] : await lockUpload(context, uploadId)),
    ])
    const entries = {
      userId: person.id,
      requirementId: requirement!.id,
      uploadId: uploadId!,
      issueDate,
      expirationDate,
    }
    const { id } = await tx.complianceDocument.create({
      data: {
        ...entries,
        issueDate: toDatabaseDate(issueDate!),
        expirationDate: expirationDate === null ? null : toDatabaseDate(expirationDate),
        providerId: actor.providerId,
        uploadedAt: context.now,
        uploadedById: actor.userId,
      },
    })
    record({ kind: 'complianceDocument', id }, firstValues(entries))
    changed({ kind: 'compliance', id: person.id }, [])
    return { documentId: id, personId: person.id }
  },
})
