import type { AnyObject, ObjectSchema } from 'yup'
import { actorAlone, type SignedIn } from '../../auth/sessions'
import type { Db, Sql, TransactionSql, Tx } from '../../db/access/client'
import type { Actor } from '../../domain/kernel/actor'
import { checkPartly } from '../../domain/kernel/input/input'
import type { HistoryWords } from '../../domain/calls/past/history'
import { invalid, type FieldRefusal, type Refusal, type RefusalCode } from '../../domain/kernel/refusal'
import type { Action } from '../../domain/kernel/permissions'
import { auditRow, patientReads, recordAside } from './audit'
import { authorize, authorizeDevice, Denied, isDevicePermission, type DevicePermission, type Request } from './request'
import { claimKey } from './idempotency'
import { isUnseenEdit, nameOverwritten } from './overwritten'
import { outcomeOf, Refused, type Subject } from './refused'
import { openWrite, type WriteContext } from './write'

export type CommandContext = WriteContext & {
  actor: Actor
  /** How the actor is signed in. */
  session: SignedIn | null
  /** Names the record at hand, so that a refusal carries it as it is now. */
  about(subject: Subject): void
  /** Audits that the actor learnt of this call's patient, whatever comes of the verb (rules 2.10). */
  learnt(callId: string): void
  /** Says that the list of this field lacked entries, which were kept (rules 3.14a). */
  kept(field: string): void
}

/** What a write's answer is read with: by one statement, which is sent with the commit. `db`: null where it would see every provider. */
export type AnswerContext = Pick<CommandContext, 'actor' | 'learnt'> & { sql: Sql; db: Db | null }

/** What reading for a write needs, also where nothing is written. */
export type ReadContext = Pick<CommandContext, 'tx' | 'actor' | 'now'> & { sql: Sql }

/** Why a verb may not be done to a record now; null when it may. */
type Rule<F> = (facts: F, actor: Actor, now: Date) => Refusal | null

/** Whether a screen offers the verb for a record: the verb's rule, or one of its own, and a condition besides. */
type Offer<F> = { description: string; rule?: Rule<F>; when?: (facts: F, actor: Actor) => boolean }

/** What a command says of itself. The doors, the screens' buttons and the history are made of this. */
export type Details<F> = {
  name: string
  permission: Action
  /** For those who write programs against either door. Its first sentence is its title. */
  description: string
  /** Why it may refuse, besides what every command of its kind may be refused for. */
  refusals?: readonly RefusalCode[]
  /** What the record must be like. */
  rule?: Rule<F>
  /** Fields of the record which say whether its button is offered, by their names. */
  viewerCan?: Record<`viewerCan${string}`, Offer<F>>
  /** Honors idempotency keys. */
  creates?: true
  /** It takes the processor or the database for long, so it waits for its turn among everybody's heavy work (rules 8.6). */
  isHeavy?: true
  /** Only a person at a browser does it, never an API token. */
  needsSession?: true
} & (
  | { on: 'call' | 'line'; history: HistoryWords }
  /** With a sentence for the calls that it also changes. */
  | { on: 'person'; history?: HistoryWords }
  | { on: 'configuration' | 'job' | 'provider' | 'document' | 'device' | 'handover' | 'view'; history?: never }
)

type Verb<I extends AnyObject, R, P, F> = Details<F> & {
  input: ObjectSchema<I>
  /** It reads or writes rows of several providers, or of none, such as accounts. */
  scope?: 'installation'
  /** How long it may take at most, where it is more than the usual few statements. */
  longestMs?: number
  /** It is a form: it reports what its rule misses together with what is ill-formed (calls, section 5). */
  tellsAll?: true
  /** It edits entries of a record that others edit too, and names whose it replaced unseen (rules 3.14b). */
  edits?: true
  /**
   * What takes long and needs no row, such as decoding a picture or writing a file, done before the transaction. It may
   * refuse; of a verb that tells all it answers what it would refuse, and `run` refuses that with the rest.
   */
  prepare?: (input: I, request: Request) => Promise<P>
  run: (context: CommandContext, input: I, prepared: P) => Promise<R>
}

/** A command as a door calls it, with what it says of itself. */
export type Command<R, F = never> = {
  /** `answer` reads what is answered instead, in the transaction, so as the write left it. It says whom it tells of before it waits. */
  <A>(request: Request, rawInput: unknown, answer: (context: AnswerContext, result: R) => Promise<A>): Promise<A>
  (request: Request, rawInput: unknown): Promise<R>
  readonly details: Details<F> & { readonly input: ObjectSchema<AnyObject> }
}

type Declared = Pick<Details<never>, 'name' | 'on' | 'refusals' | 'viewerCan'> & { history?: HistoryWords }

