import { mixed, object } from 'yup'
import { invalid } from '../../../domain/kernel/refusal'
import { Refused } from '../refused'
import type { Request } from '../request'

/** A file as a door hands it over: its bytes, and its name. */
export type SentFile = { name: string; bytes: Uint8Array }

/** The input of a verb that takes one file of at most `limit` bytes, and what is said when it does not. */
export const sentFileInput = ({ limit, required, size }: { limit: number; required: string; size: string }) =>
  object({
    file: mixed<SentFile>(
      (value): value is SentFile =>
        typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array,
    )
      .typeError('Must be a part of a multipart/form-data request')
      .required(required)
      .test('size', size, (file) => !file || file.bytes.length <= limit),
  })

/** Bytes around a file in its body: boundaries and headers of parts. */
export const formEnvelope = 64 * 1024

/**
 * Refuses a file in which the virus scanner finds something; UNAVAILABLE while it cannot look. It is called before a file
 * is kept, on what was sent.
 */
export const stopIfInfected = async ({ files }: Pick<Request, 'files'>, bytes: Uint8Array): Promise<void> => {
  const virus = await files.scanner.scan(bytes)
  if (virus !== null) refuseFile(`A virus was found in this file (${virus}). It was not kept`)
}

/** Refuses what was sent as a file, in words for the sender. */
export const refuseFile = (message: string): never => {
  throw new Refused(invalid([{ field: 'file', message }]))
}
