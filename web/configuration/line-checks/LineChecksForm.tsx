import { Box, Stack } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { EditNotices } from '../../forms/record/EditNotices'
import { Form } from '../../forms/record/Form'
import type { Snapshot } from '../../forms/record/editor'
import { plainFields, type RecordFields } from '../../forms/record/fields'
import { useRecordForm } from '../../forms/record/useRecordForm'
import { useLeaveGuard } from '../../forms/record/useLeaveGuard'
import { ActionBar } from '../../ui/page/ActionBar'
import { Confirm } from '../../ui/dialog/Confirm'
import { SendButton } from '../../ui/page/SendButton'
import type { LineChecksForm_configuration$key } from './__generated__/LineChecksForm_configuration.graphql'
import { AddType } from './AddType'
import { fieldNames, isChanged, valuesOf, wrongWith, type Values } from './entries'
import { NextChecks } from './NextChecks'
import { ScheduleFields } from './ScheduleFields'
import { addButtonId, TypeList, type ListName } from './TypeList'
import { useSaveLineChecks } from './useSaveLineChecks'

type LineChecksFormProps = {
  configuration: LineChecksForm_configuration$key
  canChange: boolean
  /** Somebody else saved meanwhile. */
  onStale: () => void
}

const fields: RecordFields<Values, Snapshot<Values>> = {
  ...plainFields(),
  isDirty: (values, known) => isChanged(values, known.values),
}

const lists: readonly ListName[] = ['whitelist', 'blacklist']

/** The open dialog of a list. */
type Doing = { what: 'add'; list: ListName } | { what: 'delete'; list: ListName; type: string }

/** When and for which lines checks are scheduled. Administrators change it, managers read it. */
export const LineChecksForm = ({ canChange, onStale, ...props }: LineChecksFormProps) => {
  const { lineChecks, purposes, lineTypes } = useFragment(
    graphql`
      fragment LineChecksForm_configuration on Configuration {
        lineTypes
        purposes {
          databaseId
          name
        }
        lineChecks {
          version
          schedule
          intervalAmount
          intervalUnits
          hour
          minute
          enabledDays
          purpose {
            databaseId
          }
          whitelist
          blacklist
          ...NextChecks_lineChecks
        }
      }
    `,
    props.configuration,
  )
  const formId = useId()
  const [doing, setDoing] = useState<Doing | null>(null)
  const save = useSaveLineChecks(onStale)
  const check = (values: Values) => wrongWith(values, purposes)
  const { form, kept, isDirty, problem, news, showNews } = useRecordForm<Values, Snapshot<Values>>({
    latest: { values: valuesOf(lineChecks), version: lineChecks.version },
    keptAs: 'line checks',
    fields,
    check,
    send: save,
    submits: 'save',
    follows: true,
  })
  const { values } = form
  const wrong = check(values)
  const { question } = useLeaveGuard(isDirty)

  const setTypes = (list: ListName, types: readonly string[]) => {
    void form.setFieldValue(list, types)
    // The element that had the focus may be gone.
    requestAnimationFrame(() => document.getElementById(addButtonId(list))?.focus())
  }

  return (
    <FormikProvider value={form}>
      <Stack gap="4">
        <NextChecks lineChecks={lineChecks} isChanged={isDirty} />
        <Form id={formId} label="Line checks">
          <Stack gap="4">
            <ScheduleFields purposes={purposes} readOnly={!canChange} />
            {lists.map((list) => (
              <TypeList
                key={list}
                list={list}
                canChange={canChange && values.schedule !== 'none'}
                onAdd={() => setDoing({ what: 'add', list })}
                onDelete={(type) => setDoing({ what: 'delete', list, type })}
              />
            ))}
          </Stack>
        </Form>
      </Stack>
      {canChange ? (
        <ActionBar
          label="Actions"
          notice={
            <Box role="status">
              <EditNotices kept={kept} problem={problem} hasNews={news.length > 0} onShow={showNews} />
            </Box>
          }
          note={isDirty && wrong.length > 0 ? `Fix before saving: ${namesOf(wrong)}` : undefined}
        >
          <SendButton type="submit" form={formId} disabled={!isDirty || wrong.length > 0 || form.isSubmitting}>
            {form.isSubmitting ? 'Saving…' : 'Save Changes'}
          </SendButton>
        </ActionBar>
      ) : null}
      {doing?.what === 'add' ? (
        <AddType
          title={fieldNames[doing.list]}
          types={values[doing.list]}
          known={lineTypes}
          onAdd={(type) => setTypes(doing.list, [...values[doing.list], type])}
          onClose={() => setDoing(null)}
        />
      ) : null}
      <Confirm
        isOpen={doing?.what === 'delete'}
        isDangerous
        isLocal
        title="Are you sure you want to delete this item?"
        confirmLabel="Delete"
        onConfirm={() => {
          if (doing?.what === 'delete')
            setTypes(
              doing.list,
              values[doing.list].filter((type) => type !== doing.type),
            )
          setDoing(null)
        }}
        onClose={() => setDoing(null)}
      >
        {doing?.what === 'delete'
          ? `${doing.type} is removed from the ${fieldNames[doing.list].toLowerCase()} when you save the changes.`
          : null}
      </Confirm>
      {question}
    </FormikProvider>
  )
}

const namesOf = (wrong: readonly { field: string }[]): string =>
  [...new Set(wrong.map(({ field }) => (fieldNames as Record<string, string>)[field] ?? field))].join(', ')
