import { chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { alertNames, type AlertChannel, type AlertKind } from 'domain/alerts/alert'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { FieldError } from '../forms/fields/FieldFrame'
import { Switch } from '../forms/fields/Switch'
import { useAction } from '../relay/useAction'
import { Check, CheckLabel } from '../ui/parts/Check'
import type { AlertPanel_setting$key } from './__generated__/AlertPanel_setting.graphql'
import type { AlertPanelMutation } from './__generated__/AlertPanelMutation.graphql'

const switches = { sound: 'Sound', notification: 'Notification', push: 'Push' } satisfies Record<
  AlertChannel | 'push',
  string
>

type AlertPanelProps = {
  setting: AlertPanel_setting$key
  about: string
  facilities: readonly { id: string; name: string }[]
}

type Change = Omit<AlertPanelMutation['variables']['input'], 'kind'>

/** One kind of alert: its ways, and the facilities whose calls it is about. A change takes effect at once. */
export const AlertPanel = ({ about, facilities, ...props }: AlertPanelProps) => {
  const setting = useFragment(
    graphql`
      fragment AlertPanel_setting on AlertSetting {
        kind
        facilityIds
        sound
        notification
        push
        pushAway
      }
    `,
    props.setting,
  )
  const { kind, facilityIds } = setting
  const [changing, setChanging] = useState<Change>({})
  const [problem, setProblem] = useState<string>()
  const problemId = useId()
  const [changeAlert, isChanging] = useAction<AlertPanelMutation>(graphql`
    mutation AlertPanelMutation($input: ChangeAlertInput!) {
      changeAlert(input: $input) {
        ... on ChangeAlertSuccess @alias(as: "success") {
          alerts {
            id
            settings {
              kind
              ...AlertPanel_setting
            }
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)

  const change = async (next: Change) => {
    setChanging(next)
    const result = await changeAlert({ input: { kind, ...next } })
    setChanging({})
    setProblem(result.ok ? undefined : (result.refusal?.fields[0]?.message ?? result.refusal?.message))
  }

  const chosen = new Set(facilityIds ?? facilities.map(({ id }) => id))
  const toggle = (id: string) => {
    const next = facilities.map((facility) => facility.id).filter((each) => (each === id) !== chosen.has(each))
    void change({ facilityIds: next.length === facilities.length ? null : next })
  }

  return (
    <>
      <Text color="fg.muted" textStyle="sm" mb="3">
        {about}
      </Text>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        {(['sound', 'notification', 'push'] as const).map((channel) => (
          <Switch
            key={channel}
            label={switches[channel]}
            checked={changing[channel] ?? setting[channel]}
            sends
            busy={isChanging && changing[channel] !== undefined}
            onChange={(on) => void change({ [channel]: on })}
          />
        ))}
        {setting.push ? (
          <Switch
            label="Push while Away or Offline"
            checked={changing.pushAway ?? setting.pushAway}
            sends
            busy={isChanging && changing.pushAway !== undefined}
            onChange={(on) => void change({ pushAway: on })}
          />
        ) : null}
      </Grid>
      {facilities.length > 1 && (setting.sound || setting.notification || setting.push) ? (
        <chakra.fieldset mt="4" aria-describedby={problem ? problemId : undefined}>
          <chakra.legend textStyle="label" mb="1">
            Facilities
          </chakra.legend>
          <Flex wrap="wrap" columnGap="5">
            {facilities.map(({ id, name }) => (
              <CheckLabel key={id}>
                <Check
                  checked={chosen.has(id)}
                  aria-label={`${alertNames[kind as AlertKind]}: ${name}`}
                  onChange={() => toggle(id)}
                />
                {name}
              </CheckLabel>
            ))}
          </Flex>
        </chakra.fieldset>
      ) : null}
      {problem ? <FieldError id={problemId}>{problem}</FieldError> : null}
    </>
  )
}
