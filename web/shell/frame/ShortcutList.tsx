import { chakra, Flex, Text } from '@chakra-ui/react'
import { Dialog } from '../../ui/dialog/Dialog'
import { knownShortcuts, shortcutsAreOn, shortcutsAreShown, turnShortcuts } from '../../ui/keys/shortcuts'
import { useSignal } from '../../ui/browser/signal'

const Kbd = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '7',
    h: '7',
    px: '1.5',
    fontFamily: 'mono',
    textStyle: 'sm',
    color: 'fg',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'border',
    borderRadius: 'md',
  },
})

/** All shortcuts that work now. */
export const ShortcutList = () => {
  const isOn = useSignal(shortcutsAreOn)
  return (
    <Dialog isOpen onClose={() => shortcutsAreShown.set(false)} title="Keyboard shortcuts">
      <chakra.dl>
        {knownShortcuts().map(({ keys, label }) => (
          <Flex
            key={keys}
            justify="space-between"
            align="center"
            gap="4"
            py="2"
            borderBottomWidth="1px"
            borderColor="border.muted"
          >
            <dt>{label}</dt>
            <Flex as="dd" gap="1.5" align="center" color="fg.muted" textStyle="sm">
              {keys.split(' ').map((key, index) => (
                <Flex key={key} as="span" gap="1.5" align="center">
                  {index > 0 ? 'then' : null}
                  <Kbd>{key}</Kbd>
                </Flex>
              ))}
            </Flex>
          </Flex>
        ))}
      </chakra.dl>
      <Text mt="4" textStyle="sm" color="fg.muted">
        A handheld scanner needs no key. On a call it compares the wristband with the MRN; on other pages it searches.
      </Text>
      <chakra.label display="flex" alignItems="center" gap="3" minH="touch" mt="2" cursor="checkbox">
        <chakra.input
          type="checkbox"
          checked={isOn}
          onChange={(event) => turnShortcuts(event.target.checked)}
          w="5"
          h="5"
          accentColor="brand.solid"
        />
        Use keyboard shortcuts
      </chakra.label>
      {isOn ? null : (
        <Text textStyle="sm" color="fg.muted">
          Shortcuts are off. You can open this list from your account menu.
        </Text>
      )}
    </Dialog>
  )
}
