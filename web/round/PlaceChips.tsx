import { Button, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { isEverywhere, everywhere, withFacility, withUnit, type RoundView } from './roundAddress'
import type { PlaceChips_units$key } from './__generated__/PlaceChips_units.graphql'

type PlaceChipsProps = { units: PlaceChips_units$key; view: RoundView; onChoose: (view: RoundView) => void }

/** The facilities and units with stops. Chosen ones that have none any more stay, so that they can be taken out. */
export const PlaceChips = ({ view, onChoose, ...props }: PlaceChipsProps) => {
  const units = useFragment(
    graphql`
      fragment PlaceChips_units on RoundUnit @relay(plural: true) {
        unitId
        facilityId
        facilityName
        name
        count
      }
    `,
    props.units,
  )
  const facilities = [...new Map(units.map(({ facilityId, facilityName }) => [facilityId, facilityName]))]
  const goneUnits = view.unitIds.filter((id) => !units.some(({ unitId }) => unitId === id))
  const isFacilityChosen = (id: string) => view.facilityIds.includes(id)
  return (
    <Flex role="group" aria-label="Places" direction="column" gap="2">
      <Flex wrap="wrap" gap="2">
        <Chip isOn={isEverywhere(view)} onClick={() => onChoose(everywhere)}>
          All places
        </Chip>
        {facilities.length > 1 &&
          facilities.map(([id, name]) => (
            <Chip key={id} isOn={isFacilityChosen(id)} onClick={() => onChoose(withFacility(view, id))}>
              {name}
            </Chip>
          ))}
      </Flex>
      {facilities.map(([id, facilityName]) => (
        <Flex key={id} role="group" aria-label={facilityName} wrap="wrap" gap="2">
          {units
            .filter(({ facilityId }) => facilityId === id)
            .map(({ unitId, name, count }) => (
              <Chip
                key={unitId}
                isOn={isFacilityChosen(id) || view.unitIds.includes(unitId)}
                onClick={() => onChoose(withUnit(view, unitId))}
              >
                {name ?? 'Other rooms'} {count}
              </Chip>
            ))}
        </Flex>
      ))}
      {goneUnits.length > 0 && (
        <Flex wrap="wrap" gap="2">
          {goneUnits.map((id) => (
            <Chip key={id} isOn onClick={() => onChoose(withUnit(view, id))}>
              {id.slice(id.indexOf(':') + 1) || 'Other rooms'} 0
            </Chip>
          ))}
        </Flex>
      )}
    </Flex>
  )
}

const Chip = ({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) => (
  <Button
    size="sm"
    minH={{ base: 'touch', md: '9' }}
    borderRadius="full"
    variant={isOn ? 'solid' : 'outline'}
    colorPalette={isOn ? undefined : 'gray'}
    aria-pressed={isOn}
    onClick={onClick}
  >
    {children}
  </Button>
)
