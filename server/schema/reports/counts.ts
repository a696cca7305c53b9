import type { Range } from '../../domain/reports/range'
import { completedMeanings, type Count } from '../../domain/reports/completed'
import { performanceMeanings, type PerformanceProcedure, type PerformanceRow } from '../../domain/reports/performance'
import { completedReport } from '../../services/reports/completed'
import { performanceReport } from '../../services/reports/performance'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { days, reportField } from './range'

const CountRef = builder.objectRef<Count>('CallCount').implement({
  description: 'A number of calls.',
  fields: (t) => ({
    databaseId: t.exposeID('id', {
      nullable: true,
      description: 'The raw UUID of the person, facility or procedure; null for calls without one.',
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    count: t.exposeInt('count', { description: 'The number of calls.' }),
  }),
})

type Completed = { range: Range; total: number; clinicians: Count[]; facilities: Count[]; procedures: Count[] }

const CompletedRef = builder.objectRef<Completed>('CompletedReport').implement({
  description: 'Completed calls of a range.',
  fields: (t) => ({
    range: days(t),
    total: t.exposeInt('total', { description: completedMeanings.total }),
    clinicians: t.expose('clinicians', {
      type: [CountRef],
      ...hints({ size: 60 }),
      description: `${completedMeanings.clinicians} The largest number first.`,
    }),
    facilities: t.expose('facilities', {
      type: [CountRef],
      description: `${completedMeanings.facilities} The largest number first.`,
    }),
    procedures: t.expose('procedures', {
      type: [CountRef],
      description: `${completedMeanings.procedures} The largest number first.`,
    }),
  }),
})
reportField('completed', completedReport, CompletedRef)

const ProcedureRef = builder.objectRef<PerformanceProcedure>('PerformanceProcedure').implement({
  description: 'A procedure in the performance report.',
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID of the procedure.' }),
    name: t.exposeString('name', { description: 'Its name now.' }),
    countInPerformance: t.exposeBoolean('countInPerformance', { description: 'Whether it counts in the total.' }),
  }),
})

const ProcedureCountRef = builder.objectRef<PerformanceRow['procedures'][number]>('ProcedureCount').implement({
  description: performanceMeanings.procedure,
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID of the procedure.' }),
    count: t.exposeInt('count', { description: 'The number of calls.' }),
  }),
})

const PerformanceRowRef = builder.objectRef<PerformanceRow>('PerformanceRow').implement({
  description: 'What a clinician did.',
  fields: (t) => ({
    userDatabaseId: t.exposeID('userId', {
      nullable: true,
      description: 'The raw UUID of the person; null for calls without a completer.',
    }),
    fullName: t.exposeString('fullName', { description: 'The name of the person.' }),
    total: t.exposeInt('total', { description: performanceMeanings.total }),
    procedures: t.expose('procedures', {
      type: [ProcedureCountRef],
      description: 'Procedures that the person did, in the order of the columns.',
    }),
  }),
})

const PerformanceRef = builder
  .objectRef<{ range: Range; procedures: PerformanceProcedure[]; users: PerformanceRow[] }>('PerformanceReport')
  .implement({
    description: 'Procedures per clinician.',
    fields: (t) => ({
      range: days(t),
      procedures: t.expose('procedures', {
        type: [ProcedureRef],
        description: 'The columns, by weight; deleted procedures come last, and only if they were done.',
      }),
      users: t.expose('users', {
        type: [PerformanceRowRef],
        ...hints({ size: 60 }),
        description: 'The rows, by name; people with a total of 0 come last.',
      }),
    }),
  })
reportField('performance', performanceReport, PerformanceRef)
