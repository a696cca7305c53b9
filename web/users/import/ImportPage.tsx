import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Download, LockKeyhole } from 'lucide-react'
import { longestCsv, withoutEmptyTail } from 'domain/users/importInput'
import { useRef, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { useLeaveGuard } from '../../forms/record/useLeaveGuard'
import type { Problem } from '../../relay/problem'
import { useViewer } from '../../relay/viewer'
import { download } from '../../ui/browser/download'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { Panel } from '../../ui/page/Panel'
import { SendButton } from '../../ui/page/SendButton'
import { counted, countedPeople, showCount } from '../../ui/parts/counted'
import { Input } from '../../ui/parts/Input'
import type { ImportPageQuery as Query } from './__generated__/ImportPageQuery.graphql'
import type { useImportUsersMutation$data } from './__generated__/useImportUsersMutation.graphql'
import { ImportRows } from './ImportRows'
import { readText } from './readText'
import { useImportUsers } from './useImportUsers'

type Report = NonNullable<useImportUsersMutation$data['importUsers']['success']>

/** Bytes of the file in a request. */
const sizeOf = (csv: string): number => new TextEncoder().encode(JSON.stringify(csv)).length

const csvType = 'text/csv;charset=utf-8'

/** An example of each column; facilities are named as the provider names them. */
const templateOf = (facilityName: string | undefined): string =>
  [
    'Full Name,E-Mail,Role,Training,Allowed Facilities',
    `Rosa Example,rosa@example.org,Clinician,no,"${(facilityName ?? '').replaceAll('"', '""')}"`,
    'Sam Example,sam@example.org,Manager,no,',
  ]
    .map((line) => `${line}\r\n`)
    .join('')

const ImportPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(
    graphql`
      query ImportPageQuery {
        provider {
          name
          facilities {
            name
          }
        }
      }
    `,
    queryRef,
  )
  const { canChangeUsers } = useViewer()
  return (
    <Page heading="Import People" back={{ to: '/users', name: 'Users' }}>
      {canChangeUsers ? (
        <ImportPeople providerName={provider.name} facilityName={provider.facilities[0]?.name} />
      ) : (
        <EmptyState icon={LockKeyhole} title="You are not allowed to see this page." />
      )}
    </Page>
  )
}

type ImportPeopleProps = { providerName: string; facilityName: string | undefined }