const defined = new Map<string, Declared>()

/** All commands that were defined, by their names: those of the process, once its doors are there. */
export const commands: ReadonlyMap<string, Declared> = defined

/** Puts a command on the list of all; no other has its name. */
export const declareCommand = (verb: Declared): void => {
  if (defined.has(verb.name)) throw new Error(`there are two commands of the name ${verb.name}`)
  defined.set(verb.name, verb)
}

/**
 * A write, whole: permission, well-formed input, one transaction of the provider, the verb's
 * own rule and writes, the audit rows and the change rows. The last two are sent with the commit,
 * because both take the lock of a head row that is held until then; so are the writes and the reading
 * of the answer, because nothing in the transaction waits for them.
 * Throws Denied or Refused; after either nothing was written but the audit row that says so.
 */
export const command = <I extends AnyObject, R extends object, P = undefined, F = unknown>(
  verb: Verb<I, R, P, F>,
): Command<R, F> => {
  declareCommand(verb)
  const { run } = verb
  const execute = async (
    request: Request,
    rawInput: unknown,
    answer?: (context: AnswerContext, result: R) => Promise<unknown>,
  ): Promise<never> => {
    let subject: Subject | null = null
    const patients = new Set<string>()
    const kept = new Set<string>()
    try {
      const actor = authorize(request, verb.permission)
      if (verb.needsSession && request.session?.by.kind !== 'session') throw new Denied('FORBIDDEN')
      if (actor.readOnly) throw new Denied('TOKEN_READ_ONLY')
      const { value: input, wrong } = checkPartly(verb.input, rawInput)
      if (!input || (wrong.length > 0 && !verb.tellsAll)) throw new Refused(invalid(wrong))
      const prepared = (await verb.prepare?.(input, request)) as P
      const inTransaction = <T>(work: (tx: Tx, sql: TransactionSql) => Promise<T>): Promise<T> =>
        verb.scope === 'installation'
          ? request.clients.systemTransaction(work)
          : request.clients.transaction(actor.providerId, work, verb.longestMs)
      // In an object, because the answer comes with the commit: the transaction must not wait for it.
      const { answered } = await inTransaction(async (tx, sql) => {
        const write = openWrite(request, actor, verb.name, { tx, sql })
        const context: CommandContext = Object.assign(write.context, {
          actor,
          session: request.session ?? null,
          about: (it: Subject) => {
            subject = it
          },
          learnt: (callId: string) => void patients.add(callId),
          kept: (field: string) => void kept.add(field),
        })
        const once =
          verb.creates && wrong.length === 0
            ? await claimKey({ tx, actor, now: request.now() }, request.idempotencyKey, verb.name, input)
            : null
        const result = once?.answered
          ? (once.answered as R)
          : wrong.length === 0
            ? await run(context, input, prepared)
            : await refuseAll(wrong, run(context, input, prepared))
        await once?.keep?.(result)
        if (isUnseenEdit(verb, subject, input)) nameOverwritten(subject, write.records, context.now)
        const { learnt } = context
        const answered = answer
          ? sql.lastly((db) => answer({ actor, learnt, sql, db: verb.scope === 'installation' ? null : db }, result))
          : result
        write.settle(patientReads(request, actor, patients, context.now))
        return { answered }
      })
      for (const field of kept) request.kept?.add(field)
      return (await answered) as never
    } catch (error) {
      if (error instanceof Refused) error.subject ??= subject
      await recordFailure(request, verb.name, subject, error, patients)
      throw error
    }
  }
  return Object.assign(execute, { details: verb as never })
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
 * not is audited there, as the command would have (rules 2.10).
 */
export const authorizeWrite = async (
  request: Request,
  verb: string,
  permission: Action | DevicePermission,
): Promise<void> => {
  try {
    if (isDevicePermission(permission)) authorizeDevice(request, permission)
    else authorize(request, permission)
  } catch (error) {
    await recordFailure(request, verb, null, error)
    throw error
  }
}

/** Writes to the audit log that a write was refused or denied, and whose patients the refusal tells of. */
const recordFailure = async (
  request: Request,
  action: string,
  subject: Subject | null,
  error: unknown,
  patients: Iterable<string> = [],
): Promise<void> => {
  const outcome = outcomeOf(error)
  const { device, session } = request
  const paired = device ? { providerId: device.providerId, userId: device.id } : null
  const actor = request.actor ?? paired ?? (session ? actorAlone(session) : null)
  if (!outcome || !actor) return
  const at = request.now()
  await recordAside(request, [
    auditRow(request, actor, action, at, subject, outcome),
    ...patientReads(request, actor, patients, at),
  ])
}
