import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'

type ActionBarProps = {
  label: string
  /** What happened, above the buttons. */
  notice?: ReactNode
  /** What the buttons will do, beside them. */
  note?: ReactNode
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A page's actions, always in sight and in reach of the thumb. */
export const ActionBar = ({ label, notice, note, ref, children }: ActionBarProps) => (
  <Box
    ref={ref}
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
    overflow="hidden"
    boxShadow="lg"
    outline="none"
  >
    {notice}
    <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '4' }} align={{ md: 'center' }} px={{ base: '4', md: '5' }} py="3">
      {note ? (
        <Box textStyle="sm" color="fg.muted" minW="0" flex="1">
          {note}
        </Box>
      ) : null}
      <Flex gap="2" wrap="wrap" ms={{ md: 'auto' }} css={{ '& > *': { flex: { base: '1 1 auto', md: '0 0 auto' } } }}>
        {children}
      </Flex>
    </Flex>
  </Box>
)
