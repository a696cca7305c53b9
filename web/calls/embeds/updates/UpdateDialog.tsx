import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { callUpdateInput, type Side } from 'domain/calls/updates'
import { checkInput } from 'domain/kernel/input/input'
import { SwitchField } from '../../../forms/fields/SwitchField'
import { TextAreaField } from '../../../forms/fields/TextField'
import { FormScope } from '../../../forms/fields/useFormField'
import { FormDialog } from '../../../forms/record/FormDialog'
import type { Sent } from '../../../forms/record/useRecordForm'
import { useSendForm } from '../../../forms/send/useSendForm'
import { NoticeStrip } from '../../../ui/notices/NoticeStrip'
import { Untranslated } from '../../../ui/parts/Untranslated'

export type UpdateEntries = { text: string; isWorse: boolean }

type UpdateDialogProps = {
  /** On which side of the call the writer is. */
  side: Side
  /** What the other side wrote last, which the dialog may cover. */
  lastWords: string | null
  /** The form's name in the browser (`useKeptForm`). */
  keptAs: string | null
  send: (entries: UpdateEntries) => Promise<Sent>
  onClose: () => void
}

const blank: UpdateEntries = { text: '', isWorse: false }
const entered = callUpdateInput.pick(['text', 'isWorse'])

/** What a hurried team mostly answers. */
const usual = [5, 10, 30].map((minutes) => `With you in ${minutes} minutes.`)

/** After what is typed; in place of another usual answer at its end. */
const withAnswer = (typed: string, answer: string): string => {
  const text = typed.trim()
  const last = usual.find((each) => text.endsWith(each)) ?? ''
  return [text.slice(0, text.length - last.length).trim(), answer].filter(Boolean).join(' ')
}

/** Writes to the other side of a call (rules 3.27). */
export const UpdateDialog = ({ side, lastWords, keptAs, send, onClose }: UpdateDialogProps) => {
  const { form, kept, problem } = useSendForm<UpdateEntries>({
    initial: blank,
    keptAs,
    check: (values) => checkInput(entered, values).refusal?.fields ?? [],
    send: async ({ text, isWorse }) => {
      const sent = await send({ text: text.trim(), isWorse })
      if (sent.ok) onClose()
      return sent
    },
  })
  return (
    // The page below may have fields of these names.
    <FormScope value="update-">
      <FormDialog
        title={side === 'team' ? 'Write to the Ward' : 'Write to the Team'}
        form={form}
        kept={kept}
        saveLabel="Send"
        savingLabel="Sending…"
        notices={problem ? <NoticeStrip kind="warning" title="Not sent" text={problem} /> : null}
        onClose={onClose}
      >
        {lastWords === null ? null : (
          <Box ps="3" borderInlineStartWidth="3px" borderColor={side === 'team' ? 'amber.solid' : 'blue.solid'}>
            <Text textStyle="sm" color="fg.muted">
              {side === 'team' ? 'The ward wrote' : 'The team wrote'}
            </Text>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              <Untranslated>{lastWords}</Untranslated>
            </Text>
          </Box>
        )}
        <TextAreaField name="text" label="Update" help="Write nothing about who the patient is." required rows={2} />
        {side === 'ward' ? (
          <SwitchField name="isWorse" label="It has become worse" />
        ) : (
          <Flex role="group" aria-label="Usual answers" wrap="wrap" gap="2">
            {usual.map((text) => (
              <Button
                key={text}
                type="button"
                size="sm"
                variant="outline"
                onClick={() => void form.setFieldValue('text', withAnswer(form.values.text, text))}
              >
                {text}
              </Button>
            ))}
          </Flex>
        )}
      </FormDialog>
    </FormScope>
  )
}
