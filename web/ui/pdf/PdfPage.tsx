import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { memo, useEffect, useRef, useState } from 'react'
import { ratioOf, type PdfPage as Page } from './pdf'

const Canvas = chakra('div', { base: { '& canvas': { display: 'block', w: 'full', h: 'full' } } })

/** The page's text, invisible over its picture. pdf.js places it by these variables. */
const TextOverlay = chakra('div', {
  base: {
    '& > div': {
      position: 'absolute',
      inset: '0',
      overflow: 'clip',
      lineHeight: '1',
      textAlign: 'initial',
      textSizeAdjust: 'none',
      transformOrigin: '0 0',
      '--scale-round-x': '1px',
      '--scale-round-y': '1px',
      '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    },
    '& [data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '& [data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '& [data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
    '& :is(span, br)': {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0 0',
    },
    '& .markedContent': { display: 'contents' },
    '& div > :not(.markedContent), & .markedContent span:not(.markedContent)': {
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
      transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(calc(1 / var(--min-font-size)))',
    },
    '& ::selection': { bg: 'rgb(0 90 200 / 0.25)' },
  },
})

type PdfPageProps = {
  page: Page
  label: string
  /** Whether it is in sight or nearly so. Other pages have their space and no picture. */
  isNear: boolean
  /** Changes when it is shown wider or narrower. */
  size: string
}

/** A page at the width of its place. While it is drawn anew, the earlier picture stays. */
export const PdfPage = memo(({ page, label, isNear, size }: PdfPageProps) => {
  const canvases = useRef<HTMLDivElement>(null)
  const texts = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isNear) return
    const [pictures, overlay] = [canvases.current!, texts.current!]
    const { clientWidth, clientHeight } = pictures
    const canvas = Object.assign(document.createElement('canvas'), { role: 'img', ariaLabel: label })
    const text = document.createElement('div')
    let isStopped = false
    // Placed before it is filled, because the text is measured.
    overlay.append(text)
    const { done, stop } = page.draw({
      canvas,
      text,
      shownWidth: clientWidth,
      ratio: ratioOf(clientWidth, clientHeight),
    })
    done.then(
      () => {
        if (isStopped) return
        empty(pictures)
        pictures.append(canvas)
        overlay.replaceChildren(text)
        setFailed(false)
      },
      () => {
        if (!isStopped) setFailed(true)
      },
    )
    return () => {
      isStopped = true
      stop()
    }
  }, [page, label, isNear, size])

  useEffect(() => {
    if (!isNear) return
    const [pictures, overlay] = [canvases.current!, texts.current!]
    return () => {
      empty(pictures)
      overlay.replaceChildren()
      page.free()
    }
  }, [page, isNear])

  return (
    <Box
      position="relative"
      flexShrink="0"
      w="full"
      bg="white"
      borderWidth="1px"
      borderColor="border"
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
    >
      <Canvas ref={canvases} position="absolute" inset="0" />
      <TextOverlay ref={texts} position="absolute" inset="0" overflow="hidden" />
      {isNear && hasFailed ? (
        <Flex position="absolute" inset="0" align="center" justify="center" p="4" bg="bg.panel">
          <Text>{label} cannot be shown.</Text>
        </Flex>
      ) : null}
    </Box>
  )
})

/** Some browsers keep the memory of a canvas that is gone until it has no size. */
const empty = (pictures: HTMLElement): void => {
  for (const canvas of pictures.querySelectorAll('canvas')) canvas.width = canvas.height = 0
  pictures.replaceChildren()
}
