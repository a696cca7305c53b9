import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useShowRoomMutation } from './__generated__/useShowRoomMutation.graphql'

/** Makes a hidden room a choice again. */
export const useShowRoom = () =>
  useAction<useShowRoomMutation>(graphql`
    mutation useShowRoomMutation($input: ShowRoomInput!) {
      showRoom(input: $input) {
        __typename
        ... on ShowRoomSuccess {
          facility {
            ...RoomList_facility
          }
        }
        ... on Refusal {
          code
          message
          fields {
            field
            message
          }
          current {
            ... on Room @alias(as: "room") {
              ...RoomRow_room
            }
          }
        }
      }
    }
  `)
