import { array, object, string } from 'yup'
import { subject } from '../kernel/input/input'
import { plainId } from '../kernel/input/lenient'

/** Which of one's own messages were read. Ids of nobody's, or of somebody else's messages, change nothing. */
export const readMessagesInput = object({
  messageIds: array(
    string()
      .transform((_value, sent: unknown) => plainId(sent))
      .defined()
      .meta({ of: 'InboxMessage' }),
  )
    .max(300, 'At most 300 messages')
    .optional()
    .meta({ description: 'The messages; without it, all of them.', of: 'InboxMessage' }),
})

export const readMessageInput = object({ messageId: subject('InboxMessage', 'One of your messages.') })
