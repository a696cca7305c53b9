import { Button, type ButtonProps } from '@chakra-ui/react'

type LoadButtonProps = ButtonProps & {
  isLoading: boolean
  /** It cannot be pressed, because it or another one is loading. */
  isBlocked?: boolean
}

/** A button that reads more. It keeps the focus meanwhile, which a disabled one would lose. */
export const LoadButton = ({ isLoading, isBlocked = isLoading, onClick, children, ...props }: LoadButtonProps) => (
  <Button variant="outline" {...props} aria-disabled={isBlocked || undefined} onClick={isBlocked ? undefined : onClick}>
    {isLoading ? 'Loading…' : children}
  </Button>
)
