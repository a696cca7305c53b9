import { createContext, useContext } from 'react'

/** Asks for the password in place; true once the server has accepted it, false when the person cancels. */
export type SignInAgain = () => Promise<boolean>

/** Provided by `web/session/again/SignInAgain.tsx`. */
export const SignInAgainContext = createContext<SignInAgain | null>(null)

/** Null where nobody can be asked. */
export const useSignInAgain = (): SignInAgain | null => useContext(SignInAgainContext)
