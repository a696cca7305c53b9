import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { FieldError } from '../../forms/fields/FieldFrame'
import { FormScope } from '../../forms/fields/useFormField'
import { RestoredStrip } from '../../forms/kept/RestoredStrip'
import { useKeptForm } from '../../forms/kept/useKeptForm'
import { SendButton } from '../../ui/page/SendButton'
import { Input } from '../../ui/parts/Input'
import { useRenameRoom } from './roomVerbs'
import type { RoomName_room$key } from './__generated__/RoomName_room.graphql'

type RoomNameProps = {
  room: RoomName_room$key
  readOnly: boolean
  /** Called with whether a new name is entered but not saved. */
  onUnsent: (hasUnsent: boolean) => void
  /** What else can be done with the room while it is not renamed. */
  children: ReactNode
}

/** The name of a room, edited in place. */
export const RoomName = ({ readOnly, onUnsent, children, ...props }: RoomNameProps) => {
  const { id, name, hidden, version } = useFragment(
    graphql`
      fragment RoomName_room on Room {
        id
        name
        hidden
        version
      }
    `,
    props.room,
  )
  const [renameRoom, isRenaming] = useRenameRoom()
  /** The entered name, and the version of the room when editing began. */
  const [entry, setEntry] = useState<{ name: string; version: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const renameButton = useRef<HTMLButtonElement>(null)
  const isEditing = entry !== null
  const wasEditing = useRef(false)
  const isUnsent = isEditing && entry.name !== name

  const stop = () => {
    setError(null)
    setEntry(null)
  }
  const kept = useKeptForm({
    name: readOnly ? null : `name of room ${id}`,
    before: { name },
    values: { name: entry?.name ?? name },
    // The notice says what the room is called now, so the entry is based on that.
    restore: (to) => setEntry({ name: to.name ?? name, version }),
    reset: stop,
  })

  const focus = useEffectEvent(() => {
    if (!isEditing) {
      if (wasEditing.current) renameButton.current?.focus()
    } else if (kept.restored.length === 0) {
      // What was restored comes without a press, and takes the focus from nothing.
      input.current?.focus()
      input.current?.select()
    }
    wasEditing.current = isEditing
  })
  useEffect(() => focus(), [isEditing])

  const tell = useEffectEvent((hasUnsent: boolean) => onUnsent(hasUnsent))
  useEffect(() => {
    if (!isUnsent) return
    tell(true)
    return () => tell(false)
  }, [isUnsent])

  const rename = async () => {
    setError(null)
    if (!entry || entry.name === name) return stop()
    const renamed = await renameRoom({
      input: { roomId: id, name: entry.name, expectedVersion: entry.version },
    })
    if (renamed.ok) stop()
    else if (renamed.refusal) setError(renamed.refusal.fields[0]?.message ?? renamed.refusal.message)
  }

  return (
    <>
      <Box role="status" css={{ '&:empty': { display: 'none' } }}>
        {/* The dialog has a field of the same name. */}
        <FormScope value={`${id}-`}>
          <RestoredStrip kept={kept} text={`The room is called ${name}.`} />
        </FormScope>
      </Box>
      {isEditing ? (
        <Flex gap="2" align="center">
          <Input
            ref={input}
            data-own-escape
            aria-label={`New name of ${name}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={entry.name}
            onChange={(event) => setEntry({ ...entry, name: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void rename()
              if (event.key === 'Escape') stop()
            }}
          />
          {/* Several rooms may be renamed at once, in a dialog with a button of the same name. */}
          <SendButton
            size="sm"
            aria-label={`Save the name of ${name}`}
            disabled={isRenaming}
            onClick={() => void rename()}
          >
            Save
          </SendButton>
          <Button size="sm" variant="ghost" colorPalette="gray" aria-label={`Cancel renaming ${name}`} onClick={stop}>
            Cancel
          </Button>
        </Flex>
      ) : (
        <Flex gap="1" align="center" minH="9">
          <chakra.span flex="1" minW="0" overflowWrap="anywhere" color={hidden ? 'fg.muted' : undefined}>
            {name}
          </chakra.span>
          {readOnly ? null : (
            <>
              <Button
                ref={renameButton}
                size="sm"
                variant="ghost"
                colorPalette="gray"
                aria-label={`Rename ${name}`}
                onClick={() => setEntry({ name, version })}
              >
                Rename
              </Button>
              {children}
            </>
          )}
        </Flex>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}
