import type { AnyObject, ObjectSchema } from 'yup'
import type { Prisma } from '../../db/generated/prisma/client'
import type { Tx } from '../../db/client'
import type { Actor } from '../../domain/kernel/actor'
import { checkPartly } from '../../domain/kernel/input'
import { invalid, type FieldRefusal } from '../../domain/kernel/refusal'
import type { Action } from '../../domain/kernel/permissions'
import { auditRow, recordPatientReads, type Entity, type FieldChanges } from './audit'
import { authorize, Denied, type Request } from './request'
import { claimKey } from './idempotency'
import { Refused, type Subject } from './refused'

export type CommandContext = {
  tx: Tx
  actor: Actor
  now: Date
  /** Names the record at hand, so that a refusal carries it as it is now. */
  about(subject: Subject): void
  /** Announces a change to every screen that may see one of the facilities (null: no facility); one of the catalogue to every screen. */
  changed(what: { kind: 'call' | 'line' | 'catalogue'; id: string }, facilityIds: (string | null)[]): void
  /** Tells the trail that the actor learnt of this call's patient, whatever comes of the verb (rules 2.10). */
  learnt(callId: string): void
  /** Puts the write into the audit trail. */
  record(entity: Entity, fields: FieldChanges): void
}

type Verb<I extends AnyObject> = {
  name: string
  permission: Action
  input: ObjectSchema<I>
  /** Honours idempotency keys. */
  creates?: true
  /** Tells what its rule misses together with what is ill-formed, as a form does (calls, section 5). */
  tellsAll?: true
  /** How long it may take at most, where it is more than the usual few statements. */
  longestMs?: number
}

/**
 * A write, whole: permission, well-formed input, one transaction of the provider, the verb's
 * own rule and writes, the audit rows and the change rows. The last two come at the end,
 * because both take the lock of a head row that is held until the commit.
 * Throws Denied or Refused; after either nothing was written but the audit row that says so.
 */
export const command =
  <I extends AnyObject, R extends object>(verb: Verb<I>, run: (context: CommandContext, input: I) => Promise<R>) =>
  async (request: Request, rawInput: unknown): Promise<R> => {
    let subject: Subject | null = null
    const patients = new Set<string>()
    try {
      const actor = authorize(request, verb.permission)
      if (actor.readOnly) throw new Denied('TOKEN_READ_ONLY')
      const { value: input, wrong } = checkPartly(verb.input, rawInput)
      if (!input || (wrong.length > 0 && !verb.tellsAll)) throw new Refused(invalid(wrong))
      const now = request.now()
      return await request.clients.transaction(actor.providerId, async (tx) => {
        const changes: Prisma.ChangeCreateManyInput[] = []
        const records: Prisma.AuditEntryCreateManyInput[] = []
        const places = new Set<string>()
        const context: CommandContext = {
          tx,
          actor,
          now,
          about: (it) => {
            subject = it
          },
          changed: ({ kind, id }, facilityIds) => {
            const known = [...new Set(facilityIds.filter((facilityId) => facilityId !== null))]
            // Of the catalogue screens learn only where it changed, so each place is told once.
            if (kind === 'catalogue' && places.has(known.join())) return
            if (kind === 'catalogue') places.add(known.join())
            changes.push({ providerId: actor.providerId, kind, entityId: id, facilityIds: known, at: now })
          },
          learnt: (callId) => void patients.add(callId),
          record: (it, fields) => {
            records.push(auditRow(request, actor, verb.name, now, it, 'done', fields))
          },
        }
        const once = verb.creates && wrong.length === 0 ? await claimKey(context, request.idempotencyKey, verb.name, input) : null
        if (once?.answered) return once.answered as R
        const result = wrong.length === 0 ? await run(context, input) : await refuseAll(wrong, run(context, input))
        await once?.keep(result)
        if (records.length > 0) await tx.auditEntry.createMany({ data: records })
        if (changes.length > 0) await tx.change.createMany({ data: changes })
        return result
      }, verb.longestMs)
    } catch (error) {
      if (error instanceof Refused) error.subject ??= subject
      await recordFailure(request, verb.name, subject, error)
      throw error
    } finally {
      await recordPatientReads(request, patients)
    }
  }

/** Whatever comes of the rule, what was ill-formed is refused, with everything that the rule found wrong elsewhere. */
const refuseAll = async (wrong: FieldRefusal[], rule: Promise<unknown>): Promise<never> => {
  const found = await rule.then(
    () => [],
    (error: unknown) => {
      if (error instanceof Refused) return error.refusal.fields
      throw error
    },
  )
  throw new Refused(invalid([...wrong, ...found.filter(({ field }) => !wrong.some((other) => other.field === field))]))
}

/**
 * Who may write is asked at the door already, before anything of the request is read. Whoever may
 * not is told to the trail there, as the command would have (rules 2.10).
 */
export const authorizeWrite = async (request: Request, verb: string, permission: Action): Promise<void> => {
  try {
    authorize(request, permission)
  } catch (error) {
    await recordFailure(request, verb, null, error)
    throw error
  }
}

/** Tells the trail that a write was refused or denied. */
const recordFailure = async (request: Request, action: string, subject: Subject | null, error: unknown): Promise<void> => {
  const outcome = error instanceof Refused ? `refused ${error.refusal.code}` : error instanceof Denied ? `denied ${error.code}` : null
  if (!outcome || !request.actor) return
  const row = auditRow(request, request.actor, action, request.now(), subject, outcome)
  await request.clients.forProvider(request.actor.providerId).auditEntry.createMany({ data: [row] })
}
