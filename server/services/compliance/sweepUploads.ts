import { fileSweep } from '../kernel/files/fileSweep'

/** Removes uploads that no document names. */
export const sweepUploads = fileSweep('documents', 'document_upload')
