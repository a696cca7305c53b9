import { costOfHeavy, tablePlaces } from '../../../heavyWork'
import { filterMeanings } from '../../../domain/reports/filters'
import { hourMeanings } from '../../../domain/reports/hours'
import { insertionType } from '../../../domain/reports/insertions'
import type { ResponseGroup } from '../../../domain/reports/responseTime'
import { presets, presetNames } from '../../../domain/reports/range'
import { spreadsheetType } from '../../../domain/reports/spreadsheet/fileName'
import { committeeReport } from '../../../services/reports/committee/committee'
import { saveCommitteeMail } from '../../../services/reports/committee/committeeMail'
import { completedReport } from '../../../services/reports/completed'
import { reportFiles } from '../../../services/reports/files'
import { demandReport } from '../../../services/reports/demand'
import { infectionsReport } from '../../../services/reports/infections'
import { insertionsReport } from '../../../services/reports/insertions'
import { linesReport } from '../../../services/reports/lines'
import { performanceReport } from '../../../services/reports/performance'
import { removalsReport } from '../../../services/reports/removals'
import type { Report } from '../../../services/reports/report'
import { responseTimeReport, type ResponseTimes } from '../../../services/reports/responseTime'
import { worklogReport } from '../../../services/reports/worklog'
import { authorize } from '../../../services/kernel/request'
import { list, type Schema } from '../kernel/jsonSchema'
import { textParameter, type QueryParameter } from '../kernel/query'
import { commandRoute } from '../kernel/commandRoute'
import { readRoute, route, type BodyFields, type Route } from '../kernel/route'
import { sendSpreadsheet } from '../kernel/spreadsheet'
import { Streamed } from '../kernel/streamed'
import { committee, committeeMail, showCommitteeMail } from './showCommittee'
import { demand, insertions, lines } from './showFigures'
import { completed, infection, performance, removal, responseTime, worklogRow } from './showReport'

const base = '/providers/{providerId}/reports'
const mailPath = `${base}/committee/mail`

/** What a report takes, under its own names, but for what its rows are: a program gets every row. */
const bodyOf = ({ input }: Report<object>['details']): BodyFields =>
  Object.fromEntries(Object.keys(input.fields).flatMap((name) => (name === 'page' ? [] : [[name, { input: name }]])))

const reportRoute = <Answer extends object, T>(
  path: string,
  report: Report<Answer>,
  summary: string,
  answer: Schema<T>,
  show: (answer: Answer) => NoInfer<T> | Promise<NoInfer<T>> | Promise<Streamed>,
): Route => {
  const { name, description, input } = report.details
  return route({
    name: `${name}Report`,
    summary,
    description: `${description} Changes nothing. Reading it is audited.`,
    method: 'POST',
    path,
    permission: 'reports:see',
    isRead: true,
    cost: costOfHeavy,
    isHeavy: true,
    isReport: true,
    body: { fields: bodyOf(report.details), checkedBy: input },
    answer,
    handle: async ({ request, input: sent }) => show(await report(request, sent)),
  })
}

