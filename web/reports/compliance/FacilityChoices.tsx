import { Box, Button, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Popover } from '../../ui/dialog/Popover'
import { CheckList } from '../../ui/parts/CheckList'
import { globalFacility } from './complianceAddress'

const globalName = 'Global'

type FacilityChoicesProps = {
  facilities: readonly { readonly databaseId: string; readonly name: string }[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** What the chosen facilities stand for: Global for what is asked of everyone (rules 6.3). */
const inWords = (chosen: readonly string[], names: readonly string[]): string => {
  const others = names.filter((name) => name !== globalName)
  const places = others.length === 1 ? others[0]! : `${others.length} facilities`
  if (others.length === 0) return 'What is asked of everyone.'
  return chosen.includes(globalFacility)
    ? `What is asked of everyone, and what ${places} ${others.length === 1 ? 'asks' : 'ask'} for.`
    : `Only what ${places} ${others.length === 1 ? 'asks' : 'ask'} for.`
}

/** Which facilities' requirements are shown; Global stands for those that apply everywhere (rules 6.3). */
export const FacilityChoices = ({ facilities, chosen, onChoose }: FacilityChoicesProps) => {
  const known = [{ databaseId: globalFacility, name: globalName }, ...facilities]
  // What the address names may be gone, or hidden from this person.
  const gone = chosen.filter((id) => known.every(({ databaseId }) => databaseId !== id))
  const options = [...known, ...gone.map((databaseId) => ({ databaseId, name: 'Unknown' }))]
  const names = options.filter(({ databaseId }) => chosen.includes(databaseId)).map(({ name }) => name)
  const meaningId = useId()
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
          <CheckList
            options={options.map(({ databaseId, name }) => ({
              databaseId,
              name: databaseId === globalFacility ? `${name}: asked of everyone` : name,
            }))}
            chosen={chosen}
            onChoose={onChoose}
            whole={{ label: 'Choose all', ids: known.map(({ databaseId }) => databaseId) }}
          />
        )}
      </Popover>
      <Text id={meaningId} mt="1.5" textStyle="xs" color="fg.muted">
        {inWords(chosen, names)}
      </Text>
    </Box>
  )
}
