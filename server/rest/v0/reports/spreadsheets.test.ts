// Every report as a spreadsheet, as another program reads it (rules 7.4a).
import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'
import { showIn } from '../../../domain/kernel/time/facilityTime'
import { filterMeanings } from '../../../domain/compliance/status'
import { completedMeanings } from '../../../domain/reports/completed'
import { responseMeanings } from '../../../domain/reports/responseTime'
import { reportFiles } from '../../../services/reports/files'
import { assistCall } from '../../../services/calls/working/assistCall'
import { assignCall } from '../../../services/calls/working/assignCall'
import { closeCall } from '../../../services/calls/ending/closeCall'
import { address, hospital, serveHospital } from '../../../test/harness/servedHospital'
import { giveDocument } from '../../../test/hospital/documents'
import type { Person } from '../../../test/hospital/hospital'
import { linesIn } from '../../../test/hospital/lines'

serveHospital()

let north: Person

beforeAll(async () => {
  const { people, as, openCall, record, clients, riverside, clock, hire } = hospital
  const close = async (fields: ReturnType<typeof record>, status = 'Normal') => {
    const callId = await openCall({ status })
    await assignCall(await as(people.rosa), { callId })
    clock.now = new Date(clock.now.getTime() + 4 * 60_000)
    await assistCall(await as(people.trainee), { callId })
    await closeCall(await as(people.rosa), { callId, fields })
    return callId
  }
  await close(record({ Reason: ['Treatment ended'], Topic: ['=HYPERLINK("x")'] }), 'Stat')
  const callId = await close(record({ Topic: ['Flushing'] }))
  const value = (fieldName: string, fieldType: 'radio' | 'number', values: string[]) => ({
    ...{ providerId: riverside.id, callId, fieldName, values, fieldType, followUpTypeName: fieldName === 'Type' },
    ...{ fieldId: randomUUID(), procedureId: riverside.procedures.Insertion!, procedureName: 'Insertion' },
    ...{ procedureWeight: 0, fieldWeight: 0, endFollowUp: false },
  })
  await clients.system.callValue.createMany({
    data: [
      value('Type', 'radio', ['DL PICC']),
      value('Result', 'radio', ['Successful', 'PICC changed to ML']),
      value('Attempts', 'number', ['2']),
    ],
  })
  const lineId = await linesIn(hospital).addLine({ name: '=1+1', createdAt: new Date('2026-01-20T23:30:00Z') })
  await clients.system.infectionEntry.create({
    data: { providerId: riverside.id, lineId, start: new Date('2026-03-09'), createdAt: clock.now },
  })
  await giveDocument(await as(people.rosa), {
    requirementId: riverside.requirements.ACLS!,
    issueDate: '2026-01-05',
    expirationDate: '2026-04-01',
  })
  north = await hire('Nora North', 'Manager', riverside.id, { only: [riverside.facilities[1]!.id] })
})

const read = (file: string, query: Record<string, string>, person: Person = hospital.people.manager) =>
  fetch(`${address}/api/v0/providers/${hospital.riverside.id}/reports/${file}?${new URLSearchParams(query)}`, {
    headers: { cookie: `patency=${person.token}` },
  })

type Cell = string | number | boolean | Date | null
type Sheets = Record<string, Cell[][]>

const sheetsOf = async (answer: Response): Promise<Sheets> => {
  expect(answer.status).toBe(200)
  const sheets = await readExcelFile(Buffer.from(await answer.arrayBuffer()), { trim: false })
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data as Cell[][]]))
}

const patterns = ['MM/dd/yyyy', 'MM/yyyy', 'MM/dd/yyyy HH:mm', 'MM/dd/yyyy hh:mm a']

/** All that a cell of the CSV file may say of what the spreadsheet has; a program that reads it has no zone. */
const inWords = (cell: Cell): string[] => {
  if (!(cell instanceof Date)) return [String(cell ?? '')]
  // A spreadsheet has days and parts of days, which are not exact to the millisecond.
  const moment = new Date(Math.round(cell.getTime() / 1_000) * 1_000)
  return patterns.map((pattern) => showIn('UTC', moment, pattern))
}

