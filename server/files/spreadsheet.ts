import { once } from 'node:events'
import { cleanText } from '../domain/kernel/input/cleanText'
import { longestCell, mostSheetRows, type SheetCell, type SheetColumn } from '../domain/reports/spreadsheet/sheet'
import { startThread } from './threads/inThread'
import { threadFile } from './threads/threadFile'

type Heading = Pick<SheetColumn<never>, 'name' | 'width' | 'format'>

/** A sheet with its rows as they arrive. What does not fit goes on in further sheets. */
export type Sheet = {
  name: string
  columns: readonly Heading[]
  batches: AsyncIterable<readonly (readonly SheetCell[])[]> | Iterable<readonly (readonly SheetCell[])[]>
}

/**
 * A cell that every spreadsheet takes. Texts stay texts, also those that begin like a formula, and hold nothing that XML
 * forbids, as recorded texts of earlier versions may.
 */
const cellOf = (cell: SheetCell): SheetCell => {
  if (typeof cell !== 'string') return cell
  const text = cleanText(cell)
  return text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text
}

type Message =
  | { kind: 'sheet'; name: string; columns: Heading[] }
  | { kind: 'rows'; rows: SheetCell[][] }
  | { kind: 'end' }

/**
 * The bytes of a spreadsheet (rules 7.11), made in a thread of its own, so that nobody's request waits for it. A part
 * is asked for when the one before has been taken, so nothing piles up.
 */
export async function* spreadsheet(sheets: readonly Sheet[], most = mostSheetRows): AsyncGenerator<Uint8Array, void> {
  const worker = startThread(threadFile('sheetWorker'), 512)
  const tell = async (message: Message): Promise<Uint8Array> => {
    const answered = once(worker, 'message') as Promise<[{ bytes?: Uint8Array; problem?: string }]>
    worker.postMessage(message)
    const [{ bytes, problem }] = await answered
    if (problem !== undefined) throw new Error(`The spreadsheet could not be made: ${problem}`)
    return bytes!
  }
  try {
    for (const { name, columns, batches } of sheets) {
      const heading = columns.map(({ name: each, width, format }) => ({
        name: each,
        width,
        ...(format ? { format } : {}),
      }))
      const begin = (part: number) =>
        tell({ kind: 'sheet', name: part === 1 ? name : `${name} ${part}`, columns: heading })
      let [part, used] = [1, 1]
      yield await begin(part)
      for await (const rows of batches)
        for (let first = 0; first < rows.length;) {
          if (used === most) {
            part += 1
            used = 1
            yield await begin(part)
          }
          const taken = rows.slice(first, first + most - used)
          first += taken.length
          used += taken.length
          yield await tell({ kind: 'rows', rows: taken.map((row) => row.map(cellOf)) })
        }
    }
    yield await tell({ kind: 'end' })
  } finally {
    await worker.terminate()
  }
}
