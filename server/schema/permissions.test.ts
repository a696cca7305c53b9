import SchemaBuilder from '@pothos/core'
import RelayPlugin from '@pothos/plugin-relay'
import { isObjectType } from 'graphql'
import { permissions } from '../domain/kernel/permissions'
import { routes } from '../rest/v0/index'
import { declared } from '../rest/v0/kernel/route'
import { schema } from './index'
import { foundAmong } from './kernel/node'
import './kernel/plugins/permissionPlugin'

test.each(['Query', 'Mutation', 'Subscription'] as const)(
  'a field of %s that declares no permission fails the build of the schema',
  (root) => {
    const forgetful = new SchemaBuilder<object>({ plugins: ['permission'] } as never)
    const fields = (t: { string: (options: object) => never }) => ({
      secrets: t.string({ resolve: () => 'all of them', subscribe: () => [] }),
    })
    if (root !== 'Query')
      forgetful.queryType({ fields: (t) => ({ now: t.string({ permission: 'anyone', resolve: () => 'now' }) }) })
    forgetful[`${root.toLowerCase() as Lowercase<typeof root>}Type`]({ fields: fields as never })
    expect(() => forgetful.toSchema()).toThrow(`${root}.secrets declares no permission`)
  },
)

test('a declaration is asked for by the compiler, too', () => {
  const forgetful = new SchemaBuilder<object>({} as never)
  // @ts-expect-error: no permission
  forgetful.queryType({ fields: (t) => ({ secrets: t.string({ resolve: () => 'all of them' }) }) })
  // @ts-expect-error: no permission
  forgetful.mutationType({ fields: (t) => ({ destroy: t.string({ resolve: () => 'all of them' }) }) })
})

test('a node that is found by its id without a filter of visibility fails the build of the schema', () => {
  const build = (more: object) => {
    const forgetful = new SchemaBuilder<object>({
      plugins: ['permission', RelayPlugin],
      relay: { nodeQueryOptions: { permission: 'call:see' }, nodesQueryOptions: false },
    } as never)
    forgetful.queryType({})
    forgetful.node(forgetful.objectRef<{ id: string }>('Secret'), {
      id: { resolve: ({ id }: { id: string }) => id },
      loadOne: (id: string) => ({ id }),
      isTypeOf: () => true,
      ...more,
    } as never)
    return () => forgetful.toSchema()
  }
  expect(build({})).toThrow('Secret: a node without a visibility filter')
  expect(build({ extensions: foundAmong(() => ({})).extensions })).not.toThrow()
})

test('a route that declares no permission, or one that no one knows, is not served', () => {
  const [route] = routes
  expect(() => declared([{ ...route!, permission: undefined as never }])).toThrow(
    'POST /auth/login: declares no permission',
  )
  expect(() => declared([{ ...route!, permission: 'call:everything' as never }])).toThrow(
    'POST /auth/login: declares no permission',
  )
  const undeclared = { name: 'x', summary: '', method: 'GET', path: '/x', answer: {}, handle: () => Promise.resolve() }
  // @ts-expect-error: no permission
  expect(() => declared([undeclared])).toThrow()
})

test('every root field prints the permission that it needs', () => {
  const known = [
    ...Object.keys(permissions).map((action) => `Needs the permission \`${action}\`.`),
    'Needs no sign-in.',
    ...['For paired wall boards', "For paired wards' devices", 'For paired devices'],
  ]
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(root!.getFields()))
      expect({ field: field.name, declared: known.some((note) => field.description?.includes(note)) }).toEqual({
        field: field.name,
        declared: true,
      })
})

test('every type and every mutation says what it is', () => {
  const silent = Object.values(schema.getTypeMap()).filter(
    (type) =>
      isObjectType(type) &&
      !type.name.startsWith('__') &&
      !type.description &&
      !/(Success|Edge|Connection|PageInfo)$/.test(type.name),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('every route of the contract declares a permission, and no two share an address', () => {
  for (const { permission } of routes) expect(['anyone', ...Object.keys(permissions)]).toContain(permission)
  const addresses = routes.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})
