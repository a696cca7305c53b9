import { Refused } from '../../services/kernel/refused'
import { Denied } from '../../services/kernel/request'

/** The code with which a service refused or denied; null when it did neither. */
export const refusalOf = async (attempt: Promise<unknown>): Promise<string | null> => {
  try {
    await attempt
    return null
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code
    if (error instanceof Denied) return error.code
    throw error
  }
}

/** The fields that a VALIDATION refusal names, with their messages. */
export const fieldsOf = async (attempt: Promise<unknown>): Promise<Record<string, string>> => {
  try {
    await attempt
    return {}
  } catch (error) {
    if (error instanceof Refused)
      return Object.fromEntries(error.refusal.fields.map(({ field, message }) => [field, message]))
    throw error
  }
}

/** The token of a link, as it is shown (rules 9.5). */
export const linkToken = /[A-Z\d]{5}(?:-[A-Z\d]{5}){4}/
