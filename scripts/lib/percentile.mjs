/** The time below which so large a part of them lies. */
export const percentile = (times, part) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0
