// A form keeps the images of a call as one text, the raw ids with blanks between them, so that they are
// compared, kept and taken over like every other entry.

/** Stands among the ids while something that was chosen has not arrived yet. */
const underWay = '…'

export const idsIn = (text: string): string[] => text.split(' ').filter((id) => id !== '' && id !== underWay)

export const textOfIds = (ids: readonly string[], isUnderWay = false): string =>
  [...ids, ...(isUnderWay ? [underWay] : [])].join(' ')

/** Whether something was chosen that has not arrived: who sends the form now would lose it. */
export const isUnderWay = (text: string): boolean => text.split(' ').includes(underWay)

export const notArrived = {
  field: 'images',
  message: 'An image was not sent yet. Wait for it, try again, or discard it',
}

/** Where an image is read from. */
export const imageAddress = (providerId: string, id: string, size?: 'thumbnail'): string =>
  `/api/v0/providers/${providerId}/images/${id}${size ? `?size=${size}` : ''}`
