import { Badge } from '@chakra-ui/react'
import { ListCell, ListName, ListRow, ListTable } from '../../tables/list/ListTable'
import { RowsPager } from '../../tables/list/Pager'
import { usePage } from '../../tables/list/usePage'

export type ImportedRow = {
  readonly line: number
  readonly fullName: string
  readonly email: string
  readonly roleName: string | null | undefined
  readonly outcome: string
  readonly problems: readonly string[]
}

const outcomes = {
  newPerson: { word: 'New', palette: 'green' },
  newRole: { word: 'Invited to the role here', palette: 'blue' },
  unchanged: { word: 'Here already', palette: 'gray' },
  wrong: { word: 'Problem', palette: 'red' },
} as const

const columns = [
  { name: 'Full Name' },
  { name: 'E-Mail' },
  { name: 'Role' },
  { name: 'Outcome' },
  { name: 'Problem', width: '35%' },
  { name: 'Line' },
]

/** What comes of each row, rows with problems first. */
export const ImportRows = ({ rows }: { rows: readonly ImportedRow[] }) => {
  const sorted = [...rows].sort(
    (a, b) => Number(b.outcome === 'wrong') - Number(a.outcome === 'wrong') || a.line - b.line,
  )
  const paging = usePage(sorted.length)
  return (
    <>
      <ListTable cardsBelow="md" aria-label="Rows of the file" columns={columns}>
        {sorted.slice(paging.start, paging.end).map(({ line, fullName, email, roleName, outcome, problems }) => {
          const { word, palette } = outcomes[outcome as keyof typeof outcomes]
          return (
            <ListRow key={line}>
              <ListName>{fullName || '–'}</ListName>
              <ListCell name="E-Mail">{email}</ListCell>
              <ListCell name="Role">{roleName}</ListCell>
              <ListCell isWords name="Outcome">
                <Badge colorPalette={palette}>{word}</Badge>
              </ListCell>
              <ListCell isWords name="Problem">
                {problems.join('. ')}
              </ListCell>
              <ListCell name="Line">{line}</ListCell>
            </ListRow>
          )
        })}
      </ListTable>
      <RowsPager label="rows" count={sorted.length} paging={paging} />
    </>
  )
}