/** Imports people from a file: first what would come of each row, then all valid rows or none (rules 9.11). */
const ImportPeople = ({ providerName, facilityName }: ImportPeopleProps) => {
  const [check, isChecking] = useImportUsers()
  const [take, isImporting] = useImportUsers()
  const [csv, setCsv] = useState('')
  const [report, setReport] = useState<Report | null>(null)
  const [imported, setImported] = useState<Report | null>(null)
  const [hasLinks, setHasLinks] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const attempt = useRef(0)
  const { question } = useLeaveGuard(hasLinks)

  const forget = () => {
    setReport(null)
    setImported(null)
    setError(undefined)
    setProblem(null)
  }

  const choose = async (file: File | undefined) => {
    const mine = ++attempt.current
    forget()
    if (!file) return
    const read = await readText(file)
    // Another file may have been chosen meanwhile.
    if (mine !== attempt.current) return
    if (read === null) return setError('This is not a text file in UTF-8. In Excel, save it as “CSV UTF-8”.')
    const text = withoutEmptyTail(read)
    if (sizeOf(text) > longestCsv) return setError('The file is larger than 1 MB. Split it into several files.')
    setCsv(text)
    const result = await check({ input: { csv: text, dryRun: true } })
    if (mine !== attempt.current) return
    if (result.ok) setReport(result.data)
    else if (result.refusal) setError(result.refusal.message)
    else if (result.problem) setError(`The file could not be checked. ${sentence(result.problem)} Choose it again.`)
  }

  const importAll = async () => {
    const result = await take({ input: { csv, dryRun: false, digest: report!.digest } })
    if (result.ok) {
      setReport(null)
      setImported(result.data)
      setHasLinks(result.data.invitations.length > 0)
    } else if (result.refusal) {
      setReport(null)
      setProblem(`${result.refusal.message} Nothing was imported.`)
    } else if (result.problem) {
      setReport(null)
      setProblem(`${sentence(result.problem)} Choose the file again to see who is still missing.`)
    }
  }

  const saveLinks = async () => {
    const { linksCsv } = await import('./linksCsv')
    download('invitations.csv', linksCsv(imported!.invitations, location.origin), csvType)
    setHasLinks(false)
  }

  const shown = report ?? imported
  const joining = report ? report.counts.newPerson + report.counts.newRole : 0
  return (
    <Stack gap="4">
      <Panel
        title="File"
        action={
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => download('people.csv', `\ufeff${templateOf(facilityName)}`, csvType)}
          >
            <Download aria-hidden />
            Download Template
          </Button>
        }
      >
        <Text color="fg.muted" mb="4">
          A CSV file with the columns Full Name, E-Mail, Role, Training (yes or no) and Allowed Facilities (separated by
          semicolons; empty means all). You see what comes of each row before anybody is added.
        </Text>
        <Box
          borderWidth="2px"
          borderStyle="dashed"
          borderColor={isOver ? 'brand.solid' : 'border'}
          bg={isOver ? 'brand.subtle' : undefined}
          borderRadius="l2"
          p="4"
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            void choose(event.dataTransfer.files[0])
          }}
        >
          <FieldFrame id="people-file" label="File of people" help="Or drop a file here." error={error}>
            {(controlProps) => (
              <Input
                {...controlProps}
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
                disabled={isChecking || isImporting}
                // A corrected file with the same name can be chosen again; without this, the browser fires no event.
                onClick={(event) => {
                  event.currentTarget.value = ''
                }}
                onChange={(event) => void choose(event.target.files?.[0])}
              />
            )}
          </FieldFrame>
        </Box>
        <Box role="status" mt="3" css={{ '&:empty': { display: 'none' } }}>
          {isChecking ? <Text color="fg.muted">Checking the file…</Text> : null}
          {isImporting ? <Text color="fg.muted">Importing. This can take up to a minute.</Text> : null}
          {problem ? <NoticeStrip kind="warning" title="The import did not finish" text={problem} /> : null}
          {imported ? <Done report={imported} providerName={providerName} /> : null}
        </Box>
        {imported && imported.invitations.length > 0 ? (
          <Box mt="3">
            <Button onClick={() => void saveLinks()}>
              <Download aria-hidden />
              Download Invitation Links
            </Button>
            <Text mt="2" color="fg.muted" textStyle="sm">
              They are shown only now. Give each person theirs within 72 hours.
            </Text>
          </Box>
        ) : null}
      </Panel>
      {shown ? (
        <Panel title={report ? 'What will happen' : 'What happened'}>
          <Text role="status" mb="3" fontWeight="medium">
            {summaryOf(shown)}
          </Text>
          {shown.ignoredColumns.length > 0 ? (
            <Text mb="3" color="fg.muted">
              {`Ignored columns: ${shown.ignoredColumns.join(', ')}`}
            </Text>
          ) : null}
          <Flex gap="2" wrap="wrap" mb="4">
            {report ? (
              <SendButton disabled={joining === 0 || isImporting} onClick={() => void importAll()}>
                {isImporting ? 'Importing…' : joining === 1 ? 'Import 1 Person' : `Import ${showCount(joining)} People`}
              </SendButton>
            ) : null}
            {shown.problems ? (
              <Button
                variant="outline"
                colorPalette="gray"
                onClick={() => download('people-problems.csv', shown.problems!, csvType)}
              >
                <Download aria-hidden />
                Download Problems
              </Button>
            ) : null}
          </Flex>
          <ImportRows rows={shown.rows} />
        </Panel>
      ) : null}
      {question}
    </Stack>
  )
}

/** What the problem says, as a sentence. */
const sentence = ({ code, message }: Problem): string =>
  code === 'OFFLINE'
    ? 'The server cannot be reached.'
    : code === 'TIMEOUT'
      ? 'The server did not answer within a minute.'
      : message

const summaryOf = ({ counts }: Report): string => {
  const parts: [number, string][] = [
    [counts.newPerson, counted(counts.newPerson, 'new account')],
    [
      counts.newRole,
      `${countedPeople(counts.newRole)} with an account ${counts.newRole === 1 ? 'is' : 'are'} invited to a role here`,
    ],
    [counts.unchanged, `${countedPeople(counts.unchanged)} here already`],
    [counts.wrong, `${counted(counts.wrong, 'row')} with problems`],
  ]
  return `${parts
    .filter(([count]) => count > 0)
    .map(([, words]) => words)
    .join(', ')}.`
}

const Done = ({ report: { counts, canMail }, providerName }: { report: Report; providerName: string }) => (
  <NoticeStrip
    kind="success"
    title={[
      ...(counts.newPerson > 0 ? [`${countedPeople(counts.newPerson)} added to ${providerName}`] : []),
      ...(counts.newRole > 0 ? [`${countedPeople(counts.newRole)} with an account invited`] : []),
    ].join(', ')}
    text={canMail ? 'Invitations are on their way by mail.' : undefined}
  />
)

export default ImportPage
