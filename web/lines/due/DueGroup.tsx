import { Badge, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import type { DueGroup as Group } from 'domain/lines/due'
import { TableShape } from '../../tables/list/TableShape'
import { Check, CheckLabel, DueRow } from './DueRow'
import { groupNames } from './groups'
import type { LineOutcome } from './outcomes'
import type { DueBoardQuery$data } from './__generated__/DueBoardQuery.graphql'

export type Lines = NonNullable<DueBoardQuery$data['provider']['dueLines']>[number]['lines']

const columns = ['Next Change Date', 'Patient Name', 'Room', 'Line Name', 'Type of Line', 'Call']

/** The groups stand under each other, so their columns do, too. */
const DueTable = chakra(TableShape, {
  base: {
    '& [data-select]': {
      w: '3.5rem',
      py: '0',
      ps: '3',
      pe: '0',
      position: 'relative',
      zIndex: '1',
      verticalAlign: 'middle',
    },
    '& [data-select] label': { w: 'full', justifyContent: 'center' },
    '& td a': {
      position: 'relative',
      zIndex: '1',
      textDecoration: 'underline',
      textUnderlineOffset: '2px',
      _after: { display: 'none' },
    },
    '& td a:focus-visible': { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
    '& tbody tr[data-selected]': { bg: 'brand.subtle', _hover: { bg: 'brand.muted' } },
    lg: { tableLayout: 'fixed', '& th:nth-of-type(2), & th:first-of-type': { ps: '2.5' } },
    lgDown: {
      '& tbody th': { order: '-1', pe: '12' },
      '& tbody tr [data-select]': {
        position: 'absolute',
        top: '0',
        insetEnd: '0',
        w: '12',
        p: '0',
        _before: { display: 'none' },
      },
    },
  },
})

/** The others share what is left. */
const widths = ['3.5rem', '10.5rem', undefined, undefined, undefined, undefined, '10rem']

type DueGroupProps = {
  group: Group
  count: number
  lines: Lines
  selected: ReadonlySet<string>
  /** Null for people who create no calls. */
  onSelect: ((ids: readonly string[], isSelected: boolean) => void) | null
  outcomes: ReadonlyMap<string, LineOutcome>
  /** Null when there are no more, or none that can be shown here. */
  onShowAll: (() => void) | null
  isLoading: boolean
}

/** Lines that are due at about the same time. */
export const DueGroup = ({
  group,
  count,
  lines,
  selected,
  onSelect,
  outcomes,
  onShowAll,
  isLoading,
}: DueGroupProps) => {
  const id = useId()
  const { name, none, palette } = groupNames[group]
  return (
    <chakra.section aria-labelledby={id} mb="7">
      <Flex wrap="wrap" align="center" columnGap="3" mb="2" minH="9">
        <Flex align="center" gap="2">
          <chakra.h2 id={id} textStyle="lg" fontWeight="bold">
            {name}
          </chakra.h2>
          <Badge
            colorPalette={count > 0 ? palette : 'gray'}
            aria-label={count === 1 ? '1 line' : `${count} lines`}
            role="img"
          >
            {count.toLocaleString('en-US')}
          </Badge>
        </Flex>
        {onSelect && lines.length > 0 && (
          <SelectGroup
            group={name}
            isWhole={lines.length === count}
            lines={lines}
            selected={selected}
            onSelect={onSelect}
          />
        )}
      </Flex>
      {lines.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          {none}
        </Text>
      ) : (
        <>
          <DueTable aria-labelledby={id}>
            <colgroup>
              {widths.map((width, index) => (
                <col key={index} style={{ width }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <DueRow
                  key={line.id}
                  line={line}
                  isSelected={selected.has(line.id)}
                  onSelect={onSelect && ((isSelected) => onSelect([line.id], isSelected))}
                  outcome={outcomes.get(line.id)}
                />
              ))}
            </tbody>
          </DueTable>
          {lines.length < count && (
            <More shown={lines.length} count={count} name={name} onShowAll={onShowAll} isLoading={isLoading} />
          )}
        </>
      )}
    </chakra.section>
  )
}

type SelectGroupProps = {
  group: string
  isWhole: boolean
  lines: Lines
  selected: ReadonlySet<string>
  onSelect: (ids: readonly string[], isSelected: boolean) => void
}

/** All lines of a group that are shown. */
const SelectGroup = ({ group, isWhole, lines, selected, onSelect }: SelectGroupProps) => {
  const chosen = lines.filter(({ id }) => selected.has(id)).length
  const isAll = chosen === lines.length
  const [words, which] = isWhole ? ['Select all', 'all'] : [`Select these ${lines.length}`, `these ${lines.length}`]
  return (
    <CheckLabel>
      <Check
        type="checkbox"
        aria-label={`Select ${which}: ${group}`}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = chosen > 0 && !isAll
        }}
        checked={isAll}
        onChange={() =>
          onSelect(
            lines.map(({ id }) => id),
            !isAll,
          )
        }
      />
      {words}
    </CheckLabel>
  )
}

type MoreProps = { shown: number; count: number; name: string; onShowAll: (() => void) | null; isLoading: boolean }

const More = ({ shown, count, name, onShowAll, isLoading }: MoreProps) => {
  const told = `The first ${shown.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} are shown.`
  return (
    <Flex align="center" wrap="wrap" columnGap="4" rowGap="2" mt="2">
      {onShowAll && (
        <Button variant="outline" size="sm" disabled={isLoading} onClick={onShowAll} aria-label={`Show all: ${name}`}>
          {isLoading ? 'Loading…' : 'Show all'}
        </Button>
      )}
      <Text textStyle="sm" color="fg.muted">
        {told}
      </Text>
    </Flex>
  )
}
