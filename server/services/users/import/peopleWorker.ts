// A thread that reads a file of people, and answers it in parts as it is asked for them (`PeoplePart`).
import { parentPort, workerData } from 'node:worker_threads'
import { NotPeople, readCsv, type PeopleFile } from './readCsv'
import type { PeoplePart } from './readPeople'

/** Rows that the server takes over at once, without holding up others. */
const atOnce = 500

const { csv } = workerData as { csv: string }

function* parts(): Generator<PeoplePart, void> {
  let file: PeopleFile
  try {
    file = readCsv(csv)
  } catch (error) {
    if (!(error instanceof NotPeople)) throw error
    return yield { refusal: error.message }
  }
  for (let first = 0; first < file.rows.length; first += atOnce)
    yield {
      ...file,
      refusal: null,
      rows: file.rows.slice(first, first + atOnce),
      texts: file.texts.slice(first, first + atOnce),
    }
}

const answers = parts()
parentPort!.on('message', () => parentPort!.postMessage(answers.next()))
