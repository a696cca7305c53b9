import { Box, chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { Ref } from 'react'
import type { Option } from './searchOptions'

type ComboboxListProps = {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  options: readonly Option[]
  more: number
  active: string | null
  chosen: string | null
  optionId: (value: string) => string
  onChoose: (value: string) => void
}

export const ComboboxList = ({
  ref,
  id,
  label,
  options,
  more,
  active,
  chosen,
  optionId,
  onChoose,
}: ComboboxListProps) => {
  const groups = [...new Set(options.map(({ group }) => group))]
  const row = (option: Option) => (
    <ComboboxOption
      key={option.value}
      id={optionId(option.value)}
      option={option}
      isActive={option.value === active}
      isChosen={option.value === chosen}
      onChoose={onChoose}
    />
  )
  return (
    <Box
      ref={ref}
      position="absolute"
      zIndex="dropdown"
      top="100%"
      insetX="0"
      mt="1"
      scrollMarginBottom="24"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="border.emphasized"
      bg="bg.panel"
      boxShadow="lg"
      // A press on the list leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Box
        id={id}
        role="listbox"
        aria-label={label}
        maxH="min(20rem, 45dvh)"
        overflowY="auto"
        overscrollBehavior="contain"
        py={options.length > 0 ? '1' : '0'}
      >
        {groups.map((group, at) =>
          group === undefined ? (
            options.filter((option) => option.group === undefined).map(row)
          ) : (
            <Box key={group} role="group" aria-labelledby={`${id}-group-${at}`}>
              <Box
                id={`${id}-group-${at}`}
                role="presentation"
                px="3.5"
                pt="2.5"
                pb="1"
                fontSize="xs"
                fontWeight="semibold"
                color="fg.muted"
              >
                {group}
              </Box>
              {options.filter((option) => option.group === group).map(row)}
            </Box>
          ),
        )}
      </Box>
      <Box
        role="status"
        px="3.5"
        py={options.length === 0 || more > 0 ? '2' : '0'}
        borderTopWidth={options.length > 0 && more > 0 ? '1px' : '0'}
        borderColor="border"
        textStyle="sm"
        color="fg.muted"
      >
        {options.length === 0 && 'No matches'}
        {more > 0 && `${more} more. Type to find them.`}
      </Box>
    </Box>
  )
}

type ComboboxOptionProps = {
  id: string
  option: Option
  isActive: boolean
  isChosen: boolean
  onChoose: (value: string) => void
}

const ComboboxOption = ({ id, option, isActive, isChosen, onChoose }: ComboboxOptionProps) => (
  <chakra.div
    id={id}
    role="option"
    aria-selected={isActive}
    onClick={() => onChoose(option.value)}
    display="flex"
    alignItems="center"
    justifyContent="space-between"
    gap="3"
    minH={{ base: '11', md: '9' }}
    px="3.5"
    py="1.5"
    cursor="pointer"
    fontWeight={isChosen ? 'semibold' : 'normal'}
    bg={isActive ? 'brand.muted' : undefined}
    boxShadow={isActive ? 'inset 3px 0 0 {colors.brand.solid}' : undefined}
    _hover={{ bg: 'brand.subtle' }}
  >
    {option.label}
    {isChosen && (
      <Box asChild boxSize="4.5" flexShrink="0" color="brand.fg">
        <Check aria-hidden />
      </Box>
    )}
  </chakra.div>
)
