import { Box, chakra } from '@chakra-ui/react'
import { useNotices } from '../../ui/notices/notices'
import type { Shortcut } from '../../ui/keys/shortcuts'
import { useKeyOf } from '../../ui/keys/useKeyOf'
import { noConnection, notSent, useIsOffline } from '../../ui/browser/offline'

type SwitchProps = {
  id?: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** It takes effect at once, so it needs a connection. */
  sends?: boolean
  /** The change is in flight; the switch shows the new state. */
  busy?: boolean
  /** Its color when it is on. */
  palette?: string
  /** The id of its description. */
  describedBy?: string
  /** A key that turns it. */
  shortcut?: Shortcut
}

/** A switch whose whole width can be tapped, with its label beside it. */
export const Switch = ({
  id,
  label,
  checked,
  onChange,
  disabled,
  sends = false,
  busy,
  palette = 'brand',
  describedBy,
  shortcut,
}: SwitchProps) => {
  const isCutOff = useIsOffline() && sends && !disabled
  const { fail } = useNotices()
  const key = useKeyOf(shortcut, { writes: sends })
  return (
    <chakra.button
      {...key}
      id={id}
      type="button"
      role="switch"
      aria-describedby={describedBy}
      aria-checked={checked}
      aria-busy={busy || undefined}
      disabled={disabled}
      aria-disabled={isCutOff || undefined}
      title={isCutOff ? noConnection : key.title}
      onClick={() => (isCutOff ? fail(notSent) : onChange(!checked))}
      colorPalette={palette}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      minH="11"
      w="full"
      px="3.5"
      rounded="lg"
      borderWidth="1px"
      borderColor={checked ? 'colorPalette.solid' : 'border.emphasized'}
      bg={checked ? 'colorPalette.subtle' : 'bg.panel'}
      color="fg"
      fontWeight="medium"
      textAlign="start"
      cursor={disabled || isCutOff ? 'default' : 'pointer'}
      opacity={(disabled && !busy) || isCutOff ? 0.6 : 1}
      transitionProperty="background-color, border-color"
      transitionDuration="fast"
      focusVisibleRing="outside"
    >
      <span>{label}</span>
      <Box
        aria-hidden
        flexShrink="0"
        w="9"
        h="5"
        p="0.5"
        rounded="full"
        bg={checked ? 'colorPalette.solid' : 'fg.subtle'}
        transitionProperty="background-color"
        transitionDuration="fast"
      >
        <Box
          boxSize="4"
          rounded="full"
          bg="white"
          transform={checked ? 'translateX(1rem)' : 'none'}
          transitionProperty="transform"
          transitionDuration="fast"
          _motionReduce={{ transition: 'none' }}
        />
      </Box>
    </chakra.button>
  )
}