/** What a spreadsheet would run as a formula has an apostrophe in CSV. */
const rowsOf = async (answer: Response): Promise<string[][]> => {
  expect(answer.status).toBe(200)
  return (parse(await answer.text(), { bom: true }) as string[][]).map((row) =>
    row.map((cell) => cell.replace(/^'/, '')),
  )
}

const query = { start: '2026-01-15', end: '2026-03-31', timeZone: 'Asia/Kolkata' }
const inCsv = reportFiles.flatMap(({ name, csv }) => (csv ? name : []))

test.each([...inCsv, 'compliance-report'])('%s has the same cells as its CSV file', async (name) => {
  const asked = name === 'compliance-report' ? { facilityId: hospital.riverside.facilities[0]!.id } : query
  const rows = await rowsOf(await read(`${name}.csv`, asked))
  expect(rows.length).toBeGreaterThan(1)
  const answer = await read(`${name}.xlsx`, asked)
  const days = name === 'compliance-report' ? '2026-03-10' : '2026-01-15-to-2026-03-31'
  expect(answer.headers.get('content-disposition')).toContain(`filename="${name}-${days}.xlsx"`)
  const [table] = Object.values(await sheetsOf(answer))
  expect(table![0]).toEqual(rows[0])
  expect(table!.length).toBe(rows.length)
  for (const [place, row] of rows.entries())
    for (const [column, text] of row.entries()) expect(inWords(table![place]![column] ?? null)).toContain(text)
})

test('dates are dates: moments by the clock of the zone, days, and months', async () => {
  const kinds = async (file: string, column: number, more = {}) =>
    Object.values(await sheetsOf(await read(file, { ...query, ...more })))[0]!
      .slice(1)
      .map((row) => row[column] instanceof Date)
  expect(await kinds('removal-report.xlsx', 2)).toEqual([true])
  expect(await kinds('infections-report.xlsx', 5)).toEqual([true])
  expect(await kinds('infections-report.xlsx', 9)).toEqual([true])
  expect(await kinds('month-report.xlsx', 0)).toEqual([true])
  expect(
    await kinds('compliance-report.xlsx', 4, { search: 'ACLS', facilityId: hospital.riverside.facilities[0]!.id }),
  ).toContain(true)
})

test('the first page and the committee’s have a sheet for each of their tables', async () => {
  const { 'Per Clinician': clinicians, ...sheets } = await sheetsOf(await read('completed-report.xlsx', query))
  expect(clinicians).toEqual([
    ['Clinician', 'Calls'],
    ['Rosa Alvarez', 2],
  ])
  expect(Object.keys(sheets)).toEqual(['Per Facility', 'Per Procedure', 'Request', 'Definitions'])
  expect((await read('completed-report.csv', query)).status).toBe(404)
  const committee = await sheetsOf(await read('committee-report.xlsx', query))
  expect(Object.keys(committee)).toEqual([
    ...['Summary', 'Insertions', 'Response Time', 'Demand and Staffing', 'Lines', 'Removals', 'Compliance'],
    ...['Request', 'Definitions'],
  ])
  expect(committee.Summary).toContainEqual(['Calls completed', null, 2, completedMeanings.total])
  expect(committee['Demand and Staffing']).toHaveLength(25)
})

test('it says what was asked in the words of the screen, and what the figures count', async () => {
  const { facilities, purposes } = hospital.riverside
  const asked = {
    ...query,
    status: 'Stat',
    facilityId: facilities[0]!.id,
    purposeId: purposes['PICC Insertion']!,
    unit: '=ED',
    startTime: '19:00',
    endTime: '07:00',
  }
  const { Request, Definitions } = await sheetsOf(await read('user-report.xlsx', asked))
  expect(Request).toEqual([
    ['Question', 'Answer'],
    ['First Day', '2026-01-15'],
    ['Last Day', '2026-03-31'],
    ['Time Zone', 'Asia/Kolkata'],
    ['From', '19:00'],
    ['Until', '07:00'],
    ['Status', 'Stat'],
    ['Facility', facilities[0]!.name],
    ['Unit', '=ED'],
    ['Need', 'PICC Insertion'],
    ['Asked By', 'Miguel Santos'],
    ['Asked At', showIn('Asia/Kolkata', hospital.clock.now, 'yyyy-MM-dd HH:mm')],
  ])
  expect(Definitions).toContainEqual(['Median (min)', responseMeanings.medianMinutes])
  const plain = await sheetsOf(await read('removal-report.xlsx', query))
  expect(Object.keys(plain)).toEqual(['Removals', 'Request'])
  expect(plain.Request).toContainEqual(['Filters', 'None'])
  const expiring = { status: 'EXPIRING_SOON', expires: 'NEXT_MONTH', search: 'Rosa' }
  const compliance = await sheetsOf(await read('compliance-report.xlsx', expiring))
  expect(compliance.Request!.slice(1, 5)).toEqual([
    ['Facilities', 'Global'],
    ['Status', 'Expiring Soon'],
    ['Expires', 'Next month'],
    ['Search', 'Rosa'],
  ])
  expect(compliance.Definitions).toContainEqual(['Expired', filterMeanings.EXPIRED])
})

test('an intruder learns nothing: no rows and no name of a facility that they do not see', async () => {
  const hidden = hospital.riverside.facilities[0]!
  for (const { name } of reportFiles) {
    const sheets = await sheetsOf(await read(`${name}.xlsx`, { ...query, facilityId: hidden.id }, north))
    expect(JSON.stringify(sheets)).not.toContain(hidden.name)
    expect(JSON.stringify(sheets)).not.toContain('Rosa')
  }
  const { Request } = await sheetsOf(await read('user-report.xlsx', { ...query, facilityId: hidden.id }, north))
  expect(Request).toContainEqual(['Facility', hidden.id])
  const { Request: facilities } = await sheetsOf(await read('compliance-report.xlsx', { facilityId: hidden.id }, north))
  expect(facilities![1]).toEqual(['Facilities', 'None'])
  for (const { name } of reportFiles) expect((await read(`${name}.xlsx`, query, hospital.people.rosa)).status).toBe(403)
})

test('what is wrong is refused at its field, and not in a file', async () => {
  for (const [name, value] of [
    ['start', '2026-02-31'],
    ['timeZone', 'Mars/Phobos'],
    ['startTime', '24:01'],
  ] as const) {
    const answer = await read('user-report.xlsx', { [name]: value })
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors).toMatchObject([{ field: name }])
  }
})

test('who clicks twice gets it twice', async () => {
  const answers = await Promise.all([1, 2].map(() => read('performance-report.xlsx', query)))
  for (const answer of answers) expect(Object.keys(await sheetsOf(answer))[0]).toBe('Performance')
})

// LibreOffice is no part of Patency, and few machines have it.
const office = ['soffice', 'libreoffice'].find((program) => spawnSync(program, ['--version']).status === 0)

type OfficeCell = { kind: string; value: string }

/** What LibreOffice reads in the files of a folder: the rows of the first sheet of each, by the name of the file. */
const opened = async (folder: string, files: string[], more: string[] = []): Promise<Map<string, OfficeCell[][]>> => {
  const out = path.join(folder, 'opened')
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
  const asXml = ['--convert-to', 'fods', '--outdir', out, ...files.map((file) => path.join(folder, file))]
  await promisify(execFile)(office!, [profile, '--headless', '--norestore', ...more, ...asXml])
  return new Map(
    files.map((file) => [file, rowsOfOffice(readFileSync(path.join(out, file.replace(/\w+$/, 'fods')), 'utf8'))]),
  )
}

const rowsOfOffice = (xml: string): OfficeCell[][] => {
  const [, sheet] = /<table:table [^>]*>(.*?)<\/table:table>/s.exec(xml)!
  const rows = [...sheet!.matchAll(/<table:table-row[^>]*?(?:\/>|>(.*?)<\/table:table-row>)/gs)].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
      ([, about, text = '']) => {
        const told = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(about!)?.[1]
        const value = told('office:date-value') ?? told('office:value') ?? text.replaceAll(/<[^>]*>/g, '').trim()
        const kind = told('table:formula') ? 'formula' : (told('office:value-type') ?? 'none')
        return Array.from({ length: Math.min(Number(told('table:number-columns-repeated') ?? 1), 50) }, () => ({
          kind,
          value,
        }))
      },
    ),
  )
  return rows.filter((row) => row.some(({ kind }) => kind !== 'none'))
}

