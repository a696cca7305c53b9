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
  /** Makes it a link to another site, which opens in a new tab and cannot reach this one. */
  href?: string
}

/** A button that shows only an icon. */
export const IconButton = ({ icon: Icon, label, isDangerous, to, href, ...props }: IconButtonProps) => (
  <Button
    size="sm"
    px="0"
    variant="ghost"
    colorPalette={isDangerous ? 'red' : 'gray'}
    aria-label={label}
    title={label}
    asChild={to !== undefined || href !== undefined}
    {...props}
  >
    {to !== undefined ? (
      <Link to={to}>
        <Icon aria-hidden />
      </Link>
    ) : href !== undefined ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Icon aria-hidden />
      </a>
    ) : (
      <Icon aria-hidden />
    )}
  </Button>
)
