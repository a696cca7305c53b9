/** A phone on its side, one with its keyboard open, a page at 200 %: what stays on the screen leaves too little of the rest. */
export const lowScreen = '@media (max-height: 34rem)'
