import type { OpenFile } from '../../../files/place'
import { notFound } from '../../../domain/kernel/refusal'
import { Refused } from '../refused'

/** The opened file, once its reading is in the audit log; refused as not found when it is gone. */
export const openRecorded = async (
  what: Parameters<typeof notFound>[0],
  opening: Promise<OpenFile | null>,
  record: () => Promise<void>,
): Promise<OpenFile> => {
  const file = await opening
  if (!file) throw new Refused(notFound(what))
  try {
    await record()
    return file
  } catch (error) {
    file.stream.destroy()
    throw error
  }
}
