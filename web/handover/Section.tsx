import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { Untranslated } from '../ui/parts/Untranslated'

type SectionProps = {
  title: string
  count: number
  entries: readonly unknown[]
  /** Said when there is nothing. */
  empty: string
  children: ReactNode
}

/** A part of a hand-over, with its number. */
export const Section = ({ title, count, entries, empty, children }: SectionProps) => {
  const id = useId()
  const left = count - entries.length
  return (
    <section aria-labelledby={id}>
      <Flex align="baseline" gap="2" mb="1.5" css={{ breakAfter: 'avoid' }}>
        <chakra.h2 id={id} textStyle="md" fontWeight="bold">
          {title}
        </chakra.h2>
        <Text as="span" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
          {count}
        </Text>
      </Flex>
      {count === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          {empty}
        </Text>
      ) : (
        <chakra.ul
          listStyleType="none"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l3"
          overflow="hidden"
          css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}
        >
          {children}
        </chakra.ul>
      )}
      {left > 0 ? (
        <Text color="fg.muted" textStyle="sm" mt="1.5">
          {left === 1 ? '1 more is not listed here.' : `${left} more are not listed here.`}
        </Text>
      ) : null}
    </section>
  )
}

type EntryProps = { place: ReactNode; title: ReactNode; when: ReactNode; children: ReactNode }

/** A call or a line: where, what, since or until when, and what is to be known. */
export const Entry = ({ place, title, when, children }: EntryProps) => (
  <chakra.li
    display="grid"
    gridTemplateColumns={{ base: '1fr auto', md: '9rem 1fr auto' }}
    columnGap="4"
    rowGap="0.5"
    alignItems="baseline"
    px="4"
    py="2.5"
    _print={{ gridTemplateColumns: '7rem 1fr auto', py: '1.5', px: '2' }}
    css={{ breakInside: 'avoid' }}
  >
    <Text fontWeight="bold" overflowWrap="anywhere">
      <Untranslated>{place}</Untranslated>
    </Text>
    <Box
      minW="0"
      gridRow={{ base: '2', md: '1' }}
      gridColumn={{ base: '1 / -1', md: '2' }}
      _print={{ gridRow: '1', gridColumn: '2' }}
    >
      <Flex wrap="wrap" align="center" columnGap="2" rowGap="1" fontWeight="semibold">
        {title}
      </Flex>
      {children}
    </Box>
    <Text
      textStyle="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      textAlign="end"
      gridColumn={{ base: '2', md: '3' }}
      gridRow="1"
      _print={{ gridColumn: '3' }}
    >
      {when}
    </Text>
  </chakra.li>
)

/** What somebody wrote, with its line breaks. */
export const Written = ({ name, children }: { name?: string; children: string | null | undefined }) =>
  children ? (
    <Text textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
      {name ? <chakra.span color="fg.muted">{name}: </chakra.span> : null}
      <Untranslated>{children}</Untranslated>
    </Text>
  ) : null
