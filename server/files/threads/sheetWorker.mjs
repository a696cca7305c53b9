// A thread that makes one spreadsheet: it takes sheets and rows one message at a time, and answers each with the bytes
// that are done. Plain JavaScript, because a thread starts a file as it stands.
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import Excel from 'exceljs'

const bytes = new PassThrough()
const workbook = new Excel.stream.xlsx.WorkbookWriter({ stream: bytes, useStyles: true, useSharedStrings: false })
let chunks = []
bytes.on('data', (chunk) => chunks.push(chunk))

let sheet = null

const over = () => {
  sheet?.commit()
  sheet = null
}

const takes = {
  sheet({ name, columns }) {
    over()
    sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
    sheet.columns = columns.map(({ name: header, width, format }) => ({
      header,
      width,
      ...(format ? { style: { numFmt: format } } : {}),
    }))
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } }
    const heading = sheet.getRow(1)
    heading.font = { bold: true }
    columns.forEach(({ format }, index) => {
      if (format) heading.getCell(index + 1).numFmt = 'General'
    })
    heading.commit()
  },
  rows({ rows }) {
    for (const row of rows) sheet.addRow(row).commit()
  },
  async end() {
    over()
    await workbook.commit()
  },
}

parentPort.on('message', async (message) => {
  try {
    await takes[message.kind](message)
    // Room for the compression, which runs beside this.
    await setImmediate()
    const done = Buffer.concat(chunks)
    chunks = []
    parentPort.postMessage({ bytes: new Uint8Array(done) })
  } catch (error) {
    parentPort.postMessage({ problem: error instanceof Error ? error.message : String(error) })
  }
})
