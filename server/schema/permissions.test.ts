import SchemaBuilder from '@pothos/core'
import { isObjectType } from 'graphql'
import { permissions } from '../domain/kernel/permissions'
import { routes } from '../rest/v0/index'
import { schema } from './index'
import './kernel/permissionPlugin'

test('a root field that declares no permission fails the build of the schema', () => {
  const forgetful = new SchemaBuilder<object>({ plugins: ['permission'] } as never)
  // @ts-expect-error: the compiler refuses it too
  forgetful.queryType({ fields: (t) => ({ secrets: t.string({ resolve: () => 'all of them' }) }) })
  expect(() => forgetful.toSchema()).toThrow('Query.secrets declares no permission')
})

test('every root field prints the permission that it needs', () => {
  const known = [...Object.keys(permissions).map((action) => `Needs the permission \`${action}\`.`), 'Needs no sign-in.']
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(root!.getFields())) expect({ field: field.name, declared: known.some((note) => field.description?.includes(note)) }).toEqual({ field: field.name, declared: true })
})

test('every type and every mutation says what it is', () => {
  const silent = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__') && !type.description && !/(Success|Edge|Connection|PageInfo)$/.test(type.name))
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('every route of the contract declares a permission, and no two share an address', () => {
  for (const { permission } of routes) expect(['anyone', ...Object.keys(permissions)]).toContain(permission)
  const addresses = routes.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})
