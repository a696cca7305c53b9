import { Badge, type BadgeProps } from '@chakra-ui/react'
import { badgeOf, statusNames, type ComplianceReportStatus } from 'domain/compliance/status'
import { showCount } from '../../ui/parts/counted'

type StatusBadgeProps = BadgeProps & {
  status: ComplianceReportStatus
  /** How many requirements have it. */
  count?: number
}

/** The status of a requirement for a person, as a word and a color (administration, section 4). */
export const StatusBadge = ({ status, count, ...badge }: StatusBadgeProps) => {
  const color = badgeOf(status)
  return (
    // Amber is the theme's yellow. Its words may break: on a phone two cells share a row.
    <Badge colorPalette={color === 'yellow' ? 'amber' : color} whiteSpace="normal" {...badge}>
      {count === undefined ? statusNames[status] : `${showCount(count)} ${statusNames[status]}`}
    </Badge>
  )
}
