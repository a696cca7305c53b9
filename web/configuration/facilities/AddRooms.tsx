import { Box } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { addRoomsInput } from 'domain/configuration/facilities/input'
import { checkInput } from 'domain/kernel/input/input'
import { nameKey } from 'domain/kernel/input/names'
import { counted } from '../../ui/parts/counted'
import { Textarea } from '../../ui/parts/Input'
import { SendButton } from '../../ui/page/SendButton'
import { RestoredStrip } from '../../forms/kept/RestoredStrip'
import { useKeptForm } from '../../forms/kept/useKeptForm'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { useAddRooms } from './roomVerbs'

type AddRoomsProps = {
  facilityId: string
  known: readonly { name: string; hidden: boolean }[]
  /** Adding rooms is the next step. */
  isFirst: boolean
  onUnsent: (hasUnsent: boolean) => void
}

const nothing = { text: '' }

/** Adds rooms, one or a pasted list (rules 4.1). */
export const AddRooms = ({ facilityId, known, isFirst, onUnsent }: AddRoomsProps) => {
  const [addRooms, isAdding] = useAddRooms()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [result, setResult] = useState('')
  const entry = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (isFirst) entry.current?.focus()
  }, [isFirst])

  const write = (next: string) => {
    setText(next)
    onUnsent(next.trim() !== '')
  }

  const kept = useKeptForm({
    name: `rooms of ${facilityId}`,
    before: nothing,
    values: { text },
    restore: (to) => write(to.text ?? ''),
    reset: () => write(''),
  })

  const add = async () => {
    setResult('')
    const { value, refusal } = checkInput(addRoomsInput, { facilityId, names: [text] })
    if (refusal) {
      setError(refusal.fields[0]?.message)
      entry.current?.focus()
      return
    }
    const entered = new Set(value.names.map(nameKey))
    const existing = known.filter(({ name, hidden }) => !hidden && entered.has(nameKey(name))).length
    const answer = await addRooms({ input: { facilityId, names: value.names } })
    if (answer.ok) {
      write('')
      setResult(
        `${counted(entered.size - existing, 'room')} added.${existing > 0 ? ` ${counted(existing, 'room')} already existed.` : ''}`,
      )
    } else if (answer.refusal) setError(answer.refusal.fields[0]?.message ?? answer.refusal.message)
    entry.current?.focus()
  }

  return (
    <Box mb="4">
      <Box role="status" mb="3" css={{ '&:empty': { display: 'none' } }}>
        <RestoredStrip kept={kept} />
      </Box>
      <FieldFrame id="rooms-add" label="Add Rooms" help="One per line, or paste a list." error={error}>
        {(controlProps) => (
          <Textarea
            {...controlProps}
            ref={entry}
            rows={2}
            resize="vertical"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            css={{ fieldSizing: 'content', minHeight: 'calc(2lh + 1.25rem)', maxHeight: '12rem' }}
            value={text}
            onChange={(event) => {
              write(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </FieldFrame>
      <Box display="flex" alignItems="center" gap="3" mt="2">
        <SendButton size="sm" variant="outline" disabled={isAdding} onClick={() => void add()}>
          {isAdding ? 'Adding…' : 'Add Rooms'}
        </SendButton>
        <Box role="status" textStyle="sm" color="fg.muted">
          {result}
        </Box>
      </Box>
    </Box>
  )
}
