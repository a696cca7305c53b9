import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mostImages } from 'domain/calls/entries/images'
import { useFormField } from '../../../forms/fields/useFormField'
import { idsIn, isUnderWay, textOfIds } from './imageIds'
import { useUploads } from './useUploads'

export type NamedImage = { readonly id: string; readonly fileName: string }

/** An image of the form. A removed image stays visible until the form is saved. */
export type ShownImage = NamedImage & { isRemoved: boolean }

/** The images of a form: those of the call, those added or removed, and those being sent. */
export const useImages = (providerId: string, kept: readonly NamedImage[]) => {
  const { id, value, error, setValue } = useFormField<string>('images')
  const [added, setAdded] = useState<readonly NamedImage[]>([])
  const keptText = textOfIds(kept.map((image) => image.id))
  const [lastKept, setLastKept] = useState(keptText)
  if (keptText !== lastKept) {
    setLastKept(keptText)
    // Once the call is saved, images that were added and removed before that are of no use.
    setAdded(added.filter((image) => idsIn(value).includes(image.id)))
  }

  // Files arrive at any time, so each starts from the current value.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const write = (ids: readonly string[], waits = isUnderWay(latest.current)) => {
    const text = textOfIds(ids, waits)
    if (text === latest.current) return
    latest.current = text
    setValue(text)
  }

  const { uploads, add, retry, discard } = useUploads({
    providerId,
    onArrived: (image) => {
      setAdded((all) => [...all, image])
      write([...idsIn(latest.current), image.id])
    },
  })
  const waits = uploads.length > 0
  const update = useEffectEvent(() => write(idsIn(latest.current), waits))
  useEffect(() => update(), [waits, value])

  const chosen = idsIn(value)
  const known = [...kept, ...added.filter((image) => !kept.some((one) => one.id === image.id))]
  const others = chosen
    .filter((one) => !known.some((image) => image.id === one))
    .map((one) => ({ id: one, fileName: 'Image' }))
  const shown: ShownImage[] = [...known, ...others].map((image) => ({
    ...image,
    isRemoved: !chosen.includes(image.id),
  }))
  const room = mostImages - chosen.length - uploads.length

  return {
    id,
    error,
    shown,
    uploads,
    /** How many more images the call can have. */
    room,
    add: (files: readonly File[]) => add(files.slice(0, Math.max(0, room))),
    retry,
    discard,
    remove: (one: string) => write(chosen.filter((each) => each !== one)),
    putBack: (one: string) =>
      write(shown.map((image) => image.id).filter((each) => each === one || chosen.includes(each))),
  }
}
