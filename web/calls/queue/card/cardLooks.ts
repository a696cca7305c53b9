import type { CardClass } from 'domain/calls/queue/queue'
import { Bandage, CircleDashed, CirclePause, ClipboardCheck, Siren, UserCheck, type LucideIcon } from 'lucide-react'

type CardLook = { word: string; icon: LucideIcon }

/** Each class has a word and an icon, so that color is never the only sign. */
export const cardLooks: Record<CardClass, CardLook> = {
  stat: { word: 'Stat', icon: Siren },
  onhold: { word: 'On Hold', icon: CirclePause },
  assigned: { word: 'Assigned', icon: UserCheck },
  dressingchange: { word: 'Dressing change', icon: Bandage },
  linecheck: { word: 'Line check', icon: ClipboardCheck },
  default: { word: 'Unassigned', icon: CircleDashed },
}
