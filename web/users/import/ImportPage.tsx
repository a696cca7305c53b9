import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { longestCsv, withoutEmptyTail } from 'domain/users/importInput'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { FileField } from '../../forms/files/FileField'
import { useLeaveGuard } from '../../forms/record/useLeaveGuard'
import { reasonOf, useDryRun, type ImportState } from '../../relay/files/useDryRun'
import { saveFile } from '../../ui/browser/saveFile'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { Page } from '../../ui/page/Page'
import { Panel } from '../../ui/page/Panel'
import { SendButton } from '../../ui/page/SendButton'
import { counted, countedPeople, showCount } from '../../ui/parts/counted'
import type { ImportPageQuery as Query } from './__generated__/ImportPageQuery.graphql'
import type { useImportUsersMutation$data } from './__generated__/useImportUsersMutation.graphql'
import { ImportRows } from './ImportRows'
import { readText } from './readText'
import { useImportUsers } from './useImportUsers'

type Report = NonNullable<useImportUsersMutation$data['importUsers']['success']>

/** Bytes of the file in a request. */
const sizeOf = (csv: string): number => new TextEncoder().encode(JSON.stringify(csv)).length

const saveCsv = (name: string, csv: string): void => saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))

const read = async (file: File): Promise<{ csv: string } | string> => {
  const text = await readText(file)
  if (text === null) return 'This is not a text file in UTF-8. In Excel, save it as “CSV UTF-8”.'
  const csv = withoutEmptyTail(text)
  return sizeOf(csv) > longestCsv ? 'The file is larger than 1 MB. Split it into several files.' : { csv }
}

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
  return (
    <Page heading="Import People" back={{ to: '/users', name: 'Users' }}>
      <ImportPeople providerName={provider.name} facilityName={provider.facilities[0]?.name} />
    </Page>
  )
}

type ImportPeopleProps = { providerName: string; facilityName: string | undefined }

/** Imports people from a file: first what would come of each row, then all valid rows or none (rules 9.11). */
const ImportPeople = ({ providerName, facilityName }: ImportPeopleProps) => {
  const [send] = useImportUsers()
  const { state, choose, take } = useDryRun<{ csv: string }, Report>({
    read,
    send: ({ csv }, checked) =>
      send({ input: checked ? { csv, dryRun: false, digest: checked.digest } : { csv, dryRun: true } }),
    unchecked: 'The file could not be checked.',
  })
  const [invitations, setInvitations] = useState<Report['invitations']>([])
  const [hasLinks, setHasLinks] = useState(false)
  const { question } = useLeaveGuard(hasLinks)

  const importAll = async () => {
    const added = (await take())?.invitations ?? []
    if (added.length === 0) return
    setInvitations((before) => [...before, ...added])
    setHasLinks(true)
  }

  const saveLinks = async () => {
    const { linksCsv } = await import('./linksCsv')
    saveCsv('invitations.csv', linksCsv(invitations, location.origin))
    setHasLinks(false)
  }

  const isImporting = state.step === 'importing'
  const report = state.step === 'checked' || isImporting ? state.report : null
  const imported = state.step === 'imported' ? state.report : null
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
            onClick={() => saveCsv('people.csv', `\ufeff${templateOf(facilityName)}`)}
          >
            <Download aria-hidden />
            Download Template
          </Button>
        }
      >
        <Text color="fg.muted" mb="4">
          A CSV file with the columns Full Name, E-Mail, Role, Training (yes or no) and Allowed Facilities (separated by
          semicolons; empty means all). You see the result of each row before anyone is added.
        </Text>
        <FileField
          id="people-file"
          label="File of people"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          error={errorOf(state)}
          disabled={isImporting}
          onFile={(file) => void choose(file)}
        />
        <Box role="status" mt="3" css={{ '&:empty': { display: 'none' } }}>
          {state.step === 'checking' ? <Text color="fg.muted">Checking the file…</Text> : null}
          {isImporting ? <Text color="fg.muted">Importing. This can take up to a minute.</Text> : null}
          <Unfinished state={state} />
          {imported ? <Done report={imported} providerName={providerName} /> : null}
        </Box>
        {invitations.length > 0 ? (
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
                onClick={() => saveCsv('people-problems.csv', shown.problems!)}
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

type State = ImportState<{ csv: string }, Report>

/** What is wrong with the file itself. */
const errorOf = (state: State): string | undefined => {
  if (state.step === 'wrong') return state.error
  return state.step === 'refused' && state.isDryRun ? state.refused.message : undefined
}

const Unfinished = ({ state }: { state: State }) => {
  const text =
    state.step === 'unfinished'
      ? `${reasonOf(state.problem)} Choose the file again to see who is still missing.`
      : state.step === 'refused' && !state.isDryRun
        ? `${state.refused.message} Nothing was imported.`
        : null
  return text === null ? null : <NoticeStrip kind="warning" title="The import did not finish" text={text} />
}

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
