import { Box, Button, chakra } from '@chakra-ui/react'
import { Check } from './Check'
import { toggled } from './toggled'

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'touch',
    px: '3',
    borderRadius: 'l2',
    cursor: 'checkbox',
    _hover: { bg: 'bg.subtle' },
  },
})

type CheckListProps = {
  options: readonly { readonly databaseId: string; readonly name: string }[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
  /** The button below, which chooses these; disabled while they are chosen. */
  whole: { readonly label: string; readonly ids: readonly string[] }
}

/** Options to check, and a button for the usual choice. What is chosen keeps the order of the options. */
export const CheckList = ({ options, chosen, onChoose, whole }: CheckListProps) => (
  <>
    {options.map(({ databaseId, name }) => (
      <Row key={databaseId}>
        <Check checked={chosen.includes(databaseId)} onChange={() => onChoose(toggled(options, chosen, databaseId))} />
        {name}
      </Row>
    ))}
    <Box borderTopWidth="1px" borderColor="border" mt="1.5" pt="1.5">
      <Button
        variant="ghost"
        size="sm"
        w="full"
        disabled={chosen.length === whole.ids.length && whole.ids.every((id) => chosen.includes(id))}
        onClick={() => onChoose(whole.ids)}
      >
        {whole.label}
      </Button>
    </Box>
  </>
)
