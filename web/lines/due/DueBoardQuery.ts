import { graphql } from 'react-relay'

/** The first lines of each group; for groups in `whole`, as many as allowed. */
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
