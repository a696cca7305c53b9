import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFormikContext } from 'formik'
import { createApiTokenInput } from 'domain/account/tokenInput'
import { checkInput } from 'domain/kernel/input/input'
import { DateField } from '../../forms/fields/DateField'
import { storedDate } from '../../forms/dates/shownDate'
import { SelectField } from '../../forms/fields/SelectField'
import { TextField } from '../../forms/fields/TextField'
import { EditDialog } from '../../forms/record/EditDialog'
import { useAction } from '../../relay/useAction'
import { NewToken } from './NewToken'
import type { TokenDialogCreateApiTokenMutation } from './__generated__/TokenDialogCreateApiTokenMutation.graphql'

const scopes = [
  { value: 'read', label: 'Read' },
  { value: 'read-write', label: 'Read and write' },
] as const

const ends = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'date', label: 'On a date' },
  { value: 'never', label: 'Never' },
] as const

type Values = {
  name: string
  scope: (typeof scopes)[number]['value']
  end: (typeof ends)[number]['value']
  expiresOn: string
}

const blank: Values = { name: '', scope: 'read', end: '90', expiresOn: '' }

/** What is sent, with dates as they are stored. */
const inputOf = ({ name, scope, end, expiresOn }: Values) => ({
  name,
  scope,
  days: end === 'date' || end === 'never' ? null : Number(end),
  expiresOn: end === 'date' ? storedDate(expiresOn) : null,
})

const wrongWith = (values: Values) => [
  ...(values.end === 'date' && values.expiresOn === '' ? [{ field: 'expiresOn', message: 'Required' }] : []),
  ...(checkInput(createApiTokenInput, inputOf(values)).refusal?.fields ?? []),
]

/** Creates a token, and shows it once (rules 9.10). */
export const TokenDialog = ({ includeRevoked, onClose }: { includeRevoked: boolean; onClose: () => void }) => {
  const [made, setMade] = useState<{ name: string; token: string } | null>(null)
  const [create] = useAction<TokenDialogCreateApiTokenMutation>(graphql`
    mutation TokenDialogCreateApiTokenMutation($input: CreateApiTokenInput!, $includeRevoked: Boolean!) {
      createApiToken(input: $input) {
        ... on CreateApiTokenSuccess @alias(as: "success") {
          token
          provider {
            ...TokensPage_provider
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  if (made) return <NewToken {...made} onClose={onClose} />
  return (
    <EditDialog<Values>
      title="Add API Token"
      saveLabel="Create"
      savingLabel="Creating…"
      latest={{ values: blank, version: null }}
      keptAs="token new"
      check={wrongWith}
      onSave={async (values) => {
        const result = await create({ input: inputOf(values), includeRevoked })
        if (result.ok) setMade({ name: values.name.trim(), token: result.data.token })
        return result
      }}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required help="What the token is used for." />
      <SelectField name="scope" label="Scope" options={scopes} />
      <SelectField name="end" label="Expires" options={ends} />
      <EndDate />
    </EditDialog>
  )
}

const EndDate = () =>
  useFormikContext<Values>().values.end === 'date' ? (
    <DateField name="expiresOn" label="Last Day" required hasCalendar />
  ) : null
