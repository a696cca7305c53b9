import {
  createComplianceCategory,
  deleteComplianceCategory,
  saveComplianceConfiguration,
} from '../../../services/configuration/compliance/configureCategories'
import {
  createComplianceRequirement,
  deleteComplianceRequirement,
  reorderComplianceRequirements,
  updateComplianceRequirement,
} from '../../../services/configuration/compliance/configureRequirements'
import {
  readCategories,
  readComplianceConfiguration,
  readRequirements,
  type ComplianceConfiguration,
  type RequirementRow,
} from '../../../services/configuration/compliance/readCompliance'
import type { Request } from '../../../services/kernel/request'
import { inOrder, version } from '../calls/showCall'
import { commandRoute } from '../kernel/commandRoute'
import { answer, flag, list, orNull, pick, record, text, uuid, whole } from '../kernel/jsonSchema'
import { readRoute, type BodyFields, type Route } from '../kernel/route'
import { among, asRead, changing, deletion, place } from './configuration'
import { orderRoute } from './order'

const base = '/providers/{providerId}/compliancerequirements'

const requirement = answer(
  'ComplianceRequirement',
  'What the provider asks of its people: a license, a certificate, a test.',
  record({
    id: uuid(),
    name: text(),
    ...inOrder(),
    notes: orNull(text('What people should know about it.')),
    gracePeriod: whole('Days in which it may be missing or expired.'),
    facilities: list(uuid(), 'Your facilities in which it applies; empty when it is global.'),
    isGlobal: flag('Whether it applies to everyone, in all facilities.'),
    doesNotExpire: flag('Whether its documents have no expiration date.'),
    isDeleted: flag('Whether it is deleted; the list has no deleted ones.'),
    complianceCategoryId: uuid('The category under which people find it.'),
    complianceLink: orNull(text('An https address with details.')),
    version,
  }),
  (row: RequirementRow) => ({
    ...pick(row, 'id', 'name', 'weight', 'notes', 'gracePeriod', 'isGlobal', 'doesNotExpire', 'version'),
    order: row.weight,
    facilities: row.facilities.map(({ facilityId }) => facilityId),
    isDeleted: row.deletedAt !== null,
    complianceCategoryId: row.categoryId,
    complianceLink: row.link,
  }),
)

const category = answer(
  'ComplianceCategory',
  'A heading of compliance requirements.',
  record({ id: uuid(), name: text(), version }),
  (row: Awaited<ReturnType<typeof readCategories>>[number]) => pick(row, 'id', 'name', 'version'),
)

const configuration = answer(
  'ComplianceConfiguration',
  'What holds for all compliance requirements.',
  record({ gracePeriod: whole('Days that new people have for what they lack.'), version }),
  (row: ComplianceConfiguration) => pick(row, 'gracePeriod', 'version'),
)

export const showRequirements = async (request: Request) => (await readRequirements(request)).map(requirement.show)

export const showCategories = async (request: Request) => (await readCategories(request)).map(category.show)

export const showComplianceConfiguration = async (request: Request) =>
  configuration.show(await readComplianceConfiguration(request))

const showRequirement = among(showRequirements)

const change = changing(requirement.schema, (request, { requirementId }: { requirementId: string }) =>
  showRequirement(request, requirementId),
)

/** The id of a facility, or of one as other answers show it. */
const idOf = (sent: unknown): unknown => (typeof sent === 'object' && sent !== null && 'id' in sent ? sent.id : sent)

const renamed = ['categoryId', 'facilityIds', 'link']
const fields: BodyFields = {
  ...place,
  facilities: {
    input: 'facilityIds',
    read: (sent) => (Array.isArray(sent) ? sent.map(idOf) : sent),
  },
  complianceCategoryId: { input: 'categoryId' },
  complianceLink: { input: 'link' },
  ...asRead('id', 'isDeleted'),
}

/** A field under the specification's name in capitals as well (rules 6.6). */
const inCapitals = (name: string, input: string): BodyFields => ({
  [name]: {
    input,
    insteadOf: input,
    description: `Another name for \`${input}\`, which takes precedence when both are sent.`,
  },
})
const providerInBody = asRead('ProviderId', 'providerId')

export const complianceRoutes: Route[] = [
  readRoute(
    'readComplianceRequirements',
    base,
    'Compliance requirements in your facilities, by weight, then name',
    list(requirement.schema),
    ({ request }) => showRequirements(request),
    'catalogue:see',
  ),
  change('POST', base, createComplianceRequirement, fields, renamed),
  orderRoute(base, reorderComplianceRequirements, list(requirement.schema), showRequirements),
  readRoute(
    'readComplianceConfiguration',
    `${base}/compliance-configuration`,
    'What holds for all compliance requirements',
    configuration.schema,
    ({ request }) => showComplianceConfiguration(request),
    'catalogue:see',
  ),
  commandRoute(
    'POST',
    `${base}/compliance-configuration`,
    saveComplianceConfiguration,
    configuration.schema,
    async ({ request }, input) => {
      await saveComplianceConfiguration(request, input)
      return showComplianceConfiguration(request)
    },
    { fields: { ...inCapitals('GracePeriod', 'gracePeriod'), ...providerInBody } },
  ),
  readRoute(
    'readComplianceCategories',
    `${base}/category`,
    'Categories of compliance requirements, by name',
    list(category.schema),
    ({ request }) => showCategories(request),
    'catalogue:see',
  ),
  commandRoute(
    'POST',
    `${base}/category`,
    createComplianceCategory,
    list(category.schema),
    async ({ request }, input) => {
      await createComplianceCategory(request, input)
      return showCategories(request)
    },
    { fields: { ...inCapitals('Name', 'name'), ...providerInBody } },
  ),
  deletion(`${base}/category/{id}`, deleteComplianceCategory),
  change('PUT', `${base}/{id}`, updateComplianceRequirement, { ...fields, ...asRead('version') }, renamed),
  deletion(`${base}/{id}`, deleteComplianceRequirement),
]
