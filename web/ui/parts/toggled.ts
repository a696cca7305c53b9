/** The ids with one added or taken out, in the order of the options: the same choice has the same address. */
export const toggled = (
  options: readonly { readonly databaseId: string }[],
  chosen: readonly string[],
  id: string,
): readonly string[] =>
  options
    .map(({ databaseId }) => databaseId)
    .filter((each) => (each === id ? !chosen.includes(id) : chosen.includes(each)))
