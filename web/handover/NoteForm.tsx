import { Box, Flex, Text } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { changeHandoverNoteInput } from 'domain/handover/input'
import { checkInput } from 'domain/kernel/input/input'
import { useEffect, useEffectEvent, useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { TextAreaField } from '../forms/fields/TextField'
import { EditNotices } from '../forms/record/EditNotices'
import type { Snapshot } from '../forms/record/editor'
import { plainEntries, plainFields, type EntryWords } from '../forms/record/fields'
import { Form } from '../forms/record/Form'
import { MergeDialog } from '../forms/record/MergeDialog'
import { useLeaveGuard } from '../forms/record/useLeaveGuard'
import { useRecordForm } from '../forms/record/useRecordForm'
import { SendButton } from '../ui/page/SendButton'
import { useNotify } from '../ui/notices/notices'
import { useChangeHandoverNote } from './handoverVerbs'
import { showLocal } from './localTime'
import { Untranslated } from '../ui/parts/Untranslated'
import type { NoteForm_note$key } from './__generated__/NoteForm_note.graphql'

type Values = { text: string }

const words: EntryWords = {
  thing: 'note',
  inPageOrder: (names) => [...names],
  nameOf: () => 'Note',
  show: (_name, [text]) => text ?? null,
}
const fields = plainFields<Values>(plainEntries, words)

type NoteFormProps = {
  note: NoteForm_note$key
  facility: { readonly id: string; readonly timeZone: string }
  /** Whether something is entered that is not saved. */
  onDirty: (isDirty: boolean) => void
}

/** The team's note for the next shift. Several people may write it; nobody's words are overwritten unasked (rules 3.21). */
export const NoteForm = ({ facility, onDirty, ...props }: NoteFormProps) => {
  const { version, text, changedAt, changedBy } = useFragment(
    graphql`
      fragment NoteForm_note on HandoverNote {
        id
        version
        text
        changedAt
        changedBy {
          fullName
        }
      }
    `,
    props.note,
  )
  const formId = useId()
  const notify = useNotify()
  const [changeNote] = useChangeHandoverNote()
  const editor = useRecordForm<Values, Snapshot<Values>>({
    latest: { values: { text: text ?? '' }, version },
    keptAs: `handover note ${facility.id}`,
    fields,
    check: (values) =>
      checkInput(changeHandoverNoteInput, { ...values, facilityId: facility.id, expectedVersion: version }).refusal
        ?.fields ?? [],
    send: async ({ values, version: seen }) => {
      const { ok, ...rest } = await changeNote({
        input: { facilityId: facility.id, text: values.text, expectedVersion: seen ?? version },
      })
      if (ok) notify({ kind: 'success', title: 'Note saved' })
      return { ok, refusal: 'refusal' in rest ? rest.refusal : null }
    },
    submits: 'save',
    follows: true,
    ...(changedBy ? { changedBy: changedBy.fullName } : {}),
  })
  const { form, kept, isDirty, problem, news, showNews } = editor
  const { question } = useLeaveGuard(isDirty)
  const report = useEffectEvent(onDirty)
  useEffect(() => report(isDirty), [isDirty])

  return (
    <FormikProvider value={form}>
      <Box role="status" mx={{ base: '-4', md: '-5' }} css={{ '&:empty': { display: 'none' } }}>
        <EditNotices kept={kept} problem={problem} hasNews={news.length > 0} onShow={showNews} />
      </Box>
      <Box _print={{ display: 'none' }}>
        <Form id={formId} label="Note">
          <TextAreaField
            name="text"
            label="Note for the next shift"
            help="Everyone who sees this facility reads it."
            rows={4}
          />
        </Form>
        <Flex mt="3" gap="3" align="center" wrap="wrap">
          <SendButton type="submit" form={formId} variant="outline" disabled={!isDirty || form.isSubmitting}>
            {form.isSubmitting ? 'Saving…' : 'Save Note'}
          </SendButton>
          {changedAt && changedBy && text ? (
            <Text textStyle="sm" color="fg.muted">
              <Untranslated>
                {changedBy.fullName}, {showLocal(facility.timeZone, changedAt)}
              </Untranslated>
            </Text>
          ) : null}
        </Flex>
      </Box>
      <Text display="none" whiteSpace="pre-line" _print={{ display: 'block' }}>
        {form.values.text || 'No note.'}
      </Text>
      {editor.isAsking ? <MergeDialog editor={editor} words={words} sendLabel={editor.asksFor && 'Save Note'} /> : null}
      {question}
    </FormikProvider>
  )
}
