/** A bar, or a group of bars: a value for each series. */
export type ChartRow = { name: string; values: readonly (number | null)[] }
export type Series = { name: string }

export type BarsProps = {
  rows: readonly ChartRow[]
  series: readonly Series[]
  /** Names stand to the left of their bars; otherwise months or hours under them. */
  isSideways: boolean
  isStacked: boolean
}

/** A bar and the room around it. */
const thickness = 26

/** In pixels, also of the empty place before the code for drawing is loaded. */
export const heightOf = ({ rows, series, isSideways, isStacked }: BarsProps): number => {
  const isGrouped = series.length > 1 && !isStacked
  return isSideways ? rows.length * thickness * (isGrouped ? 1.6 : 1) + 40 : 240
}
