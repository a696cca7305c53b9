import type { ReactNode } from 'react'

/** A cell of a list. On a phone it carries its column's name itself. */
export const ListCell = ({ name, children }: { name: string; children: ReactNode }) => (
  <td data-name={name} data-empty={children ? undefined : ''}>
    {children || '–'}
  </td>
)
