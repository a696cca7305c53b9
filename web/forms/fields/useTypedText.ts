import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The text of a field that searches while somebody types: `onChange` gets the trimmed text `afterMs` milliseconds
 * after the last key, or at once by `send`.
 */
export const useTypedText = (value: string, onChange: (value: string) => void, afterMs: number) => {
  const [text, setText] = useState(value)
  // Going back in the history changes the value and replaces any text that was typed meanwhile.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
  }

  const sendText = (typed: string) => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  const sendLater = useEffectEvent(() => sendText(text))
  useEffect(() => {
    const timer = setTimeout(() => sendLater(), afterMs)
    return () => clearTimeout(timer)
  }, [text, afterMs])

  return {
    text,
    type: setText,
    send: () => sendText(text),
    /** Puts another text in its place, and searches at once. */
    replace: (other: string) => {
      setText(other)
      sendText(other)
    },
  }
}
