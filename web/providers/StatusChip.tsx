import { Badge } from '@chakra-ui/react'

/** Whether people can work in a provider. */
export const StatusChip = ({ status }: { status: string }) => (
  <Badge colorPalette={status === 'Active' ? 'green' : 'gray'}>{status}</Badge>
)
