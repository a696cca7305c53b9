import type { ReportPerson } from '../../../services/compliance/report/wholeReport'
import { addDocument } from '../../../services/compliance/addDocument'
import { documentStates, complianceStatuses, reportStatuses } from '../../../domain/compliance/status'
import { notFound } from '../../../domain/kernel/refusal'
import {
  readDocumentRow,
  readPersonCompliance,
  type DocumentRow,
  type PersonCompliance,
  type RequirementStanding,
} from '../../../services/compliance/readCompliance'
import type { Request } from '../../../services/kernel/request'
import { Refused } from '../../../services/kernel/refused'
import { documentExtensions, documentLimit, documentMessages, documentTypes } from '../../../domain/documents/file'
import { readDocument } from '../../../services/compliance/readDocument'
import { uploadDocument } from '../../../services/compliance/uploadDocument'
import { flagParameter } from '../kernel/query'
import { commandRoute } from '../kernel/commandRoute'
import { answer, day, flag, list, oneOf, orNull, pick, record, text, uuid } from '../kernel/jsonSchema'
import { readRoute, route, type BodyFields, type Route } from '../kernel/route'
import { Streamed } from '../kernel/streamed'
import { version } from '../calls/showCall'

const provider = '/providers/{providerId}'

const documentShape = {
  id: uuid(),
  issueDate: day(),
  expirationDate: orNull(day('Null for one that does not expire.')),
  state: oneOf(documentStates, 'Whether it was reviewed.'),
  complianceDocumentUploadId: uuid('Names its file.'),
  complianceDocumentUpload: record({ fileName: text() }),
}

const documentOf = ({ uploadId, fileName, ...row }: DocumentRow) => ({
  ...pick(row, 'id', 'issueDate', 'expirationDate', 'state'),
  complianceDocumentUploadId: uploadId,
  complianceDocumentUpload: { fileName },
})

const document = answer(
  'ComplianceDocument',
  'A document of a person for a compliance requirement.',
  record({
    ...documentShape,
    userId: uuid('Whose document it is.'),
    complianceRequirementId: uuid('What it is for.'),
    rejectionReason: orNull(text('Why it was rejected.')),
    version,
  }),
  ({
    userId,
    requirementId,
    rejectionReason,
    version: number,
    ...row
  }: Awaited<ReturnType<typeof readDocumentRow>>) => ({
    ...documentOf(row),
    userId,
    complianceRequirementId: requirementId,
    rejectionReason,
    version: number,
  }),
)

/** A document, if the caller sees it. */
export const showDocument = async (request: Request, documentId: string) =>
  document.show(await readDocumentRow(request, documentId))

/** What the contract shows of a requirement of a person. */
const required = {
  complianceRequirement: record({
    id: uuid(),
    name: text(),
    notes: orNull(text()),
    complianceLink: orNull(text()),
    facilities: list(record({ id: uuid(), name: text() }), 'Where it applies to the person; empty when it is global.'),
  }),
  categoryName: text(),
  documents: list(record(documentShape), 'The newest issue date first.'),
}

const requiredOf = ({ requirement, requiredIn, documents }: RequirementStanding) => ({
  complianceRequirement: {
    ...pick(requirement, 'id', 'name', 'notes'),
    complianceLink: requirement.link,
    facilities: requiredIn,
  },
  categoryName: requirement.category.name,
  documents: documents.map(documentOf),
})

const standing = record({ ...required, status: oneOf(complianceStatuses) })
const standingOf = (row: RequirementStanding) => ({ ...requiredOf(row), status: row.status })

const personDocuments = answer(
  'ComplianceDocuments',
  'What is asked of a person, and what they have.',
  record({
    inCompliance: flag('Whether every requirement has an approved document that has not expired.'),
    probablyCompliant: flag('The same, counting documents that no one has reviewed yet.'),
    globalComplianceRequirements: list(standing, 'What is asked of everyone.'),
    facilitySpecificComplianceRequirements: list(standing, 'What facilities ask for.'),
  }),
  ({ standings, ...row }: PersonCompliance) => ({
    ...pick(row, 'inCompliance', 'probablyCompliant'),
    globalComplianceRequirements: standings.filter(({ requirement }) => requirement.isGlobal).map(standingOf),
    facilitySpecificComplianceRequirements: standings
      .filter(({ requirement }) => !requirement.isGlobal)
      .map(standingOf),
  }),
)

