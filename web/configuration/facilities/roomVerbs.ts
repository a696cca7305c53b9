import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { roomVerbsAddRoomsMutation } from './__generated__/roomVerbsAddRoomsMutation.graphql'
import type { roomVerbsHideRoomMutation } from './__generated__/roomVerbsHideRoomMutation.graphql'
import type { roomVerbsRenameRoomMutation } from './__generated__/roomVerbsRenameRoomMutation.graphql'
import type { roomVerbsShowRoomMutation } from './__generated__/roomVerbsShowRoomMutation.graphql'

/** A success, with the rooms as they are now. */
void graphql`
  fragment roomVerbs_success on FacilityChanged {
    facility {
      ...RoomList_facility
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment roomVerbs_refusal on Refusal {
    ...useAction_refusal
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
          }
          ...roomVerbs_success @relay(mask: false)
        }
        ...roomVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useRenameRoom = () =>
  useAction<roomVerbsRenameRoomMutation>(graphql`
    mutation roomVerbsRenameRoomMutation($input: RenameRoomInput!) {
      renameRoom(input: $input) {
        ...roomVerbs_success @alias(as: "success") @relay(mask: false)
        ...roomVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useHideRoom = () =>
  useAction<roomVerbsHideRoomMutation>(graphql`
    mutation roomVerbsHideRoomMutation($input: HideRoomInput!) {
      hideRoom(input: $input) {
        ...roomVerbs_success @alias(as: "success") @relay(mask: false)
        ...roomVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useShowRoom = () =>
  useAction<roomVerbsShowRoomMutation>(graphql`
    mutation roomVerbsShowRoomMutation($input: ShowRoomInput!) {
      showRoom(input: $input) {
        ...roomVerbs_success @alias(as: "success") @relay(mask: false)
        ...roomVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
