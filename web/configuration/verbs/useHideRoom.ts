import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useHideRoomMutation } from './__generated__/useHideRoomMutation.graphql'

/** Takes a room out of new choices. */
export const useHideRoom = () =>
  useAction<useHideRoomMutation>(graphql`
    mutation useHideRoomMutation($input: HideRoomInput!) {
      hideRoom(input: $input) {
        __typename
        ... on HideRoomSuccess {
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
