import { Box, Button, Stack } from '@chakra-ui/react'
import { FormikProvider, useFormik, type FormikValues } from 'formik'
import { useEffect, useId, useState, type ReactNode } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { Confirm } from '../ui/Confirm'
import { Dialog } from '../ui/Dialog'
import { NoticeStrip } from '../ui/NoticeStrip'
import { applyRefusal } from './applyRefusal'
import { errorsOf } from './errorsOf'
import { Form } from './Form'

/** An item as entries, and the version that they are of; something new has none. */
export type Edited<Values> = { values: Values; version: number | null }

type Saved = { ok: boolean; refusal?: { message: string; fields: readonly FieldRefusal[] } | null }

type EditDialogProps<Values> = {
  title?: string
  /** It takes the whole screen. */
  isFull?: boolean
  /** The item as it is now, whoever changed it; null when it was deleted. */
  latest: Edited<Values> | null
  /** Everything wrong with the entries, as the server would say it. */
  check: (values: Values) => readonly FieldRefusal[]
  /** Sends the entries; closing the dialog, once they were taken, is the screen's affair. */
  onSave: (values: Values, version: number | null) => Promise<Saved>
  onClose: () => void
  /** It shows the item to people who may not change it. */
  readOnly?: boolean
  /** The fields. */
  children: ReactNode
  /** What is changed beside the form, at once. */
  below?: ReactNode
  /** Whether something is entered there that was not sent. */
  hasUnsentBelow?: boolean
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * An item of the configuration, being edited. What others change meanwhile is offered, never put over the entries;
 * nothing that was entered is lost without a question.
 */
export const EditDialog = <Values extends FormikValues>({ title = 'Edit Item', isFull, latest, check, onSave, onClose, readOnly, children, below, hasUnsentBelow }: EditDialogProps<Values>) => {
  const formId = useId()
  /** The item as the person knows it. */
  const [known, setKnown] = useState(latest!)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  const form = useFormik<Values>({
    initialValues: known.values,
    validateOnMount: true,
    validate: (values) => errorsOf<Values>(check(values)),
    onSubmit: async (values, helpers) => {
      setProblem(null)
      const { ok, refusal } = await onSave(values, known.version)
      if (ok || !refusal) return
      const elsewhere = applyRefusal({ ...form, ...helpers }, refusal.fields, values)
      if (refusal.fields.length === 0 || elsewhere.length > 0) setProblem(elsewhere[0]?.message ?? refusal.message)
    },
  })
  const close = () => (form.dirty || hasUnsentBelow ? setAsking(true) : onClose())
  const hasNews = latest !== null && !isSame(latest.values, known.values)

  useEffect(() => {
    const form = document.getElementById(formId)
    // What stands below may have it already.
    if (document.activeElement?.matches('textarea')) return
    form?.querySelector<HTMLElement>('input:not([readonly]):not(:disabled), textarea:not([readonly])')?.focus()
  }, [formId])

  const takeNews = (news: Edited<Values>) => {
    const own = Object.entries(form.values).filter(([field, value]) => !isSame(value, known.values[field]))
    setProblem(null)
    setKnown(news)
    form.resetForm({ values: news.values })
    void form.setValues({ ...news.values, ...Object.fromEntries(own) })
  }

  // Nothing that is shown here changed: the entries are of the newer version as well.
  const version = latest?.version ?? null
  if (!hasNews && latest !== null && version !== known.version) setKnown(latest)

  return (
    <FormikProvider value={form}>
      <Dialog
        isOpen
        onClose={close}
        title={title}
        placement={isFull ? 'full' : 'center'}
        footer={
          readOnly ? null : (
            <>
              <Button variant="outline" colorPalette="gray" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" form={formId} disabled={form.isSubmitting || latest === null}>
                {form.isSubmitting ? 'Saving…' : 'Save'}
              </Button>
            </>
          )
        }
      >
        <Box mx="-5" mb="3" role="status" css={{ '&:empty': { display: 'none' } }}>
          {problem ? <NoticeStrip kind="warning" title="Not saved" text={problem} /> : null}
          {latest === null ? <NoticeStrip kind="warning" title="Somebody deleted this item meanwhile" text="What you entered cannot be saved any more." /> : null}
          {hasNews ? (
            <NoticeStrip
              kind="info"
              title="Somebody changed this item meanwhile"
              action={
                <Button size="sm" variant="outline" onClick={() => takeNews(latest)}>
                  Show the changes
                </Button>
              }
            />
          ) : null}
        </Box>
        <Form id={formId} label={title}>
          <Stack gap="4">{children}</Stack>
        </Form>
        {below}
      </Dialog>
      <Confirm isOpen={isAsking} title="Leave without saving?" confirmLabel="Leave" cancelLabel="Stay" onConfirm={onClose} onCancel={() => setAsking(false)}>
        What you entered here has not been saved and will be lost.
      </Confirm>
    </FormikProvider>
  )
}
