import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { NavLink } from 'react-router'
import { Popover } from '../../ui/dialog/Popover'
import type { Section } from '../frame/sections'
import { sectionStyle } from './sectionStyle'

const Trigger = chakra('button', {
  base: {
    ...sectionStyle,
    cursor: 'button',
    '&[data-current]': { color: 'frame.fg', borderBlockEndColor: 'focus.dark' },
  },
})

const Item = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'touch',
    px: '3',
    borderRadius: 'l2',
    fontWeight: 'medium',
    textStyle: 'sm',
    outlineOffset: '-2px',
    _hover: { bg: 'bg.muted' },
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
  },
})

type SectionMenuProps = { name: string; sections: readonly Section[]; here: Section | undefined }

/** Sections of the header that share one menu. */
export const SectionMenu = ({ name, sections, here }: SectionMenuProps) => {
  return (
    <Popover
      label={name}
      align="start"
      p="1.5"
      trigger={(trigger) => (
        <Trigger type="button" data-current={(here && sections.includes(here)) || undefined} {...trigger}>
          {name}
          <ChevronDown aria-hidden size={16} />
        </Trigger>
      )}
    >
      {(close) => (
        <chakra.ul listStyleType="none">
          {sections.map(({ name: section, to, icon: Icon }) => (
            <li key={to}>
              <Item to={to} end={to !== here?.to} onClick={close}>
                <Icon aria-hidden size={18} />
                {section}
              </Item>
            </li>
          ))}
        </chakra.ul>
      )}
    </Popover>
  )
}
