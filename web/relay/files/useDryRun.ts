import { useRef, useState } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import type { Problem, ProblemCode } from '../problem'
import { unreadable } from './readable'

export type Refused = { readonly message: string; readonly fields: readonly FieldRefusal[] }

/** What has become of the chosen file. `wrong`: it was not checked. */
export type ImportState<Content, Report> =
  | { step: 'none' | 'checking' }
  | { step: 'wrong'; error: string }
  | { step: 'checked' | 'importing'; content: Content; report: Report }
  | { step: 'refused'; content: Content; refused: Refused; isDryRun: boolean }
  | { step: 'imported'; report: Report }
  | { step: 'unfinished'; problem: Problem }

type Result<Report> = { ok: true; data: Report } | { ok: false; refusal: Refused | null; problem: Problem | null }

type Options<Content, Report> = {
  /** What is sent of a file, or a text that says why it cannot be sent. */
  read: (file: File) => Promise<Content | string>
  /** Imports the content; without the report of a dry run it is a dry run itself. */
  send: (content: Content, checked: Report | null) => Promise<Result<Report>>
  /** What to say first of a file that the server did not check. */
  unchecked: string
}

const reasons: Partial<Record<ProblemCode, string>> = {
  OFFLINE: 'The server cannot be reached.',
  TIMEOUT: 'The server did not answer within a minute.',
  FORBIDDEN: 'You are not allowed to do this.',
}

/** Why an import has no answer, as a sentence. */
export const reasonOf = ({ code, message }: Problem): string => reasons[code] ?? message

/** An import of a file: first a dry run shows what would come of it, then it is done. */
export const useDryRun = <Content extends object, Report>({ read, send, unchecked }: Options<Content, Report>) => {
  const [state, setState] = useState<ImportState<Content, Report>>({ step: 'none' })
  const latest = useRef(0)
  const checking = useRef<Promise<unknown>>(null)

  const choose = async (file: File | undefined): Promise<void> => {
    const mine = ++latest.current
    setState({ step: file ? 'checking' : 'none' })
    if (!file) return
    const content = await read(file).catch(() => unreadable)
    // Of the files that are chosen meanwhile, the last one counts.
    if (mine !== latest.current) return
    if (typeof content === 'string') return setState({ step: 'wrong', error: content })
    await checking.current
    if (mine !== latest.current) return
    const check = send(content, null)
    checking.current = check
    const result = await check
    if (mine !== latest.current) return
    if (result.ok) setState({ step: 'checked', content, report: result.data })
    else if (result.refusal) setState({ step: 'refused', content, refused: result.refusal, isDryRun: true })
    else if (result.problem)
      setState({ step: 'wrong', error: `${unchecked} ${reasonOf(result.problem)} Choose it again.` })
    else setState({ step: 'none' })
  }

  /** Imports what was checked; null unless it is done. */
  const take = async (): Promise<Report | null> => {
    if (state.step !== 'checked') return null
    const { content, report } = state
    setState({ step: 'importing', content, report })
    const result = await send(content, report)
    if (result.ok) setState({ step: 'imported', report: result.data })
    else if (result.refusal) setState({ step: 'refused', content, refused: result.refusal, isDryRun: false })
    else if (result.problem) setState({ step: 'unfinished', problem: result.problem })
    else setState(state)
    return result.ok ? result.data : null
  }

  return { state, choose, take }
}
