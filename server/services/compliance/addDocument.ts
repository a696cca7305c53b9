import { mixed } from 'yup'
import type { Prisma } from '../../db/generated/prisma/client'
import { addDocumentInput } from '../../domain/compliance/input'
import { entryMessages, latestToday, notAsked, wrongEntries } from '../../domain/compliance/rules'
import { appliesTo } from '../../domain/compliance/status'
import { checkInput } from '../../domain/kernel/input/input'
import { doesNotExist, type FieldRefusal } from '../../domain/kernel/refusal'
import { toDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { readFacilityZones } from '../configuration/facilities/providerZone'
import { markSent } from '../inbox/markRead'
import { firstValues } from '../kernel/audit'
import { command, type CommandContext } from '../kernel/command'
import { Refused, stopIfInvalid } from '../kernel/refused'
import type { Request } from '../kernel/request'
import type { SentFile } from '../kernel/files/sentFile'
import { addUpload, keepFile, uploadInput, type KeptFile } from './uploadDocument'
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

const input = addDocumentInput.shape({
  // Checked with the rest of the file.
  file: mixed<SentFile>()
    .nullable()
    .default(null)
    .meta({ isFile: true, description: 'The file itself, instead of the id of its upload.' }),
})

/** The file that came with the entries, kept, or why it is refused. */
type Came = { kept: KeptFile | null; wrong: readonly FieldRefusal[] }

const keepSent = async ({ file }: { file: SentFile | null }, request: Request): Promise<Came> => {
  if (!file) return { kept: null, wrong: [] }
  const { value, refusal } = checkInput(uploadInput, { file })
  if (!value) return { kept: null, wrong: refusal.fields }
  try {
    return { kept: await keepFile(value, request), wrong: [] }
  } catch (error) {
    if (error instanceof Refused) return { kept: null, wrong: error.refusal.fields }
    throw error
  }
}

/** What is wrong with where the file comes from: with the entries, or from an upload of before. */
const wrongFile = async (
  context: Uploader,
  uploadId: string | null,
  { kept, wrong }: Came,
): Promise<FieldRefusal[]> => {
  if (uploadId === null) return [...wrong]
  const twice = kept ? [{ field: 'file', message: entryMessages.twice }] : wrong
  return [...twice, ...(await lockUpload(context, uploadId))]
}

/**
 * Adds a document with the file of an upload, or with the file itself, which is then kept in the same transaction (rules
 * 6.4, 6.6). It waits for a review.
 */
export const addDocument = command({
  name: 'addDocument',
  permission: 'account:self',
  input,
  prepare: keepSent,
  creates: true,
  tellsAll: true,
  isHeavy: true,
  on: 'document',
  description:
    'Adds a compliance document, for yourself or, if you may edit people, for another person. Its file comes with it, or was uploaded before. The document waits for a review.',
  run: async (context, { requirementId, personId, uploadId, file, issueDate, expirationDate: sent }, came) => {
    const { tx, actor, record, changed } = context
    const person = await findPerson(context, personId)
    if (!person) return stopIfInvalid([doesNotExist('personId')]) as never
    const requirement = requirementId ? await findRequirement(context, requirementId) : null
    const isAsked = requirement !== null && appliesTo(requirement, person)
    const { doesNotExpire = false } = requirement ?? {}
    const expirationDate = doesNotExpire ? null : sent
    stopIfInvalid([
      ...(isAsked ? [] : [notAsked]),
      ...wrongEntries(
        { issueDate, expirationDate, hasFile: uploadId !== null || file !== null },
        { doesNotExpire, today: latestToday(await readFacilityZones(tx, actor.providerId), context.now) },
      ),
      ...(await wrongFile(context, uploadId, came)),
    ])
    const entries = {
      userId: person.id,
      requirementId: requirement!.id,
      uploadId: came.kept ? await addUpload(context, came.kept) : uploadId!,
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
    await markSent(context, entries)
    return { documentId: id, personId: person.id }
  },
})
