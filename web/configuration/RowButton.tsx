import { Button } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

type RowButtonProps = { icon: LucideIcon; label: string; isDangerous?: boolean; onClick: () => void }

/** What can be done with a row, as a picture with its words for those who listen or wait. */
export const RowButton = ({ icon: Icon, label, isDangerous, onClick }: RowButtonProps) => (
  <Button size="sm" px="0" variant="ghost" colorPalette={isDangerous ? 'red' : 'gray'} aria-label={label} title={label} onClick={onClick}>
    <Icon aria-hidden />
  </Button>
)
