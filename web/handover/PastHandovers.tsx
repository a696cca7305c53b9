import { Text } from '@chakra-ui/react'
import { keptDays } from 'domain/handover/contents'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { ListCell, ListName, ListRow, ListTable } from '../tables/list/ListTable'
import { numberedLinks } from '../tables/list/pageLinks'
import { Pager } from '../tables/list/Pager'
import { Panel } from '../ui/page/Panel'
import { handoverAddress, handoverPath, type HandoverView } from './handoverAddress'
import { showLocal } from './localTime'
import type { PastHandovers_handovers$key } from './__generated__/PastHandovers_handovers.graphql'

const columns = [{ name: 'Handed Over' }, { name: 'By' }, { name: 'Taken Over' }, { name: 'By', key: 'taker' }]

type PastHandoversProps = { handovers: PastHandovers_handovers$key; view: HandoverView; timeZone: string }

/** The hand-overs of the facility, the newest first. */
export const PastHandovers = ({ view, timeZone, ...props }: PastHandoversProps) => {
  const { total, pageCount, handovers } = useFragment(
    graphql`
      fragment PastHandovers_handovers on HandoverList {
        total
        pageCount
        handovers {
          id
          databaseId
          handedOverAt
          handedOverBy {
            fullName
          }
          takenOverAt
          takenOverBy {
            fullName
          }
        }
      }
    `,
    props.handovers,
  )
  const links = numberedLinks(handoverPath, handoverAddress, view, pageCount)
  return (
    <Panel title="Past hand-overs">
      {total === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          There are none yet. They are kept for {keptDays} days.
        </Text>
      ) : (
        <>
          <ListTable isInPanel cardsBelow="md" aria-label="Past hand-overs" columns={columns}>
            {handovers.map(({ id, databaseId, handedOverAt, handedOverBy, takenOverAt, takenOverBy }) => (
              <ListRow key={id}>
                <ListName>
                  <Link to={`/handover/${databaseId}`}>{showLocal(timeZone, handedOverAt)}</Link>
                </ListName>
                <ListCell name="By">{handedOverBy.fullName}</ListCell>
                <ListCell name="Taken Over">{takenOverAt ? showLocal(timeZone, takenOverAt) : null}</ListCell>
                <ListCell name="By">{takenOverBy?.fullName}</ListCell>
              </ListRow>
            ))}
          </ListTable>
          {pageCount > 1 ? (
            <Pager
              {...links}
              // Not beside a link to the same page.
              first={view.page > 2 ? links.first : null}
              last={view.page < pageCount - 1 ? links.last : null}
            >
              {`Page ${view.page} of ${pageCount}`}
            </Pager>
          ) : null}
        </>
      )}
    </Panel>
  )
}
