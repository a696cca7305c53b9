// One round of the faults of `npm run faults`, with few people and short faults: nothing may be lost. What differs little
// from one of these runs only there: escalations (as killJobs), dropSockets (as twoServers), filesInS3 (as files). A full
// disk runs there too, because filling one takes long; `server/db/access/outage.test.ts` shows the database's part of it.
import { Random } from '../../prisma/demo/story/random'
import { runKind } from '../faults/kinds'
import { forgetInstallation } from '../faults/server'

afterAll(forgetInstallation)

test.each([
  ['killServer', 'kill -9 of the server under load loses no acknowledged write'],
  ['killDatabase', 'kill -9 of the database under load loses no acknowledged write, and the server lives on'],
  ['killJobs', 'kill -9 of processes while line checks and follow-ups are due leaves each due call once'],
  ['reminders', 'kill -9 of processes while people are reminded and accounts locked tells each person once'],
  [
    'twoServers',
    'screens on two servers of which one is killed show the queue as it is, and a raced claim has one winner',
  ],
  ['lostReplies', 'a reply that is lost and sent again does nothing twice'],
  ['drain', 'SIGTERM cuts no request in flight, and sockets are told to come again'],
  [
    'files',
    'kill -9 of the server while files are uploaded leaves no row without its file and no file without its row',
  ],
  ['hostileFiles', 'files that are made to keep a reader busy are answered, and kept from the server'],
  ['migrations', 'an upgrade of a hospital refuses no request, and goes on after it was cut off'],
])('%s: %s', async (name) => {
  const { lost, figures, rounds } = await runKind(name, { rounds: 1, seed: 7, isShort: true })
  expect(lost).toEqual([])
  // A round in which nobody worked would prove nothing.
  if (rounds > 0)
    expect(
      figures['acknowledged writes'] ??
        figures['requests in flight'] ??
        figures['line checks'] ??
        figures.messages ??
        figures.files,
    ).toBeGreaterThan(0)
})

test('the same seed brings the same chances', () => {
  const [one, other] = [new Random(7), new Random(7)]
  const draws = Array.from({ length: 50 }, () => one.spread(200, 2_000))
  expect(draws).toEqual(Array.from({ length: 50 }, () => other.spread(200, 2_000)))
  expect(new Set(draws).size).toBe(50)
})
