/** Where a person uploads the document of a requirement, by its raw id. */
export const ownUpload = (requirementId: string): string => `/account/documentupload?requirement=${requirementId}`
