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

/** The steps of a path such as `procedures[0].fields[2].type`. */
const stepsOf = (path: string): string[] => path.match(/[^.[\]]+/g) ?? []

const nameIn = (entry: unknown): string | null => {
  if (typeof entry === 'string') return entry
  const { name, value } = Object(entry) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : null
}

/** The place of an error in the file, with the names there: "procedure 1 (Insertion), field 3 (Depth), type". */
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
