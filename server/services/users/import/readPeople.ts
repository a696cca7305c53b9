import { BeyondLimit, partsFromThread } from '../../../files/threads/inThread'
import { threadFile } from '../../../files/threads/threadFile'
import { stopIfInvalid } from '../../kernel/refused'
import type { PeopleFile } from './readCsv'

/** Some rows of a file of people with its headings, or why it is none. */
export type PeoplePart = (PeopleFile & { refusal: null }) | { refusal: string }

/** A file of 20,000 rows takes a second, and some ten times its size. */
const limits = { longestMs: 20_000, mostMb: 256 }

const refuse = (message: string): void => stopIfInvalid([{ field: 'csv', message }])

/** Reads a file of people in a thread (rules 9.11), so that whatever somebody sends holds up nobody. */
export const readPeople = async (csv: string): Promise<PeopleFile> => {
  const file: PeopleFile = { rows: [], headings: [], texts: [], ignored: [] }
  try {
    for await (const part of partsFromThread<PeoplePart>(threadFile('peopleWorker'), { csv }, limits)) {
      if (part.refusal !== null) refuse(part.refusal)
      else {
        Object.assign(file, { headings: part.headings, ignored: part.ignored })
        file.rows.push(...part.rows)
        file.texts.push(...part.texts)
      }
    }
  } catch (error) {
    if (!(error instanceof BeyondLimit)) throw error
    refuse('The file takes too long to read. Split it into several files')
  }
  return file
}
