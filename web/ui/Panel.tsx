import { Box, chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

/** A titled part of a page. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Box asChild bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" px={{ base: '4', md: '5' }} pt="4" pb="5">
      <section aria-labelledby={id}>
        <chakra.h2 id={id} textStyle="md" fontWeight="bold" mb="3.5">
          {title}
        </chakra.h2>
        {children}
      </section>
    </Box>
  )
}
