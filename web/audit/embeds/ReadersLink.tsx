import { Button } from '@chakra-ui/react'
import { Eye } from 'lucide-react'
import { Link } from 'react-router'
import { useViewer } from '../../relay/viewer'

type ReadersLinkProps = { kind: 'call' | 'line'; databaseId: string }

/** Leads to the rows of the audit trail about who has read the patient's details; only for those who may see it. */
export const ReadersLink = ({ kind, databaseId }: ReadersLinkProps) => {
  const { canSeeAudit } = useViewer()
  if (!canSeeAudit) return null
  return (
    <Button
      asChild
      variant="outline"
      size="sm"
      alignSelf="flex-start"
      h="auto"
      minH="9"
      py="1"
      whiteSpace="normal"
      textAlign="start"
    >
      <Link to={`/audit?${new URLSearchParams({ action: 'reads', patientOf: `${kind}:${databaseId}` })}`}>
        <Eye aria-hidden />
        Who has read this patient’s details
      </Link>
    </Button>
  )
}
