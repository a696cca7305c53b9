import { Box, Button, chakra } from '@chakra-ui/react'
import { Check } from '../../ui/parts/Check'

export type Facility = { databaseId: string; name: string }

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'touch',
    px: '3',
    borderRadius: 'l2',
    cursor: 'checkbox',
    _hover: { bg: 'bg.subtle' },
  },
})

type FacilityListProps = {
  facilities: readonly Facility[]
  chosen: readonly string[]
  onToggle: (id: string) => void
  onShowAll: () => void
}

/** The facilities to choose from. */
export const FacilityList = ({ facilities, chosen, onToggle, onShowAll }: FacilityListProps) => (
  <>
    {facilities.map(({ databaseId, name }) => (
      <Row key={databaseId}>
        <Check checked={chosen.includes(databaseId)} onChange={() => onToggle(databaseId)} />
        {name}
      </Row>
    ))}
    <Box borderTopWidth="1px" borderColor="border" mt="1.5" pt="1.5">
      <Button variant="ghost" size="sm" w="full" disabled={chosen.length === 0} onClick={onShowAll}>
        Show all facilities
      </Button>
    </Box>
  </>
)
