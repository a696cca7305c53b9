import type { BarsProps } from './Bars'

/** A bar and the room around it. */
const thickness = 26

/** In pixels, also of the empty place before the code for drawing is loaded. */
export const heightOf = ({ rows, series, isSideways, isStacked }: BarsProps): number => {
  const isGrouped = series.length > 1 && !isStacked
  return isSideways ? rows.length * thickness * (isGrouped ? 1.6 : 1) + 40 : 240
}
