export const showCount = (count: number): string => count.toLocaleString('en-US')

/** `1 line`, `1,204 lines`. */
export const counted = (count: number, noun: string): string => `${showCount(count)} ${noun}${count === 1 ? '' : 's'}`

/** `1 person`, `1,204 people`. */
export const countedPeople = (count: number): string => (count === 1 ? '1 person' : `${showCount(count)} people`)
