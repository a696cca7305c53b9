import { Box, Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'

type Item = { readonly kind: string; readonly name: string }

/** What an import does, or would do. */
export type Report = { readonly [Part in 'added' | 'changed' | 'removed' | 'leftAlone']: readonly Item[] }

const parts = [
  { part: 'added', title: 'Added', isOpen: true },
  { part: 'changed', title: 'Changed', isOpen: true },
  { part: 'removed', title: 'Removed', isOpen: true },
  { part: 'leftAlone', title: 'Unchanged', isOpen: false },
] as const

const shownAtFirst = 50

export const ImportReport = ({ report }: { report: Report }) => (
  <Box mt="4">
    {parts.map(({ part, title, isOpen }) => (
      <Part key={part} title={title} items={report[part]} isOpenAtFirst={isOpen} />
    ))}
  </Box>
)

const Part = ({ title, items, isOpenAtFirst }: { title: string; items: readonly Item[]; isOpenAtFirst: boolean }) => {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  const heading = `${title} (${items.length})`
  if (items.length === 0)
    return (
      <Box py="3" fontWeight="semibold" color="fg.muted" borderTopWidth="1px" borderColor="border">
        {heading}
      </Box>
    )
  return (
    <Box asChild borderTopWidth="1px" borderColor="border">
      <details open={isOpenAtFirst}>
        <chakra.summary minH="touch" py="3" fontWeight="semibold" cursor="button" focusVisibleRing="outside">
          {heading}
        </chakra.summary>
        <chakra.ul listStyleType="none" aria-label={title} pb="3" textStyle="sm">
          {shown.map(({ kind, name }) => (
            <chakra.li
              key={`${kind} ${name}`}
              display="flex"
              gap="3"
              justifyContent="space-between"
              py="1"
              overflowWrap="anywhere"
            >
              {name}
              <chakra.span color="fg.muted" flexShrink="0">
                {kind}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
        {items.length > shown.length ? (
          <Button size="sm" variant="ghost" mb="3" onClick={() => setWhole(true)}>
            Show all {items.length}
          </Button>
        ) : null}
      </details>
    </Box>
  )
}
