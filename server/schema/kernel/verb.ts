import type {
  FieldMap,
  FieldRef,
  InputFieldMap,
  InputShapeFromFields,
  InterfaceRef,
  ObjectFieldsShape,
} from '@pothos/core'
import type { GraphQLResolveInfo } from 'graphql'
import { may } from '../../domain/kernel/permissions'
import type { AnswerContext, Command, Details } from '../../services/kernel/command'
import type { Request } from '../../services/kernel/request'
import { Refused } from '../../services/kernel/refused'
import { builder, type Types } from './builder'
import { inputOf, type InputOptions } from './commandInput'
import { actorOf, type Context } from './context'
import { costOfHeavy } from '../../heavyWork'
import type { SuccessFields } from './inputs'
import { hints, type Hints } from './plugins/cost'
import type { FieldPermission } from './plugins/permissionPlugin'
import { readNodes, selectedRecords, type RecordAfter, type SelectedRecord } from './readNodes'
import { RefusalAnswer, RefusalRef } from './refusal'

/** What several successes have in common; `done` is what it needs of the commands. */
type Changed<S extends object> = InterfaceRef<Types, object> & { readonly done?: (done: S) => void }

/** An interface of the successes of verbs that answer the same record, so that a screen selects it once for all of them. */
export const changed = <S extends object>(
  name: `${string}Changed`,
  description: string,
  fields: (t: SuccessFields<S>) => FieldMap,
): Changed<S> =>
  // An interface builds its fields as an object does.
  builder.interfaceRef<object>(name).implement({ description, fields: fields as never })

/** The provider, through which a screen reads its lists again. */
export const ProviderChanged = changed(
  'ProviderChanged',
  'A verb on something in the lists of the provider succeeded.',
  (t) => ({
    provider: t.prismaField({
      type: 'Provider',
      description: 'The provider, with its lists as they are now.',
      resolve: (query, _done, _args, context) =>
        context.db.provider.findUniqueOrThrow({ ...query, where: { id: actorOf(context).providerId } }),
    }),
  }),
)

type Answer<Success extends object> = {
  /** What its success has in common with those of other verbs. */
  changes?: readonly Changed<NoInfer<Success>>[]
  /** The fields that only its own success has. */
  success?: ObjectFieldsShape<Types, NoInfer<Success>>
}

type Mutation<Input extends InputFieldMap, Success extends object> = {
  permission: FieldPermission
  description: string
  isHeavy?: true | undefined
  /** Without it the mutation takes no input. */
  input?: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Input
  // Before `success`, because the compiler reads the shape of the success from it.
  run: (context: Context, input: InputShapeFromFields<Input>, info: GraphQLResolveInfo) => Promise<Success>
} & Answer<Success>

/**
 * A mutation in the shape that all of them have: VerbInput in, VerbSuccess or Refusal out.
 * "Not signed in", "not allowed" and "broken" stay errors.
 */
export const mutation = <Input extends InputFieldMap, Success extends object>(
  name: string,
  options: Mutation<Input, Success>,
): void => {
  const Name = name[0]!.toUpperCase() + name.slice(1)
  const input =
    options.input &&
    builder.inputType(`${Name}Input`, { description: `The input of \`${name}\`.`, fields: options.input })
  const success = builder.objectRef<Success>(`${Name}Success`).implement({
    description: `\`${name}\` succeeded.`,
    interfaces: (options.changes ?? []) as never,
    fields: options.success,
  })
  const result = builder.unionType(`${Name}Result`, {
    description: `The outcome of \`${name}\`.`,
    types: [success, RefusalRef],
    resolveType: (value) => (value instanceof RefusalAnswer ? RefusalRef : success),
  })
  builder.mutationField(name, (t) =>
    t.field({
      type: result,
      permission: options.permission,
      description: options.description,
      ...(options.isHeavy ? hints({ cost: costOfHeavy, isHeavy: true }) : {}),
      args: input ? { input: t.arg({ type: input, required: true, description: 'The input.' }) } : {},
      // The compiler cannot express a field with a generic input; the types of `run` are exact.
      resolve: (async (
        _root: unknown,
        args: { input?: InputShapeFromFields<Input> },
        context: Context,
        info: GraphQLResolveInfo,
      ) => {
        try {
          return await options.run(context, args.input ?? ({} as InputShapeFromFields<Input>), info)
        } catch (error) {
          if (error instanceof Refused) return new RefusalAnswer(error.refusal, error.subject)
          throw error
        }
      }) as never,
    }),
  )
}

