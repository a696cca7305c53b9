import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Popover } from '../../ui/dialog/Popover'
import { Check } from '../../ui/parts/Check'
import { globalFacility } from './complianceAddress'

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

const globalName = 'Global'

type FacilityChoicesProps = {
  facilities: readonly { readonly databaseId: string; readonly name: string }[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** What the chosen facilities stand for: Global for what is asked of everybody (rules 6.3). */
const inWords = (chosen: readonly string[], names: readonly string[]): string => {
  const others = names.filter((name) => name !== globalName)
  const places = others.length === 1 ? others[0]! : `${others.length} facilities`
  if (others.length === 0) return 'What is asked of everybody.'
  return chosen.includes(globalFacility)
    ? `What is asked of everybody, and what ${places} ${others.length === 1 ? 'asks' : 'ask'} for.`
    : `Only what ${places} ${others.length === 1 ? 'asks' : 'ask'} for.`
}

/** Which facilities' requirements are shown; Global stands for those that apply everywhere (rules 6.3). */
export const FacilityChoices = ({ facilities, chosen, onChoose }: FacilityChoicesProps) => {
  const options = [{ databaseId: globalFacility, name: globalName }, ...facilities]
  const names = options.filter(({ databaseId }) => chosen.includes(databaseId)).map(({ name }) => name)
  const meaningId = useId()
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]
    // In list order, so that the same choice has the same address.
    onChoose(options.map(({ databaseId }) => databaseId).filter((each) => next.includes(each)))
  }
  return (
    <Box>
      <Box aria-hidden mb="1.5" fontSize="sm" fontWeight="semibold">
        Facilities
      </Box>
      <Popover
        label="Facilities"
        align="start"
        p="1.5"
        trigger={(trigger) => (
          <Button
            variant="outline"
            colorPalette="gray"
            w="full"
            h="11"
            justifyContent="space-between"
            aria-label={`Facilities: ${names.join(', ')}`}
            aria-describedby={meaningId}
            {...trigger}
          >
            <Box as="span" truncate>
              {names.length > 2 ? `${names.length} facilities` : names.join(', ')}
            </Box>
            <ChevronDown aria-hidden />
          </Button>
        )}
      >
        {() => (
          <>
            {options.map(({ databaseId, name }) => (
              <Row key={databaseId}>
                <Check checked={chosen.includes(databaseId)} onChange={() => toggle(databaseId)} />
                {databaseId === globalFacility ? `${name}: asked of everyone` : name}
              </Row>
            ))}
            <Box borderTopWidth="1px" borderColor="border" mt="1.5" pt="1.5">
              <Button
                variant="ghost"
                size="sm"
                w="full"
                disabled={chosen.length === options.length}
                onClick={() => onChoose(options.map(({ databaseId }) => databaseId))}
              >
                Choose all
              </Button>
            </Box>
          </>
        )}
      </Popover>
      <Text id={meaningId} mt="1.5" textStyle="xs" color="fg.muted">
        {inWords(chosen, names)}
      </Text>
    </Box>
  )
}
