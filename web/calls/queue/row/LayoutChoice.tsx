import { Button, Flex } from '@chakra-ui/react'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { useShortcut } from '../../../ui/keys/shortcuts'
import { useSignal } from '../../../ui/browser/signal'
import { queueLayout, setQueueLayout } from './queueLayout'

const layouts = [
  { value: 'cards', name: 'Cards', icon: LayoutGrid },
  { value: 'list', name: 'List', icon: Rows3 },
] as const

/** Cards, or a dense list. */
export const LayoutChoice = () => {
  const layout = useSignal(queueLayout)
  useShortcut('v', 'Cards or list', () => setQueueLayout(layout === 'cards' ? 'list' : 'cards'), { writes: false })
  return (
    <Flex role="group" aria-label="Show the queue as" gap="1">
      {layouts.map(({ value, name, icon: Icon }) => (
        <Button
          key={value}
          size="sm"
          px={{ base: '0', md: '3' }}
          variant={value === layout ? 'subtle' : 'ghost'}
          colorPalette={value === layout ? 'brand' : 'gray'}
          aria-label={name}
          aria-pressed={value === layout}
          title={name}
          onClick={() => setQueueLayout(value)}
        >
          <Icon aria-hidden />
          {/* A phone has room for the icon. */}
          <Flex as="span" hideBelow="md">
            {name}
          </Flex>
        </Button>
      ))}
    </Flex>
  )
}
