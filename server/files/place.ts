import type { Readable } from 'node:stream'

/** A file as a place lists it. */
export type Listed = { key: string; size: number; changedAt: Date }

/** A file that is being read: its length in bytes, and the bytes. */
export type OpenFile = { size: number; stream: Readable }

/**
 * Where bytes are kept under keys such as `images/6f/36/<id>.original`: a folder, or a bucket. A key has either all the
 * bytes of one `put` or none. Any number of processes use a place at once.
 */
export type Place = {
  /** The folder or the address, for the person who runs Patency. */
  name: string
  /** Makes sure that files can be written and read, or throws a StartProblem that says why not. */
  prepare(): Promise<void>
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null: there is nothing under this key. */
  open(key: string): Promise<OpenFile | null>
  /** Its length in bytes; null: there is nothing under this key. */
  sizeOf(key: string): Promise<number | null>
  /** Removes the file, if there is one. */
  remove(key: string): Promise<void>
  /** All files whose keys begin with the prefix, which ends with a slash, including rests of interrupted writes. */
  list(prefix: string): AsyncIterable<Listed>
}
