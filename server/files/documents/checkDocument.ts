import limitConcurrency from 'p-limit'
import { imageTypeOf } from '../../domain/calls/entries/images'
import {
  documentExtension,
  documentMessages,
  documentTypes,
  type DocumentContentType,
  type DocumentExtension,
} from '../../domain/documents/file'
import { cleanImage, NotAnImage, readAtOnce } from '../prepareImage'
import { BeyondLimit, inThread } from '../threads/inThread'
import { threadFile } from '../threads/threadFile'
import { NotADocument } from './notADocument'
import type { PictureExtension, ReadExtension } from './readDocument'

/** A document is accepted, with the bytes to keep; or refused, in words for its sender. */
export type DocumentCheck =
  | { extension: DocumentExtension; contentType: DocumentContentType; bytes: Uint8Array; refusal: null }
  | { refusal: string }

const limited = limitConcurrency(readAtOnce)

/** What a document may take. One that unpacks to 200 MB takes a few seconds, and what is unpacked is not kept. */
const usualLimits = { longestMs: 20_000, mostMb: 256 }

/**
 * Decides about a document by its name and its content together: the name has an accepted extension, and the content is
 * of that type, whole, and without macros and scripts. Pictures are decoded and encoded again, as images of calls are;
 * everything else is read in a thread, and kept as it was sent.
 */
export const checkDocument = async (name: string, sent: Uint8Array, limits = usualLimits): Promise<DocumentCheck> => {
  const extension = documentExtension(name)
  if (!extension) return { refusal: documentMessages.extension }
  return limited(async () => {
    try {
      const bytes = isPicture(extension) ? await preparePicture(extension, sent) : await read(extension, sent, limits)
      return { extension, contentType: documentTypes[extension].contentType, bytes, refusal: null }
    } catch (error) {
      if (error instanceof NotADocument) return { refusal: error.message }
      throw error
    }
  })
}

const isPicture = (extension: DocumentExtension): extension is PictureExtension =>
  ['png', 'jpeg', 'jpg', 'gif'].includes(extension)

const preparePicture = async (extension: PictureExtension, sent: Uint8Array): Promise<Uint8Array> => {
  if (imageTypeOf(sent) !== documentTypes[extension].contentType)
    throw new NotADocument(documentMessages.content(extension))
  try {
    return (await cleanImage(sent)).bytes
  } catch (error) {
    throw error instanceof NotAnImage ? new NotADocument(error.message) : error
  }
}

const read = async (extension: ReadExtension, sent: Uint8Array, limits: typeof usualLimits): Promise<Uint8Array> => {
  try {
    // A copy, because what was sent is kept.
    const bytes = new Uint8Array(sent)
    const refusal = await inThread<string | null>(
      threadFile('documentWorker'),
      { extension, bytes },
      { ...limits, transferred: [bytes.buffer] },
    )
    if (refusal !== null) throw new NotADocument(refusal)
    return sent
  } catch (error) {
    throw error instanceof BeyondLimit ? new NotADocument(documentMessages.complex, { cause: error }) : error
  }
}
