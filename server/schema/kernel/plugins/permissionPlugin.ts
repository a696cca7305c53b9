import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'
import { isInterfaceType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { may, visibilityActions, type Action } from '../../../domain/kernel/permissions'
import { authorizeWrite } from '../../../services/kernel/command'
import { authorize, authorizeDevice, isDevicePermission, type DevicePermission } from '../../../services/kernel/request'
import type { Context } from '../context'
import type { Hints } from './cost'

/** `anyone` includes people who are not signed in; a permission of paired screens is no person's, or few people's. */
export type FieldPermission = Action | DevicePermission | 'anyone'

type Declared = { permission: FieldPermission }

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      permission: PermissionPlugin<Types>
    }
    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** For a nullable field below the roots: null for people without this permission. The field is personal, unless answers are shared by this permission. */
      needs?: Action
    }
    interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > extends Declared {}
    interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > extends Declared {}
    interface SubscriptionFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > extends Declared {}
  }
}

const deviceNotes: Record<DevicePermission, string> = {
  board: 'For paired wall boards, and for people with the permission `devices:manage`.',
  ward: "For paired wards' devices.",
  screen: 'For paired devices, and for people with the permission `devices:manage`.',
}

const roots = ['Query', 'Mutation', 'Subscription']

/**
 * Every root field declares its permission, and every node its visibility filter; without them the schema does not
 * build. The permission of a root field is checked before its resolver runs, and appended to its description.
 */
class PermissionPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { needs } = config.pothosOptions as { needs?: Action }
    const isShared =
      needs &&
      !visibilityActions.some((action) => action === needs) &&
      !(config.extensions as Hints | undefined)?.personal
    if (isShared)
      throw new Error(
        `${config.parentType}.${config.name} needs ${needs}, by which answers are not shared, and lacks the hint personal`,
      )
    if (!roots.includes(config.parentType)) return config
    const permission = declared(config)
    if (!permission) throw new Error(`${config.parentType}.${config.name} declares no permission`)
    const note =
      permission === 'anyone'
        ? 'Needs no sign-in.'
        : isDevicePermission(permission)
          ? deviceNotes[permission]
          : `Needs the permission \`${permission}\`.`
    return { ...config, description: [config.description, note].filter(Boolean).join(' ') }
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ) {
    return hidden(asserted(resolver, config), config)
  }

  override wrapSubscribe(
    subscribe: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    config: PothosOutputFieldConfig<Types>,
  ) {
    return subscribe && asserted(subscribe, config)
  }

  override afterBuild(schema: GraphQLSchema): GraphQLSchema {
    const node = schema.getType('Node')
    const open = isInterfaceType(node)
      ? schema.getPossibleTypes(node).filter(({ extensions }) => !extensions.isFoundAmong)
      : []
    if (open.length > 0)
      throw new Error(`${open.map(({ name }) => name).join(', ')}: a node without a visibility filter`)
    return schema
  }
}

const declared = (config: { pothosOptions: object }): FieldPermission | undefined =>
  (config.pothosOptions as Partial<Declared>).permission

const asserted = <Types extends SchemaTypes>(
  resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
  config: PothosOutputFieldConfig<Types>,
): GraphQLFieldResolver<unknown, Types['Context'], object> => {
  const permission = roots.includes(config.parentType) ? declared(config) : undefined
  if (!permission || permission === 'anyone') return resolver
  if (config.parentType === 'Mutation')
    return async (source, args, context, info) => {
      await authorizeWrite((context as Context).request, config.name, permission)
      return resolver(source, args, context, info)
    }
  return (source, args, context, info) => {
    const { request } = context as Context
    if (isDevicePermission(permission)) authorizeDevice(request, permission)
    else authorize(request, permission)
    return resolver(source, args, context, info)
  }
}

const hidden = <Types extends SchemaTypes>(
  resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
  config: PothosOutputFieldConfig<Types>,
): GraphQLFieldResolver<unknown, Types['Context'], object> => {
  const { needs } = config.pothosOptions as { needs?: Action }
  if (!needs) return resolver
  return (source, args, context, info) => {
    const { actor } = (context as Context).request
    return actor && may(actor, needs) ? resolver(source, args, context, info) : null
  }
}

SchemaBuilder.registerPlugin('permission', PermissionPlugin)
