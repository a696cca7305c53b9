import type { useCreateLineCallsMutation$data } from './__generated__/useCreateLineCallsMutation.graphql'

type Success = NonNullable<useCreateLineCallsMutation$data['createLineCalls']['success']>
type CalledLine = Success['calls'][number]

/** What became of a line, and the call that there is for it. */
export type LineOutcome = { outcome: CalledLine['outcome']; callId: string | null }

type Look = { word: string; palette: 'green' | 'blue' | 'amber' | 'gray'; counted: (count: number) => string }

const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`)

const looks: Record<Exclude<CalledLine['outcome'], '%future added value'>, Look> = {
  CREATED: {
    word: 'Call created',
    palette: 'green',
    counted: (count) => (count === 1 ? '1 call created.' : `${count} calls created.`),
  },
  BROUGHT_FORWARD: {
    word: 'Brought forward',
    palette: 'blue',
    counted: (count) =>
      count === 1 ? '1 scheduled call brought forward.' : `${count} scheduled calls brought forward.`,
  },
  CALLED_ALREADY: {
    word: 'There already',
    palette: 'gray',
    counted: (count) => `For ${lines(count)} a call was there already.`,
  },
  CLOSED: { word: 'Line closed', palette: 'amber', counted: (count) => `${lines(count)} closed meanwhile: no call.` },
}

export const lookOf = (outcome: CalledLine['outcome']): Look => looks[outcome as keyof typeof looks]

/** What became of all of them, in a sentence for each kind. */
export const inSentences = (outcomes: readonly LineOutcome[]): string =>
  Object.entries(looks)
    .map(([kind, { counted }]) => ({ count: outcomes.filter(({ outcome }) => outcome === kind).length, counted }))
    .filter(({ count }) => count > 0)
    .map(({ count, counted }) => counted(count))
    .join(' ')
