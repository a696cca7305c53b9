import Sequencer from '@jest/test-sequencer'

/** The journeys first: each takes minutes, and one that begins last would keep a worker busy when the other has nothing left. */
export default class TestOrder extends Sequencer {
  sort(tests) {
    const isJourney = ({ context }) => Number(context.config.displayName?.name === 'browser')
    return super.sort(tests).sort((one, other) => isJourney(other) - isJourney(one))
  }
}
