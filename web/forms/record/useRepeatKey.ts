import { useCallback, useRef } from 'react'

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The key under which an input is sent: the same for the same input, so that sending it again after a lost answer
 * creates nothing twice (rules 3.15).
 */
export const useRepeatKey = (): ((input: object) => string) => {
  const last = useRef({ text: '', key: '' })
  return useCallback((input) => {
    const text = JSON.stringify(input)
    if (text !== last.current.text) last.current = { text, key: newKey() }
    return last.current.key
  }, [])
}
