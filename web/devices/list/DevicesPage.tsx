import { Button } from '@chakra-ui/react'
import { MonitorSmartphone, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { allowed } from '../../relay/problem'
import { useNow } from '../../relay/serverClock'
import { actionColumn, ListTable } from '../../tables/list/ListTable'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { DeviceRow } from './DeviceRow'
import { PairDialog } from './PairDialog'
import { RenameDialog } from './RenameDialog'
import { RevokeDevice } from './RevokeDevice'
import type { DevicesPage_provider$key } from './__generated__/DevicesPage_provider.graphql'
import type { DevicesPageQuery as Query } from './__generated__/DevicesPageQuery.graphql'

const DevicesPageQuery = graphql`
  query DevicesPageQuery {
    provider {
      id
      ...DevicesPage_provider
      ...PairDialog_provider
    }
  }
`

const columns = [
  { name: 'Name' },
  { name: 'Kind' },
  { name: 'Place' },
  { name: 'Last Seen' },
  { name: 'Paired' },
  actionColumn,
]

type Asked = { device: { id: string; name: string }; what: 'rename' | 'revoke' }

/** The wall boards and wards' devices of the provider (rules 10.6, 10.16). */
const DevicesPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const data = usePreloadedQuery<Query>(DevicesPageQuery, queryRef)
  const provider = useFragment<DevicesPage_provider$key>(
    graphql`
      fragment DevicesPage_provider on Provider {
        devices {
          id
          name
          ...DeviceRow_device
        }
      }
    `,
    data.provider,
  )
  const devices = allowed(provider.devices)
  const now = useNow(60_000)
  const [isPairing, setPairing] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const pair = (
    <Button onClick={() => setPairing(true)}>
      <Plus aria-hidden />
      Pair Device
    </Button>
  )
  return (
    <Page
      heading="Devices"
      actions={
        <>
          <Button asChild variant="outline">
            <a href="/board?preview" target="_blank" rel="noreferrer">
              Preview Board
            </a>
          </Button>
          {pair}
        </>
      }
    >
      {devices.length === 0 ? (
        <EmptyState
          icon={MonitorSmartphone}
          title="There are no devices."
          description="Open /board on a screen for the wall, or /ward on a ward’s device. It shows a code: pair it here."
        >
          {pair}
        </EmptyState>
      ) : (
        <ListTable cardsBelow="lg" aria-label="Devices" columns={columns}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              now={now}
              onRename={() => setAsked({ device, what: 'rename' })}
              onRevoke={() => setAsked({ device, what: 'revoke' })}
            />
          ))}
        </ListTable>
      )}
      {isPairing && <PairDialog provider={data.provider} onClose={() => setPairing(false)} />}
      {asked?.what === 'rename' && <RenameDialog device={asked.device} onClose={() => setAsked(null)} />}
      {asked?.what === 'revoke' && <RevokeDevice device={asked.device} onClose={() => setAsked(null)} />}
    </Page>
  )
}

export default DevicesPage
