import { mixed, object } from 'yup'
import { invalid } from '../../domain/kernel/refusal'
import { Refused } from './refused'

/** A file as a door hands it over: its bytes, and its name. */
export type SentFile = { name: string; bytes: Uint8Array }

/** The input of a verb that takes one file of at most `limit` bytes, and what is said when it does not. */
export const sentFileInput = ({ limit, required, size }: { limit: number; required: string; size: string }) =>
  object({
    file: mixed<SentFile>(
      (value): value is SentFile =>
        typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array,
    )
      .required(required)
      .test('size', size, (file) => !file || file.bytes.length <= limit),
  })

/** Refuses what was sent as a file, in words for the sender. */
export const refuseFile = (message: string): never => {
  throw new Refused(invalid([{ field: 'file', message }]))
}
