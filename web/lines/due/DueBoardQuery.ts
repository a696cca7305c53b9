import { graphql } from 'react-relay'

/** The board: of each group its first lines; of those in `whole` all that it can hold. */
export const DueBoardQuery = graphql`
  query DueBoardQuery($first: Int!, $whole: [DueGroup!]!) {
    provider {
      id
      purposes {
        id
        name
      }
      dueLines(first: $first, whole: $whole) {
        group
        count
        lines {
          id
          viewerCanCreateCall
          room {
            facility {
              timeZone
            }
          }
          ...DueRow_line
        }
      }
    }
  }
`
