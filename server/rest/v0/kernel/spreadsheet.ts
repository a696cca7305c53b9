import { inOneTurn, whoOf } from '../../../heavyWork'
import type { Turns } from '../../../turns'
import type { Actor } from '../../../domain/kernel/actor'
import { spreadsheetType } from '../../../domain/reports/spreadsheet/fileName'
import { Streamed } from './streamed'

/** A spreadsheet that is sent while it is made. It has one of the places until its reader has the last byte. */
export const sendSpreadsheet = async (
  actor: Actor,
  places: Turns,
  make: () => Promise<{ fileName: string; parts: AsyncGenerator<Uint8Array, void> }>,
): Promise<Streamed> => {
  const { fileName, parts } = await inOneTurn(places, whoOf(actor), make)
  return Streamed.file(parts, spreadsheetType, fileName)
}
