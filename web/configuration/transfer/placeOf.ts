const words: Record<string, string> = {
  purposes: 'purpose',
  facilities: 'facility',
  rooms: 'room',
  procedures: 'procedure',
  fields: 'field',
  options: 'option',
  requiredCallFields: 'required call field',
  requires: 'required field',
}

/** `procedures[0].fields[2].type` in its steps: lists and entries by number. */
const stepsOf = (path: string): string[] => path.match(/[^.[\]]+/g) ?? []

const nameIn = (entry: unknown): string | null => {
  if (typeof entry === 'string') return entry
  const { name, value } = Object(entry) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : null
}

/** Where in the file something is wrong, by the names that stand there: "procedure 1 (Insertion), field 3 (Depth), type". */
export const placeOf = (path: string, document: unknown): string => {
  const places: string[] = []
  let here = document
  let list = ''
  for (const step of stepsOf(path)) {
    here = (Object(here) as Record<string, unknown>)[step]
    if (/^\d+$/.test(step)) {
      const name = nameIn(here)
      places.splice(-1, 1, `${words[list] ?? list} ${Number(step) + 1}${name === null ? '' : ` (${name})`}`)
    } else places.push(step)
    list = step
  }
  return places.join(', ')
}
