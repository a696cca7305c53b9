import { builder } from './builder'

/** An enum of the values that the domain has, each with its description. */
export const enumOf = <V extends string>(name: string, description: string, values: Record<V, string>) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries<string>(values).map(([value, meaning]) => [value, { description: meaning }]),
    ) as Record<V, { description: string }>,
  })
