import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useAddRoomsMutation } from './__generated__/useAddRoomsMutation.graphql'

/** Adds rooms to a facility. */
export const useAddRooms = () =>
  useAction<useAddRoomsMutation>(graphql`
    mutation useAddRoomsMutation($input: AddRoomsInput!) {
      addRooms(input: $input) {
        __typename
        ... on AddRoomsSuccess {
          facility {
            rooms {
              id
            }
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
            ... on Facility @alias(as: "facility") {
              ...RoomList_facility
            }
          }
        }
      }
    }
  `)
