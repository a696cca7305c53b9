import { Box, chakra, Flex } from '@chakra-ui/react'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { focusArrived } from '../dialog/openPart'
import { OverPage } from '../dialog/OverPage'
import { Untranslated } from '../parts/Untranslated'

type PageProps = {
  /** The one heading. Never with a patient's data: it is the window's title, too. */
  heading: string
  /** The heading names a room or a person, which a browser that translates the page leaves as they are. */
  hasName?: boolean
  /** The page above this one. */
  back?: { to: string; name: string }
  /** Beside the heading: information about the whole page. */
  aside?: ReactNode
  /** To the right of the heading. */
  actions?: ReactNode
  /** The maximum width: lists use the full width, forms and cards stay readable. */
  width?: 'form' | 'cards' | 'full'
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

// Cards: 800 px (administration, section 9) between the margins.
const widths = { form: '4xl', cards: 'calc(800px + 4rem)', full: '8xl' } as const

/** The frame of every page: one heading, its actions to the right, the content. */
export const Page = ({ heading, hasName, back, aside, actions, width = 'full', children }: PageProps) => {
  const headingRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${heading} – Patency`
  }, [heading])

  // After a navigation the heading gets the focus: reading starts there, and a screen reader announces it.
  // The first page of a visit leaves the focus to the browser, and a page may have set it elsewhere. It moves before
  // the page is visible: later, it could leave an element that the person has focused, such as Undo.
  const { key } = useLocation()
  const isFirst = useRef(key === 'default')
  useLayoutEffect(() => {
    const heading = headingRef.current
    if (isFirst.current || heading?.closest('main')?.contains(document.activeElement)) return
    focusArrived(heading)
  }, [])

  return (
    <OverPage>
      <Box
        w="full"
        maxW={widths[width]}
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
            {hasName ? <Untranslated>{heading}</Untranslated> : heading}
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
    </OverPage>
  )
}
