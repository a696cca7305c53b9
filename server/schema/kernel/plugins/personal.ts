import {
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'
import type { Actor, Role } from '../../../domain/kernel/actor'
import { may, visibilityActions } from '../../../domain/kernel/permissions'
import type { Context } from '../context'
import type { Hints } from './cost'

// People who may see the same rows share one answer (decision 0010). Two things keep a personal answer from being
// shared: its field has the hint `personal`, and a field without the hint finds no person in the context.

/** Whether the field answers each person differently, or its reading is audited. */
export const isPersonalField = (field: GraphQLField<unknown, unknown>): boolean =>
  (field.extensions as Hints).personal === true

const known = new WeakMap<DocumentNode, boolean>()

/** Whether the answer to the document belongs to one person alone. */
export const isPersonal = (document: DocumentNode, schema: GraphQLSchema): boolean => {
  const before = known.get(document)
  if (before !== undefined) return before
  const types = new TypeInfo(schema)
  let personal = false
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]: () => {
        const field = types.getFieldDef()
        // An unknown field is never shared.
        personal ||= !field || isPersonalField(field)
      },
    }),
  )
  known.set(document, personal)
  return personal
}

/** A field without the hint `personal` read something of the caller. */
class ReadsCaller extends Error {
  constructor(what: string) {
    super(`a shared answer depends on ${what}: the field needs the hint \`personal\``)
  }
}

const unknown = (what: string) => ({
  enumerable: true,
  get: (): never => {
    throw new ReadsCaller(what)
  },
})

/** Roles, from the fewest to the most permissions. */
const ranks: Role[] = ['External', 'Clinician', 'Manager', 'Admin', 'SystemAdmin']

/** An actor for everybody who sees the same rows: without a name, and with the lowest role that sees them. */
const sharedActor = (actor: Actor): Actor => {
  const seesTheSame = (role: Role): boolean =>
    visibilityActions.every((action) => may({ ...actor, role, superadmin: false }, action) === may(actor, action))
  const role = ranks.find(seesTheSame)!
  const { providerId, isLocked, allowedFacilityIds } = actor
  const view = {
    providerId,
    isLocked,
    allowedFacilityIds,
    role,
    superadmin: false,
    mustChangePassword: false,
    readOnly: true,
    byToken: false,
  }
  return Object.defineProperties(view, {
    userId: unknown('the caller'),
    fullName: unknown('the caller'),
    training: unknown('the caller'),
  }) as Actor
}

class NoReads extends Set<string> {
  override add(): never {
    throw new ReadsCaller('whose reading is audited')
  }
}

/** The context in which a shared answer is made. */
export const impersonal = (context: Context): Context => {
  const { request } = context
  return {
    ...context,
    session: null,
    request: { ...request, actor: request.actor && sharedActor(request.actor) },
    patientReads: new NoReads(),
    lineReads: new NoReads(),
  }
}
