import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Switch } from '../../forms/fields/Switch'
import { useNow } from '../../relay/serverClock'
import { useAction } from '../../relay/useAction'
import { useViewer } from '../../relay/viewer'
import { useNotify } from '../../ui/notices/notices'
import { Panel } from '../../ui/page/Panel'
import { SendButton } from '../../ui/page/SendButton'
import { Moment } from '../../ui/parts/Moment'
import { askPermission } from '../notification'
import { canSubscribe, readSubscription, subscribe, unsubscribe, type Subscribed } from './thisDevice'
import type { PushDevices_alerts$key } from './__generated__/PushDevices_alerts.graphql'
import type { PushDevicesAddMutation } from './__generated__/PushDevicesAddMutation.graphql'
import type { PushDevicesRemoveMutation } from './__generated__/PushDevicesRemoveMutation.graphql'

/** What this browser can do; null until it is known. */
type Here = { isPossible: boolean; subscribed: Subscribed | null } | null

const notPossible =
  'This browser gets no push notifications. On an iPhone, add Patency to the Home Screen first; everywhere, its address must begin with https.'

/** What the person would wait for in vain, and how to get it; null when something comes also while they are away. */
const nothingComes = (settings: readonly { push: boolean; pushAway: boolean }[]): string | null => {
  const pushed = settings.filter(({ push }) => push)
  if (pushed.length === 0) return 'No push notifications will come. Turn on Push for one of the alerts below.'
  return pushed.some(({ pushAway }) => pushAway)
    ? null
    : 'No push notifications will come while you are Away or Offline. Turn on Push while Away or Offline for one of the alerts below.'
}

/** The devices that get push notifications, and whether this one is among them (rules 10.3). */
export const PushDevices = (props: { alerts: PushDevices_alerts$key }) => {
  const { devices, pushPublicKey, settings } = useFragment(
    graphql`
      fragment PushDevices_alerts on Alerts {
        pushPublicKey
        devices {
          pushSubscriptionId
          device
          seenAt
          refusedAt
          endpoint
        }
        settings {
          push
          pushAway
        }
      }
    `,
    props.alerts,
  )
  const { userId } = useViewer()
  const notify = useNotify()
  const now = useNow(60_000)
  const [here, setHere] = useState<Here>(null)
  const [turning, setTurning] = useState<boolean | null>(null)
  const [add] = useAction<PushDevicesAddMutation>(graphql`
    mutation PushDevicesAddMutation($input: AddPushSubscriptionInput!) {
      addPushSubscription(input: $input) {
        ... on AddPushSubscriptionSuccess @alias(as: "success") {
          alerts {
            id
            ...PushDevices_alerts
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const [remove, isRemoving] = useAction<PushDevicesRemoveMutation>(graphql`
    mutation PushDevicesRemoveMutation($input: RemovePushSubscriptionInput!) {
      removePushSubscription(input: $input) {
        ... on RemovePushSubscriptionSuccess @alias(as: "success") {
          alerts {
            id
            ...PushDevices_alerts
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)

  useEffect(() => {
    let isLeft = false
    void Promise.all([canSubscribe(), readSubscription(userId)]).then(([isPossible, subscribed]) => {
      if (!isLeft) setHere({ isPossible, subscribed })
    })
    return () => {
      isLeft = true
    }
  }, [userId])

  const isHere = (endpoint: string): boolean => here?.subscribed?.endpoint === endpoint
  const nothing = pushPublicKey !== null && devices.length > 0 ? nothingComes(settings) : null
  const isOn = devices.some(({ endpoint }) => isHere(endpoint))

  const turnOn = async (publicKey: string): Promise<void> => {
    if ((await askPermission()) !== 'granted') {
      notify({
        kind: 'warning',
        title: 'This browser blocks notifications',
        description: 'Allow them in the browser’s settings for this site, and try again.',
      })
      return
    }
    const subscribed = await subscribe(userId, publicKey)
    setHere({ isPossible: true, subscribed })
    const result = await add({ input: subscribed })
    if (result.ok) return
    await unsubscribe()
    setHere({ isPossible: true, subscribed: null })
    if (result.refusal) notify({ kind: 'error', title: result.refusal.fields[0]?.message ?? result.refusal.message })
  }
  const removeOne = async (pushSubscriptionId: string, endpoint: string): Promise<void> => {
    const result = await remove({ input: { pushSubscriptionId } })
    // One that is gone already is what the person wants.
    if (!result.ok && result.refusal?.code !== 'NOT_FOUND') return
    if (!isHere(endpoint)) return
    await unsubscribe()
    setHere({ isPossible: true, subscribed: null })
  }
  const turn = async (on: boolean): Promise<void> => {
    setTurning(on)
    try {
      const own = devices.find(({ endpoint }) => isHere(endpoint))
      if (on) await turnOn(pushPublicKey!)
      else if (own) await removeOne(own.pushSubscriptionId, own.endpoint)
    } catch {
      notify({
        kind: 'error',
        title: 'Push notifications could not be turned on',
        description: 'The browser did not reach its push service. Try again later.',
      })
    } finally {
      setTurning(null)
    }
  }

  return (
    <Panel title="Push notifications">
      <Text color="fg.muted" textStyle="sm" mb="3">
        They reach a device also while Patency is closed. They say what is needed, where, and how long it has waited;
        never who the patient is. Choose below what they are about.
      </Text>
      {pushPublicKey === null ? (
        <Text>This installation sends no push notifications.</Text>
      ) : here && !here.isPossible ? (
        <Text>{notPossible}</Text>
      ) : (
        <Switch
          label="Push on this device"
          checked={turning ?? isOn}
          disabled={here === null}
          sends
          busy={turning !== null}
          onChange={(on) => void turn(on)}
        />
      )}
      {nothing ? <Text mt="3">{nothing}</Text> : null}
      {devices.length > 0 ? (
        <Flex as="ul" direction="column" gap="2" mt="4" listStyleType="none" aria-label="Devices">
          {devices.map(({ pushSubscriptionId, device, seenAt, refusedAt, endpoint }) => (
            <Flex as="li" key={pushSubscriptionId} align="center" gap="3" minH="touch">
              <Box flex="1">
                <Text>{device}</Text>
                <Text color="fg.muted" textStyle="sm">
                  last seen <Moment at={seenAt} now={now} />
                </Text>
                {refusedAt ? (
                  <Text textStyle="sm">
                    No notifications arrive: its push service has refused them since <Moment at={refusedAt} now={now} />
                    .{' '}
                    {isHere(endpoint)
                      ? 'Turn Push on this device off and on again.'
                      : 'There, turn Push on this device off and on again.'}
                  </Text>
                ) : null}
              </Box>
              {isHere(endpoint) ? (
                <Badge colorPalette="green">This browser</Badge>
              ) : (
                <SendButton
                  size="sm"
                  variant="outline"
                  aria-label={`Remove: ${device}`}
                  onClick={() => void (isRemoving ? null : removeOne(pushSubscriptionId, endpoint))}
                >
                  Remove
                </SendButton>
              )}
            </Flex>
          ))}
        </Flex>
      ) : null}
    </Panel>
  )
}
