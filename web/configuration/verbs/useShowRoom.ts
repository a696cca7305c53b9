import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useShowRoomMutation } from './__generated__/useShowRoomMutation.graphql'

/** Makes a hidden room a choice again. */
export const useShowRoom = () =>
  useAction<useShowRoomMutation>(graphql`
    mutation useShowRoomMutation($input: ShowRoomInput!) {
      showRoom(input: $input) {
        ... on ShowRoomSuccess @alias(as: "success") {
          facility {
            ...RoomList_facility
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Room @alias(as: "room") {
              ...RoomRow_room
            }
          }
        }
      }
    }
  `)
