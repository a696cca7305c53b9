import { chakra, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog'
import { noConnection, useIsOffline } from '../../../ui/browser/offline'
import { ConfirmPatient } from './ConfirmPatient'
import { LineFacts } from './LineFacts'
import { MatchingLines, type LookedFor, type MatchingLine } from './MatchingLines'
import { groupOf, OfferedLines } from './OfferedLines'
import { Untranslated } from '../../../ui/parts/Untranslated'

type AddToLineProps = {
  callId: string
  by: LookedFor
  isAdding: boolean
  /** Why the chosen line was refused. */
  problem: string | null
  /** The line that was refused because it may be another patient's. */
  refusedId: string | null
  /** `confirm`: the person confirmed that it is the right patient. */
  onAdd: (lineId: string, confirm: boolean) => void
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

/**
 * The open lines that the call may be about. Choosing one links the call to it, after a confirmation if it may be
 * another patient's.
 */
export const AddToLine = ({ callId, by, isAdding, problem, refusedId, onAdd, onClose }: AddToLineProps) => {
  const [toConfirm, setToConfirm] = useState<MatchingLine | null>(null)
  const press = (line: MatchingLine) => {
    if (groupOf(by, line) === 'samePatient' && line.id !== refusedId) onAdd(line.id, false)
    else setToConfirm(line)
  }
  return (
    <Dialog isOpen onClose={onClose} title="Add to existing line">
      {problem && (
        <Text role="alert" color="fg.error" fontWeight="medium" mb="3">
          {problem}
        </Text>
      )}
      <MatchingLines callId={callId} by={by}>
        {(lines) =>
          lines.length === 0 ? (
            <Text color="fg.muted">
              No open line has this MRN, this room, or this patient’s last name. Fill them in and try again.
            </Text>
          ) : (
            <OfferedLines by={by} lines={lines}>
              {(line) => <LineRow line={line} disabled={isAdding} onAdd={() => press(line)} />}
            </OfferedLines>
          )
        }
      </MatchingLines>
      {toConfirm && (
        <ConfirmPatient
          by={by}
          line={toConfirm}
          confirmLabel="Add to This Line"
          onConfirm={() => {
            setToConfirm(null)
            onAdd(toConfirm.id, true)
          }}
          onCancel={() => setToConfirm(null)}
        />
      )}
    </Dialog>
  )
}

type LineRowProps = { line: MatchingLine; disabled: boolean; onAdd: () => void }

const LineRow = ({ line, disabled, onAdd }: LineRowProps) => {
  const isOffline = useIsOffline()
  const [nameId, factsId] = [useId(), useId()]
  return (
    <Row
      type="button"
      disabled={disabled}
      aria-disabled={isOffline || undefined}
      title={isOffline ? noConnection : undefined}
      aria-labelledby={nameId}
      aria-describedby={factsId}
      onClick={onAdd}
    >
      <Text id={nameId} fontWeight="semibold" mb="1">
        <Untranslated>{line.name}</Untranslated>
      </Text>
      <div id={factsId}>
        <LineFacts line={line} />
      </div>
    </Row>
  )
}
