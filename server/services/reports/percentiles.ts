import { Prisma } from '../../db/generated/prisma/client'

/**
 * Exact percentiles by interpolation, as percentile_cont has them; of no values, nulls. `found`: what gives the values as
 * whole numbers `ms`; `count`: how many they are. The values before and after each place are asked for, because PostgreSQL
 * sorts whole numbers in two thirds of the time that the fractions of percentile_cont take.
 */
export const percentiles = (found: Prisma.Sql, count: Prisma.Sql, shares: readonly number[]): Prisma.Sql => {
  const places = shares.map((share) => Prisma.sql`${share}::float8 * (${count} - 1)`)
  // Half a step further the share is that of the value, and of no other.
  const near = places.flatMap((place) => [Prisma.sql`floor(${place}) + 0.5`, Prisma.sql`ceil(${place}) + 0.5`])
  const at = (nth: number): Prisma.Sql => Prisma.raw(`near[${nth}]`)
  const values = places.map((place, nth) => {
    const [below, above] = [at(2 * nth + 1), at(2 * nth + 2)]
    return Prisma.sql`${below} + (${above} - ${below}) * (${place} - floor(${place}))`
  })
  return Prisma.sql`(
    select array[${Prisma.join(values)}] from (
      select percentile_disc((select array_agg(step / nullif(${count}, 0)) from unnest(array[${Prisma.join(near)}]) as step)) within group (order by ms) as near from ${found}
    ) as sorted
  )`
}
