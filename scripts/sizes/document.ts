/** The page with these tables, each between the comments that name it. */
export const withTables = (page: string, tables: Record<string, string>): string =>
  Object.entries(tables).reduce((text, [name, table]) => {
    const begin = `<!-- npm run sizes: ${name} -->\n`
    const [before, rest] = text.split(begin)
    if (rest === undefined) throw new Error(`docs/operations.md has no place for ${name}`)
    const end = '\n<!-- end -->'
    return `${before}${begin}\n${table}\n${rest.slice(rest.indexOf(end))}`
  }, page)
