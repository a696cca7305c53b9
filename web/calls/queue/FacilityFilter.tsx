import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { Building2, ChevronDown, X } from 'lucide-react'
import { useRef } from 'react'
import { Popover } from '../../ui/dialog/Popover'
import { later } from '../../ui/browser/later'
import { useShortcut } from '../../ui/keys/shortcuts'
import { toggled } from '../../ui/parts/toggled'

type FacilityFilterProps = {
  facilities: readonly { readonly databaseId: string; readonly name: string }[]
  /** Raw ids; empty means all. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

const CheckList = later(() => import('../../ui/parts/CheckList').then((module) => module.CheckList))

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: 'touch', md: '9' },
    ps: '3',
    pe: '2',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    textStyle: 'sm',
    fontWeight: 'semibold',
    cursor: 'button',
    _hover: { bg: 'brand.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  },
})

export const FacilityFilter = ({ facilities, chosen, onChoose }: FacilityFilterProps) => {
  const triggerRef = useRef<HTMLButtonElement | null>(null)
  const openList = () => {
    triggerRef.current?.focus()
    if (triggerRef.current?.getAttribute('aria-expanded') === 'false') triggerRef.current.click()
  }
  useShortcut('f', 'Choose facilities', openList, { writes: false })

  return (
    <Flex role="group" aria-label="Facility filter" wrap="wrap" gap="2" align="center">
      <Popover
        label="Facilities"
        align="start"
        p="1.5"
        trigger={(trigger) => (
          <Button variant="outline" colorPalette="gray" size="sm" ref={triggerRef} {...trigger}>
            {/* On a phone the search needs the space. */}
            <Box asChild hideBelow="md">
              <Building2 aria-hidden />
            </Box>
            {chosen.length === 0 ? 'All facilities' : 'Facilities'}
            <ChevronDown aria-hidden />
          </Button>
        )}
      >
        {() => (
          <CheckList
            options={facilities}
            chosen={chosen}
            onChoose={onChoose}
            whole={{ label: 'Show all facilities', ids: [] }}
          />
        )}
      </Popover>
      {facilities
        .filter(({ databaseId }) => chosen.includes(databaseId))
        .map(({ databaseId, name }) => (
          <Chip
            key={databaseId}
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => onChoose(toggled(facilities, chosen, databaseId))}
          >
            {name}
            <X aria-hidden size={16} />
          </Chip>
        ))}
    </Flex>
  )
}
