import { chakra } from '@chakra-ui/react'
import { LoaderCircle, RefreshCw, TriangleAlert, WifiOff } from 'lucide-react'
import { useConnection } from '../../relay/connection'
import { useIsOffline } from '../../ui/browser/offline'
import { livePillWords, pillState } from './livePillWords'

const Pill = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    px: '3',
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& svg': { flexShrink: '0' },
  },
  variants: {
    look: {
      live: { bg: 'frame.raised', color: 'frame.fg' },
      reconnecting: {
        bg: 'frame.warn',
        color: 'frame.warnContrast',
        '& svg': { animation: 'spin 1.2s linear infinite' },
      },
      polling: { bg: 'frame.warn', color: 'frame.warnContrast' },
      stale: { bg: 'frame.bad', color: 'frame.badContrast' },
    },
    // On a phone every state except Live has its own strip, which has room for the words.
    isStrip: {
      true: {
        display: { base: 'flex', md: 'none' },
        justifyContent: 'center',
        borderRadius: '0',
        minH: '9',
        whiteSpace: 'normal',
        position: 'sticky',
        top: 'var(--chakra-sizes-header)',
        zIndex: 'sticky',
      },
      false: {},
    },
  },
})

const Dot = chakra('span', {
  base: { w: '2', h: '2', borderRadius: 'full', bg: 'frame.good', outline: '3px solid', outlineColor: 'frame.good/25' },
})

const Retry = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: 'touch',
    minW: 'touch',
    my: '-2',
    ms: '-2',
    me: '-3',
    px: '2',
    fontWeight: 'semibold',
    borderRadius: 'full',
    cursor: 'button',
    outlineColor: 'focus.dark',
    _hover: { textDecoration: 'underline' },
  },
})

const icons = { reconnecting: LoaderCircle, polling: RefreshCw, stale: TriangleAlert, WifiOff }
/** Without a connection the icon does not spin, because the state may last. */
const offline = { look: 'polling', Icon: WifiOff } as const

/** The pill as a strip below the header: on a phone, unless the state is Live. */
export const StaleStrip = () => <LivePill isStrip />

/** Whether the screen is current, and if not, since when. */
export const LivePill = ({ isStrip = false }: { isStrip?: boolean }) => {
  const state = useConnection(pillState)
  const words = useConnection(livePillWords)
  const isOffline = useIsOffline()
  const retry = useConnection(({ outdated }) => outdated?.retry)
  const mayRetry = state === 'stale' && retry != null
  if (isStrip && state === 'live') return null
  const { look, Icon } =
    isOffline && state === 'reconnecting' ? offline : { look: state, Icon: state === 'live' ? null : icons[state] }
  return (
    <Pill
      look={look}
      isStrip={isStrip}
      role="status"
      data-state={state}
      data-strip={isStrip ? '' : undefined}
      hideBelow={!isStrip && state !== 'live' ? 'md' : undefined}
    >
      {Icon ? mayRetry ? null : <Icon aria-hidden size={16} /> : <Dot aria-hidden />}
      {words}
      {mayRetry ? (
        // The header has no room for a text.
        <Retry type="button" title="Try again" aria-label="Try again" onClick={retry}>
          <RefreshCw aria-hidden size={16} />
          {isStrip ? 'Try again' : null}
        </Retry>
      ) : null}
    </Pill>
  )
}
