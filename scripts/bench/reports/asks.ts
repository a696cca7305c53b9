import { screenDocument } from '../../../server/test/harness/screenDocuments'
import type {
  CallReportFilterType,
  CallReportQuery$variables,
} from '../../../web/reports/calls/__generated__/CallReportQuery.graphql'
import type { CompletedPageQuery$variables } from '../../../web/reports/__generated__/CompletedPageQuery.graphql'
import type { DemandPageQuery$variables } from '../../../web/reports/__generated__/DemandPageQuery.graphql'
import type { InsertionsPageQuery$variables } from '../../../web/reports/__generated__/InsertionsPageQuery.graphql'
import type { LinesPageQuery$variables } from '../../../web/reports/__generated__/LinesPageQuery.graphql'
import type { PerformancePageQuery$variables } from '../../../web/reports/__generated__/PerformancePageQuery.graphql'
import type { RemovalsPageQuery$variables } from '../../../web/reports/__generated__/RemovalsPageQuery.graphql'
import type { ResponseTimePageQuery$variables } from '../../../web/reports/__generated__/ResponseTimePageQuery.graphql'
import type { WorklogPageQuery$variables } from '../../../web/reports/__generated__/WorklogPageQuery.graphql'
import { ask, type Session } from '../../lib/laboratory'

/** What the screens of the reports send, by their own types: a screen that changes fails the check of types, and not the bench. */
type Asks = {
  CallReportQuery: CallReportQuery$variables
  CompletedPageQuery: CompletedPageQuery$variables
  DemandPageQuery: DemandPageQuery$variables
  InsertionsPageQuery: InsertionsPageQuery$variables
  LinesPageQuery: LinesPageQuery$variables
  PerformancePageQuery: PerformancePageQuery$variables
  RemovalsPageQuery: RemovalsPageQuery$variables
  ResponseTimePageQuery: ResponseTimePageQuery$variables
  WorklogPageQuery: WorklogPageQuery$variables
}

/** Reads a report as its screen does. */
export const askScreen = <Name extends keyof Asks>(session: Session, name: Name, variables: Asks[Name]) =>
  ask(session, screenDocument(name), variables)

/** What is looked for among the calls. */
export type CallSearch = CallReportQuery$variables['search']
export type { CallReportFilterType }

export type Days = { start: string; end: string }

/** The reports of figures, each as its screen first reads it. */
export const screenOf = {
  CompletedPageQuery: (range: Days) => ({ range, earlier: range, isCompared: false }),
  PerformancePageQuery: (range: Days) => ({ range, earlier: range, isCompared: false }),
  ResponseTimePageQuery: (range: Days) => ({ range, earlier: range, isCompared: false, by: 'CLINICIANS' }),
  WorklogPageQuery: (range: Days) => ({ range, earlier: range, isCompared: false }),
  RemovalsPageQuery: (range: Days) => ({ range, page: 0 }),
  InsertionsPageQuery: (range: Days) => ({
    ...{ range, earlier: range, isCompared: false },
    ...{ isByClinician: true, isByType: false, isByBoth: false },
  }),
  DemandPageQuery: (range: Days) => ({ range, earlier: range, isCompared: false, isByPlace: false, by: 'UNITS' }),
  LinesPageQuery: (range: Days) => ({ range, earlier: range, isCompared: false, by: ['MONTH'] }),
} satisfies { [Name in Exclude<keyof Asks, 'CallReportQuery'>]: (range: Days) => Asks[Name] }
