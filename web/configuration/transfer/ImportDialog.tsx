import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { FileField } from '../../forms/files/FileField'
import { useCloseGuard } from '../../forms/record/useCloseGuard'
import { reasonOf, useDryRun, type Refused } from '../../relay/files/useDryRun'
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

/** Problems after which the import may still have been done. For database problems, the server's message says whether. */
const unsure: readonly ProblemCode[] = ['OFFLINE', 'TIMEOUT', 'BROKEN']

/** The size of the text in a request, where it is a JSON string. */
const lengthSent = (text: string): number => new Blob([JSON.stringify(text)]).size

/** Removes formatting whitespace. The server refuses a file that is not JSON. */
const parsed = (text: string): Chosen => {
  try {
    const document: unknown = JSON.parse(text)
    return { document, text: JSON.stringify(document) }
  } catch {
    return { document: null, text }
  }
}

const read = async (file: File): Promise<Chosen | string> => {
  const chosen = parsed(await file.text())
  return lengthSent(chosen.text) > longestDocument
    ? 'The file is larger than 1 MB. Leave out lists that do not change.'
    : chosen
}

/** Imports a configuration from a file: first a dry run shows the changes, then all or nothing is imported (rules 5.10). */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const notify = useNotify()
  const [send] = useImportCatalogue()
  const { state, choose, take } = useDryRun<Chosen, Report>({
    read,
    send: ({ text }, checked) => send({ input: { document: text, dryRun: checked === null } }),
    unchecked: 'The file could not be checked, and nothing was changed.',
  })
  const importAll = async () => {
    const done = await take()
    if (!done) return
    const { added, changed, removed } = done
    notify({
      kind: 'success',
      title: 'The configuration was imported',
      description: `${counted(added.length, 'item')} added, ${changed.length} changed, ${removed.length} removed.`,
    })
    onClose()
  }

  const isImporting = state.step === 'importing'
  const report = state.step === 'checked' || isImporting ? state.report : null
  const isChange = report !== null && report.added.length + report.changed.length + report.removed.length > 0
  const { close, question } = useCloseGuard(isChange, onClose)
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isImporting) close()
      }}
      title="Import Configuration"
      placement="full"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isImporting} onClick={close}>
            Cancel
          </Button>
          <SendButton disabled={!isChange || isImporting} onClick={() => void importAll()}>
            {isImporting ? 'Importing…' : 'Import'}
          </SendButton>
        </>
      }
    >
      <Text color="fg.muted" mb="4">
        Each list in the file replaces the current list; lists that are not in the file stay. You see the changes before
        they are made.
      </Text>
      <FileField
        id="configuration-file"
        label="Configuration file"
        accept=".json,application/json"
        error={state.step === 'wrong' ? state.error : undefined}
        disabled={isImporting}
        onFile={(file) => void choose(file)}
      />
      <Box role="status" mt="4">
        {state.step === 'checking' ? <Text color="fg.muted">Checking what would change…</Text> : null}
        {isImporting ? <Text color="fg.muted">Importing. This can take up to half a minute.</Text> : null}
        {report && !isChange ? (
          <Text fontWeight="medium">Nothing to import: everything already matches the file.</Text>
        ) : null}
        {state.step === 'unfinished' ? <Unfinished problem={state.problem} /> : null}
        {state.step === 'refused' ? <Places refused={state.refused} document={state.content.document} /> : null}
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
      unsure.includes(problem.code)
        ? 'It is not known whether the configuration was imported'
        : 'The import did not finish'
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
