import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { Input } from '../../ui/parts/Input'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { useCloseGuard } from '../../forms/record/useCloseGuard'
import type { Problem, ProblemCode } from '../../relay/problem'
import { counted } from '../../ui/parts/counted'
import { Dialog } from '../../ui/dialog/Dialog'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { SendButton } from '../../ui/page/SendButton'
import { useNotify } from '../../ui/notices/notices'
import { useImportCatalogue } from './useImportCatalogue'
import { ImportReport, type Report } from './ImportReport'
import { placeOf } from './placeOf'

/** The server's limit for a request, minus the rest of the request. */
const longestDocument = 1_000_000

/** A chosen file: the text to send, and the parsed document, from which errors get their place names. */
type Chosen = { text: string; document: unknown }

type Refused = { message: string; fields: readonly FieldRefusal[] }

const reasons: Partial<Record<ProblemCode, string>> = {
  OFFLINE: 'The server cannot be reached.',
  TIMEOUT: 'The server did not answer within a minute.',
  FORBIDDEN: 'You are not allowed to do this.',
}
const reasonOf = ({ code, message }: Problem): string => reasons[code] ?? message

/** Problems after which the import may still have been done. For database problems, the server's message says whether. */
const unsure: readonly ProblemCode[] = ['OFFLINE', 'TIMEOUT', 'BROKEN']

/** Removes formatting whitespace. The server refuses a file that is not JSON. */
const read = (text: string): Chosen => {
  try {
    const document: unknown = JSON.parse(text)
    return { document, text: JSON.stringify(document) }
  } catch {
    return { document: null, text }
  }
}

/** The size of the text in a request, where it is a JSON string. */
const lengthSent = (text: string): number => new Blob([JSON.stringify(text)]).size

/** Imports a configuration from a file: first a dry run shows the changes, then all or nothing is imported (rules 5.10). */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const notify = useNotify()
  const [tryImport, isTrying] = useImportCatalogue()
  const [doImport, isImporting] = useImportCatalogue()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [error, setError] = useState<string | undefined>()
  const [problem, setProblem] = useState<Problem | null>(null)
  const attempt = useRef(0)

  const choose = async (file: File | undefined) => {
    const mine = ++attempt.current
    setReport(null)
    setRefused(null)
    setError(undefined)
    setProblem(null)
    setChosen(null)
    if (!file) return
    const next = read(await file.text())
    // Another file may have been chosen meanwhile.
    if (mine !== attempt.current) return
    if (lengthSent(next.text) > longestDocument)
      return setError('The file is larger than 1 MB. Leave out lists that do not change.')
    const result = await tryImport({ input: { document: next.text, dryRun: true } })
    setChosen(next)
    if (result.ok) setReport(result.data)
    else if (result.refusal) setRefused(result.refusal)
    else if (result.problem)
      setError(`The file could not be checked, and nothing was changed. ${reasonOf(result.problem)} Choose it again.`)
  }

  const take = async () => {
    const result = await doImport({ input: { document: chosen!.text, dryRun: false } })
    if (result.ok) {
      const { added, changed, removed } = result.data
      notify({
        kind: 'success',
        title: 'The catalogue was imported',
        description: `${counted(added.length, 'item')} added, ${changed.length} changed, ${removed.length} removed.`,
      })
      onClose()
    } else if (result.refusal) {
      setReport(null)
      setRefused(result.refusal)
    } else if (result.problem) {
      setReport(null)
      setProblem(result.problem)
    }
  }

  const isChange = report !== null && report.added.length + report.changed.length + report.removed.length > 0
  const { close, question } = useCloseGuard(isChange, onClose)
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isImporting) close()
      }}
      title="Import Catalogue"
      placement="full"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isImporting} onClick={onClose}>
            Cancel
          </Button>
          <SendButton disabled={!isChange || isImporting} onClick={() => void take()}>
            {isImporting ? 'Importing…' : 'Import'}
          </SendButton>
        </>
      }
    >
      <Text color="fg.muted" mb="4">
        Each list in the file replaces the current list; lists that are not in the file stay. You see the changes before
        they are made.
      </Text>
      <FieldFrame id="catalogue-file" label="Catalogue file" error={error}>
        {(controlProps) => (
          <Input
            {...controlProps}
            type="file"
            accept=".json,application/json"
            disabled={isTrying || isImporting}
            // A corrected file with the same name can be chosen again; without this, the browser fires no event.
            onClick={(event) => {
              event.currentTarget.value = ''
              void choose(undefined)
            }}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              void choose(file)
            }}
          />
        )}
      </FieldFrame>
      <Box role="status" mt="4">
        {isTrying ? <Text color="fg.muted">Checking what would change…</Text> : null}
        {isImporting ? <Text color="fg.muted">Importing. This can take up to half a minute.</Text> : null}
        {report && !isChange ? (
          <Text fontWeight="medium">Nothing to import: everything already matches the file.</Text>
        ) : null}
        {problem ? <Unfinished problem={problem} /> : null}
        {refused ? <Places refused={refused} document={chosen?.document} /> : null}
      </Box>
      {report ? <ImportReport report={report} /> : null}
      {question}
    </Dialog>
  )
}

/** The import has no answer. Choosing the file again shows the result, because an imported file changes nothing more. */
const Unfinished = ({ problem }: { problem: Problem }) => (
  <NoticeStrip
    kind="warning"
    title={
      unsure.includes(problem.code) ? 'It is not known whether the catalogue was imported' : 'The import did not finish'
    }
    text={`${reasonOf(problem)} Choose the file again to see what is still different.`}
  />
)

/** The errors in the file, each with its place. */
const Places = ({ refused: { message, fields }, document }: { refused: Refused; document: unknown }) => (
  <Box borderRadius="l2" overflow="hidden">
    <NoticeStrip
      kind="warning"
      title="The file cannot be imported, and nothing was changed"
      text={fields.length > 0 ? undefined : message}
    />
    <chakra.ul listStyleType="none" mt="2">
      {fields.map(({ field, message: what }) => (
        <chakra.li
          key={`${field} ${what}`}
          py="2"
          borderBottomWidth="1px"
          borderColor="border.muted"
          overflowWrap="anywhere"
        >
          <Text fontWeight="medium">{what}</Text>
          <Text textStyle="sm" color="fg.muted">
            {placeOf(field, document)}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  </Box>
)
