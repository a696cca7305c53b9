import { Box, chakra, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { controlId, focusFieldAfterDialog } from '../../forms/fields/useFormField'
import { Dialog } from '../../ui/dialog/Dialog'

/** Messages that need no field name before them. */
const speakForThemselves = ['fields', 'followUpDays']

/** Adds the field name to a message that does not have it. */
const sentence = ({ field, message }: FieldRefusal, name: string | null): string =>
  name === null || speakForThemselves.includes(field) || message.startsWith(name) ? message : `${name}: ${message}`

type CannotSubmitProps = {
  missing: readonly FieldRefusal[]
  before: keyof typeof summaries
  /** The name of an entry; null if the page has no field for it. */
  nameOf: (field: string) => string | null
  /** Unfolds the entry if it is hidden. */
  reveal: (field: string) => void
  onClose: () => void
}

const summaries = {
  closed: [
    'One thing is missing before this call can be closed.',
    'things are missing before this call can be closed.',
  ],
  confirmed: [
    'One entry from the last time is not confirmed yet. Confirm it, or enter another one.',
    'entries from the last time are not confirmed yet. Confirm them, or enter others.',
  ],
  saved: ['One entry cannot be saved as it is.', 'entries cannot be saved as they are.'],
}

/** Lists all errors that prevent closing or saving. Each links to its field. */
export const CannotSubmit = ({ missing, before, nameOf, reveal, onClose }: CannotSubmitProps) => {
  const goTo = (field: string) => {
    onClose()
    reveal(field)
    focusFieldAfterDialog(field)
  }
  return (
    <Dialog isOpen={missing.length > 0} onClose={onClose} title="Cannot submit">
      <Text color="fg.muted" mb="3">
        {missing.length === 1 ? summaries[before][0] : `${missing.length} ${summaries[before][1]}`}
      </Text>
      <chakra.ul listStyleType="none">
        {missing.map((each) => (
          <chakra.li key={`${each.field} ${each.message}`} _notFirst={{ borderTopWidth: '1px', borderColor: 'border' }}>
            {nameOf(each.field) !== null ? (
              <chakra.a
                href={`#${controlId(each.field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(each.field)
                }}
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="3"
                minH="touch"
                py="2"
                fontWeight="medium"
                color="brand.fg"
                textDecoration="underline"
                textUnderlineOffset="3px"
                focusVisibleRing="outside"
              >
                {sentence(each, nameOf(each.field))}
                <Box asChild flexShrink="0" boxSize="4.5">
                  <ArrowRight aria-hidden />
                </Box>
              </chakra.a>
            ) : (
              <Text py="2.5" fontWeight="medium">
                {each.message}
              </Text>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Dialog>
  )
}
