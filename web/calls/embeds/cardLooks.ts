import type { CardClass } from 'domain/calls/queue/queue'
import { Bandage, CircleDashed, CirclePause, ClipboardCheck, Siren, UserCheck, type LucideIcon } from 'lucide-react'

type CardLook = { word: string; icon: LucideIcon; palette: string }

/** Each class has a color, and a word and an icon, so that color is never the only sign. */
export const cardLooks: Record<CardClass, CardLook> = {
  stat: { word: 'Stat', icon: Siren, palette: 'red' },
  onhold: { word: 'On Hold', icon: CirclePause, palette: 'amber' },
  assigned: { word: 'Assigned', icon: UserCheck, palette: 'blue' },
  dressingchange: { word: 'Dressing change', icon: Bandage, palette: 'violet' },
  linecheck: { word: 'Line check', icon: ClipboardCheck, palette: 'slate' },
  default: { word: 'Unassigned', icon: CircleDashed, palette: 'gray' },
}
