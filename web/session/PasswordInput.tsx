import { Box, chakra } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Input } from '../ui/parts/Input'

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

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'size'> & {
  /** What its button shows, where a page has several. */
  toggleLabel?: string
}

/** A password, which can be shown while it is typed. */
export const PasswordInput = ({ toggleLabel = 'Show password', ...input }: PasswordInputProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <Box position="relative">
      <Input
        {...input}
        type={isShown ? 'text' : 'password'}
        size="lg"
        pe="12"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Toggle type="button" aria-label={toggleLabel} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
      </Toggle>
    </Box>
  )
}