;(office ? test : test.skip)(
  `LibreOffice${office ? '' : ' (not installed here)'} opens every file, with the same rows in both, and dates are dates`,
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'patency-office-'))
    try {
      const names = [...reportFiles.map(({ name }) => name), 'compliance-report']
      const asked = { ...query, facilityId: hospital.riverside.facilities[0]!.id }
      for (const name of names)
        for (const kind of name === 'compliance-report' || inCsv.includes(name) ? ['csv', 'xlsx'] : ['xlsx']) {
          const answer = await read(`${name}.${kind}`, asked)
          writeFileSync(path.join(folder, `${name}.${kind}`), Buffer.from(await answer.arrayBuffer()))
        }
      const sheets = await opened(
        folder,
        names.map((name) => `${name}.xlsx`),
      )
      // As somebody in the United States opens it: commas, quotes, UTF-8, and dates are recognized.
      const american = '--infilter=Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true'
      const texts = await opened(
        folder,
        [...inCsv, 'compliance-report'].map((name) => `${name}.csv`),
        [american],
      )
      const kinds = (row: OfficeCell[]): string[] => row.map(({ kind }) => kind)
      let dates = 0
      for (const name of names) {
        const [sheet] = await readExcelFile(readFileSync(path.join(folder, `${name}.xlsx`)), { trim: false })
        const found = sheets.get(`${name}.xlsx`)!
        expect([name, found.length]).toEqual([name, sheet!.data.length])
        for (const [place, row] of (sheet!.data as Cell[][]).entries())
          for (const [column, cell] of row.entries()) {
            if (!(cell instanceof Date)) continue
            dates += 1
            const { kind, value } = found[place]![column]!
            expect([
              name,
              kind,
              Math.round(Date.parse(`${value.includes('T') ? value : `${value}T00:00:00`}Z`) / 1_000),
            ]).toEqual([...[name, 'date', Math.round(cell.getTime() / 1_000)]])
            const text = texts.get(`${name}.csv`)?.[place]?.[column]
            // A month is no day, and CSV has nothing else to say so.
            if (text) expect([name, text.kind]).toEqual([name, /^\d\d\/\d{4}$/.test(text.value) ? 'string' : 'date'])
          }
        expect(found.flatMap(kinds)).not.toContain('formula')
        const text = texts.get(`${name}.csv`)
        if (text) expect([name, text.length]).toEqual([name, found.length])
        expect(text?.flatMap(kinds) ?? []).not.toContain('formula')
      }
      expect(dates).toBeGreaterThan(4)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
