import { Box, Button, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import {
  callFilterTypeNames,
  callFilterTypes,
  valuesOfType,
  type CallFilters as Filters,
  type CallFilterType,
} from 'domain/reports/callReport'
import { unitsOf } from 'domain/configuration/facilities/unit'
import { Combobox } from '../../forms/fields/Combobox'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import type { Option } from '../../forms/fields/searchOptions'
import { LoadedPart } from '../../relay/LoadedPart'
import { FilterSelect } from '../../tables/list/FilterSelect'
import { TypedSearch } from '../../tables/list/TypedSearch'
import type { Choose } from '../../tables/list/useAddressView'
import type { CallReportView } from './callReportAddress'
import type { CallFiltersQuery } from './__generated__/CallFiltersQuery.graphql'

type Props = { view: CallReportView; choose: Choose<CallReportView> }

/** The filters: of one type any value counts, of different types one of each (rules 7.3). */
export const CallFilters = (props: Props) => (
  <LoadedPart rowHeight="2.75rem">
    {(attempt) => <LoadedFilters key={attempt} attempt={attempt} {...props} />}
  </LoadedPart>
)

const types = callFilterTypeNames.map((value) => ({ value, label: callFilterTypes[value] }))
const place = { w: { base: 'full', sm: '16rem' } } as const

const LoadedFilters = ({ view, choose, attempt }: Props & { attempt: number }) => {
  const { provider } = useLazyLoadQuery<CallFiltersQuery>(
    graphql`
      query CallFiltersQuery {
        provider {
          id
          reports {
            callChoices {
              hospitals {
                databaseId
                name
              }
              clinicians {
                databaseId
                name
              }
              procedures {
                databaseId
                name
              }
              rooms {
                databaseId
                name
                facilityName
              }
              purposes {
                databaseId
                name
              }
              insertionTypes
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  )
  const [type, setType] = useState<CallFilterType>('hospital')
  const choices = provider.reports!.callChoices
  const named = (rows: readonly { databaseId: string; name: string; facilityName?: string | null }[]): Option[] =>
    rows.map(({ databaseId, name, facilityName }) => ({
      value: databaseId,
      label: name,
      ...(facilityName ? { group: facilityName } : {}),
    }))
  const plain = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))
  const optionsOf: Partial<Record<CallFilterType, readonly Option[]>> = {
    hospital: named(choices.hospitals),
    clinician: named(choices.clinicians),
    procedure: named(choices.procedures),
    room: named(choices.rooms),
    insertionType: plain(choices.insertionTypes),
    orderChange: plain(valuesOfType('orderChange')!),
    success: plain(valuesOfType('success')!),
    status: plain(valuesOfType('status')!),
    need: named(choices.purposes),
    unit: plain(unitsOf(choices.rooms.map(({ name }) => name))),
  }
  const change = (of: CallFilterType, values: readonly string[]) => {
    const { [of]: _before, ...others } = view.filters
    choose({ filters: values.length > 0 ? { ...others, [of]: [...new Set(values)] } : others })
  }
  const add = (value: string) => change(type, [...(view.filters[type] ?? []), value])
  const options = optionsOf[type]
  return (
    <Box role="search" aria-label="Filters of the call report">
      <Flex wrap="wrap" columnGap="4" rowGap="3" align="flex-end">
        <FilterSelect w="13rem" label="Filter" value={type} options={types} onChange={setType} />
        <Box {...place}>
          {options ? (
            <ChosenValue
              // Empty again after a choice.
              key={`${type} ${(view.filters[type] ?? []).length}`}
              label={callFilterTypes[type]}
              options={options.filter(({ value }) => !view.filters[type]?.includes(value))}
              onChoose={add}
            />
          ) : (
            <TypedSearch
              key={`${type} ${(view.filters[type] ?? []).length}`}
              label={callFilterTypes[type]}
              placeholder={type === 'mrn' ? 'The whole number' : 'Part of the name'}
              afterMs={1_000}
              isPlain
              value=""
              onChange={add}
            />
          )}
        </Box>
      </Flex>
      <Chips filters={view.filters} optionsOf={optionsOf} change={change} clear={() => choose({ filters: {} })} />
    </Box>
  )
}

type ChosenValueProps = { label: string; options: readonly Option[]; onChoose: (value: string) => void }

const ChosenValue = ({ label, options, onChoose }: ChosenValueProps) => {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <FieldFrame id={id} label={label} error={typed ? 'Choose one from the list.' : undefined}>
      {(controlProps) => (
        <Combobox
          controlProps={controlProps}
          label={label}
          options={options}
          value={typed}
          gone={null}
          placeholder="Choose…"
          onChange={(value) => {
            const isOption = options.some((option) => option.value === value)
            setTyped(isOption ? null : value)
            if (isOption) onChoose(value!)
          }}
          onLeave={() => undefined}
        />
      )}
    </FieldFrame>
  )
}

type ChipsProps = {
  filters: Filters
  optionsOf: Partial<Record<CallFilterType, readonly Option[]>>
  change: (type: CallFilterType, values: readonly string[]) => void
  clear: () => void
}

/** The filters that hold, each with a way to remove it. */
const Chips = ({ filters, optionsOf, change, clear }: ChipsProps) => {
  const chips = callFilterTypeNames.flatMap((type) =>
    (filters[type] ?? []).map((value) => ({
      type,
      value,
      name: optionsOf[type]?.find((option) => option.value === value)?.label ?? (optionsOf[type] ? 'Unknown' : value),
    })),
  )
  if (chips.length === 0) return null
  return (
    <Flex as="ul" aria-label="Chosen filters" listStyleType="none" wrap="wrap" gap="2" mt="3">
      {chips.map(({ type, value, name }) => (
        <li key={`${type} ${value}`}>
          <Button
            size="sm"
            variant="outline"
            maxW="full"
            whiteSpace="normal"
            h="auto"
            minH="touch"
            aria-label={`Remove ${callFilterTypes[type]}: ${name}`}
            onClick={() =>
              change(
                type,
                filters[type]!.filter((each) => each !== value),
              )
            }
          >
            {`${callFilterTypes[type]}: ${name}`}
            <X aria-hidden />
          </Button>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <Button size="sm" variant="ghost" minH="touch" onClick={clear}>
            Clear All
          </Button>
        </li>
      ) : null}
    </Flex>
  )
}
