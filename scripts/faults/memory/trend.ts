/** By how much the values grow from each to the next, and how uncertain that is, as a standard error: a line by least squares. */
export const trendOf = (values: readonly number[]): { slope: number; error: number } => {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  const slope = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / spread
  const rest = values.reduce((sum, value, at) => sum + (value - mean - slope * (at - middle)) ** 2, 0)
  return { slope, error: Math.sqrt(rest / (values.length - 2) / spread) }
}

/** Whether it grows beyond doubt, and by more than matters over all of them together. */
export const grows = (values: readonly number[], matters: number): boolean => {
  const { slope, error } = trendOf(values)
  return (slope - 3 * error) * values.length > matters
}
