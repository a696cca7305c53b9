import { Box, Flex, Text } from '@chakra-ui/react'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { counted } from '../parts/counted'
import { IconButton } from '../parts/IconButton'
import type { Pdf } from './pdf'
import { PdfPage } from './PdfPage'

const zooms = [100, 125, 150, 200, 300, 400] as const

/** Pages this far above and below are drawn before they are in sight. */
const nearBy = '50% 0px'

type PdfPagesProps = {
  pdf: Pdf
  name: string
  showsName: boolean
}

/** All pages of a PDF below one another, each as wide as there is space. Only those near what is in sight have a picture. */
export const PdfPages = ({ pdf, name, showsName }: PdfPagesProps) => {
  const { pages, pageCount } = pdf
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** The middle of what is in sight, as parts of the whole. */
  const middle = useRef<{ x: number; y: number } | null>(null)
  const [zoomAt, setZoomAt] = useState(0)
  const [space, setSpace] = useState(0)
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  const [current, setCurrent] = useState(1)
  const zoom = zooms[zoomAt]!

  const remember = () => {
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller.current!
    middle.current = {
      x: (scrollLeft + clientWidth / 2) / scrollWidth,
      y: (scrollTop + clientHeight / 2) / scrollHeight,
    }
  }
  const goBack = useEffectEvent(() => {
    const { current: shown } = scroller
    if (!shown || !middle.current) return
    shown.scrollLeft = middle.current.x * shown.scrollWidth - shown.clientWidth / 2
    shown.scrollTop = middle.current.y * shown.scrollHeight - shown.clientHeight / 2
  })
  const scrolled = () => {
    remember()
    setCurrent(pageInSight(scroller.current!, list.current!))
  }
  const zoomTo = (at: number) => {
    if (at < 0 || at >= zooms.length) return
    remember()
    setZoomAt(at)
  }

  useLayoutEffect(() => goBack(), [zoom])

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setSpace(Math.round(entry!.contentRect.width))
      goBack()
    })
    observer.observe(scroller.current!)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const places = [...list.current!.children]
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) after.add(places.indexOf(target))
            else after.delete(places.indexOf(target))
          return after
        }),
      { root: scroller.current, rootMargin: nearBy },
    )
    for (const place of places) observer.observe(place)
    return () => observer.disconnect()
  }, [pages])

  const zoomButton = (label: string, icon: typeof ZoomIn, at: number) => {
    const isPossible = at >= 0 && at < zooms.length
    return (
      <IconButton
        icon={icon}
        label={label}
        aria-disabled={!isPossible}
        opacity={isPossible ? 1 : 0.4}
        onClick={() => zoomTo(at)}
      />
    )
  }

  return (
    <>
      <Flex
        wrap="wrap"
        align="center"
        columnGap="2"
        px="2"
        py="1"
        borderBottomWidth="1px"
        borderColor="border"
        bg="bg.panel"
      >
        {showsName ? (
          <Text textStyle="sm" fontWeight="semibold" flex="1 1 12rem" minW="0" truncate title={name}>
            {name}
          </Text>
        ) : null}
        <Flex flex={showsName ? '0 0 auto' : '1'} align="center" justify="space-between" gap="2" ms="auto">
          <Text textStyle="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            Page {current} of {pageCount}
          </Text>
          <Flex align="center">
            {zoomButton('Zoom out', ZoomOut, zoomAt - 1)}
            <Text role="status" textStyle="sm" fontVariantNumeric="tabular-nums" minW="3rem" textAlign="center">
              {zoom}%
            </Text>
            {zoomButton('Zoom in', ZoomIn, zoomAt + 1)}
          </Flex>
        </Flex>
      </Flex>
      <Box
        ref={scroller}
        role="group"
        aria-label={`Pages of ${name}`}
        // The arrow keys scroll what has the focus.
        tabIndex={0}
        position="relative"
        flex="1"
        minH="0"
        overflowX="auto"
        overflowY="scroll"
        overscrollBehavior="contain"
        focusVisibleRing="inside"
        onScroll={scrolled}
      >
        <Flex ref={list} direction="column" gap="2" p="2" style={{ width: `${zoom}%` }}>
          {pages.map((page, at) => (
            <PdfPage
              key={at}
              page={page}
              label={`Page ${at + 1} of ${pageCount}`}
              isNear={near.has(at)}
              size={`${space} ${zoom}`}
            />
          ))}
        </Flex>
        {pages.length < pageCount ? (
          <Text px="2" pb="3">
            Only the first {counted(pages.length, 'page')} are shown. Download the file to read the others.
          </Text>
        ) : null}
      </Box>
    </>
  )
}

/** The number of the page that is read: at the top the first, at the end the last, however high they are. */
const pageInSight = (scroller: HTMLElement, list: HTMLElement): number => {
  const { scrollTop, scrollHeight, clientHeight } = scroller
  const scrolled = scrollTop / Math.max(1, scrollHeight - clientHeight)
  const line = scrollTop + scrolled * clientHeight
  const next = [...list.children].findIndex((place) => (place as HTMLElement).offsetTop > line)
  return next === -1 ? list.children.length : Math.max(1, next)
}
