import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

type PanelProps = {
  title: string
  action?: ReactNode
  /** With it, a link or a key can go to the panel. */
  id?: string
  children: ReactNode
}

/** A titled part of a page. */
export const Panel = ({ title, action, id: place, children }: PanelProps) => {
  const id = useId()
  return (
    <Box
      asChild
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      px={{ base: '4', md: '5' }}
      pt="4"
      pb="5"
    >
      <section id={place} tabIndex={place ? -1 : undefined} aria-labelledby={id}>
        <Flex align="center" justify="space-between" gap="3" mb="3.5">
          <chakra.h2 id={id} textStyle="md" fontWeight="bold" minW="0" overflowWrap="anywhere">
            {title}
          </chakra.h2>
          {action}
        </Flex>
        {children}
      </section>
    </Box>
  )
}
