import { Box, Flex, Text } from '@chakra-ui/react'
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../parts/IconButton'

const looks = {
  success: { icon: CircleCheck, palette: 'green' },
  info: { icon: Info, palette: 'blue' },
  warning: { icon: TriangleAlert, palette: 'amber' },
} as const

type NoticeStripProps = {
  kind: keyof typeof looks
  title: string
  text?: ReactNode
  /** A button or link for the next step. */
  action?: ReactNode
  onDismiss?: () => void
}

/** A notice that stays until it is dismissed; in a live region, screen readers announce it. */
export const NoticeStrip = ({ kind, title, text, action, onDismiss }: NoticeStripProps) => {
  const { icon: Icon, palette } = looks[kind]
  return (
    <Flex
      colorPalette={palette}
      align="flex-start"
      gap="3"
      bg="colorPalette.subtle"
      borderBottomWidth="1px"
      borderColor="colorPalette.muted"
      ps={{ base: '4', md: '5' }}
      pe="2"
      py={{ base: '0', md: '1' }}
    >
      <Box color="colorPalette.fg" pt="2.5" aria-hidden>
        <Icon size={20} />
      </Box>
      <Flex
        flex="1"
        minW="0"
        wrap="wrap"
        align="center"
        columnGap="4"
        rowGap="1"
        py={{ base: '1.5', md: '2' }}
        minH="touch"
      >
        <Box flex="1 1 16rem" minW="0">
          <Text fontWeight="semibold" textStyle={{ base: 'sm', md: 'md' }}>
            {title}
          </Text>
          {text ? <Text textStyle="sm">{text}</Text> : null}
        </Box>
        {action}
      </Flex>
      {onDismiss ? <IconButton icon={X} label="Dismiss" onClick={onDismiss} /> : null}
    </Flex>
  )
}
