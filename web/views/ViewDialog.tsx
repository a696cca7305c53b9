import { Box, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router'
import { checkInput } from 'domain/kernel/input/input'
import type { ViewList } from 'domain/views/filters'
import { createSavedViewInput, updateSavedViewInput } from 'domain/views/input'
import { CheckboxField } from '../forms/fields/CheckboxField'
import { SwitchField } from '../forms/fields/SwitchField'
import { TextField } from '../forms/fields/TextField'
import { EditDialog } from '../forms/record/EditDialog'
import { useRepeatKey } from '../forms/record/useRepeatKey'
import { Confirm } from '../ui/dialog/Confirm'
import { useNotify } from '../ui/notices/notices'
import { SendButton } from '../ui/page/SendButton'
import type { ViewDialog_view$data, ViewDialog_view$key } from './__generated__/ViewDialog_view.graphql'
import { searchOf, type Present } from './viewAddress'
import { useCreateSavedView, useDeleteSavedView, useUpdateSavedView } from './viewVerbs'

type DialogProps = {
  list: ViewList
  present: Present
  view: ViewDialog_view$key | null
  canShare: boolean
  onClose: () => void
}

/** Saves the filters that are shown as a view, or changes a view. */
export const ViewDialog = ({ view, ...props }: DialogProps) => {
  const latest = useFragment(
    graphql`
      fragment ViewDialog_view on SavedView {
        id
        version
        name
        query
        shared
        viewerIsOwner
      }
    `,
    view,
  )
  return latest ? <ChangeView {...props} view={latest} /> : <SaveView {...props} />
}

type Values = { name: string; shared: boolean; replaces: boolean }

const Name = () => <TextField name="name" label="Name" required />
const Shared = () => <SwitchField name="shared" label="Shared with everyone who sees this list" />

/** A search may be a patient's name, so no view keeps it. */
const Left = ({ present }: { present: Present }) =>
  present.hasMore ? (
    <Text textStyle="sm" color="fg.muted">
      Only filters are saved: what you typed, such as a search, is not.
    </Text>
  ) : null

const SaveView = ({ list, present, canShare, onClose }: Omit<DialogProps, 'view'>) => {
  const [create] = useCreateSavedView()
  const keyOf = useRepeatKey()
  // What is shown when the dialog opens, not what a notice behind it may change.
  const [{ query }] = useState(present)
  const inputOf = ({ name, shared }: Values) => ({ list, query, name, shared })
  const save = (values: Values) => {
    const input = checkInput(createSavedViewInput, inputOf(values)).value!
    return create({ list, input: { ...input, list, clientMutationId: keyOf(input) } })
  }
  return (
    <EditDialog<Values>
      title="Save View"
      latest={{ values: { name: '', shared: false, replaces: false }, version: null }}
      keptAs={`view new of ${list}`}
      check={(values) => checkInput(createSavedViewInput, inputOf(values)).refusal?.fields ?? []}
      onSave={save}
      saved={({ name }) => `${name.trim()} saved`}
      onClose={onClose}
    >
      <Name />
      {canShare ? <Shared /> : null}
      <Left present={present} />
    </EditDialog>
  )
}

const ChangeView = ({
  list,
  present,
  canShare,
  view,
  onClose,
}: Omit<DialogProps, 'view'> & { view: ViewDialog_view$data }) => {
  const { id: savedViewId, version, name, shared } = view
  const [update] = useUpdateSavedView()
  const [remove] = useDeleteSavedView()
  const notify = useNotify()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isAsking, setAsking] = useState(false)
  const [{ query }] = useState(present)
  const isOther = query !== '' && query !== view.query

  const inputOf = ({ replaces, ...values }: Values) => ({ savedViewId, ...values, ...(replaces ? { query } : {}) })
  const save = async (values: Values, expectedVersion: number | null) => {
    const result = await update({ list, input: { ...inputOf(values), name: values.name.trim(), expectedVersion } })
    if (result.ok) {
      notify({ kind: 'success', title: `${values.name.trim()} saved` })
      onClose()
      // The view is shown as it was saved, without what was typed besides.
      if (values.replaces && present.hasMore) void navigate(pathname + searchOf(list, query))
    }
    return result
  }
  return (
    <>
      <EditDialog<Values>
        title="Edit View"
        latest={{ values: { name, shared, replaces: false }, version }}
        keptAs={`view ${savedViewId}`}
        check={(values) => checkInput(updateSavedViewInput, inputOf(values)).refusal?.fields ?? []}
        onSave={save}
        onClose={onClose}
        below={
          <Box mt="5">
            <SendButton variant="outline" colorPalette="red" w="full" onClick={() => setAsking(true)}>
              <Trash2 aria-hidden />
              Delete view
            </SendButton>
          </Box>
        }
      >
        <Name />
        {canShare && (view.viewerIsOwner || !shared) ? <Shared /> : null}
        {isOther ? <CheckboxField name="replaces" label="Replace its filters with those shown now" /> : null}
        {isOther ? <Left present={present} /> : null}
      </EditDialog>
      <Confirm
        isOpen={isAsking}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const { ok } = await remove({ list, input: { savedViewId, expectedVersion: version } })
          if (!ok) return
          notify({ kind: 'success', title: `${name} deleted` })
          onClose()
        }}
      >
        {shared ? 'Everyone who sees this list loses it.' : 'Only the view is deleted. What it shows stays.'}
      </Confirm>
    </>
  )
}
