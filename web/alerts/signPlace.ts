/** The id of the place in the header where what alerts a person says that it cannot. */
export const signPlace = 'sign'
