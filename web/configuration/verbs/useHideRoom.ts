import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useHideRoomMutation } from './__generated__/useHideRoomMutation.graphql'

/** Takes a room out of new choices. */
export const useHideRoom = () =>
  useAction<useHideRoomMutation>(graphql`
    mutation useHideRoomMutation($input: HideRoomInput!) {
      hideRoom(input: $input) {
        ... on HideRoomSuccess @alias(as: "success") {
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
