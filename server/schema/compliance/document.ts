import { encodeGlobalID } from '@pothos/plugin-relay'
import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { isPreviewed } from '../../domain/compliance/files'
import { visibleDocuments } from '../../services/compliance/visibility'
import { builder } from '../kernel/builder'
import { foundAmong } from '../kernel/node'

const DocumentStateRef = builder.enumType('DocumentState', {
  description: 'Whether a document was reviewed.',
  values: {
    PENDING: { description: 'No one has reviewed it yet.' },
    APPROVED: { description: 'It counts for `inCompliance`.' },
    REJECTED: { description: 'It does not count; `rejectionReason` says why.' },
  } as const,
})

/** Where the file of an upload is downloaded. */
const addressOf = (providerId: string, uploadId: string): string =>
  `/api/v0/providers/${providerId}/documents/upload/${uploadId}`

builder.prismaNode('ComplianceDocument', {
  description: 'One document of one person for one compliance requirement.',
  ...foundAmong(visibleDocuments),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
    fileName: t.string({
      description: 'The name of the file where it came from.',
      select: { upload: { select: { fileName: true } } },
      resolve: ({ upload }) => upload.fileName,
    }),
    contentType: t.string({
      description: 'The type of the file, by its content.',
      select: { upload: { select: { contentType: true } } },
      resolve: ({ upload }) => upload.contentType,
    }),
    size: t.int({
      description: 'The size of the file in bytes.',
      select: { upload: { select: { size: true } } },
      resolve: ({ upload }) => upload.size,
    }),
    issueDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day on which it was issued.',
      select: { issueDate: true },
      resolve: ({ issueDate }) => fromDatabaseDate(issueDate),
    }),
    expirationDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day on which it expires; null for one that does not.',
      select: { expirationDate: true },
      resolve: ({ expirationDate }) => expirationDate && fromDatabaseDate(expirationDate),
    }),
    state: t.expose('state', { type: DocumentStateRef, description: 'Whether it was reviewed.' }),
    rejectionReason: t.exposeString('rejectionReason', { nullable: true, description: 'Why it was rejected.' }),
    uploadedAt: t.expose('uploadedAt', { type: 'DateTime', description: 'When it was added.' }),
    uploadedByName: t.string({
      nullable: true,
      description: 'Who added it.',
      select: { uploadedBy: { select: { fullName: true } } },
      resolve: ({ uploadedBy }) => uploadedBy.fullName,
    }),
    reviewedAt: t.expose('reviewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved or rejected.',
    }),
    reviewedByName: t.string({
      nullable: true,
      description: 'Who approved or rejected it.',
      select: { reviewedBy: { select: { fullName: true } } },
      resolve: ({ reviewedBy }) => reviewedBy?.fullName ?? null,
    }),
    address: t.string({
      description: 'Where the file is downloaded, as an attachment.',
      select: { providerId: true, uploadId: true },
      resolve: ({ providerId, uploadId }) => addressOf(providerId, uploadId),
    }),
    previewAddress: t.string({
      nullable: true,
      description:
        'Where a PDF or a picture is shown in place; null for SVG and office files, which are only downloaded.',
      select: { providerId: true, uploadId: true, upload: { select: { contentType: true } } },
      resolve: ({ providerId, uploadId, upload }) =>
        isPreviewed(upload.contentType) ? `${addressOf(providerId, uploadId)}?preview=true` : null,
    }),
    personId: t.id({
      description: 'The `id` of its person.',
      select: { userId: true },
      resolve: ({ userId }) => encodeGlobalID('User', userId),
    }),
    person: t.relation('user', { description: 'Whose document it is.' }),
    requirement: t.relation('requirement', { description: 'What it is for.' }),
  }),
})
