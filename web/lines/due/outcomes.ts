import { counted } from '../../ui/parts/counted'
import type { useCreateLineCallsMutation$data } from './__generated__/useCreateLineCallsMutation.graphql'

type Success = NonNullable<useCreateLineCallsMutation$data['createLineCalls']['success']>
type CalledLine = Success['calls'][number]

/** The outcome for a line, and its call if there is one. */
export type LineOutcome = { outcome: CalledLine['outcome']; callId: string | null }

type Look = { word: string; palette: 'green' | 'blue' | 'amber' | 'gray'; inWords: (count: number) => string }

const looks: Record<Exclude<CalledLine['outcome'], '%future added value'>, Look> = {
  CREATED: {
    word: 'Call created',
    palette: 'green',
    inWords: (count) => `${counted(count, 'call')} created.`,
  },
  BROUGHT_FORWARD: {
    word: 'Brought forward',
    palette: 'blue',
    inWords: (count) => `${counted(count, 'scheduled call')} brought forward.`,
  },
  CALLED_ALREADY: {
    word: 'Already has a call',
    palette: 'gray',
    inWords: (count) => `${counted(count, 'line')} already had a call.`,
  },
  CLOSED: {
    word: 'Line closed',
    palette: 'amber',
    inWords: (count) => `${counted(count, 'line')} already closed: no call created.`,
  },
}

export const lookOf = (outcome: CalledLine['outcome']): Look => looks[outcome as keyof typeof looks]

/** All outcomes, one sentence for each kind. */
export const inSentences = (outcomes: readonly LineOutcome[]): string =>
  Object.entries(looks)
    .map(([kind, { inWords }]) => ({ count: outcomes.filter(({ outcome }) => outcome === kind).length, inWords }))
    .filter(({ count }) => count > 0)
    .map(({ count, inWords }) => inWords(count))
    .join(' ')
