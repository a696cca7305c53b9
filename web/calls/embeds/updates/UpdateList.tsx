import { Badge, chakra, Text } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Moment } from '../../../ui/parts/Moment'
import { Untranslated } from '../../../ui/parts/Untranslated'
import type { UpdateList_update$key } from './__generated__/UpdateList_update.graphql'

type UpdateListProps = {
  updates: UpdateList_update$key
  /** Any time of the reader's current day. */
  today: Date
}

/** What the ward that asked for a call and the team wrote to each other (rules 3.27); a new one is read aloud. */
export const UpdateList = ({ today, ...props }: UpdateListProps) => {
  const updates = useFragment(
    graphql`
      fragment UpdateList_update on CallUpdate @relay(plural: true) {
        databaseId
        text
        isWorse
        isFromWard
        writtenAt
        by
      }
    `,
    props.updates,
  )
  return (
    <div aria-live="polite">
      {updates.length > 0 && (
        <chakra.ul aria-label="Updates" listStyleType="none" display="grid" gap="1.5">
          {updates.map(({ databaseId, text, isWorse, isFromWard, writtenAt, by }) => (
            <chakra.li
              key={databaseId}
              ps="3"
              borderInlineStartWidth="3px"
              borderColor={isWorse ? 'red.solid' : isFromWard ? 'amber.solid' : 'blue.solid'}
            >
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {isWorse ? (
                  <Badge colorPalette="red" me="2">
                    <TriangleAlert aria-hidden size={13} />
                    Worse
                  </Badge>
                ) : null}
                <Untranslated>{text}</Untranslated>
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {isFromWard ? 'Ward' : 'Team'} · <Untranslated>{by}</Untranslated> ·{' '}
                <Moment at={writtenAt} now={today} />
              </Text>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </div>
  )
}
