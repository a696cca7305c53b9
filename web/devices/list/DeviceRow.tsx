import { Flex, Text } from '@chakra-ui/react'
import { Ban, MonitorPlay, Pencil } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { deviceKindNames, type DeviceKind } from 'domain/devices/device'
import { ListCell, ListName, ListRow } from '../../tables/list/ListTable'
import { IconButton } from '../../ui/parts/IconButton'
import { Moment } from '../../ui/parts/Moment'
import type { DeviceRow_device$key } from './__generated__/DeviceRow_device.graphql'

type DeviceRowProps = { device: DeviceRow_device$key; now: Date; onRename: () => void; onRevoke: () => void }

export const DeviceRow = ({ device: key, now, onRename, onRevoke }: DeviceRowProps) => {
  const { name, kind, facility, unit, pairedBy, pairedAt, lastSeenAt, isStopped, hasNoRooms, isHere } = useFragment(
    graphql`
      fragment DeviceRow_device on Device {
        name
        kind
        facility {
          id
          name
        }
        unit
        pairedBy {
          fullName
        }
        pairedAt
        lastSeenAt
        isStopped
        hasNoRooms
        isHere
      }
    `,
    key,
  )
  const problem = isStopped
    ? 'The facility was deleted. Revoke the device and pair it again.'
    : hasNoRooms &&
      `No room is left here. Add rooms to the facility, or revoke the device and pair it for another ${unit === null ? 'facility' : 'unit'}.`
  return (
    <ListRow>
      <ListName>{name}</ListName>
      <ListCell isWords name="Kind">
        {deviceKindNames[kind as DeviceKind]}
      </ListCell>
      <ListCell name="Place">
        {facility ? [facility.name, unit].filter(Boolean).join(' · ') : 'All facilities'}
        {problem ? (
          <Text color="fg.error" textStyle="sm">
            {problem}
          </Text>
        ) : null}
      </ListCell>
      <ListCell isWords name="Last Seen">
        {isHere ? 'Now' : lastSeenAt ? <Moment at={lastSeenAt} now={now} /> : 'Never'}
      </ListCell>
      <ListCell name="Paired">
        <Moment at={pairedAt} now={now} /> by {pairedBy.fullName}
      </ListCell>
      <ListCell name="Action" place="trail">
        <Flex gap="1" justify="flex-end">
          {kind === 'wallBoard' && !isStopped && (
            <IconButton
              icon={MonitorPlay}
              label={`Preview: ${name}`}
              onClick={() =>
                window.open(`/board?preview=${encodeURIComponent(facility?.id ?? '')}`, '_blank', 'noopener')
              }
            />
          )}
          <IconButton icon={Pencil} label={`Rename: ${name}`} onClick={onRename} />
          <IconButton icon={Ban} isDangerous label={`Revoke: ${name}`} onClick={onRevoke} />
        </Flex>
      </ListCell>
    </ListRow>
  )
}
