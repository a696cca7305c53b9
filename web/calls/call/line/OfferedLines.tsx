import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { offeredGroup, offeredGroupNames, offeredGroups, type OfferedGroup } from 'domain/lines/match'
import type { LookedFor, MatchingLine } from './MatchingLines'

/** Whose line it is, judged by the MRNs (rules 4.2a). */
export const groupOf = (by: LookedFor, line: MatchingLine): OfferedGroup =>
  offeredGroup(by, { mrn: line.mrn, roomId: line.room?.id ?? null })

type OfferedLinesProps = { by: LookedFor; lines: readonly MatchingLine[]; children: (line: MatchingLine) => ReactNode }

/** Lines grouped by how each compares with the call's patient, other patients last (rules 4.2a). */
export const OfferedLines = ({ by, lines, children }: OfferedLinesProps) => (
  <chakra.div display="grid" gap="4">
    {offeredGroups.map((group) => {
      const found = lines.filter((line) => groupOf(by, line) === group)
      return found.length === 0 ? null : (
        <Group key={group} name={offeredGroupNames[group]} isOther={group === 'sameRoom' || group === 'sameName'}>
          {found.map((line) => (
            <li key={line.id}>{children(line)}</li>
          ))}
        </Group>
      )
    })}
  </chakra.div>
)

const Group = ({ name, isOther, children }: { name: string; isOther: boolean; children: ReactNode }) => {
  const id = useId()
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="2"
      {...(isOther ? { borderStartWidth: '4px', borderColor: 'amber.solid', ps: '3' } : {})}
    >
      <chakra.h3 id={id} textStyle="sm" fontWeight="semibold" color={isOther ? 'amber.fg' : 'fg.muted'}>
        {name}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {children}
      </chakra.ul>
    </chakra.section>
  )
}