export const reportPerson = answer(
  'ComplianceReportUser',
  'A person in the compliance report, with the requirements that the filters leave.',
  record({
    id: uuid(),
    fullName: text(),
    inGraceUntil: orNull(day('The last day of the onboarding grace period; null when it is over.')),
    complianceRequirements: list(
      record({
        ...required,
        status: oneOf(reportStatuses),
        expirationDate: orNull(day('When the document expires that the status goes by.')),
      }),
    ),
  }),
  ({ userId, fullName, inGraceUntil, rows }: ReportPerson) => ({
    id: userId,
    fullName,
    inGraceUntil,
    complianceRequirements: rows.map(({ row, standing: of }) => ({
      ...requiredOf(of),
      ...pick(row, 'status', 'expirationDate'),
    })),
  }),
)

/** A field under the specification's name in capitals as well (rules 6.6). */
const both = (name: string, input: string): BodyFields => ({
  [name[0]!.toLowerCase() + name.slice(1)]: { input },
  [name]: {
    input,
    insteadOf: name[0]!.toLowerCase() + name.slice(1),
    description: `The same as \`${name[0]!.toLowerCase() + name.slice(1)}\`, which takes precedence when both are sent.`,
  },
})

const ignored = (description: string, ...names: string[]): BodyFields =>
  Object.fromEntries(names.map((name) => [name, { asRead: true as const, description }]))

const renamed = ['uploadId', 'personId', 'requirementId']

const uploads = `${provider}/documents/upload`

export const documentRoutes: Route[] = [
  route({
    name: 'uploadDocument',
    summary: 'Upload the file of a document; name its id in the document within a day',
    description:
      'Answers the id of the upload as a JSON string. The dates are those of the document that names it; clients may send them here as well.',
    method: 'POST',
    path: uploads,
    permission: 'account:self',
    file: {
      part: 'file',
      description: `A file of at most 14 MiB whose name and content are of one of these types: ${documentExtensions.join(', ')}. Pictures are encoded again.`,
      most: documentLimit,
      messages: documentMessages,
      ignored: ['issueDate', 'expirationDate'],
    },
    answer: uuid('The id of the upload.'),
    handle: async ({ request, file }) => (await uploadDocument(request, { file })).uploadId,
  }),
  {
    name: 'readDocument',
    summary: 'The file of a document; audited',
    method: 'GET',
    path: `${uploads}/{id}`,
    permission: 'account:self',
    query: {
      preview: flagParameter('Whether it is shown in place: only PDF files and PNG, JPEG and GIF pictures.'),
    },
    answer: {
      types: [...new Set(Object.values(documentTypes).map(({ contentType }) => contentType))],
      description: 'The file, under its own name.',
    },
    handle: async ({ request, params, query }) => {
      const isPreview = query.preview === true
      const { file, ...kind } = await readDocument(request, params.id!, { isPreview })
      return Streamed.kept(file, { ...kind, isShown: isPreview })
    },
  },
  readRoute(
    'readComplianceDocuments',
    `${provider}/users/{userId}/compliance-documents`,
    "A person's compliance requirements and documents: your own, or another person's if you review them",
    personDocuments.schema,
    async ({ request, params }) => {
      const compliance = await readPersonCompliance(request, params.userId!)
      if (!compliance) throw new Refused(notFound('person'))
      return personDocuments.show(compliance)
    },
    'account:self',
  ),
  commandRoute(
    'POST',
    `${provider}/compliancedocument`,
    addDocument,
    document.schema,
    async ({ request }, input) => showDocument(request, (await addDocument(request, input)).documentId),
    {
      fields: {
        ...both('ComplianceDocumentUploadId', 'uploadId'),
        ...both('ComplianceRequirementId', 'requirementId'),
        ...both('UserId', 'personId'),
        ...both('IssueDate', 'issueDate'),
        ...both('ExpirationDate', 'expirationDate'),
        ...ignored('Accepted and ignored: the requirement says where it applies.', 'FacilityIds', 'facilityIds'),
      },
      // The contract sends the file first (rules 6.6).
      without: [...renamed, 'file'],
    },
  ),
]
