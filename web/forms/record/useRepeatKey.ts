import { useCallback, useRef } from 'react'
import { randomKey } from '../../ui/browser/randomKey'

/**
 * The idempotency key of an input: the same for the same input, so that sending it again after a lost answer
 * creates nothing twice (rules 3.15).
 */
export const useRepeatKey = (): ((input: object) => string) => {
  const last = useRef({ text: '', key: '' })
  return useCallback((input) => {
    const text = JSON.stringify(input)
    if (text !== last.current.text) last.current = { text, key: randomKey() }
    return last.current.key
  }, [])
}
