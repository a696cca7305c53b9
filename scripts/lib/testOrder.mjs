import Sequencer from '@jest/test-sequencer'

/** Milliseconds that a file of a project usually takes; only how they compare counts. */
const usual = { browser: 72_000, server: 12_000, web: 7_000, domain: 100 }

const projectOf = ({ context }) => context.config.displayName?.name

/** The journeys first: each takes minutes, and one that begins last would keep a worker busy when the other has nothing left. */
export default class TestOrder extends Sequencer {
  /** Without what a file took the last time, jest could not say how long the rest will take. */
  time(test) {
    return super.time(test) ?? usual[projectOf(test)]
  }

  sort(tests) {
    const isJourney = (test) => Number(projectOf(test) === 'browser')
    return super.sort(tests).sort((one, other) => isJourney(other) - isJourney(one))
  }
}
