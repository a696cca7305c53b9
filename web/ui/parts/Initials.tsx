import { Flex } from '@chakra-ui/react'
import { Untranslated } from './Untranslated'

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** A person's initials. The name is shown beside it or is the label of the surrounding element. */
export const Initials = ({ name, size = '10' }: { name: string; size?: string }) => (
  <Flex
    aria-hidden
    align="center"
    justify="center"
    flexShrink="0"
    w={size}
    h={size}
    borderRadius="full"
    bg="brand.muted"
    color="brand.fg"
    fontWeight="bold"
    textStyle="sm"
  >
    <Untranslated>{initialsOf(name)}</Untranslated>
  </Flex>
)
