import { chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../../relay/viewer'
import { Check, CheckLabel } from '../../ui/Check'
import { Dialog } from '../../ui/dialog/Dialog'
import {
  knownShortcuts,
  shortcutsAreOn,
  shortcutsAreShown,
  showShortcuts,
  turnShortcuts,
  useShortcut,
} from '../../ui/browser/shortcuts'
import { useSignal } from '../../ui/browser/signal'
import { pagesFor } from './sections'

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

const List = () => {
  const isOn = useSignal(shortcutsAreOn)
  return (
    <>
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
      <CheckLabel mt="4">
        <Check checked={isOn} onChange={(event) => turnShortcuts(event.target.checked)} />
        Use keyboard shortcuts
      </CheckLabel>
      {isOn ? null : (
        <Text textStyle="sm" color="fg.muted">
          They are off. This list stays in the menu of your account.
        </Text>
      )}
    </>
  )
}

/** The keys that lead to a page. */
const PageShortcut = ({ keys, label, path }: { keys: string; label: string; path: string }) => {
  const navigate = useNavigate()
  useShortcut(keys, label, () => void navigate(`/${path}`))
  return null
}

/** The keys of the frame, and the list of all that are there now. */
export const ShellShortcuts = () => {
  const viewer = useViewer()
  const isShown = useSignal(shortcutsAreShown)
  useShortcut('?', 'Show this list', showShortcuts)
  useEffect(() => () => shortcutsAreShown.set(false), [])

  return (
    <>
      {pagesFor(viewer).map(({ path, shortcut }) =>
        shortcut ? <PageShortcut key={path} path={path} {...shortcut} /> : null,
      )}
      <Dialog isOpen={isShown} onClose={() => shortcutsAreShown.set(false)} title="Keyboard shortcuts">
        <List />
      </Dialog>
    </>
  )
}
