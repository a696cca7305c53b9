import { isCalendarDate } from 'domain/kernel/time/calendarDate'
import { keyOfSearch, searchOfKey } from './searchKeys'

// What a list shows is in its address. A list says once of which parameters its view consists.

/** Converts a list's view to and from its address. Each view has exactly one address. */
export type AddressForm<View extends object> = {
  /** A missing or invalid parameter means the default. */
  viewOf: (search: URLSearchParams) => View
  /** The search part of the address. `address` is the current one, for a page whose address also holds something else. */
  searchOf: (view: View, address?: URLSearchParams) => string
  /** Resets the view to its first page. */
  firstPage: Partial<View>
}

export type ViewOf<Form> = Form extends AddressForm<infer View> ? View : never

/** How one value of a view stands in the address. `name` is its key in the view, unless it is `named` otherwise. */
export type Param<Value> = {
  read: (search: URLSearchParams, name: string) => Value
  /** Leaves a default out. */
  write: (search: URLSearchParams, value: Value, name: string) => void
  /** Its value on the first page, if it says which page is shown. */
  first?: Value
}

type AddressOptions<View> = {
  /** Makes values fit together that depend on each other. */
  settled?: (view: View) => View
  /** Whether the rest of the address stays. */
  keepsOthers?: boolean
}

/** The address of a view with these parameters, in their order. */
export const addressOf = <View extends object>(
  params: { [Key in keyof View]: Param<View[Key]> },
  { settled = (view) => view, keepsOthers = false }: AddressOptions<View> = {},
): AddressForm<View> => {
  const all = Object.entries(params) as [keyof View & string, Param<View[keyof View]>][]
  const viewWith = (values: [string, unknown][]) => Object.fromEntries(values) as View
  return {
    viewOf: (search) => settled(viewWith(all.map(([name, { read }]) => [name, read(search, name)]))),
    searchOf: (view, address) => {
      const search = new URLSearchParams(keepsOthers ? address : undefined)
      const shown = settled(view)
      for (const [name, { write }] of all) write(search, shown[name], name)
      return search.size > 0 ? `?${search}` : ''
    },
    firstPage: viewWith(all.flatMap(([name, { first }]) => (first === undefined ? [] : [[name, first]]))),
  }
}

/** A parameter that the address calls otherwise than the view. */
export const named = <Value>(name: string, { read, write, ...param }: Param<Value>): Param<Value> => ({
  ...param,
  read: (search) => read(search, name),
  write: (search, value) => write(search, value, name),
})

/** A parameter of one text, which is empty for the default. */
const single = <Value>(valueOf: (text: string) => Value, textOf: (value: Value) => string): Param<Value> => ({
  read: (search, name) => valueOf(search.get(name) ?? ''),
  write: (search, value, name) => {
    const text = textOf(value)
    if (text) search.set(name, text)
    else search.delete(name)
  },
})

/** Any text, trimmed; of at most so many characters. */
export const text = (most?: number): Param<string> =>
  single(
    (sent) => sent.trim().slice(0, most),
    (value) => value.trim(),
  )

/** A text with a certain form. */
export const textThat = (isValid: (text: string) => boolean, usual = ''): Param<string> =>
  single(
    (sent) => (isValid(sent) ? sent : usual),
    (value) => (value === usual ? '' : value),
  )

/** YYYY-MM-DD; empty for none. */
export const day = (): Param<string> => textThat(isCalendarDate)

/** One of several values, each by its word. */
export const oneOf = <const Value extends string | null, Usual extends string | null = Value>(
  values: readonly Value[],
  usual: Usual,
  wordOf: (value: Value) => string = String,
): Param<Value | Usual> =>
  single<Value | Usual>(
    (sent) => values.find((value) => wordOf(value) === sent) ?? usual,
    (value) => (value === usual ? '' : wordOf(value as Value)),
  )

/** Yes or no; the word stands for what is not the default. */
export const flag = (word: string, usual = false): Param<boolean> =>
  single(
    (sent) => (sent === word) !== usual,
    (value) => (value === usual ? '' : word),
  )

/** Several texts. `known` leaves out what is none of them. */
export const list = <Value extends string>(
  known: (words: readonly string[]) => readonly Value[],
  usual: readonly Value[] = [],
  wordOf: (value: Value) => string = String,
): Param<readonly Value[]> =>
  single<readonly Value[]>(
    (sent) => {
      const values = known(sent.split(',').filter(Boolean))
      return values.length > 0 ? values : usual
    },
    (values) => (values.join() === usual.join() ? '' : values.map(wordOf).join()),
  )

/** A text that may be about a patient: the address has only its key (decision 0024). */
export const keptText = (): Param<string> => single(searchOfKey, (value) => value && keyOfSearch(value))

/** A number from 1 to `most`; null for anything else. */
export const wholeNumber = (sent: string, most: number): number | null => {
  const number = Number(sent)
  return Number.isSafeInteger(number) && number >= 1 && number <= most ? number : null
}

/** The page, counted from 1. */
export const pageNumber = (): Param<number> => ({
  ...single(
    (sent) => wholeNumber(sent, 1e8) ?? 1,
    (page) => (page > 1 ? String(page) : ''),
  ),
  first: 1,
})
