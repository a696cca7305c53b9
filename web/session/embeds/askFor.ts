import type { FieldRefusal } from 'domain/kernel/refusal'
import { ask } from '../session'

export type Asked<T> =
  | { ok: true; data: T }
  /** `code` is null when the server was not reached. */
  | { ok: false; code: string | null; message: string; fields: readonly FieldRefusal[] }

type Problem = { code?: string; message?: string; errors?: FieldRefusal[] }

/** Asks the server, for somebody who is not signed in. */
export const askFor = async <T>(path: string, body?: object): Promise<Asked<T>> => {
  let response: Response
  try {
    response = await ask(path, body)
  } catch {
    return {
      ok: false,
      code: null,
      message: 'The server cannot be reached. Check the network and try again.',
      fields: [],
    }
  }
  const read: unknown = await response.json().catch(() => null)
  if (response.ok && read !== null) return { ok: true, data: read as T }
  const { code = 'BROKEN', message, errors } = (read ?? {}) as Problem
  return {
    ok: false,
    code,
    message: message ?? 'That did not work. Try again, or contact your administrator.',
    fields: errors ?? [],
  }
}
