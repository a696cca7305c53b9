import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

// The metrics of this process at /metrics. Labels are our own names: never an id, an address, or anything about a
// patient. There is one registry per process, so that a metric is one line of code.

export const registry = new Registry()
// These include the delay of the event loop, and the memory.
collectDefaultMetrics({ register: registry })
// These sum up nodejs_active_handles and similar metrics, and are gauges although they are named like counters.
for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`)

const upToTenSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export const requestSeconds = new Histogram({
  name: 'patency_request_duration_seconds',
  help: 'From the arrival of a request to the end of its answer.',
  labelNames: ['door', 'operation', 'status'] as const,
  buckets: upToTenSeconds,
  registers: [registry],
})

export const feedLagSeconds = new Histogram({
  name: 'patency_change_feed_lag_seconds',
  help: 'From a change to its reading by this process.',
  buckets: upToTenSeconds,
  registers: [registry],
})

const jobSeconds = new Histogram({
  name: 'patency_job_duration_seconds',
  help: 'Duration of jobs.',
  labelNames: ['job', 'outcome'] as const,
  buckets: upToTenSeconds,
  registers: [registry],
})

export const jobRuns = new Counter({
  name: 'patency_job_runs_total',
  help: 'Runs of jobs in the table: done, failed (tried again), dead (given up).',
  labelNames: ['job', 'outcome'] as const,
  registers: [registry],
})

export const jobLatenessSeconds = new Histogram({
  name: 'patency_job_lateness_seconds',
  help: 'From the due moment of a job to its start.',
  labelNames: ['job'] as const,
  buckets: [0.5, 1, 2, 5, 10, 30, 60, 300, 900, 3_600],
  registers: [registry],
})

export const prunedRows = new Counter({
  name: 'patency_pruned_rows_total',
  help: 'Rows removed because they are no longer needed.',
  labelNames: ['table'] as const,
  registers: [registry],
})
export const openSockets = new Gauge({ name: 'patency_open_sockets', help: 'Open websockets.', registers: [registry] })
export const subscribers = new Gauge({
  name: 'patency_subscribers',
  help: 'Live subscriptions over them.',
  registers: [registry],
})
export const replicaBehindSeconds = new Gauge({
  name: 'patency_replica_behind_seconds',
  help: 'How far the replica of the reports may be behind; not a number while there is none that can be used.',
  registers: [registry],
})
export const sqlStatements = new Counter({
  name: 'patency_sql_statements_total',
  help: 'Statements sent to the database outside of transactions.',
  registers: [registry],
})

/** Runs a job, and measures its time and outcome. */
export const timeJob = async <T>(job: string, run: () => Promise<T>): Promise<T> => {
  const end = jobSeconds.startTimer({ job })
  try {
    const result = await run()
    end({ outcome: 'done' })
    return result
  } catch (error) {
    end({ outcome: 'broken' })
    throw error
  }
}
