type FieldError = { field: string; message: string }

export type SignInAnswer =
  | { ok: true; userId: string }
  /** `fields` are those of the form: email, password. */
  | { ok: false; message: string; fields: FieldError[] }

type ProblemBody = { message?: string; errors?: FieldError[] }

/** What people do who are not signed in. Without a body it reads. */
export const ask = (path: string, body?: unknown): Promise<Response> =>
  fetch(`/api/v0/auth/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'patency-client': 'web' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })

export const signIn = async (email: string, password: string): Promise<SignInAnswer> => {
  let response: Response
  try {
    response = await ask('login', { email, password })
  } catch {
    return { ok: false, message: 'The server cannot be reached. Check the network and try again.', fields: [] }
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && typeof body === 'object' && body !== null && 'id' in body)
    return { ok: true, userId: String(body.id) }
  const { message, errors } = (body ?? {}) as ProblemBody
  return {
    ok: false,
    message: message ?? 'Signing in did not work. Try again, or contact your administrator.',
    fields: errors ?? [],
  }
}

/** False when the server was not reached or refused. */
export const signOut = async (): Promise<boolean> => {
  try {
    const { ok, status } = await ask('logout', {})
    // A person whose session has already ended is signed out.
    return ok || status === 401
  } catch {
    return false
  }
}
