import { Box, chakra, Flex } from '@chakra-ui/react'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

type PageProps = {
  /** The one heading. Never with a patient's data: it is the window's title, too. */
  heading: string
  /** The page above this one. */
  back?: { to: string; name: string }
  /** Beside the heading: what is told of the page as a whole. */
  aside?: ReactNode
  /** To the right of the heading. */
  actions?: ReactNode
  /** How wide the content may become; lists take all, forms stay readable. */
  width?: 'form' | 'full'
  children: ReactNode
}

const Back = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: { base: 'touch', md: '8' },
    pe: '2',
    ms: '-1',
    color: 'brand.fg',
    fontWeight: 'medium',
    textStyle: 'sm',
    _hover: { textDecoration: 'underline' },
  },
})

/** The frame of every page: one heading, its actions to the right, the content. */
export const Page = ({ heading, back, aside, actions, width = 'full', children }: PageProps) => {
  const headingRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${heading} – Patency`
  }, [heading])

  // After a navigation the heading takes focus: that is where reading begins, and what a screen reader announces.
  // The first page of a visit leaves it to the browser, and a page may have put it somewhere better. It moves before
  // anybody sees the page: later, it would be taken away from what they have chosen meanwhile, such as Undo.
  const { key } = useLocation()
  const isFirst = useRef(key === 'default')
  useLayoutEffect(() => {
    const heading = headingRef.current
    if (isFirst.current || heading?.closest('main')?.contains(document.activeElement)) return
    heading?.focus({ preventScroll: true })
  }, [])

  return (
    <Box
      w="full"
      maxW={width === 'form' ? '4xl' : '8xl'}
      mx="auto"
      px={{ base: '4', md: '6', xl: '8' }}
      pt={{ base: '4', md: '6' }}
      pb="10"
    >
      {back ? (
        <Back to={back.to}>
          <ChevronLeft aria-hidden size={18} />
          {back.name}
        </Back>
      ) : null}
      <Flex wrap="wrap" align="center" columnGap={{ base: '2', md: '4' }} rowGap="3" mb={{ base: '4', md: '5' }}>
        <chakra.h1
          ref={headingRef}
          tabIndex={-1}
          textStyle={{ base: 'xl', md: '2xl' }}
          fontWeight="bold"
          letterSpacing="tight"
        >
          {heading}
        </chakra.h1>
        {aside}
        {actions ? (
          <Flex ms="auto" wrap="wrap" gap="2" align="center">
            {actions}
          </Flex>
        ) : null}
      </Flex>
      {children}
    </Box>
  )
}
