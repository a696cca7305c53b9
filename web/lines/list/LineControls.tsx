import { Box, Flex, Grid } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { Suspense, useId, useRef } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { textLimit } from 'domain/kernel/input'
import { IconButton } from '../../ui/IconButton'
import { Input } from '../../ui/Input'
import { FieldFrame } from '../../forms/FieldFrame'
import { Select } from '../../forms/Select'
import { useTypedText } from '../../forms/useTypedText'
import type { Choose } from '../../tables/useAddressView'
import { Boundary } from '../../ui/Boundary'
import { useShortcut } from '../../ui/shortcuts'
import type { LineView } from './lineAddress'
import type { LineControlsQuery } from './__generated__/LineControlsQuery.graphql'

/** Each search is audited, so no key should be one. */
const debounceMs = 400

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const

/** How the list is searched, narrowed and turned. */
export const LineControls = ({ view, choose }: { view: LineView; choose: Choose<LineView> }) => {
  const id = useId()
  return (
    <Flex role="search" aria-label="Search and filter" wrap="wrap" columnGap="4" rowGap="3" align="flex-end">
      <Box flex="1 1 20rem" maxW={{ md: '30rem' }}>
        <SearchBox value={view.sought} onChange={(sought) => choose({ sought }, { replace: true })} />
      </Box>
      <Grid
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(9rem, 13rem))' }}
        columnGap="4"
        rowGap="3"
        w={{ base: 'full', md: 'auto' }}
      >
        <Select
          id={`${id}-status`}
          label="Status"
          value={view.status}
          options={statuses}
          onChange={(status) => choose({ status })}
        />
        <Select
          id={`${id}-order`}
          label="Order"
          value={view.order}
          options={orders}
          onChange={(order) => choose({ order })}
        />
        {/* The list is there without it. */}
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <FacilityChoice value={view.facility} onChange={(facility) => choose({ facility })} />
          </Suspense>
        </Boundary>
      </Grid>
    </Flex>
  )
}

type ChoiceProps = { value: string; onChange: (value: string) => void }

const SearchBox = ({ value, onChange }: ChoiceProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { text, type, send, clear } = useTypedText(value, onChange, debounceMs)
  useShortcut('/', 'Search lines', () => field.current?.focus())
  return (
    <FieldFrame id={id} label="Search">
      {(wiring) => (
        <Box position="relative">
          <Box
            asChild
            position="absolute"
            insetStart="3"
            top="50%"
            translate="0 -50%"
            boxSize="4"
            color="fg.muted"
            pointerEvents="none"
            zIndex="1"
          >
            <Search aria-hidden />
          </Box>
          <Input
            {...wiring}
            ref={field}
            type="search"
            placeholder="Line, patient, room or MRN"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={textLimit}
            ps="9"
            pe="11"
            css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') send()
            }}
          />
          {text && (
            <IconButton
              icon={X}
              label="Clear search"
              position="absolute"
              insetEnd="0.5"
              top="50%"
              translate="0 -50%"
              zIndex="1"
              onClick={() => {
                clear()
                field.current?.focus()
              }}
            />
          )}
        </Box>
      )}
    </FieldFrame>
  )
}

/** For people of more than one facility. */
const FacilityChoice = ({ value, onChange }: ChoiceProps) => {
  const id = useId()
  const { provider } = useLazyLoadQuery<LineControlsQuery>(
    graphql`
      query LineControlsQuery {
        provider {
          id
          facilities {
            id
            databaseId
            name
          }
        }
      }
    `,
    {},
  )
  if (provider.facilities.length < 2) return null
  const options = [
    { value: '', label: 'All facilities' },
    ...provider.facilities.map(({ databaseId, name }) => ({ value: databaseId, label: name })),
  ]
  return (
    <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <Select
        id={id}
        label="Facility"
        value={options.some((option) => option.value === value) ? value : ''}
        options={options}
        onChange={onChange}
      />
    </Box>
  )
}
