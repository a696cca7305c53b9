/** A document as the server answers it. */
export const document = (id: string, more: object = {}) => ({
  __typename: 'ComplianceDocument',
  id,
  databaseId: `raw-${id}`,
  fileName: `${id}.pdf`,
  contentType: 'application/pdf',
  issueDate: '2026-01-15',
  expirationDate: '2028-01-15',
  state: 'PENDING',
  rejectionReason: null,
  uploadedAt: '2026-11-20T10:00:00.000Z',
  uploadedByName: 'Rosa Alvarez',
  address: `/api/documents/${id}`,
  previewAddress: `/api/documents/${id}?preview=true`,
  viewerCanReview: true,
  version: 1,
  ...more,
})

/** A requirement as it applies to somebody. */
export const standing = (
  name: string,
  more: Record<string, unknown> & { requirement?: object; documents?: object[] } = {},
) => {
  const { requirement = {}, documents = [], ...others } = more
  const key = name.toLowerCase().replaceAll(/\W+/g, '-')
  return {
    requiredAt: [] as string[],
    status: 'INCOMPLETE',
    daysLeft: null as number | null,
    viewerCanUpload: true,
    documents,
    ...others,
    requirement: {
      __typename: 'ComplianceRequirement',
      id: `requirement-${key}`,
      databaseId: `raw-${key}`,
      name,
      notes: null,
      link: null,
      doesNotExpire: false,
      category: { id: 'licenses', name: 'Licenses' },
      ...requirement,
    },
  }
}

export const compliance = (globalRequirements: object[], facilityRequirements: object[] = [], more: object = {}) => ({
  providerDatabaseId: 'raw-p1',
  person: { __typename: 'User', id: 'rosa', databaseId: 'raw-rosa', fullName: 'Rosa Alvarez' },
  inCompliance: false,
  probablyCompliant: false,
  isLocked: false,
  globalRequirements,
  facilityRequirements,
  ...more,
})
