import type pg from 'pg'
import { hashSessionToken, newSessionToken } from '../../server/auth/sessionToken'

/** A session as signing in would open it, without the time that a password takes. */
export const openSession = async (client: pg.Client, userId: string, providerId: string): Promise<string> => {
  const token = newSessionToken()
  await client.query(
    'insert into session (id, token_hash, user_id, provider_id, created_at, seen_at) values (gen_random_uuid(), $1, $2, $3, now(), now())',
    [hashSessionToken(token), userId, providerId],
  )
  return `patency=${token}`
}

/** Somebody of the provider, who leads nothing yet: their id, their e-mail address and their session. */
export const hireNurse = async (
  client: pg.Client,
  providerId: string,
  name: string,
  role: 'Clinician' | 'Manager' = 'Clinician',
): Promise<{ userId: string; email: string; cookie: string }> => {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@bench.example`
  const { rows } = await client.query<{ userId: string }>(
    `with person as (insert into app_user (id, full_name, email, password_hash) values (gen_random_uuid(), $1, $2, 'none') returning id)
     insert into provider_role (id, provider_id, user_id, role) select gen_random_uuid(), $3, id, $4::role from person returning user_id as "userId"`,
    [name, email, providerId, role],
  )
  const { userId } = rows[0]!
  return { userId, email, cookie: await openSession(client, userId, providerId) }
}

/** A provider with what a call needs, and a nurse in it with a session. */
export type SmallProvider = {
  providerId: string
  purposeId: string
  /** Of the text of a procedure, which leaves no line to come back to. */
  fieldId: string
  userId: string
  email: string
  cookie: string
}

/** So many of them. */
export const openProviders = async (client: pg.Client, count: number): Promise<SmallProvider[]> => {
  const providers: SmallProvider[] = []
  for (let n = 0; n < count; n += 1) {
    const { rows } = await client.query<Pick<SmallProvider, 'providerId' | 'purposeId' | 'fieldId'>>(
      `with provider as (insert into provider (id, name) values (gen_random_uuid(), $1) returning id),
       status as (insert into status_code (id, provider_id, name) select gen_random_uuid(), id, 'Normal' from provider),
       purpose as (insert into purpose (id, provider_id, name, weight, line_check) select gen_random_uuid(), id, 'Difficult IV', 0, false from provider returning id),
       procedure as (insert into procedure (id, provider_id, name, weight) select gen_random_uuid(), id, 'Other', 0 from provider returning id, provider_id),
       field as (insert into procedure_field (id, provider_id, procedure_id, name, weight, type) select gen_random_uuid(), provider_id, id, 'Note', 0, 'text' from procedure returning id)
       select provider.id as "providerId", purpose.id as "purposeId", field.id as "fieldId" from provider, purpose, field`,
      [`Provider ${n}`],
    )
    providers.push({ ...rows[0]!, ...(await hireNurse(client, rows[0]!.providerId, `Nurse of provider ${n}`)) })
  }
  return providers
}
