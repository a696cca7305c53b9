// A form stores a call's images as one string of raw ids separated by spaces, so that they are compared, kept and
// merged like every other entry.

/** Placeholder among the ids for a chosen file that has not arrived yet. */
const underWay = '…'

export const idsIn = (text: string): string[] => text.split(' ').filter((id) => id !== '' && id !== underWay)

export const textOfIds = (ids: readonly string[], isUnderWay = false): string =>
  [...ids, ...(isUnderWay ? [underWay] : [])].join(' ')

/** Whether a chosen file has not arrived yet: sending the form now would lose it. */
export const isUnderWay = (text: string): boolean => text.split(' ').includes(underWay)

export const notArrived = {
  field: 'images',
  message: 'An image has not been sent yet. Wait for it, try again, or discard it',
}

export const imageAddress = (providerId: string, id: string, size?: 'thumbnail'): string =>
  `/api/v0/providers/${providerId}/images/${id}${size ? `?size=${size}` : ''}`