/** What the mutation is made of: a command, of a person or of a paired screen. */
type Named<Success extends object> = ((
  request: Request,
  rawInput: unknown,
  answer?: (context: AnswerContext, done: Success) => Promise<Success>,
) => Promise<Success>) & {
  readonly details: Pick<
    Command<Success>['details'],
    'name' | 'description' | 'refusals' | 'creates' | 'input' | 'isHeavy'
  > & {
    permission: FieldPermission
  }
}

/** The mutation of a command, with its name, permission, description and input. */
export const verb = <Success extends object>(
  command: Named<Success>,
  { changes, success, ...options }: InputOptions & Answer<Success>,
): void => {
  const { name, permission, description, refusals = [], creates = false, input, isHeavy } = command.details
  const { declare, read } = inputOf(input, creates, options)
  const takesInput = creates || Object.keys(input.fields).length > 0
  const codes = refusals.map((code) => `\`${code}\``).join(', ')
  mutation<InputFieldMap, Success>(name, {
    permission,
    isHeavy,
    description: codes ? `${description} May be refused with ${codes}.` : description,
    ...(takesInput ? { input: declare } : {}),
    run: async (context, sent: Record<string, unknown>, info) => {
      const { request, files } = context
      const records = selectedRecords<Success>(info, `${name[0]!.toUpperCase()}${name.slice(1)}Success`)
      const done = await command(
        creates ? { ...request, idempotencyKey: sent.clientMutationId as string | null | undefined } : request,
        read(sent, files),
        records.length > 0 ? (answering, success) => readWithCommit(context, answering, success, records) : undefined,
      )
      const audited = withCommit.get(done)?.audited
      if (audited) (context.auditedReads ??= new Set()).add(audited)
      return done
    },
    changes,
    success,
  })
}

/** The `viewerCan…` fields of a record: whether the caller has the command's permission and its rule allows it. */
export const viewerCan = <Facts extends object>(
  type: 'Call' | 'Line' | 'User' | 'ComplianceDocument' | 'Handover' | 'RoleInvitation' | 'SavedView',
  select: object,
  { details: { permission, rule: own, viewerCan: offers = {} } }: { details: Details<Facts> },
): void => {
  for (const [name, { description, rule = own, when = () => true }] of Object.entries(offers)) {
    if (!rule) throw new Error(`${type}.${name} has no rule`)
    builder.prismaObjectField(type, name, (t) =>
      t.boolean({
        ...hints({ personal: true }),
        description,
        select,
        resolve: (row, _args, context) => {
          const [actor, facts] = [actorOf(context), row as unknown as Facts]
          return may(actor, permission) && rule(facts, actor, context.request.now()) === null && when(facts, actor)
        },
      }),
    )
  }
}

/** The records that were read with the commit, by the success, each for the field of this key; `audited`: the call of whose patient it tells. */
const withCommit = new WeakMap<object, { key: string | number; record: object | null; audited: string | null }>()

/** Reads the record that the success answers, in the transaction and together with its commit (decision 0100). */
const readWithCommit = async <S extends object>(
  context: Context,
  { db, learnt }: AnswerContext,
  done: S,
  records: readonly SelectedRecord<S>[],
): Promise<S> => {
  const selected = records.find(({ idOf }) => idOf(done) !== null)
  if (!db || !selected) return done
  const { typename, idOf, tellsOfPatient, info } = selected
  const id = idOf(done)!
  if (tellsOfPatient) learnt(id)
  // When the statement fails, so does the commit; what fails before it, the field meets again and tells of.
  const found = await readNodes([{ typename, id }], context, info, db).catch(() => null)
  if (found) withCommit.set(done, { key: info.path.key, record: found[0]!, audited: tellsOfPatient ? id : null })
  return done
}

type RecordField<S> = {
  description: string
  nullable?: true
  extensions?: Hints & RecordAfter
  type: never
  resolve: (done: S, args: object, context: Context, info: GraphQLResolveInfo) => Promise<object | null>
}

/** The field of a success that answers a record as it is after the verb, through the table's filter. */
export const recordAfter = <S extends object>(
  t: SuccessFields<S>,
  typename: string,
  idOf: (done: S) => string | null,
  options: Pick<RecordField<S>, 'description' | 'nullable' | 'extensions'>,
): FieldRef<Types, unknown> =>
  // The compiler cannot express a field of any type.
  (t as unknown as { field(options: RecordField<S>): FieldRef<Types, unknown> }).field({
    ...options,
    extensions: { ...options.extensions, recordAfter: { typename, idOf: idOf as never } },
    type: typename as never,
    resolve: async (done, _args, context, info) => {
      const known = withCommit.get(done as object)
      if (known?.key === info.path.key) return known.record
      const id = idOf(done)
      return id === null ? null : (await readNodes([{ typename, id }], context, info))[0]!
    },
  })
