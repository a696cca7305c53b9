/** The form of a raw id. */
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => uuidPattern.test(text)

/** No record has this id. What belongs to no provider is stored under it. */
export const nilUuid = '00000000-0000-0000-0000-000000000000'
