import { Button } from '@chakra-ui/react'
import { Download, FileSpreadsheet } from 'lucide-react'

type FileLinksProps = {
  /** The address of the file with this ending. */
  addressOf: (ending: 'csv' | 'xlsx') => string
  /** Of the CSV file, as the specification names it; null: there is none. */
  csvName: string | null
}

/** The files of a report: its table as CSV, and a spreadsheet, which also says what was asked. */
export const FileLinks = ({ addressOf, csvName }: FileLinksProps) => (
  <>
    {csvName ? (
      <Button asChild variant="outline" _print={{ display: 'none' }}>
        <a href={addressOf('csv')} download={csvName}>
          <Download aria-hidden />
          Download
        </a>
      </Button>
    ) : null}
    <Button asChild variant="outline" _print={{ display: 'none' }}>
      {/* The server names it, with its days. */}
      <a href={addressOf('xlsx')} download>
        <FileSpreadsheet aria-hidden />
        Spreadsheet
      </a>
    </Button>
  </>
)
