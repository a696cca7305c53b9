// The composition root: environment → database → realtime, clock → http. It exports nothing.
import { checkRole, checkSettings, openClients } from './db/access/client'
import { startDatabaseClock } from './db/access/clock'
import { openDatabase } from './db/migrations/database'
import { checkPooler } from './db/opening/pooler'
import { openReadiness } from './db/access/readiness'
import { readReportsFrom } from './db/replica/replica'
import { learnZones } from './db/access/zones'
import { demoAccountLines, prepareDemo } from './demo'
import { readEnv } from './env'
import { openFileStore } from './files/fileStore'
import { createApp } from './http/edge/app'
import { listen } from './http/edge/listen'
import { readApp } from './http/web/assets'
import { openOlderFiles } from './http/web/olderFiles'
import { startClock } from './jobs/clock'
import { createLog, type Logger } from './log'
import { openMailer } from './mail/smtp'
import { readVapidKeys } from './services/alerts/push/vapidKeys'
import { openOutages } from './outages'
import { openInstallationPusher } from './push/pusher'
import { startChangeFeed } from './realtime/changeFeed'
import { startPresence } from './realtime/presence'
import { diskFull, isDiskFull, StartProblem } from './startProblem'

/** What to stop, in the opposite order of starting. */
const stops: (() => Promise<void>)[] = []
const stopping = new AbortController()
let stoppedAt = 0
let ended: Promise<never> | null = null
let log: Logger | null = null
let isForPrograms = false

/** Prints a sentence for the person who started the server, or a log line when standard output is for programs. */
const print = (line: string): void => {
  if (!isForPrograms) process.stdout.write(`${line}\n`)
  else if (line.trim()) log?.info(line.trim())
}

const end = (exitCode: number): Promise<never> => {
  stopping.abort()
  ended ??= (async () => {
    let code = exitCode
    // A start in progress ends at its next step; only then is it known what was started.
    await starting.catch(() => undefined)
    for (const stop of stops.reverse()) {
      try {
        await stop()
      } catch (error) {
        log?.error({ err: error }, 'stopping')
        code ||= 1
      }
    }
    process.exit(code)
  })()
  return ended
}

const onSignal = (signal: NodeJS.Signals): void => {
  if (stopping.signal.aborted) {
    // npm also forwards the terminal's Ctrl-C, so it arrives twice; a later one is intended.
    if (Date.now() - stoppedAt > 1000) process.exit(130)
    return
  }
  stoppedAt = Date.now()
  print(`\nStopping (${signal}): requests in flight are finished first. Again to force it.`)
  void end(0)
}

const onCrash = (error: unknown): void => {
  log?.fatal({ err: error }, 'unexpected error')
  if (!log) console.error(error)
  void end(1)
}

/** Prints why the server does not start; answers the exit code. */
const explain = (error: unknown): number => {
  if (!(error instanceof StartProblem)) {
    if (isForPrograms) log?.fatal({ err: error }, 'Patency cannot start.')
    else console.error(error)
    return 1
  }
  const { message, remedy, exitCode } = error
  if (isForPrograms) log?.fatal({ remedy, exitCode }, `Patency cannot start. ${message}`)
  else console.error(`\nPatency cannot start. ${message}\n\n${remedy}\n`)
  return exitCode
}

const start = async (): Promise<void> => {
  const env = readEnv()
  const outages = openOutages()
  log = createLog(env, { outages })
  isForPrograms = env.logFormat === 'json'
  const files = openFileStore(env, log)
  await files.prepare()
  const database = await openDatabase(env, log, print)
  stops.push(() => database.stop())
  stopping.signal.throwIfAborted()
  const isDemo = await prepareDemo(env, database, files, print)
  stopping.signal.throwIfAborted()

  const primary = openClients(env.poolUrl ?? database.url, {
    pooled: env.poolUrl !== null,
    patience: env.patience,
    log,
  })
  let clients = primary
  stops.push(() => clients.close())
  if (env.poolUrl !== null) await checkPooler(env.poolUrl)
  await checkRole(primary)
  await checkSettings(primary)
  const whyNotReady = openReadiness(primary, env)
  const time = await startDatabaseClock(primary, log)
  stops.push(time.stop)
  const { now } = time
  const { replicaUrl, replicaLagSeconds, patience } = env
  if (replicaUrl !== null)
    clients = await readReportsFrom(primary, {
      url: replicaUrl,
      longestMs: replicaLagSeconds * 1_000,
      patience,
      now,
      log,
    })
  await learnZones(clients, now())
  const limits = { idleMinutes: env.sessionIdleMinutes, maxHours: env.sessionMaxHours }
  const feed = await startChangeFeed(database.url, clients, log, { patience: env.patience })
  stops.push(() => feed.stop())
  const presence = startPresence(clients, feed, now, limits, log)
  stops.push(() => presence.stop())
  const watching = outages.watch(log, (trouble) =>
    trouble === 'files'
      ? files.place.whyNotReady()
      : trouble === 'scanner'
        ? files.scanner.whyNotReady()
        : whyNotReady(),
  )
  stops.push(() => watching.stop())
  const { smtpUrl, smtpUser, mailFrom, publicUrl } = env
  const post =
    smtpUrl && mailFrom && publicUrl ? { mailer: openMailer({ smtpUrl, smtpUser, mailFrom }), publicUrl } : null
  stops.push(() => Promise.resolve(post?.mailer.close()))
  const pusher = env.push === 'on' ? openInstallationPusher(env, log) : null
  stops.push(() => Promise.resolve(pusher?.close()))
  if (pusher) await readVapidKeys(clients)
  const clock = await startClock(clients, files, now, limits, log, post, pusher)
  stops.push(() => clock.stop())
  const web = readApp()
  const olderFiles = await openOlderFiles(clients, web, now, log)
  stops.push(() => olderFiles.stop())
  const app = createApp({ env, whyNotReady, clients, files, feed, presence, web, olderFiles, now, log })
  const listening = await listen(app, env, log)
  stops.push(() => listening.close())

  print('')
  print(`Patency is ready: ${listening.address}`)
  if (isDemo) for (const line of demoAccountLines()) print(line)
  print('Press Ctrl-C to stop.')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
process.on('uncaughtException', onCrash)
process.on('unhandledRejection', onCrash)

const starting = start()
try {
  await starting
} catch (error) {
  // An interrupted start fails; that needs no message.
  if (stopping.signal.aborted) await end(0)
  await end(explain(isDiskFull(error) ? diskFull('the data') : error))
}
