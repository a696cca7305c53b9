import { Badge } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type SignProps = { icon: LucideIcon; palette: string; isStrong?: boolean | undefined; children: ReactNode }

/** A record's state, as a word with an icon. */
export const Sign = ({ icon: Icon, palette, isStrong, children }: SignProps) => (
  <Badge
    colorPalette={palette}
    variant={isStrong ? 'solid' : 'subtle'}
    size="lg"
    gap="1.5"
    fontWeight="semibold"
    whiteSpace="normal"
    overflowWrap="anywhere"
    minH="7"
    py="1"
  >
    <Icon aria-hidden size={16} style={{ flexShrink: 0 }} />
    <span>{children}</span>
  </Badge>
)
