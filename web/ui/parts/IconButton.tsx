import { Button, type ButtonProps } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

type IconButtonProps = Omit<ButtonProps, 'children'> & {
  icon: LucideIcon
  /** Its accessible name and tooltip. */
  label: string
  isDangerous?: boolean
  /** Makes it a link to another page. */
  to?: string
}

/** A button that shows only an icon. */
export const IconButton = ({ icon: Icon, label, isDangerous, to, ...props }: IconButtonProps) => (
  <Button
    size="sm"
    px="0"
    variant="ghost"
    colorPalette={isDangerous ? 'red' : 'gray'}
    aria-label={label}
    title={label}
    asChild={to !== undefined}
    {...props}
  >
    {to === undefined ? (
      <Icon aria-hidden />
    ) : (
      <Link to={to}>
        <Icon aria-hidden />
      </Link>
    )}
  </Button>
)
