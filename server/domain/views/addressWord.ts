/** A value as it stands in addresses: `LAST_7_DAYS` is `last-7-days`. */
export const addressWord = (name: string): string => name.toLowerCase().replaceAll(/[_ ]/g, '-')
