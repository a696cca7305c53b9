import type { Link } from '../link'
import { Problem, problemFromErrors } from '../problem'

/** The statuses of a proxy whose server is down. */
export const gatewayStatuses: readonly number[] = [502, 503, 504]

/** What requests to `/api/v0` share with the tab's requests to `/graphql`. */
export type Rest = {
  /** The headers that name who asks. */
  headers: () => Record<string, string>
  reached: () => void
  /** The server was not reached. */
  unreached: () => Problem
  /** The problem in an answer that is no success; `usual`: what to say when the answer says nothing. */
  refused: (status: number, text: string, usual?: string) => Problem
}

type Options = {
  headers?: Rest['headers']
  /** Sees each problem, and may lock the page for it. */
  told?: (problem: Problem) => Problem
}

type Said = { code?: string; message?: string; errors?: { message: string }[] }

const parsed = (text: string): Said | null => {
  try {
    return JSON.parse(text) as Said | null
  } catch {
    // A proxy may answer in place of a server that is down.
    return null
  }
}

export const createRest = (link: Link, { headers = () => ({}), told = (problem) => problem }: Options = {}): Rest => ({
  headers,
  reached: link.reached,
  unreached: () => {
    link.unreached()
    return new Problem('OFFLINE', 'The server cannot be reached.')
  },
  refused: (status, text, usual = `The server answered ${status}. Try again.`) => {
    const said = parsed(text)
    if (said) link.reached()
    else if (gatewayStatuses.includes(status)) link.unreached()
    const message = said?.errors?.[0]?.message ?? said?.message ?? usual
    return told(problemFromErrors([{ message, extensions: { code: said?.code } }]))
  },
})
