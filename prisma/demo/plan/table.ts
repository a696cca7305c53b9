/** Data written as text, a row in each line and bars between the cells, by the names of the columns. A cell left out is empty. */
export const table = <Column extends string>(columns: Column[], text: string): Record<Column, string>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = list(line)
      return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<Column, string>
    })

/** What stands between bars. */
export const list = (text: string): string[] => text.split('|').map((cell) => cell.trim())

/** Lists by their names: `name: one | another`, each in a line of its own. */
export const lists = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line): [string, string[]] => {
        const [name = '', ...rest] = line.trim().split(': ')
        return [name, list(rest.join(': '))]
      }),
  )
