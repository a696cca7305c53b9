import { Button } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

type RowButtonProps = { icon: LucideIcon; label: string; isDangerous?: boolean; onClick: () => void }

/** What can be done with a row, as a picture with its words for those who listen or wait. */
export const RowButton = ({ icon: Icon, label, isDangerous, onClick }: RowButtonProps) => (
  <Button
    size="sm"
    px="0"
    variant="ghost"
    colorPalette={isDangerous ? 'red' : 'gray'}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon aria-hidden />
  </Button>
)

/** The same, where it leads to another page. */
export const RowLink = ({ icon: Icon, label, to }: { icon: LucideIcon; label: string; to: string }) => (
  <Button asChild size="sm" px="0" variant="ghost" colorPalette="gray" aria-label={label} title={label}>
    <Link to={to}>
      <Icon aria-hidden />
    </Link>
  </Button>
)
