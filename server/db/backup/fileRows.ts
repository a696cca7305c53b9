import type { FileKind } from '../../files/fileStore'

/**
 * The tables whose rows have files, for commands that read the whole store. `isNeeded`: whether a row must have its files;
 * others may have been swept meanwhile.
 */
export const fileRows = {
  images: { table: 'call_image', isNeeded: 'call_id is not null' },
  documents: {
    table: 'document_upload',
    isNeeded: 'exists (select from compliance_document document where document.upload_id = document_upload.id)',
  },
} satisfies Partial<Record<FileKind, { table: string; isNeeded: string }>>

export const kindsWithRows = Object.keys(fileRows) as (keyof typeof fileRows)[]
