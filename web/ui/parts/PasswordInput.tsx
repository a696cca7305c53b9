import { Box, chakra } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Input } from './Input'

const Toggle = chakra('button', {
  base: {
    position: 'absolute',
    insetEnd: '0.5',
    top: '50%',
    transform: 'translateY(-50%)',
    display: 'grid',
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    borderRadius: 'l2',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { color: 'fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-4px' },
  },
})

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type'> & {
  /** For password managers: the password that the person has, or a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** The label of the button that shows it; another one where a form has several passwords. */
  showLabel?: string
}

/** A password, which the person can show while they type. */
export const PasswordInput = ({ showLabel = 'Show password', ...input }: PasswordInputProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <Box position="relative">
      <Input {...input} type={isShown ? 'text' : 'password'} pe="12" autoCapitalize="none" />
      <Toggle type="button" aria-label={showLabel} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
      </Toggle>
    </Box>
  )
}