const query = {
  start: textParameter('The first day, `YYYY-MM-DD`. Default: today.'),
  end: textParameter('The last day. Without it the range is the first day.'),
  preset: textParameter(
    `A range relative to today, instead of \`start\` and \`end\`: ${presetNames.map((name) => `\`${name}\` (${presets[name]})`).join(', ')}.`,
  ),
  earlier: textParameter(
    'Instead of these days those with which they are compared: `BEFORE`, as many days directly before them, or `YEAR_BEFORE`. Of days that are not over, as much as has passed is compared.',
  ),
  timeZone: textParameter("The IANA time zone of the days. Default: that of the provider's first facility."),
}

/** The filters of a report; the range has its own words above. */
const filtersOf = ({ input }: Report<object>['details']): Record<string, QueryParameter> =>
  Object.fromEntries(
    Object.entries({ ...filterMeanings, ...hourMeanings, type: insertionType }).flatMap(([name, meaning]) =>
      name in input.fields ? [[name, textParameter(meaning)]] : [],
    ),
  )

/** Those by clinician and facility always, and the others where they were asked for: each is counted by itself. */
const showResponseTimes = async ({ rows, by }: ResponseTimes) => {
  const asked = (group: ResponseGroup) => (by.includes(group) ? rows(group) : null)
  const [users, facilities, units, statuses, hours, months, total] = await Promise.all([
    rows('clinicians'),
    rows('facilities'),
    asked('units'),
    asked('statuses'),
    asked('hours'),
    asked('months'),
    asked('total'),
  ])
  return responseTime.show({ users, facilities, units, statuses, hours, months, total: total?.[0] ?? null })
}

/** `user-report` is read by `readUserReportFile` and `readUserReportSpreadsheet`. */
const routeName = (name: string, kind: string): string =>
  `read-${name}-${kind}`.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())

const fileRoutes: Route[] = reportFiles.flatMap(({ name, details, csv, spreadsheet }) => {
  const shared = {
    method: 'GET',
    permission: 'reports:see',
    cost: costOfHeavy,
    isHeavy: true,
    isReport: true,
    query: { ...query, ...filtersOf(details) },
  } as const
  const inCsv: Route | null = csv && {
    ...shared,
    name: routeName(name, 'file'),
    summary: `The report ${details.name} as a CSV file`,
    description: `${details.description} UTF-8 with a byte-order mark; the columns are those of the screen. Reading it is audited.`,
    path: `${base}/${name}.csv`,
    answer: { types: ['text/csv'], description: 'Every row of the report.' },
    handle: async ({ request, query: asked }) =>
      Streamed.file(await csv(request, asked), 'text/csv; charset=utf-8', `${name}.csv`),
  }
  const inSpreadsheet: Route = {
    ...shared,
    name: routeName(name, 'spreadsheet'),
    summary: `The report ${details.name} as a spreadsheet`,
    description: `${details.description} The columns are those of the screen; further sheets say what was asked and what the figures count. Reading it is audited.`,
    path: `${base}/${name}.xlsx`,
    answer: { types: [spreadsheetType], description: 'Every row of the report.' },
    handle: ({ request, query: asked }) =>
      sendSpreadsheet(authorize(request, 'reports:see'), tablePlaces, () => spreadsheet(request, asked)),
  }
  return inCsv ? [inCsv, inSpreadsheet] : [inSpreadsheet]
})

export const reportRoutes: Route[] = [
  reportRoute(
    `${base}/completed`,
    completedReport,
    'Completed calls per clinician, facility and procedure',
    completed.schema,
    completed.show,
  ),
  reportRoute(
    `${base}/performance`,
    performanceReport,
    'Procedures per clinician',
    performance.schema,
    performance.show,
  ),
  reportRoute(
    `${base}/responsetime`,
    responseTimeReport,
    'Response times per clinician, facility, unit, status, hour and month',
    responseTime.schema,
    showResponseTimes,
  ),
  reportRoute(`${base}/worklog`, worklogReport, 'Who led, assisted and trained', list(worklogRow.schema), ({ rows }) =>
    rows.map(worklogRow.show),
  ),
  reportRoute(
    '/providers/{providerId}/calls/report/removals',
    removalsReport,
    'Calls at which a line came out',
    list(removal.schema),
    ({ rows }) => Streamed.from(rows(), removal.show),
  ),
  reportRoute(
    `${base}/infections`,
    infectionsReport,
    'Infections that started in the range',
    list(infection.schema),
    ({ rows }) => Streamed.from(rows(), infection.show),
  ),
  reportRoute(
    `${base}/demand`,
    demandReport,
    'Calls by the hour of the week, unit and facility',
    demand.schema,
    async ({ places, ...report }) => {
      const [units, facilities] = await Promise.all([places('units'), places('facilities')])
      return demand.show({ ...report, units, facilities })
    },
  ),
  reportRoute(
    `${base}/insertions`,
    insertionsReport,
    'Insertions by clinician and type',
    insertions.schema,
    insertions.show,
  ),
  reportRoute(`${base}/committee`, committeeReport, 'What the team did, on one page', committee.schema, committee.show),
  {
    ...readRoute(
      'readCommitteeMail',
      mailPath,
      "To whom the committee's page is mailed each month",
      committeeMail.schema,
      ({ request }) => showCommitteeMail(request),
      'reports:see',
    ),
    refusals: ['RESTRICTED_TO_FACILITIES'],
  },
  commandRoute('POST', mailPath, saveCommitteeMail, committeeMail.schema, async ({ request }, input) => {
    await saveCommitteeMail(request, input)
    return showCommitteeMail(request)
  }),
  reportRoute(`${base}/lines`, linesReport, 'Lines by facility, type and month', lines.schema, lines.show),
  ...fileRoutes,
]
