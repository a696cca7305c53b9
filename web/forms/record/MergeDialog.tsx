import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { Conflict, Pick } from 'domain/calls/entries/merge'
import type { EntryWords } from './fields'
import type { Merging } from './useRecordForm'
import { Dialog } from '../../ui/dialog/Dialog'
import { SendButton } from '../../ui/page/SendButton'

type MergeDialogProps = {
  editor: Merging
  words: EntryWords
  /** The label of the button that continues sending; null when nothing is sent. */
  sendLabel: string | null
}

/** Somebody else's changes while the person typed, by field; where both changed one, the person picks (rules 3.21). */
export const MergeDialog = ({ editor, words, sendLabel }: MergeDialogProps) => {
  const { merge, knownEntries, by, dismiss } = editor
  const [picks, setPicks] = useState<Readonly<Record<string, Pick>>>({})
  const ConfirmButton = sendLabel === null ? Button : SendButton
  const show = (name: string, entry: readonly string[] = []) => words.show(name, entry)
  const conflicts = words
    .inPageOrder(merge.conflicts.map(({ field }) => field))
    .map((field) => merge.conflicts.find((each) => each.field === field)!)
  const pickAll = (pick: Pick) => setPicks(Object.fromEntries(conflicts.map(({ field }) => [field, pick])))
  const isDecided = conflicts.every(({ field }) => picks[field] !== undefined)
  const taken = words.inPageOrder(Object.keys(merge.taken))
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={`${asWhole(by)} changed this ${words.thing} too`}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={dismiss}>
            Not now
          </Button>
          <ConfirmButton disabled={!isDecided} onClick={() => editor.pick(picks)}>
            {sendLabel ?? 'Done'}
          </ConfirmButton>
        </>
      }
    >
      <Stack gap="5">
        {conflicts.length > 0 && (
          <>
            <Text color="fg.muted">
              You both changed {conflicts.length === 1 ? 'one entry' : `${conflicts.length} entries`}. Pick what the{' '}
              {words.thing} shall hold.
            </Text>
            {conflicts.length > 1 && (
              <Flex gap="2" wrap="wrap">
                <Button size="sm" variant="outline" onClick={() => pickAll('mine')}>
                  Keep all mine
                </Button>
                <Button size="sm" variant="outline" onClick={() => pickAll('theirs')}>
                  Take all theirs
                </Button>
              </Flex>
            )}
            {conflicts.map((conflict) => (
              <Dispute
                key={conflict.field}
                name={words.nameOf(conflict.field)}
                conflict={conflict}
                by={by}
                show={show}
                pick={picks[conflict.field]}
                onPick={(pick) => setPicks({ ...picks, [conflict.field]: pick })}
              />
            ))}
          </>
        )}
        {taken.length > 0 && (
          <Box>
            <Text fontWeight="semibold" mb="2">
              {conflicts.length > 0 ? 'Also changed, and taken into your form' : 'Taken into your form'}
            </Text>
            <chakra.dl display="grid" gap="2">
              {taken.map((name) => (
                <Box key={name}>
                  <Text as="dt" textStyle="xs" color="fg.muted">
                    {words.nameOf(name)}
                  </Text>
                  <Text as="dd" textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
                    <Value text={show(name, knownEntries[name])} /> → <Value text={show(name, merge.taken[name])} />
                  </Text>
                </Box>
              ))}
            </chakra.dl>
          </Box>
        )}
      </Stack>
    </Dialog>
  )
}

/** With a capital first letter. */
const asWhole = (by: string): string => by.replace(/^./, (first) => first.toUpperCase())

const Value = ({ text }: { text: string | null }) =>
  text === null ? <chakra.em color="fg.muted">empty</chakra.em> : <span translate="no">{text}</span>

type DisputeProps = {
  name: string
  conflict: Conflict
  by: string
  show: (name: string, entry: readonly string[]) => string | null
  pick: Pick | undefined
  onPick: (pick: Pick) => void
}

const Dispute = ({ name, conflict: { field, base, mine, theirs }, by, show, pick, onPick }: DisputeProps) => {
  const group = useId()
  const ways = [
    { way: 'mine', whose: 'Yours', entry: mine },
    { way: 'theirs', whose: asWhole(by), entry: theirs },
  ] as const
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        {name}
      </chakra.legend>
      <Stack gap="2">
        {ways.map(({ way, whose, entry }) => (
          <chakra.label
            key={way}
            display="flex"
            gap="3"
            p="3"
            borderRadius="l2"
            borderWidth="1px"
            borderColor={pick === way ? 'brand.solid' : 'border.emphasized'}
            bg={pick === way ? 'brand.subtle' : 'bg.panel'}
            cursor="pointer"
            _hover={{ bg: 'brand.subtle' }}
            css={{
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
            }}
          >
            <chakra.input
              type="radio"
              name={group}
              checked={pick === way}
              onChange={() => onPick(way)}
              boxSize="5"
              mt="0.5"
              flexShrink="0"
              accentColor="brand.solid"
              outline="none"
            />
            <Box minW="0" flex="1">
              <Text textStyle="xs" color="fg.muted">
                {whose}
              </Text>
              <Text fontWeight="medium" overflowWrap="anywhere" whiteSpace="pre-line">
                <Value text={show(field, entry)} />
              </Text>
            </Box>
          </chakra.label>
        ))}
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          Before: <Value text={show(field, base)} />
        </Text>
      </Stack>
    </chakra.fieldset>
  )
}
