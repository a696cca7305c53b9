import { Button, Stack, Text } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { checkInput } from 'domain/kernel/input/input'
import { committeeMailInput, mostAddresses } from 'domain/reports/committee/mailInput'
import { monthInWords } from 'domain/reports/committee/monthlyMail'
import { LinesField } from '../../forms/fields/TextField'
import { EditDialog } from '../../forms/record/EditDialog'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import type { MailEachMonth_provider$key } from './__generated__/MailEachMonth_provider.graphql'
import { useSaveCommitteeMail } from './committeeVerbs'

type Values = { emails: readonly string[] }

const wrongIn = ({ emails }: Values) => checkInput(committeeMailInput, { emails }).refusal?.fields ?? []

/** To whom the page of a month is mailed, on the first of the next one (rules 7.15); for who may choose. */
export const MailEachMonth = (props: { provider: MailEachMonth_provider$key }) => {
  const { reports } = useFragment(
    graphql`
      fragment MailEachMonth_provider on Provider {
        reports {
          committeeMail {
            emails
            version
            canMail
            nextMonth
          }
        }
      }
    `,
    props.provider,
  )
  const [isEditing, setEditing] = useState(false)
  const [saveCommitteeMail] = useSaveCommitteeMail()
  const mail = reports?.committeeMail
  if (!mail) return null
  const { emails, version, canMail, nextMonth } = mail
  return (
    <>
      <Button variant="outline" onClick={() => setEditing(true)} _print={{ display: 'none' }}>
        <Mail aria-hidden />
        {emails.length > 0
          ? `Mailed to ${emails.length === 1 ? '1 Address' : `${emails.length} Addresses`}`
          : 'Mail Each Month'}
      </Button>
      {isEditing ? (
        <EditDialog<Values>
          title="Mail Each Month"
          latest={{ values: { emails }, version }}
          keptAs="committee mail"
          check={wrongIn}
          onSave={(values, expectedVersion) => saveCommitteeMail({ input: { ...values, expectedVersion } })}
          saved={() => 'Addresses saved'}
          onClose={() => setEditing(false)}
        >
          {canMail ? null : (
            <NoticeStrip
              kind="warning"
              title="This installation sends no mail yet"
              text="The addresses are kept. Nobody gets anything until mail is set up."
            />
          )}
          <Stack gap="2" mb="1">
            <Text>
              On the first of each month these addresses get the figures of the month before, in all facilities, with
              the spreadsheet. No patient is named, and nobody needs an account.
            </Text>
            {nextMonth ? <Text color="fg.muted">The next month that is sent is {monthInWords(nextMonth)}.</Text> : null}
          </Stack>
          <LinesField
            name="emails"
            label="E-Mail Addresses"
            rows={4}
            inputMode="email"
            autoCapitalize="none"
            help={`One per line, at most ${mostAddresses}. Without any, it is mailed to nobody.`}
          />
        </EditDialog>
      ) : null}
    </>
  )
}
