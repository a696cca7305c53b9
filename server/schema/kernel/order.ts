import { builder } from './builder'

export const OrderDirectionRef = builder.enumType('OrderDirection', {
  description: 'The direction of a list.',
  values: {
    ASC: { value: 'asc', description: 'The oldest, the shortest or A first.' },
    DESC: { value: 'desc', description: 'The newest, the longest or Z first.' },
  } as const,
})
