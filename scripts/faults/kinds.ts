import { drain } from './drain'
import { dropSockets } from './dropSockets'
import { escalations } from './jobs/escalations'
import { files, filesInS3 } from './files/files'
import { fullDisk } from './files/fullDisk'
import { group } from './group/group'
import { hostileFiles } from './files/hostileFiles'
import type { Kind, KindOptions, Outcome } from './kind'
import { killDatabase } from './killDatabase'
import { killJobs } from './jobs/killJobs'
import { killServer } from './killServer'
import { lostReplies } from './lostReplies'
import { memory } from './memory/memory'
import { migrations } from './migrations'
import { moves } from './moves'
import { reminders } from './jobs/reminders'
import { testsInFull } from './testsInFull'
import { twoServers } from './twoServers'
import { verbPairs } from './verbPairs'

/** Every fault that is tried, by name. */
export const kinds: Record<string, Kind> = {
  killServer,
  killDatabase,
  killJobs,
  dropSockets,
  twoServers,
  group,
  moves,
  lostReplies,
  drain,
  fullDisk,
  files,
  filesInS3,
  hostileFiles,
  reminders,
  escalations,
  migrations,
  memory,
  races: testsInFull('server', '(aces|similarCalls|escalateCalls|demoYear|reminders/year|suites/fuzz)\\.test'),
  matrix: testsInFull('server', 'test/matrix/'),
  journeys: testsInFull('browser', 'journeys/'),
  verbPairs,
}

export type Finding = Outcome & { kind: string; rounds: number }

export const runKind = async (kind: string, options: KindOptions): Promise<Finding> => ({
  kind,
  rounds: options.rounds,
  ...(await kinds[kind]!(options)),
})
