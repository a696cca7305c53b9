import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { alertNames, type AlertKind } from 'domain/alerts/alert'
import { Bell, Play } from 'lucide-react'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFresh } from '../live/useFresh'
import { globalId } from '../relay/globalId'
import { allowed } from '../relay/problem'
import { useViewer } from '../relay/viewer'
import { useNotify } from '../ui/notices/notices'
import { Page } from '../ui/page/Page'
import { Panel } from '../ui/page/Panel'
import { Segments } from '../ui/parts/Segments'
import { AlertPanel } from './AlertPanel'
import { PushDevices } from './push/PushDevices'
import { askPermission, permissionHere, showNotification, type Permission } from './notification'
import { playSound, setVolumeHere, volumeHere, volumes } from './sounds'
import type { AlertsPageQuery as Query } from './__generated__/AlertsPageQuery.graphql'

const AlertsPageQuery = graphql`
  query AlertsPageQuery {
    provider {
      facilities {
        id
        name
      }
    }
    viewer {
      alerts {
        id
        settings {
          kind
          ...AlertPanel_setting
        }
        ...PushDevices_alerts
      }
    }
  }
`

const permissionWords: Record<Permission, string> = {
  granted: 'This browser shows notifications.',
  default: 'This browser has not been allowed to show notifications yet.',
  denied:
    'This browser blocks notifications of Patency. Allow them in the browser’s settings for this site, and reload the page.',
  unsupported: 'This browser shows no notifications, or the address of Patency does not begin with https.',
}

const descriptions: Record<AlertKind, string> = {
  STAT: 'When a Stat call waits for someone. The sound is repeated every 30 seconds until someone has the call.',
  ASSIGNED: 'When someone else gives you a call.',
  NEW_CALL: 'When a call is created. Line checks and follow-ups do not alert anyone.',
  ESCALATION: 'When a call has waited longer than it should.',
}

/** What alerts the signed-in person, and how this device does it (rules 10.1, 10.2). */
const AlertsPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider, viewer } = usePreloadedQuery<Query>(AlertsPageQuery, queryRef)
  const viewerId = globalId('User', useViewer().userId)
  const notify = useNotify()
  const [volume, setVolume] = useState(volumeHere)
  const [permission, setPermission] = useState(permissionHere)
  useFresh<Query>({
    query: AlertsPageQuery,
    variables: {},
    concerns: ({ isAll, isCatalogue, personIds }) => isAll || isCatalogue || personIds.includes(viewerId),
  })
  const alerts = allowed(viewer?.alerts)

  const play = async (kind: AlertKind) => {
    if (!(await playSound(kind)))
      notify({
        kind: 'warning',
        title: 'No sound was made',
        description: 'This browser blocks sounds. Check its settings for this site, and its volume.',
      })
  }

  const testNotification = async () => {
    if (await showNotification({ title: 'Stat call', body: 'A test of your alerts', tag: 'test' })) return
    notify({
      kind: 'warning',
      title: 'No notification was shown',
      description: 'This browser shows none for a page that is open. Sounds and the count in the tab work.',
    })
  }

  return (
    <Page heading="Alerts" width="form" back={{ to: '/account', name: 'Account' }}>
      <Flex direction="column" gap="5">
        <Panel title="On this device">
          <Flex direction="column" gap="4">
            <Box maxW="96">
              <Segments
                label="Volume"
                options={volumes.map((each) => ({ value: each, label: each }))}
                value={volume}
                onChange={(next) => {
                  setVolumeHere(next)
                  setVolume(next)
                }}
              />
            </Box>
            <Flex wrap="wrap" align="center" gap="3">
              <Text flex="1 1 16rem" role="status">
                {permissionWords[permission]}
              </Text>
              {permission === 'default' ? (
                <Button variant="outline" onClick={() => void askPermission().then(setPermission)}>
                  <Bell aria-hidden />
                  Allow Notifications
                </Button>
              ) : null}
              {permission === 'granted' ? (
                <Button variant="outline" onClick={() => void testNotification()}>
                  <Bell aria-hidden />
                  Test Notification
                </Button>
              ) : null}
            </Flex>
          </Flex>
        </Panel>
        <PushDevices alerts={alerts} />
        {alerts.settings.map((setting) => {
          const kind = setting.kind as AlertKind
          return (
            <Panel
              key={kind}
              title={alertNames[kind]}
              action={
                <Button size="sm" variant="outline" onClick={() => void play(kind)}>
                  <Play aria-hidden />
                  Test Sound
                </Button>
              }
            >
              <AlertPanel setting={setting} about={descriptions[kind]} facilities={provider.facilities} />
            </Panel>
          )
        })}
      </Flex>
    </Page>
  )
}

export default AlertsPage
