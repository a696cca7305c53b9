import { Badge, chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import type { DueGroup as Group } from 'domain/lines/due'
import { ListTable, type ListColumn } from '../../tables/list/ListTable'
import { Check, CheckLabel } from '../../ui/parts/Check'
import { LoadButton } from '../../ui/parts/LoadButton'
import { counted, showCount } from '../../ui/parts/counted'
import { DueRow } from './DueRow'
import { groupNames } from './groups'
import type { LineOutcome } from './outcomes'
import type { DueBoardQuery$data } from './__generated__/DueBoardQuery.graphql'

export type Lines = NonNullable<DueBoardQuery$data['provider']['dueLines']>[number]['lines']

/** Fixed widths, so that the columns of all groups line up. */
const columns: readonly ListColumn[] = [
  { name: '', width: '3.5rem' },
  { name: 'Next Change Date', width: '10.5rem' },
  { name: 'Patient Name' },
  { name: 'Room' },
  { name: 'Line Name' },
  { name: 'Type of Line' },
  { name: 'Call', width: '10rem' },
]

type DueGroupProps = {
  group: Group
  count: number
  lines: Lines
  selected: ReadonlySet<string>
  /** Null for people who may not create calls. */
  onSelect: ((ids: readonly string[], isSelected: boolean) => void) | null
  outcomes: ReadonlyMap<string, LineOutcome>
  /** Null when there are no more lines, or no more can be shown here. */
  onShowAll: (() => void) | null
  isLoading: boolean
}

/** Lines that are due in the same period. */
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
          <Badge colorPalette={count > 0 ? palette : 'gray'} aria-label={counted(count, 'line')} role="img">
            {showCount(count)}
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
          <ListTable isFixed cardsBelow="lg" aria-labelledby={id} columns={columns} css={{ '--trail': '3rem' }}>
            {lines.map((line) => (
              <DueRow
                key={line.id}
                line={line}
                isSelected={selected.has(line.id)}
                onSelect={onSelect && ((isSelected) => onSelect([line.id], isSelected))}
                outcome={outcomes.get(line.id)}
              />
            ))}
          </ListTable>
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

/** Selects all lines of a group that are shown. */
const SelectGroup = ({ group, isWhole, lines, selected, onSelect }: SelectGroupProps) => {
  const chosen = lines.filter(({ id }) => selected.has(id)).length
  const isAll = chosen === lines.length
  const [words, which] = isWhole ? ['Select all', 'all'] : [`Select these ${lines.length}`, `these ${lines.length}`]
  return (
    <CheckLabel textStyle="sm" fontWeight="medium">
      <Check
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
  const summary = `The first ${shown.toLocaleString('en-US')} of ${showCount(count)} are shown.`
  return (
    <Flex align="center" wrap="wrap" columnGap="4" rowGap="2" mt="2">
      {onShowAll && (
        <LoadButton size="sm" isLoading={isLoading} onClick={onShowAll} aria-label={`Show all: ${name}`}>
          Show all
        </LoadButton>
      )}
      <Text textStyle="sm" color="fg.muted">
        {summary}
      </Text>
    </Flex>
  )
}
