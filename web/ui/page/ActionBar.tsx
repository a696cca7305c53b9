import { Box, Flex } from '@chakra-ui/react'
import { lowScreen } from '../theme/lowScreen'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

type ActionBarProps = {
  label: string
  /** What happened, above the buttons. */
  notice?: ReactNode
  /** What the buttons will do, beside them. */
  note?: ReactNode
  ref?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** Sets the bar's height on the page (`--action-bar`), so that floating parts do not cover it. */
const useBarHeight = (bar: RefObject<HTMLDivElement | null>) => {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--action-bar', `${entry!.borderBoxSize[0]!.blockSize}px`),
    )
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--action-bar')
    }
  }, [bar])
}

/** A button is often gone after its action; this moves a keyboard user's focus to the bar. */
export const useFocusBack = (bar: RefObject<HTMLElement | null>, isBusy: boolean): void => {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true })
    wasBusy.current = isBusy
  }, [bar, isBusy])
}

/** A page's actions, always visible and within reach of the thumb. */
export const ActionBar = ({ label, notice, note, ref, children }: ActionBarProps) => {
  const own = useRef<HTMLDivElement>(null)
  const bar = ref ?? own
  useBarHeight(bar)
  return (
    <Box
      ref={bar}
      role="group"
      aria-label={label}
      tabIndex={-1}
      position="sticky"
      bottom={{ base: 'var(--thumb-bar, 0px)', md: '3' }}
      zIndex="docked"
      mt="6"
      mx={{ base: '-4', md: '0' }}
      bg="bg.panel"
      borderWidth={{ base: '1px 0 0', md: '1px' }}
      borderColor="border"
      borderRadius={{ md: 'l3' }}
      overflow={{ base: 'visible', md: 'hidden' }}
      boxShadow="lg"
      outline="none"
      // On a low screen, or above a phone's keyboard, the full bar would hide the content: there the actions are one row.
      css={{
        [lowScreen]: {
          overflow: 'visible',
          '& > [data-notice]': { maxHeight: '25vh', overflowY: 'auto' },
          '& > [data-row]': { paddingBlock: '1.5' },
          '& [data-note]': { srOnly: true },
          '& [data-actions]': { margin: '0', padding: '1' },
          // A menu opens out of the bar, so a bar with one cannot scroll.
          '& [data-actions]:not(:has([aria-expanded]))': { flexWrap: 'nowrap', overflowX: 'auto' },
          '& [data-actions] > *': { flex: '0 0 auto' },
        },
      }}
    >
      <div data-notice>{notice}</div>
      <Flex
        data-row
        direction={{ base: 'column', md: 'row' }}
        gap={{ base: '2', md: '4' }}
        align={{ md: 'center' }}
        px={{ base: '4', md: '5' }}
        py="3"
      >
        {note ? (
          <Box data-note textStyle="sm" color="fg.muted" minW="0" flex="1">
            {note}
          </Box>
        ) : null}
        <Flex
          data-actions
          gap="2"
          wrap="wrap"
          ms={{ md: 'auto' }}
          css={{ '& > *': { flex: { base: '1 1 auto', md: '0 0 auto' } } }}
        >
          {children}
        </Flex>
      </Flex>
    </Box>
  )
}
