import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { schema } from './index'

// Relay's own: what stands in them is the same in every schema.
const isRelays = (place: string): boolean =>
  /^PageInfo[.]|(Connection|Edge)[.](edges|node|cursor|pageInfo)$/.test(place)

/** Everything in the schema that can be described: `Type`, `Type.field`, `Type.field(argument)`, `Enum.VALUE`. */
const described = (): [place: string, description: string | null | undefined][] =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      const own: ReturnType<typeof described> = [[type.name, type.description]]
      if (isEnumType(type))
        return [
          ...own,
          ...type
            .getValues()
            .map((value) => [`${type.name}.${value.name}`, value.description] as [string, typeof value.description]),
        ]
      if (isInputObjectType(type))
        return [
          ...own,
          ...Object.values(type.getFields()).map(
            (field) => [`${type.name}.${field.name}`, field.description] as [string, typeof field.description],
          ),
        ]
      if (!isObjectType(type) && !isInterfaceType(type)) return own
      const fields = Object.values(type.getFields()).flatMap((field) => [
        [`${type.name}.${field.name}`, field.description] as [string, typeof field.description],
        ...field.args.map(
          (arg) => [`${type.name}.${field.name}(${arg.name})`, arg.description] as [string, typeof arg.description],
        ),
      ])
      return [...own, ...fields]
    })

test('every type, field, argument, value and entry of the schema says what it is', () => {
  const silent = described().filter(([place, description]) => !description?.trim() && !isRelays(place))
  expect(silent.map(([place]) => place)).toEqual([])
})

test('a description is a sentence, or part of one, and ends like it', () => {
  const unfinished = described().filter(([, description]) => description && !/[.…]$/.test(description))
  expect(unfinished).toEqual([])
})
