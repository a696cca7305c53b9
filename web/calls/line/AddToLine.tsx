import { chakra, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Dialog } from '../../ui/Dialog'
import { LineFacts } from './LineFacts'
import { MatchingLines, type LookedFor } from './MatchingLines'

type AddToLineProps = {
  callId: string
  by: LookedFor
  isAdding: boolean
  /** Why the line that was pressed could not be taken. */
  problem: string | null
  onAdd: (line: { id: string; name: string }) => void
  onClose: () => void
}

const Row = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    p: '3',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    textAlign: 'start',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { bg: 'brand.subtle', borderColor: 'brand.solid' },
    _disabled: { layerStyle: 'disabled' },
  },
})

/** The open lines that the call may be about; a press on one adds the call to it. */
export const AddToLine = ({ callId, by, isAdding, problem, onAdd, onClose }: AddToLineProps) => (
  <Dialog isOpen onClose={onClose} title="Add to existing line">
    {problem && (
      <Text role="alert" color="fg.error" fontWeight="medium" mb="3">
        {problem}
      </Text>
    )}
    <MatchingLines callId={callId} by={by}>
      {(lines) =>
        lines.length === 0 ? (
          <Text color="fg.muted">No open line has this MRN, this room, or this patient’s last name. Fill those in, then look again.</Text>
        ) : (
          <chakra.ul listStyleType="none" display="grid" gap="2">
            {lines.map((line) => (
              <li key={line.id}>
                <LineRow line={line} disabled={isAdding} onAdd={() => onAdd(line)} />
              </li>
            ))}
          </chakra.ul>
        )
      }
    </MatchingLines>
  </Dialog>
)

type LineRowProps = { line: Parameters<Parameters<typeof MatchingLines>[0]['children']>[0][number]; disabled: boolean; onAdd: () => void }

const LineRow = ({ line, disabled, onAdd }: LineRowProps) => {
  const [nameId, factsId] = [useId(), useId()]
  return (
    <Row type="button" disabled={disabled} aria-labelledby={nameId} aria-describedby={factsId} onClick={onAdd}>
      <Text id={nameId} fontWeight="semibold" mb="1">
        {line.name}
      </Text>
      <div id={factsId}>
        <LineFacts line={line} />
      </div>
    </Row>
  )
}
