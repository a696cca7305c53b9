import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useAddRoomsMutation } from './__generated__/useAddRoomsMutation.graphql'

/** Adds rooms to a facility. */
export const useAddRooms = () =>
  useAction<useAddRoomsMutation>(graphql`
    mutation useAddRoomsMutation($input: AddRoomsInput!) {
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
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Facility @alias(as: "facility") {
              ...RoomList_facility
            }
          }
        }
      }
    }
  `)
