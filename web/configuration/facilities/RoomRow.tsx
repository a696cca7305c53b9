import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Input } from '../../ui/parts/Input'
import { SendButton } from '../../ui/page/SendButton'
import { FieldError } from '../../forms/fields/FieldFrame'
import { useHideRoom, useRenameRoom, useShowRoom } from './roomVerbs'
import type { RoomRow_room$key } from './__generated__/RoomRow_room.graphql'

type Result = { ok: boolean; refusal?: { message: string; fields: readonly { message: string }[] } | null }

type RoomRowProps = { room: RoomRow_room$key; readOnly: boolean; onTurned: () => void }

/** A room: its name, edited in place, and whether it can be chosen. */
export const RoomRow = ({ readOnly, onTurned, ...props }: RoomRowProps) => {
  const { id, name, hidden, version } = useFragment(
    graphql`
      fragment RoomRow_room on Room {
        id
        name
        hidden
        version
      }
    `,
    props.room,
  )
  const [renameRoom, isRenaming] = useRenameRoom()
  const [hideRoom, isHiding] = useHideRoom()
  const [showRoom, isShowing] = useShowRoom()
  /** The entered name, and the version of the room when editing began. */
  const [entry, setEntry] = useState<{ name: string; version: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const renameButton = useRef<HTMLButtonElement>(null)
  const isEditing = entry !== null
  const wasEditing = useRef(false)

  useEffect(() => {
    if (isEditing) {
      input.current?.focus()
      input.current?.select()
    } else if (wasEditing.current) renameButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  const tellRefused = ({ ok, refusal }: Result): boolean => {
    if (!ok && refusal) setError(refusal.fields[0]?.message ?? refusal.message)
    return ok
  }
  const stop = () => {
    setError(null)
    setEntry(null)
  }
  const rename = async () => {
    setError(null)
    if (
      !entry ||
      entry.name === name ||
      tellRefused(await renameRoom({ input: { roomId: id, name: entry.name, expectedVersion: entry.version } }))
    )
      stop()
  }
  const turn = async () => {
    setError(null)
    const input = { roomId: id, expectedVersion: version }
    if (tellRefused(hidden ? await showRoom({ input }) : await hideRoom({ input }))) onTurned()
  }

  return (
    <Box asChild borderBottomWidth="1px" borderColor="border.muted" py="1">
      <li>
        {isEditing ? (
          <Flex gap="2" align="center">
            <Input
              ref={input}
              data-own-escape
              aria-label={`New name of ${name}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              autoComplete="off"
              value={entry.name}
              onChange={(event) => setEntry({ ...entry, name: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter') void rename()
                if (event.key === 'Escape') stop()
              }}
            />
            <SendButton size="sm" disabled={isRenaming} onClick={() => void rename()}>
              Save
            </SendButton>
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={stop}>
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
                <SendButton
                  size="sm"
                  variant="ghost"
                  colorPalette="gray"
                  aria-busy={isHiding || isShowing}
                  aria-label={`${hidden ? 'Show' : 'Hide'} ${name}`}
                  onClick={() => void turn()}
                >
                  {hidden ? 'Show' : 'Hide'}
                </SendButton>
              </>
            )}
          </Flex>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </li>
    </Box>
  )
}
