import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The text of a field that asks while somebody types: `onChange` gets it, without blanks around it, so many milliseconds
 * after the last key, or at once by `send`.
 */
export const useTypedText = (value: string, onChange: (value: string) => void, afterMs: number) => {
  const [text, setText] = useState(value)
  // Going back in the history changes what is asked for; what was typed meanwhile is given up for it.
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
    clear: () => {
      setText('')
      sendText('')
    },
  }
}
