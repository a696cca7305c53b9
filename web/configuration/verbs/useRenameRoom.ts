import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useRenameRoomMutation } from './__generated__/useRenameRoomMutation.graphql'

/** Renames a room, also for the calls and lines that have it. */
export const useRenameRoom = () =>
  useAction<useRenameRoomMutation>(graphql`
    mutation useRenameRoomMutation($input: RenameRoomInput!) {
      renameRoom(input: $input) {
        ... on RenameRoomSuccess @alias(as: "success") {
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
