import { Badge, type BadgeProps } from '@chakra-ui/react'
import { badgeOf, statusNames, type ComplianceReportStatus } from 'domain/compliance/status'

/** The status of a requirement for a person, as a word and a color (administration, section 4). */
export const StatusBadge = ({ status, ...badge }: BadgeProps & { status: ComplianceReportStatus }) => {
  const color = badgeOf(status)
  return (
    // Amber is the theme's yellow.
    <Badge colorPalette={color === 'yellow' ? 'amber' : color} {...badge}>
      {statusNames[status]}
    </Badge>
  )
}
