import {
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'
import type { Actor, Role } from '../../domain/kernel/actor'
import { may, visibilityActions } from '../../domain/kernel/permissions'
import type { Context } from './context'
import type { Hints } from './cost'

// Who may see the same is answered with the same (decision 0010). Two things keep an answer that
// is one person's own from the others: the field says so, and a field that forgot to say so finds
// nobody to answer about.

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
        // What nobody knows is nobody's to share.
        personal ||= !field || isPersonalField(field)
      },
    }),
  )
  known.set(document, personal)
  return personal
}

/** A field that does not say that it is personal asked who is asking. */
class NobodyInParticular extends Error {
  constructor(what: string) {
    super(`an answer for all who see the same depends on ${what}: the field needs the hint \`personal\``)
  }
}

const unknown = (what: string) => ({
  enumerable: true,
  get: (): never => {
    throw new NobodyInParticular(what)
  },
})

/** From the least to the most that a role may do. */
const ranks: Role[] = ['External', 'Clinician', 'Manager', 'Admin', 'SystemAdmin']

/** Stands for everybody who sees the same: with no name, and the least role that does. */
const anybody = (actor: Actor): Actor => {
  const seesTheSame = (role: Role): boolean =>
    visibilityActions.every((action) => may({ ...actor, role, superadmin: false }, action) === may(actor, action))
  const role = ranks.find(seesTheSame)!
  const { providerId, isLocked, allowedFacilityIds } = actor
  const view = { providerId, isLocked, allowedFacilityIds, role, superadmin: false, readOnly: true }
  return Object.defineProperties(view, {
    userId: unknown('who asks'),
    fullName: unknown('who asks'),
    training: unknown('who asks'),
  }) as Actor
}

class NoReads extends Set<string> {
  override add(): never {
    throw new NobodyInParticular('who is told to have read it')
  }
}

/** The context in which an answer is made that others will be given, too. */
export const impersonal = (context: Context): Context => {
  const { request } = context
  return {
    ...context,
    session: null,
    request: { ...request, actor: request.actor && anybody(request.actor) },
    patientReads: new NoReads(),
    lineReads: new NoReads(),
    patientPages: [],
  }
}
