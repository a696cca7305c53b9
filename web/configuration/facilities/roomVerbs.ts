import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { roomVerbsAddRoomsMutation } from './__generated__/roomVerbsAddRoomsMutation.graphql'
import type { roomVerbsHideRoomMutation } from './__generated__/roomVerbsHideRoomMutation.graphql'
import type { roomVerbsRenameRoomMutation } from './__generated__/roomVerbsRenameRoomMutation.graphql'
import type { roomVerbsShowRoomMutation } from './__generated__/roomVerbsShowRoomMutation.graphql'

/** A refusal, with the current record. */
void graphql`
  fragment roomVerbs_refusal on Refusal {
    ...useAction_refusal @relay(mask: false)
    current {
      ... on Facility @alias(as: "facility") {
        ...RoomList_facility
      }
      ... on Room @alias(as: "room") {
        ...RoomRow_room
      }
    }
  }
`

export const useAddRooms = () =>
  useAction<roomVerbsAddRoomsMutation>(graphql`
    mutation roomVerbsAddRoomsMutation($input: AddRoomsInput!) {
      addRooms(input: $input) {
        ... on AddRoomsSuccess @alias(as: "success") {
          facility {
            rooms {
              id
            }
            ...RoomList_facility
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...roomVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useRenameRoom = () =>
  useAction<roomVerbsRenameRoomMutation>(graphql`
    mutation roomVerbsRenameRoomMutation($input: RenameRoomInput!) {
      renameRoom(input: $input) {
        ... on RenameRoomSuccess @alias(as: "success") {
          facility {
            ...RoomList_facility
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...roomVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useHideRoom = () =>
  useAction<roomVerbsHideRoomMutation>(graphql`
    mutation roomVerbsHideRoomMutation($input: HideRoomInput!) {
      hideRoom(input: $input) {
        ... on HideRoomSuccess @alias(as: "success") {
          facility {
            ...RoomList_facility
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...roomVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useShowRoom = () =>
  useAction<roomVerbsShowRoomMutation>(graphql`
    mutation roomVerbsShowRoomMutation($input: ShowRoomInput!) {
      showRoom(input: $input) {
        ... on ShowRoomSuccess @alias(as: "success") {
          facility {
            ...RoomList_facility
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...roomVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
