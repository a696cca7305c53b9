// What is costly by itself waits for its turn among everybody's heavy work (rules 8.6).
import { isObjectType } from 'graphql'
import { costOfHeavy } from './heavyWork'
import { routes } from './rest/v0/index'
import { schema } from './schema/index'
import type { Hints } from './schema/kernel/plugins/cost'

test('each costly route and field is heavy, but for those that the work of the moment needs', () => {
  const costlyRoutes = routes.filter(
    ({ cost = 0, isHeavy }) => !isHeavy && (cost instanceof Function || cost >= costOfHeavy),
  )
  const costlyFields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        hints: field.extensions as Hints,
      })),
    )
    .filter(({ hints: { cost = 0, isHeavy } }) => !isHeavy && cost >= costOfHeavy)
  expect([...costlyRoutes, ...costlyFields].map(({ name }) => name)).toEqual([
    // Whoever closes a call chooses its line among these; at most 50 are found, by indexes.
    'linesForCall',
    // A search shows it; the database counts, and the server's thread is free meanwhile.
    'CallConnection.totalCount',
  ])
})
